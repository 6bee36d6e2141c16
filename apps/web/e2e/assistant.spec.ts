import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inspect } from './layout-checks.ts';
import { startSlowProxy } from './slow-proxy.ts';
import { addSubscriptions, buyPlan, inDays, signInAsNewUser } from './user.ts';

const household = [
  { name: 'Netflix', amount: 229.99 },
  { name: 'MUBI', amount: 239 },
  { name: 'iCloud+', amount: 39.99, category: 'cloud', next_payment_date: inDays(4) },
  { name: 'Google One', amount: 64.99, category: 'cloud' },
  { name: 'Canva', amount: 149.99, category: 'software', trial_ends_on: inDays(3), price_after_trial: 149.99 },
];

async function openDashboard(page: Page, { isPaid = true, own = household as Record<string, unknown>[] } = {}) {
  await signInAsNewUser(page);
  if (isPaid) await buyPlan(page, 'premium_monthly');
  await addSubscriptions(page.request, ...own);
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(own.length);
}

const assistant = (page: Page) => page.getByRole('dialog', { name: 'AI analiz' });
async function openAssistant(page: Page) {
  await page.getByRole('button', { name: 'AI analiz' }).click();
  await expect(page.getByLabel('Ne öğrenmek istersin?')).toBeFocused();
  return assistant(page);
}

