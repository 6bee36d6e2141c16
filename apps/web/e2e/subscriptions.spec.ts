import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addSubscriptions, signInAsNewUser } from './user.ts';

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

/** Notes every state that the page shows of the list, however short, from the first change on. */
const watchList = (page: Page) =>
  page.evaluate(() => {
    const shown = ['none'];
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      const cards = document.querySelectorAll('article').length;
      const text = document.body?.innerText.includes('Aramana uyan abonelik yok') ? 'nothing found' : '';
      const now = text || (cards > 0 ? 'cards' : 'none');
      if (shown.at(-1) !== now) shown.push(now);
    }).observe(document, { subtree: true, childList: true });
  });
const listStates = (page: Page) => page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);

test('the list never takes back what it shows: not for the first subscription, nor for 150', async ({ page }) => {
  await signInAsNewUser(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Abonelik ekle' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Ad/).fill('Spotify');
  await form.getByLabel(/^Tutar/).fill('59.99');
  await form.getByLabel(/^Kategori/).selectOption('music');
  await watchList(page);
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('article', { name: 'Spotify' })).toBeVisible();
  expect(await listStates(page)).toEqual(['none', 'cards']);

  await page.route('**/api/subscriptions', async (route) => {
    const [row] = await (await route.fetch()).json();
    await route.fulfill({
      json: Array.from({ length: 150 }, (_, n) => ({ ...row, id: row.id.replace(/...$/, 100 + n) })),
    });
  });
  await page.route('**/virtual-grid*.js', async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await watchList(page);
  await expect(page.getByRole('article').nth(5)).toBeVisible();
  await page.waitForTimeout(300);
  expect(await listStates(page)).toEqual(['none', 'cards']);
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
