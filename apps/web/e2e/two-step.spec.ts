import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expect, test } from './fixtures.ts';
import { mailWith } from './mail-outbox.ts';
import { signUp, type TestUser } from './user.ts';

/** An authenticator app, which gives no code twice: the next one of the following step counts already. */
function anApp(secret: string) {
  let last = 0;
  return async function nextCode(): Promise<string> {
    const now = () => Math.floor(Date.now() / 30_000);
    last = Math.max(last + 1, now());
    await expect.poll(() => last - now(), { timeout: 60_000 }).toBeLessThanOrEqual(1);
    return generateSync({ secret, epoch: last * 30 });
  };
}

/** A platform authenticator of Chromium, such as a fingerprint reader whose user agrees to everything. */
async function addVirtualAuthenticator(page: Page, { suggests = false } = {}) {
  // The authenticator would choose the first suggestion by itself, before anybody clicks.
  if (!suggests)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: () => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    agree: () => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
    signs: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials[0]?.signCount ?? 0,
  };
}

const dialog = (page: Page) => page.getByRole('dialog').last();
async function confirmWithPassword(page: Page, { password }: TestUser) {
  await expect(dialog(page)).toContainText('Kimliğini doğrula');
  await dialog(page).getByLabel('Şifre').fill(password);
  await dialog(page).getByRole('button', { name: 'Onayla', exact: true }).click();
}
async function confirmWithCode(page: Page, code: string) {
  await expect(dialog(page)).toContainText('Kimliğini doğrula');
  await dialog(page)
    .getByLabel(/Uygulamadaki kod/)
    .fill(code);
  await dialog(page).getByRole('button', { name: 'Onayla', exact: true }).click();
}

async function openSignIn(page: Page) {
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await page.getByRole('button', { name: 'Ücretsiz başla' }).click();
  return dialog(page);
}
async function typePassword(page: Page, { email, password }: TestUser) {
  const modal = await openSignIn(page);
  await modal.getByLabel('E-posta').fill(email);
  await modal.getByLabel('Şifre').fill(password);
  await modal.getByRole('button', { name: 'Giriş yap', exact: true }).click();
  await expect(dialog(page)).toContainText('İki adımlı giriş');
  await expect(dialog(page).getByLabel('Doğrulama kodu')).toBeFocused();
}

/** An app that has the secret of the open dialog. */
async function scanSecret(page: Page) {
  const secret = dialog(page).getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  return anApp((await secret.innerText()).replaceAll(' ', ''));
}
async function typeCode(page: Page, code: string) {
  const field = dialog(page).getByLabel(/6 haneli kod/);
  await field.fill(code);
  await dialog(page).getByRole('button', { name: 'Aç', exact: true }).click();
}

/** Turns two-step sign-in on from the account page. */
async function setUpApp(page: Page, user: TestUser) {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Doğrulama uygulaması kur' }).click();
  await confirmWithPassword(page, user);
  await expect(dialog(page).getByRole('img', { name: /karekod/ })).toBeVisible();
  const nextCode = await scanSecret(page);
  await typeCode(page, '000000');
  await expect(dialog(page).getByRole('alert')).toContainText('Kod yanlış');
  await typeCode(page, await nextCode());
  await expect(dialog(page)).toContainText('Kurtarma kodların');
  const codes = await dialog(page).getByRole('listitem').allInnerTexts();
  return { nextCode, codes };
}

