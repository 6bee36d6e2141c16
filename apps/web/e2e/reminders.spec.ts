import { expect, test } from './fixtures.ts';
import { inspectInBothThemes } from './layout-checks.ts';
import { linkFor } from './mail-outbox.ts';
import { addSubscriptions, inDays, signInAsNewUser } from './user.ts';

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
