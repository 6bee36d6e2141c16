import { layouts, renderStatement } from '@kumbara/samples';
import { normalizeName } from '@kumbara/shared';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hostileAddresses, hostileTexts } from './hostile-texts.ts';
import { addSubscriptions, inDays, signInAsNewUser } from './user.ts';

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

/** Records dialogs and foreign requests that a hostile text could cause; `fixtures.ts` fails on errors and violations. */
async function watch(page: Page) {
  const incidents: string[] = [];
  page.on('dialog', async (dialog) => {
    incidents.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.match(/^(localhost|127\.0\.0\.1)$/))
      incidents.push(`request ${request.url()}`);
  });
  return async () => {
    expect(incidents).toEqual([]);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(
      await page.locator('main :is(script, iframe, object, embed, base, meta, link, style, form img)').count(),
    ).toBe(0);
  };
}

/** Cancelled subscriptions, since Free allows only three active ones. */
async function addCancelled(page: Page, subscription: Record<string, unknown>): Promise<void> {
  await addSubscriptions(page.request, subscription);
  const [newest] = (await (await page.request.get('/api/subscriptions')).json()).filter(
    ({ status }: { status: string }) => status === 'active',
  );
  const data = { status: 'cancelled' };
  const answer = await page.request.put(`/api/subscriptions/${newest.id}`, { data, headers: sameOrigin });
  expect(answer.status()).toBe(200);
}

test('hostile texts are shown literally and run nothing', async ({ page }) => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(60);
  const isQuiet = await watch(page);
  await signInAsNewUser(page);
  for (const [at, text] of hostileTexts.entries()) {
    await addCancelled(page, {
      name: text,
      notes: hostileTexts.at(-at - 1),
      payment_method: text.slice(0, 60),
      amount: at + 1,
    });
  }
  const answer = await page.request.patch('/api/account', {
    data: { name: hostileTexts.find((text) => text.includes('onerror')) },
    headers: sameOrigin,
  });
  // The name of a person holds no markup.
  expect(answer.status()).toBe(422);

  // A viewport high enough to render all cards at once.
  await page.setViewportSize({ width: 1280, height: 9_000 });
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(hostileTexts.length);
  const shown = await page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => ({
      name: card.querySelector('h3 a')?.textContent,
      notes: [...card.querySelectorAll('p')].at(-1)?.textContent,
    })),
  );
  expect(shown.map(({ name }) => name).sort()).toEqual(hostileTexts.map(normalizeName).sort());
  expect(shown.map(({ notes }) => notes).sort()).toEqual([...hostileTexts].sort());
  await isQuiet();

  await page.setViewportSize({ width: 1280, height: 900 });
  const first = page.getByRole('article').first();
  for (const [action, role] of [
    ['Düzenle', 'dialog'],
    ['Sil', 'alertdialog'],
  ] as const) {
    await first.getByRole('button', { name: action }).click();
    await expect(page.getByRole(role)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('searchbox').fill(hostileTexts[0] ?? '');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await isQuiet();
});

test('lines of a statement are shown literally and run nothing', async ({ page }) => {
  const isQuiet = await watch(page);
  await signInAsNewUser(page);
  const layout = layouts.find(({ id }) => id === 'tr-card-points');
  if (!layout) throw new Error('the layout has another name now');
  const services = ['NETFLIX.COM', 'SPOTIFY', 'YOUTUBE PREMIUM', 'DISNEY PLUS', 'EXXEN', 'BLUTV'];
  const texts = hostileTexts.filter((text) => text.length < 45).slice(0, services.length * 4);
  const transactions = services.flatMap((service, at) =>
    ['2026-07', '2026-08', '2026-09', '2026-10'].map((month, turn) => ({
      date: `${month}-${10 + at}`,
      text: `${service} ${texts[at * 4 + turn]}`,
      amount: 100 + at,
      direction: 'out' as const,
      kind: 'purchase' as const,
    })),
  );
  const history = {
    seed: 'hostile',
    kind: 'card' as const,
    country: 'TR' as const,
    language: 'tr',
    currency: 'TRY',
    from: '2026-07-01',
    to: '2026-10-31',
    transactions: transactions.sort((a, b) => (a.date < b.date ? -1 : 1)),
    subscriptions: [],
    forbidden: [],
    optional: [],
  };
  const { fileName, bytes } = await renderStatement(history, layout, 'xlsx');
  await page.goto('/dashboard/bank-statement');
  await page.getByLabel('Dosya seç').setInputFiles({ name: fileName, mimeType: '', buffer: Buffer.from(bytes) });
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible({ timeout: 20_000 });
  expect(await cards.count()).toBeGreaterThanOrEqual(3);
  const lines = await cards.locator('q').evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
  const literal = lines.filter((line) => texts.some((text) => line.includes(text)));
  expect(literal.length).toBeGreaterThanOrEqual(6);
  await isQuiet();
});

test('the website of a subscription accepts only http and https addresses', async ({ page }) => {
  await signInAsNewUser(page);
  for (const url of hostileAddresses) {
    const answer = await page.request.post('/api/subscriptions', {
      data: {
        ...{ name: 'Netflix', amount: 1, currency: 'TRY', billing_cycle: 'monthly', category: 'other' },
        next_payment_date: inDays(9),
        url,
      },
      headers: sameOrigin,
    });
    expect(answer.status(), JSON.stringify(url)).toBe(422);
  }
  await addSubscriptions(page.request, {
    name: 'Netflix',
    amount: 1,
    url: 'https://example.com/"onfocus="window.ran=1"',
  });
  await page.goto('/dashboard');
  const link = page.getByRole('article').getByRole('link', { name: 'sitesini aç' });
  expect(new URL((await link.getAttribute('href')) ?? '').origin).toBe('https://example.com');
  expect(await link.getAttribute('rel')).toContain('noreferrer');
});
