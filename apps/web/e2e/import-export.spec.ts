import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { addSubscriptions, buyPlan, inDays, signInAsNewUser } from './user.ts';

const csv = (content: string, name = 'liste.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

test('a list of another app is read, corrected, added up to the limit of the plan, and undone after the page was left', async ({
  page,
}) => {
  await signInAsNewUser(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Listen hazır mı? İçe aktar' }).click();
  await expect(page.getByRole('heading', { name: 'Abonelikleri içe aktar' })).toBeVisible();
  await page.getByLabel('Dosya seç').setInputFiles(csv('liste yok'));
  await expect(page.getByRole('alert')).toContainText('abonelik listesi bulunamadı');

  const rows = ['Netflix;229,99', 'Spotify;59,99', 'Disney+;1.134,90', 'Exxen;99,90'];
  const list = `Abonelik;Aylık;Sonraki ödeme\n${rows.map((row) => `${row} ₺;05.01.2027`).join('\n')}\nBozuk;;05.01.2027\n`;
  await page.getByLabel('Dosya seç').setInputFiles(csv(list));
  // Nobody knows that the second column is the price.
  await expect(page.getByText('5 sorunlu')).toBeVisible();
  await page.getByLabel('Aylık').selectOption({ label: 'Tutar' });
  await expect(page.getByText('4 yeni')).toBeVisible();
  await expect(page.getByText('₺1.134,90')).toBeVisible();
  await expect(page.getByLabel('Dosyadaki tarihler')).toHaveValue('dmy');
  await expect(page.getByText('Planında 3 aktif abonelik için daha yer var.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Exxen eklensin' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Exxen eklensin' }).check();
  await expect(page.getByRole('button', { name: '4 aboneliği içe aktar' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Netflix eklensin' }).uncheck();
  await page.getByRole('button', { name: '3 aboneliği içe aktar' }).click();
  await expect(page.getByText('3 abonelik içe aktarıldı', { exact: true })).toBeVisible();

  await page.goto('/dashboard');
  for (const name of ['Spotify', 'Disney+', 'Exxen'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Exxen', exact: true }).click();
  await expect(page).toHaveURL(/subscriptions\//);
  await page.goto('/dashboard/import');
  await page.getByRole('button', { name: 'Geri al: liste.csv' }).click();
  await expect(page.getByRole('region', { name: 'Önceki içe aktarmalar' })).toContainText('3 abonelik kaldırıldı.');
  await page.goto('/dashboard');
  await expect(page.getByText('Henüz abonelik yok')).toBeVisible();
});

test('an exported list is offered on Pro, and read back it brings nothing new', async ({ page }) => {
  await signInAsNewUser(page);
  await addSubscriptions(
    page.request,
    { name: '=Netflix', amount: 229.99 },
    { name: 'Sözlük', amount: 12, notes: 'a\nb' },
  );
  await page.goto('/account');
  await expect(page.getByText('Pro planına dahil')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abonelikler: CSV' })).toHaveCount(0);
  await buyPlan(page, 'pro_monthly');
  await page.goto('/account');
  for (const format of ['CSV', 'Excel']) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: `Abonelikler: ${format}` }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^kumbara-subscriptions-\d{4}-\d\d-\d\d\.(csv|xlsx)$/);
    const buffer = await readFile(await download.path());
    if (format === 'CSV') expect(buffer.toString()).toContain(`'=Netflix,229.99,TRY,monthly,1,${inDays(9)}`);
    await page.goto('/dashboard/import');
    const name = download.suggestedFilename();
    await page.getByLabel('Dosya seç').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(page.getByText('2 zaten var')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await page.goto('/account');
  }
});

test('a report is read by month and year, downloaded, printed without its buttons, and part of Pro', async ({
  page,
}) => {
  await signInAsNewUser(page);
  await addSubscriptions(page.request, { name: 'Netflix', amount: 229.99, started_on: '2024-01-05' });
  await page.goto('/dashboard/reports/2026-10');
  await expect(page.getByText('Pro planına dahil', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'PDF' })).toHaveCount(0);

  await buyPlan(page, 'pro_monthly');
  await page.goto('/dashboard/reports/2026-10');
  await expect(page.getByRole('heading', { name: 'Ekim 2026' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hizmete göre' })).toContainText('₺229,99');
  for (const [button, extension] of [
    ['PDF', 'pdf'],
    ['Excel', 'xlsx'],
  ]) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`kumbara-report-2026-10.${extension}`);
    expect((await readFile(await download.path())).length).toBeGreaterThan(2_000);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Yazdır' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ekim 2026' })).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.getByRole('link', { name: 'Önceki dönem: Eylül 2026' }).click();
  await expect(page.getByRole('heading', { name: 'Eylül 2026' })).toBeVisible();
  await page.getByRole('link', { name: 'Yıllık', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/reports/2026');
  await expect(page.getByRole('region', { name: 'Hizmete göre' })).toContainText('₺2.759,88');
});
