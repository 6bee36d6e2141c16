import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addSubscriptions, buyPlan, signInAsNewUser } from './user.ts';

const good = /^4242 4242 4242 4242/;
const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const badge = (page: Page, name: string) => page.getByRole('banner').getByText(name, { exact: true });

test('a user buys Premium and gets the plan', { tag: '@smoke' }, async ({ page }) => {
  await signInAsNewUser(page);
  await page.goto('/pricing');
  await expect(page.getByText(/gerçek para çekilmez/)).toBeVisible();
  await plan(page, 'Premium').getByRole('button', { name: 'Yükselt' }).click();
  await expect(page.getByRole('heading', { name: 'Ödeme' })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  await page.getByRole('button', { name: good }).click();
  await expect(page.getByText('Hesabın yükseltildi!')).toBeVisible();
  await expect(page.getByText('Planın: Premium')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await expect(page).toHaveURL('/dashboard', { timeout: 10_000 });
  await expect(badge(page, 'Premium')).toBeVisible();

  await page.goto('/pricing');
  await expect(plan(page, 'Premium').getByRole('button', { name: 'Mevcut Plan' })).toBeDisabled();
  // Opening the result again neither upgrades twice nor shows another result.
  await page.goBack();
  const again = await page.request.post('/api/payments/checkout', {
    data: { package_id: 'premium_monthly' },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(again.status()).toBe(409);
});

test('a cancellation on the billing page can be undone, and the account shows both', async ({ page }) => {
  await signInAsNewUser(page);
  await page.goto('/pricing');
  await buyPlan(page, 'premium_monthly');
  for (const [button, explanation] of [
    ['Dönem sonunda iptal et', /İptal edildi\. .* tarihine kadar geçerli/],
    ['Aboneliği sürdür', /tarihinde yenilenir/],
  ] as const) {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Ödeme bilgilerini yönet' }).click();
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('link', { name: 'Siteye dön' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(async () => {
      await page.goto('/account');
      await expect(page.getByText(explanation)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  }
});

test('twelve subscriptions survive a downgrade from Pro to Premium and Free, which allows no more', async ({
  page,
}) => {
  await signInAsNewUser(page);
  await page.goto('/pricing');
  await buyPlan(page, 'pro_monthly');
  const names = Array.from({ length: 12 }, (_, at) => `Abonelik ${at + 1}`);
  await addSubscriptions(page.request, ...names.map((name) => ({ name, amount: 10 })));

  await page.goto('/pricing');
  await plan(page, 'Premium').getByRole('button', { name: 'Premium planına geç' }).click();
  const question = page.getByRole('alertdialog', { name: 'Premium planına geçilsin mi?' });
  await expect(question).toContainText('Listenden hiçbir şey silinmez');
  await question.getByRole('button', { name: 'Geç', exact: true }).click();
  await expect(page.getByText('Planın değişti')).toBeVisible();
  await expect(page.getByText('Planın: Premium')).toBeVisible();

  await page.goto('/pricing');
  await plan(page, 'Free').getByRole('button', { name: 'Ücretsiz plana dön' }).click();
  await page.getByRole('button', { name: 'Hemen sona erdir' }).click();
  await page.getByRole('link', { name: 'Siteye dön' }).click();
  await expect(async () => {
    await page.goto('/dashboard');
    await expect(badge(page, 'Free')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText('12/3 abonelik kullanılıyor', { exact: false })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('button', { name: 'Abonelik ekle' }).click();
  await expect(page.getByRole('dialog', { name: 'Ücretsiz plan sınırına ulaşıldı' })).toBeVisible();
});
