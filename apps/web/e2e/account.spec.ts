import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { linkFor } from './mail-outbox.ts';
import { aTestUser, signUp } from './user.ts';

async function login(page: Page, email: string, password: string) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ücretsiz başla' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('E-posta').fill(email);
  await modal.getByLabel('Şifre').fill(password);
  await modal.getByRole('button', { name: 'Giriş yap' }).click();
}

test('a forgotten password is replaced with the link of a mail', async ({ page }) => {
  const user = await signUp(page);
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await page.getByRole('button', { name: 'Ücretsiz başla' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Şifremi unuttum' }).click();
  await modal.getByLabel('E-posta').fill(user.email);
  await modal.getByRole('button', { name: 'Bağlantıyı gönder' }).click();
  await expect(modal.getByRole('status')).toContainText('bağlantı yolda');

  await page.goto(await linkFor(user.email, '/reset-password'));
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('Yeni şifre').fill('kisa');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByRole('alert').first()).toContainText('en az 8');
  await page.getByLabel('Yeni şifre').fill('yepyeni bir kumbara');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByText('Şifren değişti').first()).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  // Nobody had confirmed the address before, so that the name is forgotten with everything else.
  await expect(page.getByRole('link', { name: user.email.slice(0, 20) })).toBeVisible();

  await page.getByRole('button', { name: 'Çıkış' }).click();
  await login(page, user.email, 'yepyeni bir kumbara');
  await expect(page).toHaveURL('/dashboard');
});

test('an address is confirmed on another device with the password, and without a mouse', async ({ page, browser }) => {
  const user = await signUp(page);
  const other = await browser.newPage({ locale: 'tr-TR', baseURL: new URL(page.url()).origin });
  await other.goto(await linkFor(user.email, '/verify-email'));
  await expect(other.getByText('bu hesabın şifresini gir')).toBeVisible();
  await other.getByLabel('Şifre').focus();
  await other.keyboard.type('yanlış şifre');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('alert')).toHaveText('Şifre yanlış');
  await other.getByLabel('Şifre').fill(user.password);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('status').first()).toContainText('doğrulandı');
  await other.close();
  await page.goto('/account');
  await expect(page.getByText('Doğrulandı', { exact: true })).toBeVisible();
});

test('another device is signed out from the account page', async ({ page, browser }) => {
  const user = await signUp(page);
  const other = await browser.newPage({ locale: 'tr-TR', baseURL: new URL(page.url()).origin });
  await login(other, user.email, user.password);
  await expect(other).toHaveURL('/dashboard');
  await page.goto('/account');
  await page.getByRole('button', { name: /^Oturumu kapat/ }).click();
  await expect(page.getByText('Oturum kapatıldı').first()).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Ücretsiz başla' })).toBeVisible();
  await other.close();
});

test('another tab follows a sign-out and a sign-in as another user', async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Hesabım' })).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('button', { name: 'Ücretsiz başla' })).toBeVisible();
  const next = await signUp(other, { ...aTestUser(), name: 'Mert Demir' });
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: next.name }).click();
  await expect(page.getByText(next.email)).toBeVisible();
});

test('signing in and the account page work without a mouse', { tag: '@smoke' }, async ({ page }) => {
  const user = await signUp(page);
  await page.getByRole('button', { name: 'Çıkış' }).click();
  const start = page.getByRole('button', { name: 'Ücretsiz başla' });
  await start.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog');
  await expect(modal.getByLabel('E-posta')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal.getByLabel('E-posta')).toBeFocused();
  await page.keyboard.type(user.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(user.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Hesabım' })).toBeVisible();
  const focusedTexts: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return { text: element.getAttribute('name') || element.innerText, isSeen };
    });
    if (!focused) break;
    expect(focused.isSeen, focused.text).toBe(true);
    focusedTexts.push(focused.text.trim());
  }
  const wanted = [
    'name',
    'currency',
    'language',
    'time_zone',
    'Kaydet',
    'current_password',
    'password',
    'Şifreyi değiştir',
    'Verilerimi indir',
    'Hesabımı sil',
  ];
  expect(focusedTexts.filter((text) => wanted.includes(text))).toEqual(wanted);
  await page.getByRole('button', { name: 'Hesabımı sil' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type(user.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Hesabın silindi')).toBeVisible();
});
