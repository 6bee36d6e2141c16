import { expect, test } from './fixtures.ts';
import { inspectInBothThemes } from './layout-checks.ts';
import { addSubscriptions, buyPlan, inDays, signInAsNewUser } from './user.ts';

test('an invented preview becomes the own analysis with Pro, whose chart and table follow the keyboard and whose print has both', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsNewUser(page);
  await addSubscriptions(
    page.request,
    { name: 'Netflix', amount: 200, started_on: inDays(-300), payment_method: 'Kart 1234' },
    { name: 'Spor salonu', amount: 900, category: 'fitness', trial_ends_on: inDays(20), price_after_trial: 1_200 },
    { name: 'ChatGPT', amount: 20, currency: 'USD', category: 'software', started_on: inDays(-100) },
  );
  await page.goto('/dashboard/savings');
  await page.getByRole('main').getByRole('link', { name: 'Analiz' }).click();
  await expect(page.getByText('Bu sayılar uydurmadır')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Netflix');
  await inspectInBothThemes(page, 'preview of the analytics');

  await buyPlan(page, 'pro_monthly');
  await page.reload();
  await expect(page.getByText('Bu sayılar uydurmadır')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByText('Netflix başladı: yılda ₺2.400,00 fazla.')).toBeVisible();
  await main.getByLabel('Para birimi').selectOption('Yalnızca USD');
  await expect(main.getByRole('region', { name: 'Hizmetlere göre' })).toContainText('ChatGPT');
  await expect(main.getByRole('region', { name: 'Hizmetlere göre' })).not.toContainText('Netflix');
  await main.getByLabel('Para birimi').selectOption('Tümü, TRY olarak');

  // The brush: one month fewer at the beginning, two at the end.
  const spending = main.getByRole('region', { name: 'Aylara göre harcama' });
  await spending.getByRole('button', { name: 'Tablo olarak göster' }).click();
  const months = spending.getByRole('table').getByRole('row');
  await expect(months).toHaveCount(25);
  const [first, last] = [spending.getByRole('slider').first(), spending.getByRole('slider').last()];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await last.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(months).toHaveCount(22);
  await spending.getByLabel('Gruplama').selectOption('Kesinlik');
  await expect(spending.getByRole('columnheader', { name: 'Ödenecek' })).toBeVisible();

  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await inspectInBothThemes(page, `analytics at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await spending.getByRole('button', { name: 'Tabloyu gizle' }).click();
  await expect(spending.getByRole('table')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(spending.getByRole('table')).toBeVisible();
  await expect(spending.locator('.recharts-surface').first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Yazdır' })).toBeHidden();
  await expect(spending.getByRole('slider').first()).toBeHidden();
});
