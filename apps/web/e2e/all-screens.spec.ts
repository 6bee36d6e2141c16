import { exampleStatement, sampled } from '@kumbara/samples';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToFit, findCrowdedTexts, findMisalignedFields, findTruncatedTexts, inspect } from './layout-checks.ts';
import { addSubscriptions, inDays, signInAsNewUser } from './user.ts';

const languages = {
  tr: 'Ücretsiz başla',
  en: 'Get started free',
  es: 'Empezar gratis',
  fr: 'Commencer gratuitement',
  de: 'Kostenlos starten',
  it: 'Inizia gratis',
  pt: 'Começar grátis',
};

test('each of the seven languages can be chosen in the header, applies at once and is remembered', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const [code, start] of Object.entries(languages)) {
    await page.getByRole('combobox').selectOption(code);
    await expect(page.getByRole('button', { name: start })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expectToFit(page, `landing in ${code}`);
  }
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O plano certo para si');
});

/** Holds these answers back until the returned function is called. */
async function hold(page: Page, url: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, (route) => promise.then(() => route.continue()));
  return resolve;
}

test('the public screens can be read before any script has run, and what is done on them then is not lost', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/pricing', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sana uygun planı seç');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: languages.tr }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what is done on a public screen before its own script has come is not lost', async ({ page }) => {
  const release = await hold(page, '**/assets/pricing-screen-*.js');
  const asked = page.waitForRequest('**/assets/pricing-screen-*.js');
  await page.goto('/pricing', { waitUntil: 'commit' });
  // The rest of the page runs: it has asked for the screen.
  await asked;
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('main')).toBeFocused();
});

test('what was pressed before signing out is not pressed again on the landing screen', async ({ page }) => {
  await signInAsNewUser(page);
  await page.goto('/dashboard');
  const repeated = page.evaluate(
    () => new Promise((done) => addEventListener('click', ({ isTrusted }) => isTrusted || done('repeated'), true)),
  );
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page.getByRole('button', { name: 'Ücretsiz başla' })).toBeVisible();
  expect(await Promise.race([repeated, page.waitForTimeout(500)])).toBeUndefined();
});

