import { exampleStatement, lockedStatement, statementPassword } from '@kumbara/samples';
import recording from '#features/landing/demonstration.json' with { type: 'json' };
import { recordDemonstration } from './demonstration.ts';
import { expect, test } from './fixtures.ts';
import { aPerson, signUp } from './person.ts';

/** As the page writes amounts in Turkish. */
const written = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([currency, amount]) =>
    new Intl.NumberFormat('tr', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount),
  );

type Truth = Awaited<ReturnType<typeof exampleStatement>>['history']['subscriptions'];
const perYearOf = { weekly: 52, monthly: 12, yearly: 1 };

/** The page may say "ChatGPT" of what the truth calls "ChatGPT Plus", and shows unknown merchants as they are printed. */
function isSameName(shown: string, name: string): boolean {
  const [a, b] = [shown.toLocaleLowerCase('tr'), name.toLocaleLowerCase('tr')];
  return a.startsWith(b) || b.startsWith(a);
}

/** What the written truth of the example comes to in a year: whole cents, counted here and not by the product. */
function centsPerYear(subscriptions: Truth): Record<string, number> {
  expect(subscriptions).toHaveLength(3);
  const cents: Record<string, number> = {};
  for (const { amount, currency, cycle, interval } of subscriptions)
    cents[currency] = (cents[currency] ?? 0) + (Math.round(amount * 100) * perYearOf[cycle]) / interval;
  return cents;
}

test('from a statement to totals that are right to the cent, and out again', async ({ page }) => {
  const { fileName, bytes, history, monthly } = await exampleStatement('pdf');
  await signUp(page, aPerson());
  await page.getByRole('link', { name: 'Ekstre yükle' }).first().click();
  await page
    .getByLabel('Dosya seç')
    .setInputFiles({ name: fileName, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  await expect(page.getByText(/satır okundu, toplam tutuyor ✓/)).toBeVisible({ timeout: 20_000 });

  const wanted = history.subscriptions.map(({ name }) => name);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(wanted.length);
  for (const amount of written(monthly)) await expect(page.getByText(/Toplam ayda/)).toContainText(amount);
  for (const name of history.mustNot) await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0);
  await expect(cards.first().locator('mark').first()).toBeVisible();

  // Free holds three: the surest three are added, then the plan says so.
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
    for (const amount of written({ [currency]: cents / 100 })) await expect(summary).toContainText(amount);
    for (const amount of written({ [currency]: Math.round(cents / 12) / 100 }))
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

test('a locked statement is opened with its password', async ({ page }) => {
  const { fileName, bytes } = await lockedStatement();
  await signUp(page);
  await page.goto('/dashboard/bank-statement');
  await page
    .getByLabel('Dosya seç')
    .setInputFiles({ name: fileName, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  await page.getByLabel('Dosya şifresi').fill('yanlış');
  await page.getByRole('button', { name: 'Aç ve oku' }).click();
  await expect(page.getByText('Şifre yanlış. Yeniden dener misin?')).toBeVisible({ timeout: 20_000 });
  await page.getByLabel('Dosya şifresi').fill(statementPassword);
  await page.getByRole('button', { name: 'Aç ve oku' }).click();
  await expect(page.getByText(/satır okundu/)).toBeVisible({ timeout: 20_000 });
});

test('findings that were not decided wait, and can be answered with the keyboard alone', async ({ page }) => {
  const { fileName, bytes, history } = await exampleStatement('pdf');
  await signUp(page);
  await page.goto('/dashboard/bank-statement');
  await page
    .getByLabel('Dosya seç')
    .setInputFiles({ name: fileName, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
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

test('the landing screen plays what the detector really finds', async ({ page }) => {
  expect(await recordDemonstration()).toEqual(recording);
  await page.goto('/');
  await expect(page.getByText(`${recording.found} abonelik bulundu`)).toBeVisible();
  for (const amount of written(recording.total)) await expect(page.getByText(amount)).toBeVisible();
});
