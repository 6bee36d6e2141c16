import { expect, test } from './fixtures.ts';

test('the API docs show programs and every call, within the content security policy', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /^Kumbara/ })).toBeVisible();
  await expect(page.getByText("await api('GET', '/subscriptions')")).toBeVisible();
  await page.goto('/api/docs/#/subscriptions/postSubscriptions');
  await page.reload();
  await expect(page.getByPlaceholder('Idempotency-Key')).toBeVisible();
});
