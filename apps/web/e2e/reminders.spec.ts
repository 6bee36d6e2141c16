import { expect, test } from './fixtures.ts';
import { inspectInBothThemes } from './layout-checks.ts';
import { linkFor } from './mail-outbox.ts';
import { addSubscriptions, buyPlan, inDays, signInAsNewUser } from './user.ts';

test('a user sees what will be sent, sends a test, and ends mail by its link and takes that back', async ({ page }) => {
  const user = await signInAsNewUser(page);
  await addSubscriptions(page.request, { name: 'Netflix', amount: 150, next_payment_date: inDays(9) });
  await page.goto('/dashboard/reminders');
  await expect(page.getByText('yalnızca doğrulanmış bir adrese')).toBeVisible();
  await page.goto(await linkFor(user.email, '/verify-email'));
  await expect(page.getByRole('status').first()).toContainText('doğrulandı');

  await page.goto('/dashboard/reminders');
  await expect(page.getByText(/^Netflix: .* yenileniyor/).first()).toBeVisible();
  await inspectInBothThemes(page, 'reminders');
  await page.getByLabel('Kaç gün önce').fill('7, 3, 1');
  await page.getByLabel('Kaç gün önce').press('Enter');
  await expect(page.getByText('7 gün önceden hatırlatma').first()).toBeVisible();
  await page.getByRole('button', { name: 'Deneme gönder' }).click();
  await expect(page.getByText('Deneme yolda')).toBeVisible();

  await page.goto(await linkFor(user.email, '/reminders/stop'));
  await expect(page.getByRole('status').first()).toContainText('Artık gönderilmeyecek: Yenilenmeler');
  expect(page.url()).not.toContain('token');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('status').first()).toContainText('Yeniden gönderilecek: Yenilenmeler');
});

test('a link that is not whole ends nothing and says so', async ({ page }) => {
  await page.goto('/reminders/stop#token=01a20ef9-cfbc-73ed-964b-79855f57864d.all.x');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/check-in');
  await expect(page.getByRole('alert')).toHaveText('Bağlantı eksik');
  await inspectInBothThemes(page, 'check-in');
});

test('the question of the month is answered and corrected on the page of what is unused, and one is kept and asked again', async ({
  page,
}) => {
  await signInAsNewUser(page);
  await addSubscriptions(page.request, { name: 'Spor salonu', amount: 1200 });
  await page.goto('/dashboard/unused');
  await expect(page.getByText('Bu abonelikler uydurmadır')).toBeVisible();
  await buyPlan(page, 'premium_monthly');
  await page.reload();
  const no = page.getByRole('button', { name: 'Hayır: Spor salonu' });
  await no.click();
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Spor salonu' })).toBeVisible();
  await page.getByRole('button', { name: 'Evet: Spor salonu' }).click();
  await expect(page.getByRole('heading', { name: 'Spor salonu' })).toHaveCount(0);
  await no.click();
  await page.getByRole('button', { name: 'Kullanıyorum: Spor salonu' }).click();
  const undo = page.getByRole('button', { name: 'Geri al: Spor salonu' });
  await undo.click();
  await expect(page.getByRole('heading', { name: 'Spor salonu' })).toBeVisible();
  await page.getByRole('heading', { name: 'Spor salonu' }).getByRole('link').click();
  await expect(page).toHaveURL(/subscriptions\//);
  await expect(no).toHaveAttribute('aria-pressed', 'true');
});
