import { expect, test } from './fixtures.ts';
import { addSubscriptions, buyPlan, signInAsNewUser } from './user.ts';

test('a key is made after a confirmation, shown once, works for a program, and ends when it is revoked', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const user = await signInAsNewUser(page);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Bağlantıları aç' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bağlantılar');
  const section = page.getByRole('region', { name: 'API anahtarları' });
  await expect(section.getByRole('link', { name: 'Planlara bak' })).toHaveAttribute('href', '/pricing');
  await expect(section.getByRole('button', { name: 'Anahtar oluştur' })).toHaveCount(0);

  await buyPlan(page, 'pro_monthly');
  await addSubscriptions(page.request, { name: 'Spotify', amount: 59.99 });
  await page.reload();
  await section.getByRole('button', { name: 'Anahtar oluştur' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Ad').fill('Home Assistant');
  await dialog.getByLabel('Süre').selectOption('Süresiz');
  await dialog.getByRole('button', { name: 'Oluştur' }).click();
  await expect(dialog).toContainText('Kimliğini doğrula');
  await dialog.getByLabel('Şifre').fill(user.password);
  await dialog.getByRole('button', { name: 'Onayla', exact: true }).click();
  await expect(dialog).toContainText('Anahtarın hazır');
  const key = await dialog.getByRole('region', { name: 'API anahtarı' }).locator('pre').innerText();
  expect(key).toMatch(/^kmb_[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'Kopyala: API anahtarı' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dialog.getByRole('button', { name: 'Kopyaladım' }).click();

  const item = section.getByRole('listitem');
  await expect(item).toContainText(/Home Assistant.*Okuma.*Henüz kullanılmadı/s);
  await expect(page.locator('body')).not.toContainText(key);

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${key}` },
  });
  const list = await program.get('/api/subscriptions');
  expect(await list.json()).toMatchObject([{ name: 'Spotify' }]);
  expect(list.headers().ratelimit).toMatch(/^"key";r=599;/);
  const add = await program.post('/api/subscriptions', { data: {} });
  expect(await add.json()).toMatchObject({ status: 403, code: 'api_key_read_only' });
  await page.reload();
  await expect(item).toContainText('Son kullanım');

  await item.getByRole('button', { name: 'İptal et: Home Assistant' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'İptal et' }).click();
  await expect(section).toContainText('Henüz API anahtarın yok');
  expect((await program.get('/api/subscriptions')).status()).toBe(401);
  await program.dispose();
});
