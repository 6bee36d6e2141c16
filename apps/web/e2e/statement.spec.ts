import { encryptedStatement, exampleStatement, statementPassword } from '@kumbara/samples';
import type { Page } from '@playwright/test';
import recording from '#features/landing/demonstration.json' with { type: 'json' };
import { recordDemonstration } from './demonstration.ts';
import { expect, test } from './fixtures.ts';
import { aTestUser, inDays, signInAsNewUser, signUp } from './user.ts';

/** Formats an amount as the Turkish page does. */
const formatAmount = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([currency, amount]) =>
    new Intl.NumberFormat('tr', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount),
  );

const upload = (page: Page, { fileName: name, bytes }: { fileName: string; bytes: Uint8Array }) =>
  page.getByLabel('Dosya seç').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });

type Truth = Awaited<ReturnType<typeof exampleStatement>>['history']['subscriptions'];
const perYearOf = { weekly: 52, monthly: 12, yearly: 1 };

/** The page may shorten `ChatGPT Plus` to `ChatGPT`, and shows unknown merchants as printed. */
function isSameName(shown: string, name: string): boolean {
  const [a, b] = [shown.toLocaleLowerCase('tr'), name.toLocaleLowerCase('tr')];
  return a.startsWith(b) || b.startsWith(a);
}

/** The yearly total of the example's ground truth in cents, computed independently of the product. */
function centsPerYear(subscriptions: Truth): Record<string, number> {
  expect(subscriptions).toHaveLength(3);
  const cents: Record<string, number> = {};
  for (const { foreign, cycle, interval, ...booked } of subscriptions) {
    const { amount, currency } = foreign ?? booked;
    cents[currency] = (cents[currency] ?? 0) + (Math.round(amount * 100) * perYearOf[cycle]) / interval;
  }
  return cents;
}

test('findings of a statement are added with exact totals, and removed again', { tag: '@smoke' }, async ({ page }) => {
  const { fileName, bytes, history, monthly } = await exampleStatement('pdf');
  await signUp(page, aTestUser());
  await page.getByRole('link', { name: 'Ekstre yükle' }).first().click();
  await upload(page, { fileName, bytes });
  await expect(page.getByText(/satır okundu, toplam tutuyor ✓/)).toBeVisible({ timeout: 20_000 });

  const wanted = history.subscriptions.map(({ name }) => name);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(wanted.length);
  for (const amount of formatAmount(monthly)) await expect(page.getByText(/Toplam aylık/)).toContainText(amount);
  for (const name of history.forbidden)
    await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0);
  await expect(cards.first().locator('mark').first()).toBeVisible();

  // Free allows three: the three most confident are added, then the limit is shown.
  const added: string[] = [];
  for (let count = 1; count <= 3; count += 1) {
    added.push((await cards.first().getAttribute('aria-label')) ?? '');
    await cards.first().getByRole('button', { name: 'Ekle' }).click();
    await expect(cards).toHaveCount(wanted.length - count);
  }
  await cards.first().getByRole('button', { name: 'Ekle' }).click();
  await expect(page.getByRole('dialog', { name: 'Ücretsiz plan sınırına ulaşıldı' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Abonelikler', exact: true }).click();
  const summary = page.getByRole('region', { name: 'Özet' });
  const perYear = centsPerYear(history.subscriptions.filter(({ name }) => added.some((one) => isSameName(one, name))));
  for (const [currency, cents] of Object.entries(perYear)) {
    for (const amount of formatAmount({ [currency]: cents / 100 })) await expect(summary).toContainText(amount);
    for (const amount of formatAmount({ [currency]: Math.round(cents / 12) / 100 }))
      await expect(summary).toContainText(amount);
  }
  for (const name of added) await expect(page.getByRole('article', { name })).toBeVisible();
  await expect(page.getByText('3/3 abonelik kullanılıyor.')).toBeVisible();

  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page.getByText('Çıkış yapıldı')).toBeVisible();
  for (const path of ['/dashboard', '/dashboard/bank-statement', '/dashboard/emails']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Ücretsiz başla' })).toBeVisible();
  }
});

test('a password-protected statement is opened with its password', async ({ page }) => {
  const { fileName, bytes } = await encryptedStatement();
  await signUp(page);
  await page.goto('/dashboard/bank-statement');
  await upload(page, { fileName, bytes });
  await page.getByLabel('Dosya şifresi').fill('yanlış');
  await page.getByRole('button', { name: 'Dosyayı aç' }).click();
  await expect(page.getByText('Şifre yanlış. Yeniden dene.')).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Dosya şifresi').fill(statementPassword);
  await page.getByRole('button', { name: 'Dosyayı aç' }).click();
  await expect(page.getByText(/satır okundu/)).toBeVisible({ timeout: 20_000 });
});

test('undecided findings are kept and can be reviewed with the keyboard alone', async ({ page }) => {
  const { fileName, bytes, history } = await exampleStatement('pdf');
  await signUp(page);
  await page.goto('/dashboard/bank-statement');
  await upload(page, { fileName, bytes });
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(history.subscriptions.length, { timeout: 20_000 });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /bulgu kararını bekliyor/ }).click();
  await expect(cards).toHaveCount(history.subscriptions.length);
  await cards.first().focus();
  await page.keyboard.press('a');
  await expect(cards).toHaveCount(history.subscriptions.length - 1);
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('d');
  await expect(cards).toHaveCount(history.subscriptions.length - 2);
  await expect(page.getByText(/bir daha önerilmeyecek/)).toBeVisible();
});

