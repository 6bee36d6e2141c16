import { exampleStatement } from '@kumbara/samples';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToFit, inspectInBothThemes } from './layout-checks.ts';
import { addSubscriptions, inDays, signInAsNewUser } from './user.ts';

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

/** Ids of the user's subscriptions by name. */
async function idsOf(page: Page): Promise<Record<string, string>> {
  const list: { id: string; name: string }[] = await (await page.request.get('/api/subscriptions')).json();
  return Object.fromEntries(list.map(({ id, name }) => [name, id]));
}

test('a card opens the page of its subscription, which edits, cancels and deletes it', async ({ page }) => {
  await signInAsNewUser(page);
  await addSubscriptions(
    page.request,
    { name: 'Netflix', amount: 229.99, notes: 'Salon' },
    { name: 'MUBI', amount: 99 },
  );
  await page.goto('/dashboard');
  await page.getByRole('article', { name: 'Netflix' }).getByRole('link', { name: 'Netflix' }).click();
  await expect(page).toHaveURL(/\/dashboard\/subscriptions\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Netflix' })).toBeVisible();
  await expect(page).toHaveTitle('Netflix · Kumbara');
  await expect(page.getByRole('region', { name: 'Maliyet' })).toContainText('₺2.759,88');
  await expect(page.getByRole('region', { name: 'Sıradaki ödemeler' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('Salon')).toBeVisible();

  await page.getByRole('button', { name: 'Düzenle' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Tutar/).fill('249.99');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('region', { name: 'Maliyet' })).toContainText('₺2.999,88');

  await page.getByRole('button', { name: 'İptal et', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'İptal et' }).click();
  await expect(page.getByText('Abonelik iptal edildi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aktifleştir' })).toBeVisible();

  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Abonelik silindi')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('going back finds the list at its place, with its filters', async ({ page }) => {
  await signInAsNewUser(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await addSubscriptions(
    page.request,
    { name: 'Netflix', amount: 10 },
    { name: 'MUBI', amount: 20 },
    { name: 'Dergi', amount: 5 },
  );
  // More than the plan holds, as after a downgrade.
  for (let n = 0; n < 6; n += 1) {
    const ids = Object.values(await idsOf(page));
    await page.request.put(`/api/subscriptions/${ids[0]}`, { data: { status: 'cancelled' }, headers: sameOrigin });
    await addSubscriptions(page.request, { name: `Müzik ${n}`, amount: 30 + n });
  }
  await page.goto('/dashboard');
  await page.getByRole('combobox', { name: 'Sıralama' }).selectOption('price');
  await page.getByRole('searchbox', { name: 'Ara' }).fill('müzik');
  await expect(page.getByRole('article')).toHaveCount(6);
  const name = page.getByRole('article').nth(4).getByRole('link');
  await name.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  for (const goBack of [() => page.getByRole('link', { name: 'Geri' }).click(), () => page.goBack()]) {
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('article h3 a')[3]?.click());
    await expect(page.getByRole('region', { name: 'Maliyet' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await goBack();
    await expect(page.getByRole('searchbox', { name: 'Ara' })).toHaveValue('müzik');
    await expect(page.getByRole('combobox', { name: 'Sıralama' })).toHaveValue('price');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  }
});

test('the page shows the payments of a statement, each with its line', async ({ page }) => {
  await signInAsNewUser(page);
  const { fileName: name, bytes } = await exampleStatement('pdf');
  const uploaded = await page.request.post('/api/bank-statement/upload', {
    multipart: { file: { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) } },
    headers: sameOrigin,
  });
  const { subscriptions } = await uploaded.json();
  const found = subscriptions.find(({ evidence }: { evidence: unknown[] }) => evidence.length > 1);
  await page.request.post('/api/email/import-subscription', {
    data: { detection_id: found.detection_id },
    headers: sameOrigin,
  });
  const [id] = Object.values(await idsOf(page));
  await page.goto(`/dashboard/subscriptions/${id}`);
  const payments = page.getByRole('region', { name: 'Ödemeler', exact: true });
  await expect(payments.getByText('Ödendi', { exact: true }).first()).toBeVisible();
  await expect(payments).toContainText(found.evidence[0].text);
  await inspectInBothThemes(page, 'subscription');
});

test('an id that is nobody’s or somebody else’s says that there is no such subscription', async ({ page, browser }) => {
  await signInAsNewUser(page);
  await addSubscriptions(page.request, { name: 'Netflix', amount: 10 });
  const [id] = Object.values(await idsOf(page));
  const other = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': '10.9.8.7' } });
  await signInAsNewUser(other);
  for (const foreign of [id, 'no-id', crypto.randomUUID()]) {
    await other.goto(`/dashboard/subscriptions/${foreign}`);
    await expect(other.getByRole('heading', { name: 'Böyle bir abonelik yok' })).toBeVisible();
  }
  await other.getByRole('link', { name: 'Aboneliklerime git' }).click();
  await expect(other).toHaveURL('/dashboard');
  await other.close();
});

test('the calendar shows months by keyboard, swipe and address, and leads to the subscription', async ({ page }) => {
  await signInAsNewUser(page);
  await addSubscriptions(
    page.request,
    { name: 'Netflix', amount: 100, next_payment_date: inDays(0) },
    { name: 'Canva', amount: 12, currency: 'USD', next_payment_date: inDays(0), commitment_ends_on: inDays(0) },
  );
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Takvimi aç' }).click();
  const grid = page.getByRole('grid');
  const today = grid.locator('[aria-current=date]');
  await expect(page.locator('main')).toContainText('₺100,00');
  await expect(page.locator('main')).toContainText('$12,00');
  await expect(today).toHaveAccessibleName(/3 kayıt/);

  // Exactly one day is in the tab order.
  await expect(grid.locator('button[tabindex="0"]')).toHaveCount(1);
  await today.focus();
  const day = await today.getAttribute('data-day');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-day'));
  // Either may lead to another month, which has to be fetched.
  for (const [there, back] of [
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowDown', 'ArrowUp'],
  ] as const) {
    await page.keyboard.press(there);
    await expect.poll(async () => (await focused()) ?? day).not.toBe(day);
    await page.keyboard.press(back);
    await expect.poll(focused).toBe(day);
  }
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/month=/);
  await expect.poll(async () => (await focused())?.slice(0, 7)).toBe(new URL(page.url()).searchParams.get('month'));
  await page.reload();
  await expect(page).toHaveURL(/month=/);
  await page.getByRole('button', { name: 'Bugün' }).click();
  await expect(page).toHaveURL('/dashboard/calendar');

  const swipe = (from: number, to: number) =>
    grid.evaluate(
      (element, [from, to]) => {
        const touch = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 });
        element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(from as number)] }));
        element.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(to as number)] }));
      },
      [from, to],
    );
  await swipe(300, 100);
  await expect(page).toHaveURL(/month=/);
  // The address changes before the grid does, and a swipe leads on from the month that is shown.
  const shown = async () => (await grid.locator('button[tabindex="0"]').getAttribute('data-day'))?.slice(0, 7);
  await expect.poll(shown).toBe(new URL(page.url()).searchParams.get('month'));
  await swipe(100, 300);
  await expect(page).toHaveURL('/dashboard/calendar');

  await today.click();
  await page.getByRole('link', { name: /Netflix/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Netflix' })).toBeVisible();
  await page.getByRole('link', { name: 'Geri' }).click();
  await expect(page).toHaveURL('/dashboard/calendar');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, `calendar at ${width}`);
    await inspectInBothThemes(page, `calendar at ${width}`);
  }
});