test('a screen and its data are fetched while the server is still being asked who is there', async ({ page }) => {
  await signInAsNewUser(page);
  // The session's cookie, which no script can see, is enough.
  await page.addInitScript(() => localStorage.removeItem('token'));
  const release = await hold(page, '**/api/auth/me');
  const files = ['assets/app-layout-*.js', 'assets/dashboard-screen-*.js', 'api/subscriptions'];
  const fetched = files.map((file) => page.waitForResponse(`**/${file}`));
  await page.goto('/dashboard');
  await Promise.all(fetched);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the theme follows the system until one is chosen, and applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Açık görünüme geç' }).click();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.unroute('**/assets/*.js');
});

test('the sign-in modal traps the focus and restores it', async ({ page }) => {
  await page.goto('/');
  const start = page.getByRole('button', { name: languages.tr });
  await start.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog');
  await expect(modal).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await modal.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(start).toBeFocused();
  await start.click();
  await expect(modal.locator(':focus')).toBeVisible();
  // The dialog listens for clicks outside one timer after it has taken the focus.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.mouse.click(5, 5);
  await expect(modal).toHaveCount(0);
});

test('a subscription is added with the keyboard alone', async ({ page }) => {
  await signInAsNewUser(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Abonelik ekle' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Ad/)).toBeFocused();
  await page.keyboard.type('Spotify');
  await page.keyboard.press('Tab');
  await page.keyboard.type('59.99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Spotify' })).toBeVisible();
});

test('the header truncates no text in any language where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsNewUser(page);
  await page.goto('/dashboard');
  for (const code of Object.keys(languages)) {
    await page.evaluate((value) => localStorage.setItem('language', value), code);
    await page.reload();
    const header = page.getByRole('banner');
    await expect(header.getByText(code.toUpperCase(), { exact: true })).toBeVisible();
    await expect(header.getByText('Free', { exact: true })).toBeInViewport();
    await expect(header.getByText('Ayşe Yılmaz')).toBeVisible();
    expect(await findTruncatedTexts(header), `in ${code}`).toEqual([]);
  }
});

test('on a phone nothing is truncated, wrapped or misaligned in any language', async ({ page }) => {
  await signInAsNewUser(page);
  await addSubscriptions(
    page.request,
    { name: 'Netflix', amount: 2229.99 },
    { name: 'Canva', amount: 149.99, trial_ends_on: inDays(3), price_after_trial: 199.99 },
  );
  await page.goto('/dashboard');
  for (const code of Object.keys(languages)) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate((value) => localStorage.setItem('language', value), code);
    await page.reload();
    const answers = page.getByRole('article').first().getByRole('button');
    await expect(answers).toHaveCount(3);
    await expect(page.locator('strong')).not.toHaveCount(0);
    expect(await findTruncatedTexts(page.getByRole('navigation')), `in ${code}`).toEqual([]);
    expect(await findCrowdedTexts(page.getByRole('main')), `in ${code}`).toEqual([]);
    const tops = await answers.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size, `rows in ${code}`).toBe(1);

    await answers.first().click();
    const form = page.getByRole('dialog').locator('form');
    await form.locator('button[aria-expanded]').click();
    for (const width of [360, 640]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findMisalignedFields(form), `${width} wide in ${code}`).toEqual([]);
    }
  }
});

test('a new screen opens at its top, and going back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsNewUser(page);
  await page.goto('/dashboard/bank-statement');
  await page.goto('/dashboard');
  const end = page.getByRole('button', { name: 'MACFit' });
  // The list is drawn again when the totals come.
  await expect(() => end.scrollIntoViewIfNeeded()).toPass();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Ekstre', exact: true }).click();
  await expect(page.getByLabel('Dosya seç')).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(end).toBeInViewport();
});

test('a click says at once that the next screen is loading, which the one before waits for', async ({ page }) => {
  await signInAsNewUser(page);
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Abonelikler');
  const loaded = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Ekstre yükle', exact: true }).click();
  const bar = page.getByRole('progressbar', { name: 'Yükleniyor' });
  await expect(bar).toBeVisible();
  await expect(heading).toHaveText('Abonelikler');
  loaded.resolve();
  await expect(heading).not.toHaveText('Abonelikler');
  await expect(bar).toHaveCount(0);
});

test('the skip link is the first focusable element, for visitors as well', async ({ page }) => {
  for (const path of ['/', '/pricing', '/verify-email']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'İçeriğe geç' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('the pricing screen waits for the session, and links back on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsNewUser(page);
  const known = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    await known.promise;
    await route.continue();
  });
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Giriş yap|Başla|Yükselt/ })).toHaveCount(0);
  known.resolve();
  await page.getByRole('link', { name: 'Aboneliklerime git' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('no language overflows a narrow phone', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 320, height: 740 });
  await signInAsNewUser(page);
  await addSubscriptions(
    page.request,
    {
      name: `Kadıköy Spor Akademisi Üyelik Aidatı ${'Uzun'.repeat(20)}`,
      amount: 123_456.78,
      share: { parts: 4, mine: 1 },
      next_payment_date: inDays(2),
    },
    { name: 'Canva', amount: 149.99, trial_ends_on: inDays(3), price_after_trial: 199.99 },
    { name: 'ChatGPT', amount: 20, currency: 'USD', billing_cycle: 'weekly', billing_interval: 2 },
  );
  const paths = [
    '/dashboard',
    '/dashboard/bank-statement',
    '/dashboard/emails',
    '/dashboard/family',
    '/dashboard/savings',
    '/dashboard/calendar',
    '/dashboard/reminders',
    '/dashboard/unused',
    '/dashboard/analytics',
    '/account',
    '/account/integrations',
    '/pricing',
  ];
  await page.goto('/dashboard');
  const tabs = [page];
  while (tabs.length < paths.length) {
    const tab = await page.context().newPage();
    await tab.setViewportSize({ width: 320, height: 740 });
    tabs.push(tab);
  }
  // German has the longest words.
  for (const code of sampled(['de', 'tr', 'en', 'es', 'fr', 'it', 'pt'], 2)) {
    await page.evaluate((value) => localStorage.setItem('language', value), code);
    await Promise.all(
      tabs.map(async (tab, i) => {
        await tab.goto(paths[i] as string);
        await tab.waitForLoadState('networkidle');
        await expect(tab.locator('html')).toHaveAttribute('lang', code);
        await expectToFit(tab, `${paths[i]} in ${code}`);
      }),
    );
  }
});

const views = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

for (const { width, colorScheme } of sampled(views, 2)) {
  test(`no screen has axe violations or horizontal overflow, ${colorScheme} and ${width} wide`, async ({ page }) => {
    test.setTimeout(360_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of [
      '/',
      '/pricing',
      '/nowhere',
      '/reset-password#token=x',
      '/verify-email',
      '/family#token=x',
      '/check-in#token=x',
    ])
      await look(page, path);
    await page.goto('/');
    await page.getByRole('button', { name: languages.tr }).click();
    await inspect(page, 'sign-in modal');

    await signInAsNewUser(page);
    await look(page, '/dashboard');
    await addSubscriptions(
      page.request,
      { name: 'Netflix', amount: 229.99, share: { parts: 4, mine: 1 }, next_payment_date: inDays(2) },
      { name: 'Canva', amount: 149.99, trial_ends_on: inDays(3), category: 'software', notes: 'Deneme' },
      { name: 'ChatGPT', amount: 20, currency: 'USD', url: 'https://chatgpt.com' },
    );
    for (const path of [
      '/dashboard',
      '/dashboard/emails',
      '/dashboard/bank-statement',
      '/dashboard/family',
      '/dashboard/calendar',
      '/dashboard/savings',
      '/dashboard/analytics',
      '/dashboard/reminders',
      '/dashboard/unused',
      '/account',
      '/account/integrations',
      '/payment-success',
      '/pricing',
    ]) {
      await look(page, path);
    }
    await page.goto('/dashboard');
    await page.getByRole('article').first().getByRole('button', { name: 'Düzenle' }).click();
    await page.getByRole('button', { name: 'Daha fazla ayrıntı' }).click();
    await inspect(page, 'edit dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('article').first().getByRole('button', { name: 'Sil' }).click();
    await inspect(page, 'delete prompt');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'AI analiz' }).click();
    await inspect(page, 'assistant');

    const { fileName, bytes } = await exampleStatement('pdf');
    await page.goto('/dashboard/bank-statement');
    await page
      .getByLabel('Dosya seç')
      .setInputFiles({ name: fileName, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
    await inspect(page, 'review');
  });
}

async function look(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.locator('h1, h2').first().waitFor();
  await inspect(page, path);
}