test('a statement is uploaded and reviewed with the keyboard alone, and the focus is never lost', async ({ page }) => {
  const { fileName, bytes, history } = await exampleStatement('pdf');
  const count = history.subscriptions.length;
  await signInAsNewUser(page);
  // Asked for first: a chooser that opens while the browser is being told to report it is never reported.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/dashboard/bank-statement');
  await page.getByRole('button', { name: 'Dosya seç' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: fileName, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(count, { timeout: 20_000 });
  // After the summary the next tab stops are its button and the first finding.
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Başka ekstre yükle');
  await page.keyboard.press('Tab');
  await expect(cards.first()).toBeFocused();
  await expect(cards.first()).toHaveAccessibleName(/./);
  await expect(cards.first()).toHaveAccessibleDescription(/\d.*(Aylık|Yıllık|bir)$/);
  const first = await cards.first().getAttribute('aria-label');

  await page.keyboard.press('d');
  await expect(cards).toHaveCount(count - 1);
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('u');
  await expect(cards).toHaveCount(count);
  await expect(page.getByRole('article', { name: first ?? '', exact: true })).toBeVisible();
  await expect(cards.nth(1)).toBeFocused();
  await cards.first().focus();

  const correct = cards.first().getByRole('button', { name: 'Düzelt' });
  await correct.press('Enter');
  await expect(cards.first().getByLabel(/^Tutar/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cards.first()).toBeFocused();

  await page.keyboard.press('a');
  await expect(cards).toHaveCount(count - 1);
  while ((await cards.count()) > 0) {
    const left = await cards.count();
    await expect(cards.first()).toBeFocused();
    await page.keyboard.press('d');
    await expect(cards).toHaveCount(left - 1);
  }
  await expect(page.getByText('Hepsi tamam')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a dismissal is undone with the keyboard from every list', async ({ page }) => {
  await signInAsNewUser(page);
  await page.goto('/dashboard/bank-statement');
  const earlier = await exampleStatement('pdf');
  await upload(page, earlier);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(earlier.history.subscriptions.length, { timeout: 20_000 });

  await page.reload();
  const rows = [-70, -40, -10].map((days) => `${inDays(days).split('-').reverse().join('.')};DISNEY PLUS;249,90`);
  await page.getByLabel('Dosya seç').setInputFiles({
    name: 'ekstre.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from(['Tarih;Açıklama;Tutar', ...rows].join('\n')),
  });
  await expect(page.getByRole('heading', { name: /Önceki \d+ bulgu/ })).toBeVisible({ timeout: 20_000 });
  const fresh = page.getByRole('article', { name: /Disney/ });
  await fresh.focus();
  await page.keyboard.press('d');
  await expect(fresh).toHaveCount(0);
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('u');
  await expect(fresh).toBeVisible();
});

test('on a broken connection and a slow server, no decision is lost or applied twice', async ({ page }) => {
  const { fileName, bytes, history } = await exampleStatement('pdf');
  const count = history.subscriptions.length;
  await signInAsNewUser(page);
  await page.goto('/dashboard/bank-statement');
  await page.route('**/api/bank-statement/upload', (route) => route.abort(), { times: 1 });
  await upload(page, { fileName, bytes });
  await expect(page.getByRole('alert')).toHaveText('Dosya yükleme başarısız');
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(count, { timeout: 20_000 });
  const other = await page.context().newPage();
  await other.goto('/dashboard/bank-statement');
  await expect(other.getByRole('article')).toHaveCount(count);

  const name = (await cards.first().getAttribute('aria-label')) ?? '';
  const add = cards.first().getByRole('button', { name: 'Ekle', exact: true });
  await page.route('**/api/email/import-subscription', (route) => route.abort(), { times: 1 });
  await add.click();
  await expect(page.getByText('Abonelik eklenemedi')).toBeVisible();
  await expect(cards).toHaveCount(count);

  // While the answer is delayed, the card shows it and a second click does nothing.
  const answers: number[] = [];
  await page.route('**/api/email/import-subscription', async (route) => {
    const answer = await route.fetch();
    answers.push(answer.status());
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ response: answer });
  });
  await add.dblclick();
  await expect(cards.first()).toHaveAttribute('aria-busy', 'true');
  await expect(cards).toHaveCount(count - 1);
  expect(answers).toEqual([201]);

  // The other tab still shows the finding: adding it there results in the same subscription.
  await other.getByRole('article', { name, exact: true }).getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(other.getByRole('article')).toHaveCount(count - 1);
  const list = await (await page.request.get('/api/subscriptions')).json();
  expect(list.map((one: { name: string }) => one.name)).toEqual([name]);
});

test('the landing screen shows real findings of the detector', async ({ page }) => {
  expect(await recordDemonstration()).toEqual(recording);
  await page.goto('/');
  await expect(page.getByText(`${recording.found} abonelik bulundu`)).toBeVisible();
  for (const amount of formatAmount(recording.total)) await expect(page.getByText(amount)).toBeVisible();
});
