import { readWithNodeIcal } from '@kumbara/ical/testing';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inspectInBothThemes } from './layout-checks.ts';
import { addSubscriptions, buyPlan, inDays, signInAsNewUser } from './user.ts';

/** Reads the address in the open dialog as a calendar does: without a cookie. */
async function readAddress(page: Page): Promise<() => Promise<{ status: number; text: string }>> {
  const shown = await page
    .getByRole('dialog')
    .getByText(/\/api\/calendar\//)
    .innerText();
  const address = new URL(new URL(shown).pathname, page.url());
  return async () => {
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  };
}

test('a calendar reads payments from its private address until that is renewed or removed', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAsNewUser(page);
  await buyPlan(page, 'pro_monthly');
  await addSubscriptions(page.request, { name: 'Netflix', amount: 150, next_payment_date: inDays(9) });
  await page.goto('/dashboard/calendar');
  await page.getByRole('link', { name: 'Takvime abone ol' }).click();
  await expect(page).toHaveURL('/account/integrations');
  await page.getByRole('button', { name: 'Takvim bağla' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ad').fill('iPhone');
  await dialog.getByRole('button', { name: 'Adres oluştur' }).click();
  await expect(dialog.getByRole('link', { name: 'Google Takvim’e ekle' })).toHaveAttribute('href', /webcal%3A/);
  const readFirst = await readAddress(page);
  const { status, text } = await readFirst();
  expect(status).toBe(200);
  expect(readWithNodeIcal(text, inDays(0), inDays(20))).toEqual([{ day: inDays(9), title: 'Netflix · ₺150,00' }]);
  await dialog.getByRole('button', { name: 'Tamam' }).click();
  await page.reload();
  await expect(page.getByText(/Son okuma/)).toBeVisible();
  await inspectInBothThemes(page, 'integrations');

  await page.getByRole('button', { name: 'Adresi yenile: iPhone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Adresi yenile' }).click();
  const readSecond = await readAddress(page);
  expect([(await readFirst()).status, (await readSecond()).status]).toEqual([404, 200]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Kaldır: iPhone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kaldır' }).click();
  await expect(page.getByText('Henüz bağlı bir takvimin yok')).toBeVisible();
  expect((await readSecond()).status).toBe(404);
});

test('without the plan the page says what a calendar would show, and leads to the plans', async ({ page }) => {
  await signInAsNewUser(page);
  await page.goto('/account/integrations');
  await expect(page.getByText('Ödemelerin takviminde')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Takvim bağla' })).toHaveCount(0);
  await expect(page.getByText(/\/api\/mcp$/)).toBeVisible();
});

test('an assistant is connected with the configuration of one program, chosen and copied by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsNewUser(page);
  await page.goto('/account/integrations');
  await page.getByRole('tab', { name: 'Claude Code' }).focus();
  await expect(page.getByText('claude mcp add')).toBeVisible();
  for (const name of ['Cursor', 'VS Code']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByText('claude mcp add')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kopyala: .vscode/mcp.json' }).press('Enter');
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.servers.kumbara.url).toBe(`${new URL(page.url()).origin}/api/mcp`);
});
