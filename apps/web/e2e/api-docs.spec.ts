import { expect, test } from './fixtures.ts';

test('the API docs show programs and calls to try, within the content security policy', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /^Kumbara/ })).toBeVisible();
  await expect(page.getByText("await api('GET', '/subscriptions')")).toBeVisible();
  // Swagger UI renders calls as they come into view.
  await page.getByRole('button', { name: 'GET /api/health', exact: false }).first().click();
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible();
});
