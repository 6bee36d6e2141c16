import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inspect } from './layout-checks.ts';
import { linkFor, mailWith } from './mail-outbox.ts';
import { addSubscriptions, aTestUser, buyPlan, signInAsNewUser, type TestUser } from './user.ts';

const badge = (page: Page, name: string) => page.getByRole('banner').getByText(name, { exact: true });
const card = (page: Page, { name }: TestUser) => page.getByRole('article', { name });

/** A user on Pro with a verified address. */
async function signInAsOwner(page: Page): Promise<TestUser> {
  const owner = await signInAsNewUser(page);
  await page.goto(await linkFor(owner.email, '/verify-email'));
  await expect(page.getByRole('status').first()).toContainText('doğrulandı');
  await buyPlan(page, 'pro_monthly');
  return owner;
}

const anotherBrowser = async (browser: Browser, page: Page) =>
  (await browser.newContext({ locale: 'tr-TR', baseURL: new URL(page.url()).origin })).newPage();

async function invite(page: Page, email: string): Promise<string> {
  await page.goto('/dashboard/family');
  await page.getByLabel('E\u2011posta adresi').fill(email);
  await page.getByRole('button', { name: 'Davet gönder' }).click();
  await expect(page.getByText(`${email} adresine davet gönderildi`)).toBeVisible();
  return linkFor(email, '/family');
}

test('an invited person signs up, joins, shares a subscription, and loses access at once when removed', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const owner = await signInAsOwner(page);
  const guest = { ...aTestUser(), name: 'Mert Demir' };
  const link = await invite(page, guest.email);
  await expect(page.getByText(guest.email, { exact: true })).toBeVisible();

  const guestPage = await anotherBrowser(browser, page);
  await guestPage.goto(link);
  await expect(guestPage).toHaveURL('/family');
  await inspect(guestPage);
  await guestPage.getByRole('button', { name: 'Kayıt ol' }).click();
  const modal = guestPage.getByRole('dialog');
  await modal.getByLabel('Ad', { exact: true }).fill(guest.name);
  await modal.getByLabel('E-posta').fill(guest.email);
  await modal.getByLabel('Şifre').fill(guest.password);
  await modal.getByRole('button', { name: 'Kayıt ol' }).click();
  await expect(guestPage.getByText(`Önce ${guest.email} adresini doğrula`)).toBeVisible();
  const otherTab = await guestPage.context().newPage();
  await otherTab.goto(await linkFor(guest.email, '/verify-email'));
  await expect(otherTab.getByRole('status').first()).toContainText('doğrulandı');
  await otherTab.close();
  await guestPage.getByRole('button', { name: 'Doğruladım, devam et' }).click();
  await expect(guestPage.getByText(`${owner.name} (${owner.email}) seni ailesine davet ediyor.`)).toBeVisible();
  await guestPage.getByRole('button', { name: 'Katıl' }).click();

  await expect(guestPage).toHaveURL('/dashboard/family');
  await expect(badge(guestPage, 'Pro')).toBeVisible();
  await expect(card(guestPage, owner)).toContainText('Ailenin sahibi');
  await addSubscriptions(guestPage.request, { name: 'Exxen', amount: 160.99 }, { name: 'Gizli', amount: 5000 });
  await guestPage.reload();
  await guestPage.getByRole('switch', { name: 'Exxen' }).click();
  await expect(card(guestPage, guest)).toContainText('₺160,99');

  await page.reload();
  await expect(card(page, guest)).toContainText('Exxen');
  await expect(page.getByRole('region', { name: 'Paylaştıklarınız' })).toContainText('₺160,99');
  await expect(page.getByText('Gizli')).toHaveCount(0);
  await inspect(page);
  await page.getByRole('button', { name: `Çıkar: ${guest.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Çıkar' }).click();
  await expect(page.getByText(`${guest.name} aileden çıkarıldı`)).toBeVisible();
  await expect(card(page, guest)).toHaveCount(0);

  // The page of the member was open all the time.
  await guestPage.getByRole('link', { name: 'Abonelikler' }).click();
  await expect(guestPage.getByRole('article', { name: 'Gizli' })).toBeVisible();
  await guestPage.getByText('Daha fazla', { exact: true }).click();
  await guestPage.getByRole('link', { name: 'Aile', exact: true }).click();
  await expect(guestPage.getByRole('heading', { name: 'Ailece ne ödüyorsunuz?' })).toBeVisible();
  await expect(badge(guestPage, 'Free')).toBeVisible();
  await guestPage.goto(link);
  await expect(guestPage.getByRole('alert')).toContainText('Bu davet geçersiz');
  await guestPage.context().close();
});

test('an invitation only works for its address, and can be withdrawn', async ({ page, browser }) => {
  await signInAsOwner(page);
  const guest = aTestUser();
  const link = await invite(page, guest.email);
  const guestPage = await anotherBrowser(browser, page);
  const thief = await signInAsNewUser(guestPage);
  await guestPage.goto(link);
  await expect(guestPage.getByRole('alert')).toContainText(`${thief.email} ile giriş yapmışsın`);
  await guestPage.getByRole('button', { name: 'Çıkış yap ve diğer hesapla gir' }).click();
  await expect(guestPage.getByText('Bir aileye davet edildin')).toBeVisible();
  await guestPage.context().close();
  await page.getByRole('button', { name: `Daveti iptal et: ${guest.email}` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Daveti iptal et' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Davet iptal edildi')).toBeVisible();
  await expect(page.getByText(guest.email, { exact: true })).toHaveCount(0);
});

test('a support message reaches the operator with the priority of the plan', async ({ page }) => {
  await signInAsNewUser(page);
  await page.goto('/pricing');
  await buyPlan(page, 'premium_monthly');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Destek' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal).toContainText('Premium planındasın');
  await inspect(page);
  const subject = `Soru ${crypto.randomUUID()}`;
  await modal.getByLabel('Konu').fill(subject);
  await modal.getByLabel('Mesajın').fill('Bir satırı bulamadım.');
  await modal.getByRole('button', { name: 'Gönder' }).dblclick();
  await expect(modal.getByRole('status')).toContainText('Mesajın gönderildi');
  await expect
    .poll(() => mailWith(subject), { timeout: 15_000 })
    .toMatch(/^(?=[\s\S]*X-Priority: 2)(?=[\s\S]*\[Premium\])(?=[\s\S]*Page: \/dashboard)/);
});