async function signUpWithPasskey(page: Page): Promise<TestUser> {
  const user = await signUp(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await confirmWithPassword(page, user);
  await expect(page.getByText('Geçiş anahtarı eklendi').first()).toBeVisible();
  return user;
}

test('two-step sign-in is turned on with an app, asked for at sign-in, and for deletion again', async ({ page }) => {
  const user = await signUp(page);
  const { nextCode, codes } = await setUpApp(page, user);
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Dosya olarak indir' }).click();
  expect((await download).suggestedFilename()).toBe('kumbara-recovery-codes.txt');
  const file = readFileSync(await (await download).path(), 'utf8');
  for (const code of codes) expect(file).toContain(code);
  await dialog(page).getByRole('button', { name: 'Sakladım' }).click();
  await expect(page.getByText('10 kurtarma kodu kaldı')).toBeVisible();
  await expect.poll(() => mailWith(user.email, '/account')).toBeTruthy();

  await typePassword(page, user);
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  await dialog(page).getByLabel('Doğrulama kodu').fill('123 456');
  await dialog(page).getByRole('button', { name: 'Devam et' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Kod yanlış');
  await dialog(page)
    .getByLabel('Doğrulama kodu')
    .fill(await nextCode());
  await dialog(page).getByRole('button', { name: 'Devam et' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Hesabımı sil' }).click();
  await dialog(page)
    .getByLabel(/şifreni yaz/)
    .fill(user.password);
  await dialog(page).getByRole('button', { name: 'Hesabımı sil' }).click();
  await expect(dialog(page)).toContainText('Kimliğini doğrula');
  // Closing the question deletes nothing. It listens once it has the focus.
  await expect(dialog(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('alert')).toContainText('onaylayın');
  await dialog(page).getByRole('button', { name: 'Hesabımı sil' }).click();
  await confirmWithCode(page, codes[0] ?? '');
  await expect(page.getByText('Hesabın silindi').first()).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a recovery code signs in once, new ones replace it, and two-step sign-in is turned off', async ({ page }) => {
  const user = await signUp(page);
  const { nextCode, codes } = await setUpApp(page, user);
  await dialog(page).getByRole('button', { name: 'Sakladım' }).click();
  for (const [attempt, code] of [codes[0], codes[0], codes[1]?.toLowerCase()].entries()) {
    if (attempt !== 2) await typePassword(page, user);
    if (attempt !== 2) await dialog(page).getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
    await dialog(page)
      .getByLabel('Kurtarma kodu')
      .fill(code ?? '');
    await dialog(page).getByRole('button', { name: 'Devam et' }).click();
    if (attempt === 1) await expect(dialog(page).getByRole('alert')).toContainText('daha önce kullanılmış');
    else await expect(page).toHaveURL('/dashboard');
  }
  await page.goto('/account');
  await expect(page.getByText('8 kurtarma kodu kaldı')).toBeVisible();
  await page.getByRole('button', { name: 'Yeni kurtarma kodları' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yeni kurtarma kodları' }).click();
  await confirmWithCode(page, await nextCode());
  await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
  await dialog(page).getByRole('button', { name: 'Sakladım' }).click();
  await page.getByRole('button', { name: 'Kapat', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(page.getByText('İki adımlı giriş kapatıldı').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Doğrulama uygulaması kur' })).toBeVisible();
});

test('a passkey is added, renamed, signs in, confirms the export, and is removed', { tag: '@smoke' }, async ({
  page,
}) => {
  const authenticator = await addVirtualAuthenticator(page);
  await signUpWithPasskey(page);
  const section = page.getByRole('region', { name: 'Geçiş anahtarları' });
  await expect(section.getByRole('listitem')).toContainText(/^Chrome, /);
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await expect(page.getByText('bir geçiş anahtarı zaten var').first()).toBeVisible();
  await section.getByRole('button', { name: /^Yeniden adlandır/ }).click();
  await dialog(page).getByLabel('Ad').fill('Evdeki bilgisayar');
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(section.getByRole('listitem')).toContainText('Evdeki bilgisayar');

  const modal = await openSignIn(page);
  await modal.getByRole('button', { name: 'Geçiş anahtarıyla devam et' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await authenticator.signs()).toBeGreaterThan(0);

  await page.goto('/account');
  await expect(section.getByRole('listitem')).toContainText('Son kullanım');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Verilerimi indir' }).click();
  await dialog(page).getByRole('button', { name: 'Geçiş anahtarıyla onayla' }).click();
  expect((await download).suggestedFilename()).toMatch(/^kumbara-.*\.zip$/);

  await section.getByRole('button', { name: /^Kaldır/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kaldır' }).click();
  await expect(section).toContainText('Henüz geçiş anahtarın yok');
});

test('a passkey is offered among the suggestions of the e-mail field', async ({ page }) => {
  await addVirtualAuthenticator(page, { suggests: true });
  await signUpWithPasskey(page);
  await openSignIn(page);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account');
  await expect(page.getByText('Geçiş anahtarıyla giriş yapıldı')).toBeVisible();
});

test('a passkey stands for both steps, and a refused one for none', async ({ page }) => {
  const authenticator = await addVirtualAuthenticator(page);
  const user = await signUpWithPasskey(page);
  await page.getByRole('button', { name: 'Doğrulama uygulaması kur' }).click();
  await typeCode(page, await (await scanSecret(page))());
  await dialog(page).getByRole('button', { name: 'Sakladım' }).click();

  await authenticator.refuse();
  await typePassword(page, user);
  const button = dialog(page).getByRole('button', { name: 'Geçiş anahtarıyla devam et' });
  const asked = page.waitForResponse('**/api/auth/passkey/options');
  await button.click();
  await asked;
  await expect(button).toBeEnabled();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  await authenticator.agree();
  await button.click();
  await expect(page).toHaveURL('/dashboard');
});

test('axe finds nothing in the dialogs of two-step sign-in, in either theme', async ({ page }) => {
  const user = await signUp(page);
  const look = async (what: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(250);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  };
  await page.goto('/account');
  await page.getByRole('button', { name: 'Doğrulama uygulaması kur' }).click();
  await expect(dialog(page)).toContainText('Kimliğini doğrula');
  await look('confirmation');
  await confirmWithPassword(page, user);
  await expect(dialog(page).getByRole('img', { name: /karekod/ })).toBeVisible();
  await look('setup');
  await typeCode(page, await (await scanSecret(page))());
  await expect(dialog(page)).toContainText('Kurtarma kodların');
  await look('recovery codes');
  await dialog(page).getByRole('button', { name: 'Sakladım' }).click();
  await look('account');
  await typePassword(page, user);
  await look('second step');
});
