import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { addSubscriptions, signInAsNewUser } from './user.ts';

/** No rates of the ECB can be read in these tests, so the ones in the repository serve and say their day. */
const snapshot = JSON.parse(
  readFileSync(new URL('../../api/src/modules/rates/snapshot.json', import.meta.url), 'utf8'),
) as { per_euro: Record<string, string> };

test('a subscription is added, changed, cancelled, activated and deleted', { tag: '@smoke' }, async ({ page }) => {
  await signInAsNewUser(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Henüz abonelik yok' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Özet' })).toContainText('$0');

  await page.getByRole('button', { name: 'Abonelik ekle' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Ad/).fill('Spotify');
  await form.getByLabel(/^Tutar/).fill('59.99');
  await form.getByLabel('Para birimi').selectOption('TRY');
  await form.getByLabel(/^Kategori/).selectOption('music');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Abonelik eklendi')).toBeVisible();
  const card = page.getByRole('article', { name: 'Spotify' });
  await expect(card).toContainText('₺59,99');
  await expect(page.getByRole('region', { name: 'Özet' })).toContainText('₺719,88');

  await card.getByRole('button', { name: 'Düzenle' }).click();
  await form.getByLabel(/^Tutar/).fill('69.99');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Abonelik güncellendi')).toBeVisible();
  await expect(card).toContainText('₺69,99');

  await card.getByRole('button', { name: 'İptal et' }).click();
  const cancelling = page.getByRole('alertdialog', { name: 'Bu abonelik iptal edilsin mi?' });
  await cancelling.getByRole('button', { name: 'İptal et' }).click();
  await expect(page.getByText('Abonelik iptal edildi')).toBeVisible();
  await expect(card).toContainText('Pasif');
  await expect(page.getByRole('region', { name: 'Özet' })).toContainText('$0');

  await card.getByRole('button', { name: 'Aktifleştir' }).click();
  const activating = page.getByRole('alertdialog', { name: 'Bu abonelik aktifleştirilsin mi?' });
  await activating.getByRole('button', { name: 'Aktifleştir' }).click();
  await expect(page.getByText('Abonelik aktifleştirildi')).toBeVisible();

  await card.getByRole('button', { name: 'Sil' }).click();
  const deleting = page.getByRole('alertdialog', { name: 'Bu abonelik kalıcı olarak silinsin mi?' });
  await deleting.getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Abonelik silindi')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Henüz abonelik yok' })).toBeVisible();
});

test('a reload asks whether the list still holds, and is not sent it again', async ({ page }) => {
  await signInAsNewUser(page);
  await addSubscriptions(page.request, { name: 'Spotify', amount: 99 });
  // Playwright answers a request that the browser revalidated with the kept answer; the protocol tells what was sent.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const lists = new Set<string>();
  const statuses = new Map<string, number>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname === '/api/subscriptions') lists.add(requestId);
  });
  // It may come before the request that it belongs to.
  network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode);
  });
  const card = page.getByRole('article', { name: 'Spotify' });
  await page.goto('/dashboard');
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
  await expect.poll(() => [...lists].map((id) => statuses.get(id))).toEqual([200, 304]);
});

test('prices in two currencies are also added up in the main currency, which can be changed', async ({ page }) => {
  await signInAsNewUser(page);
  const rate = Number(snapshot.per_euro.TRY) / Number(snapshot.per_euro.USD);
  const lira = (amount: number) =>
    amount.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  await addSubscriptions(page.request, { name: 'Spotify', amount: 99 });
  await page.goto('/dashboard');
  const summary = page.getByRole('region', { name: 'Özet' });
  await expect(summary).toContainText('₺99,00');
  await expect(summary).not.toContainText('≈');

  await addSubscriptions(page.request, { name: 'ChatGPT', amount: 20, currency: 'USD' });
  await page.reload();
  await expect(summary).toContainText('₺99,00$20,00');
  await expect(summary).toContainText(`Toplam ≈\u00a0₺${lira(99 + 20 * rate)}`);
  await expect(summary).toContainText(`₺${lira(12 * (99 + 20 * rate))}`);
  await expect(summary).toContainText('29\u00a0Eyl\u00a02026 tarihli piyasa kurlarıyla çevrildi');
  await expect(summary).toContainText(/Kurlar \d+ günlük/);

  await summary.getByRole('link', { name: 'Ana para birimini değiştir' }).click();
  await page.getByLabel('Ana para birimi').selectOption('EUR');
  await page.getByRole('button', { name: 'Kaydet' }).first().click();
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await page.getByRole('link', { name: 'Abonelikler' }).first().click();
  const euros = 99 / Number(snapshot.per_euro.TRY) + 20 / Number(snapshot.per_euro.USD);
  await expect(summary).toContainText(`Toplam ≈\u00a0€${lira(euros)}`);
});

test('toasts appear at the bottom right, at most three at once', async ({ page }) => {
  await signInAsNewUser(page);
  // Every refused attempt shows a toast.
  await page.route('**/api/payments/checkout', (route) =>
    route.fulfill({ status: 503, json: { status: 503, code: 'provider_not_configured', detail: 'Kurulu değil' } }),
  );
  await page.goto('/pricing');
  const buy = page.getByRole('button', { name: 'Yükselt' }).first();
  const toasts = page.locator('[data-sonner-toast]');
  await buy.click();
  // Toasts under the pointer stay, so that a slow machine counts them too.
  await toasts.first().hover();
  for (let count = 2; count <= 4; count += 1) {
    await buy.press('Enter');
    await expect(toasts).toHaveCount(count);
    await expect(buy).toBeEnabled();
  }
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  const box = await toasts.first().boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box && box.x > width / 2 && box.y > height / 2).toBe(true);
});

test('a fourth subscription on Free opens the upgrade invitation', async ({ page }) => {
  await signInAsNewUser(page);
  await addSubscriptions(
    page.request,
    { name: 'Bir', amount: 1 },
    { name: 'İki', amount: 2 },
    { name: 'Üç', amount: 3 },
  );
  await page.goto('/dashboard');
  await expect(page.getByText('3/3 abonelik kullanılıyor.')).toBeVisible();
  await page.getByRole('button', { name: 'Abonelik ekle' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Planlara bak' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('button', { name: 'Mevcut Plan' })).toBeDisabled();
  await page.getByRole('button', { name: 'Yükselt' }).first().click();
  await expect(page).toHaveURL(/\/stripe\/checkout\//);
});
