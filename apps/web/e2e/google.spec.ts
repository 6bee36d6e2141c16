import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inspect } from './layout-checks.ts';

const signInButton = 'Google ile devam et';

async function goToGoogle(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ücretsiz başla' }).click();
  const modal = page.getByRole('dialog');
  await expect(modal.getByText(/^Deneme modu/)).toBeVisible();
  await modal.getByRole('button', { name: signInButton }).click();
  await expect(page.getByRole('heading', { name: 'Bir hesap seç' })).toBeVisible();
}

test('a user signs in with Google, signs out, and signs in to the same account again', async ({ page, context }) => {
  await goToGoogle(page);
  expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  await expect(page.getByText('bu gerçek bir hizmet değildir')).toBeVisible();
  await page.getByRole('button', { name: /^Ayşe Yılmaz/ }).click();

  await expect(page.getByText('Hoş geldin, Ayşe Yılmaz!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Henüz abonelik yok' })).toBeVisible();
  const first = await (await page.request.get('/api/auth/me')).json();
  expect(first).toMatchObject({ email: 'ayse.yilmaz@gmail.example', email_verified: true });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sign-in');

  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page.getByText('Çıkış yapıldı')).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);

  await goToGoogle(page);
  await page.getByRole('button', { name: /^Ayşe Yılmaz/ }).click();
  await expect(page.getByText('Hoş geldin, Ayşe Yılmaz!')).toBeVisible();
  expect((await (await page.request.get('/api/auth/me')).json()).id).toBe(first.id);

  // The back button does not lead to a page that would use the code again.
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Henüz abonelik yok' })).toBeVisible();
});

test('a denied Google sign-in or an unverified address is explained on the landing screen', async ({ page }) => {
  for (const choice of ['Vazgeç', /^Mert Demir/]) {
    await goToGoogle(page);
    await page.getByRole('button', { name: choice }).click();
    await expect(page.getByText('Google girişi başarısız. Lütfen tekrar deneyin.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Ücretsiz başla' })).toBeVisible();
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  }
});

for (const theme of ['light', 'dark'] as const) {
  test(`the Google emulator page has no axe violations and fits a phone, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.emulateMedia({ colorScheme: theme });
    await goToGoogle(page);
    await inspect(page);
  });
}