test('an answer is streamed, with figures that show their sources', { tag: '@smoke' }, async ({ page, baseURL }) => {
  await openDashboard(page);
  const line = await startSlowProxy(baseURL ?? '');
  await page.goto(`${line.origin}/dashboard`);
  const modal = await openAssistant(page);
  line.slow();
  await page.evaluate(() => {
    const updates: { isWhole: boolean; text: string }[] = [];
    Object.assign(window, { updates });
    new MutationObserver(() => {
      const text = document.querySelector('[role=dialog] div[aria-live=polite]')?.textContent ?? '';
      const isWhole = document.body.innerText.includes('Yerleşik analiz');
      if (text && text !== updates.at(-1)?.text) updates.push({ isWhole, text });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.keyboard.type('Streaming için ne ödüyorum?');
  await page.keyboard.press('Enter');
  await expect(modal.getByRole('status')).toHaveText('Hesaplanıyor...');
  await expect(modal.getByText('Yerleşik analiz')).toBeVisible({ timeout: 30_000 });

  const seen = await page.evaluate(
    () => (window as unknown as { updates: { isWhole: boolean; text: string }[] }).updates,
  );
  expect(seen.filter(({ isWhole }) => !isWhole).length).toBeGreaterThan(1);
  for (const [at, { text }] of seen.entries()) expect(text.startsWith(seen[at - 1]?.text ?? '')).toBe(true);
  await expect(modal).toContainText('₺468,99');

  line.fast();
  const figure = modal.locator('summary').filter({ hasText: '₺468,99' }).first();
  await figure.click();
  await modal.getByRole('link', { name: /^MUBI/ }).click();
  await expect(modal).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'MUBI' })).toBeVisible();
  line.close();
});

test('every suggested question is understood', async ({ page }) => {
  await openDashboard(page);
  const modal = await openAssistant(page);
  const questions = await modal.getByRole('listitem').getByRole('button').allTextContents();
  expect(questions.length).toBeGreaterThanOrEqual(4);
  const about = new Set<string>();
  for (const question of questions) {
    const answer = await page.request.post('/api/subscriptions/analyze', {
      data: { question },
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Accept-Language': 'tr' },
    });
    expect(answer.status()).toBe(200);
    about.add((await answer.json()).analysis);
  }
  // Every question that is not understood has the same answer.
  expect(about.size).toBe(questions.length);
});

test('advice opens the cancellation guide and cancels the subscription', async ({ page }) => {
  await openDashboard(page);
  const modal = await openAssistant(page);
  await page.keyboard.type('Hangi aboneliği iptal etmeliyim?');
  await page.keyboard.press('Enter');
  await expect(modal.getByText('Yapabileceklerin')).toBeVisible();
  await modal.getByRole('button', { name: 'Nasıl iptal edilir?' }).first().click();
  const way = page.getByRole('dialog', { name: /nasıl iptal edilir\?$/ });
  await way.getByRole('button', { name: 'İptal ettim' }).click();
  await expect(page.getByText('Abonelik iptal edildi')).toBeVisible();
  await expect(modal.getByText('Pasif')).toBeVisible();
});

test('earlier questions can be reopened, deleted one by one and all at once', async ({ page }) => {
  await openDashboard(page);
  let modal = await openAssistant(page);
  for (const question of ['Streaming için ne ödüyorum?', 'Önümüzdeki hafta neler yenileniyor?']) {
    await page.getByLabel('Ne öğrenmek istersin?').fill(question);
    await page.keyboard.press('Enter');
    await expect(modal.getByRole('heading', { name: question })).toBeVisible();
    await expect(modal.getByText('Yerleşik analiz')).toBeVisible();
  }
  await page.reload();
  modal = await openAssistant(page);
  await modal.getByRole('button', { name: /^Streaming için ne ödüyorum\?/ }).click();
  await expect(modal).toContainText('₺468,99');
  await modal.getByRole('button', { name: 'Soruyu sil: Streaming için ne ödüyorum?' }).click();
  await expect(modal.getByText('Streaming için ne ödüyorum?')).toHaveCount(0);
  await openAnotherQuestion(page);
  await modal.getByRole('button', { name: 'Hepsini sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hepsini sil' }).click();
  await expect(page.getByText('Bütün sorular silindi')).toBeVisible();
  await page.reload();
  await openAssistant(page);
  await expect(page.getByText('Önceki soruların')).toHaveCount(0);
});

async function openAnotherQuestion(page: Page) {
  await page.getByLabel('Ne öğrenmek istersin?').fill('Toplam ne ödüyorum?');
  await page.keyboard.press('Enter');
  await expect(assistant(page).getByText('Yerleşik analiz')).toBeVisible();
}

test('the dashboard lists deadlines, and a reminder is downloaded as a calendar file', async ({ page }) => {
  const trial = { name: 'Kadıköy Pilates', amount: 900, category: 'fitness', trial_ends_on: inDays(3) };
  await openDashboard(page, { isPaid: false, own: [trial] });
  const toDo = page.getByRole('region', { name: 'Yapılacaklar' });
  await expect(toDo).toContainText('Kadıköy Pilates');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    toDo.getByRole('button', { name: 'Hatırlat' }).click(),
  ]);
  await expect(page.getByText('Takvim dosyası indirildi')).toBeVisible();
  expect(download.suggestedFilename()).toBe(`kumbara-${inDays(3)}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`DTSTART;VALUE=DATE:${inDays(3).replaceAll('-', '')}\r\n`);
  expect(file.split('\r\n').find((line) => line.startsWith('SUMMARY'))).toContain('Kadıköy Pilates');
});

test('on Free the button shows three insights and links to the plans', async ({ page }) => {
  await openDashboard(page, { isPaid: false, own: household.slice(0, 2) });
  await page.getByRole('button', { name: 'AI analiz' }).click();
  const modal = assistant(page);
  await expect(modal.getByRole('region', { name: 'Kendi aboneliklerinden' }).getByRole('listitem')).toHaveCount(3);
  await expect(modal).toContainText('₺468,99');
  // After an upgrade in another tab asking works without a reload.
  await page.keyboard.press('Escape');
  await buyPlan(page, 'premium_monthly');
  await page.getByRole('button', { name: 'AI analiz' }).click();
  await expect(page.getByLabel('Ne öğrenmek istersin?')).toBeVisible();
});

test('a hostile name is shown literally in cards, suggestions and answers', async ({ page }) => {
  const name = '<img src=x onerror="window.ran=1">[x](javascript:window.ran=1)';
  await openDashboard(page, { own: [...household, { name, amount: 9_999, trial_ends_on: inDays(2) }] });
  await expect(page.getByRole('region', { name: 'Yapılacaklar' })).toContainText('₺9.999,00');
  const modal = await openAssistant(page);
  await page.keyboard.type('Hangi aboneliği iptal etmeliyim?');
  await page.keyboard.press('Enter');
  await expect(modal.getByText('Yerleşik analiz')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('img, [href^="javascript"]').count()).toBe(0);
});

for (const [width, theme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test(`the assistant has no axe violations, ${width} wide, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openDashboard(page);
    await inspect(page, 'dashboard');
    const modal = await openAssistant(page);
    await inspect(page, 'suggestions');
    await page.keyboard.press('Enter');
    await inspect(page, 'blank');
    await page.keyboard.type('Hangi aboneliği iptal etmeliyim?');
    await page.keyboard.press('Enter');
    await expect(modal.getByText('Yerleşik analiz')).toBeVisible();
    await modal.locator('summary').first().click();
    await inspect(page, 'answer');
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      expect(await modal.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'AI analiz' })).toBeFocused();
  });
}
