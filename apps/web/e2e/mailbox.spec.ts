import { languages, type MailConnection, type Scan } from '@kumbara/shared';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToFit, inspect, inspectInBothThemes } from './layout-checks.ts';
import { addSubscriptions, signInAsNewUser } from './user.ts';

const ready = { timeout: 60_000 };
const providers = [
  { provider: 'gmail', name: 'Gmail', allow: 'Devam', choose: 'Kumbara kimin Gmail kutusunu okusun?' },
  { provider: 'outlook', name: 'Outlook', allow: 'Kabul et', choose: 'Kumbara kimin Outlook posta kutusunu okusun?' },
] as const;
type Provider = (typeof providers)[number];

/** Opens the provider's page to choose an account. */
async function leaveFor(page: Page, { name, choose }: Provider): Promise<void> {
  await page.goto('/dashboard/emails');
  await page.getByRole('button', { name: `${name} bağla` }).click();
  await expect(page.getByText(choose)).toBeVisible(ready);
}

/** Connects the mailbox of the provider emulator. */
async function connect(page: Page, one: Provider): Promise<Locator> {
  await leaveFor(page, one);
  await page.getByRole('button', { name: /^Ayşe Yılmaz/ }).click();
  // Consent is asked for once.
  const allow = page.getByRole('button', { name: one.allow });
  await allow.or(page.getByText('Email bağlandı')).first().waitFor(ready);
  if (await allow.isVisible()) await allow.click();
  await expect(page.getByText('Email bağlandı')).toBeVisible(ready);
  await expect(page).toHaveURL('/dashboard/emails');
  return page.getByRole('article', { name: /@/ });
}

async function scan(page: Page, row: Locator): Promise<string> {
  await row.getByRole('button', { name: /^Tara:/ }).click();
  // The result of an earlier scan may still be shown below.
  const result = page.getByText(/^[\d.]+ email tarandı, \d+ abonelik bulundu!/).first();
  await expect(result).toBeVisible(ready);
  return (await result.innerText()).trim();
}

/** The result of the last scan according to the API. */
async function lastScan(page: Page): Promise<NonNullable<Scan['result']>> {
  const [connection] = (await (await page.request.get('/api/email/connections')).json()) as MailConnection[];
  const answer = (await (await page.request.get(`/api/email/scans/${connection?.last_scan_id}`)).json()) as Scan;
  if (!answer.result) throw new Error('the last scan has no result');
  return answer.result;
}

const formatAmount = (amount: number, currency: string) =>
  new Intl.NumberFormat('tr', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount);
const payments = { weekly: 52, monthly: 12, yearly: 1 };

/** Checks the evidence of the findings, adds one, and compares the totals to the cent. */
async function reviewAndImport(page: Page): Promise<string> {
  const { subscriptions } = await lastScan(page);
  expect(subscriptions.length).toBeGreaterThan(2);
  const list = page.getByRole('region', { name: `${subscriptions.length} abonelik bulundu` });
  const cards = list.getByRole('article');
  await expect(cards).toHaveCount(subscriptions.length);
  const [first] = subscriptions
    .filter(({ confidence, amount }) => confidence === 'high' && amount !== null)
    .sort((a, b) => (b.amount ?? 0) - (a.amount ?? 0));
  if (!first?.amount) throw new Error('nothing sure was found');
  const card = list.getByRole('article', { name: first.service_name, exact: true });
  await expect(card.getByText('E-postalarından')).toBeVisible();
  await expect(card.getByText(/^Gönderen: /)).toBeVisible();
  await expect(card.getByRole('listitem').first()).not.toBeEmpty();
  await card.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page.getByText('Abonelik eklendi')).toBeVisible();
  await expect(page.getByRole('region', { name: /abonelik bulundu$/ }).getByRole('article')).toHaveCount(
    subscriptions.length - 1,
  );

  await page.getByRole('link', { name: 'Abonelikler', exact: true }).click();
  const perYear = (Math.round(first.amount * 100) * payments[first.billing_cycle]) / first.billing_interval;
  const summary = page.getByRole('region', { name: 'Özet' });
  await expect(summary).toContainText(formatAmount(perYear / 100, first.currency));
  await expect(summary).toContainText(formatAmount(Math.round(perYear / 12) / 100, first.currency));
  await expect(page.getByRole('article', { name: first.service_name })).toBeVisible();
  return first.service_name;
}

async function disconnect(page: Page, row: Locator): Promise<void> {
  await row.getByRole('button', { name: /^Kaldır:/ }).click();
  const prompt = page.getByRole('alertdialog', { name: 'Bu email bağlantısı kaldırılsın mı?' });
  await expect(prompt.getByText(/Eklediğin abonelikler geçmişleriyle birlikte kalır/)).toBeVisible();
  await prompt.getByRole('button', { name: 'Kaldır' }).click();
  await expect(page.getByText('Bağlantı kaldırıldı')).toBeVisible();
  await expect(row).toHaveCount(0);
}

for (const one of providers) {
  test(`${one.name}: connect, scan across a reload, review evidence, add with exact amounts, disconnect`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await signInAsNewUser(page);
    const row = await connect(page, one);
    await page.getByRole('radio', { name: '12 ay' }).check();
    await row.getByRole('button', { name: /^Tara:/ }).click();
    await expect(row.getByRole('progressbar')).toBeVisible(ready);
    await page.reload();
    // On a fast machine the scan may have finished.
    const scanned = row.getByText(/^[\d.]+ email tarandı/);
    await expect(row.getByRole('button', { name: /^Taranıyor/ }).or(scanned)).toBeVisible(ready);
    await expect(scanned).toBeVisible(ready);
    await expect(row.getByRole('progressbar')).toHaveCount(0);

    const added = await reviewAndImport(page);
    await page.goto('/dashboard/emails');
    await disconnect(page, row);
    if (one.provider === 'outlook') {
      const manual = page.getByRole('link', { name: 'Kişisel Microsoft hesabı' });
      await expect(manual).toHaveAttribute('href', 'https://account.live.com/consent/Manage');
    } else {
      await expect(page.getByText('Google’daki erişim de iptal ediliyor.')).toBeVisible();
    }
    await expect(page.getByRole('region', { name: /abonelik bulundu$/ })).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page.getByRole('article', { name: added })).toBeVisible();
  });

  test(`${one.name}: a verified cancellation mail cancels a subscription with a reason, and undoing it is permanent`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await signInAsNewUser(page);
    const row = await connect(page, one);
    await page.getByRole('radio', { name: '6 ay' }).check();
    await scan(page, row);
    const { cancelled_list } = await lastScan(page);
    const name = cancelled_list.find(({ reason }) => reason === 'nothing_tracked')?.service_name;
    if (!name) throw new Error('the sandbox’s mailbox holds no proven cancellation');
    const item = page.getByRole('region', { name: 'İptal e\u2011postaları' }).getByRole('article', { name });
    await page.getByText(/^Listende olmayan .+ \d+ e\u2011posta$/).click();
    await expect(item.getByText('Listendeki aktif aboneliklerden hiçbiri eşleşmiyor.')).toBeVisible();

    await addSubscriptions(page.request, { name, amount: 100, category: 'other' });
    await page.reload();
    await expect(row).toBeVisible();
    await page.getByRole('radio', { name: '6 ay' }).check();
    expect(await scan(page, row)).toMatch(/! 1 abonelik otomatik iptal edildi$/);
    await expect(page.getByText(/^İptal edildiği görülen servis/)).toContainText(name);
    await expect(item.getByText('Otomatik iptal edildi')).toBeVisible();
    await expect(item.getByText(/gönderildiği doğrulandı/)).toBeVisible();

    await page.getByRole('link', { name: 'Abonelikler', exact: true }).click();
    const card = page.getByRole('article', { name, exact: true });
    await expect(card.getByText('Pasif')).toBeVisible();
    await expect(card.getByText(/tarihli e\u2011postaya göre otomatik iptal edildi/)).toBeVisible();
    await card.getByRole('button', { name: `Geri al: ${name}` }).click();
    await expect(page.getByText('Abonelik aktifleştirildi')).toBeVisible();
    await expect(card.getByText('Aktif')).toBeVisible();

    await page.goto('/dashboard/emails');
    await page.getByRole('radio', { name: '6 ay' }).check();
    expect(await scan(page, row)).not.toContain('otomatik iptal');
    await expect(item.getByText(/sen geri aldın/)).toBeVisible();
    // It can still be cancelled manually, and that can be undone.
    await item.getByRole('button', { name: `İptal et: ${name}` }).click();
    await expect(item.getByText('Pasif')).toBeVisible();
    await page.getByRole('button', { name: 'Geri al', exact: true }).click();
    await expect(item.getByText('Pasif')).toHaveCount(0);
  });
}

test('a scan can be stopped, and the mail page has no axe violations during and after it', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsNewUser(page);
  await page.goto('/dashboard/emails');
  await page.getByRole('button', { name: 'IMAP ile bağla' }).click();
  await page.getByRole('radio', { name: 'Outlook' }).check();
  await page.getByRole('button', { name: 'Bağla', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Tüm alanları doldurun');
  await inspect(page);
  await page.keyboard.press('Escape');

  const row = await connect(page, providers[0]);
  await page.getByRole('radio', { name: '12 ay' }).check();
  await row.getByRole('button', { name: /^Tara:/ }).click();
  await row.getByRole('button', { name: /^Durdur/ }).click(ready);
  await expect(page.getByText('Tarama durduruldu')).toBeVisible(ready);

  const heldScan = await hold(page);
  await row.getByRole('button', { name: /^Tara:/ }).click();
  await expect(row.getByText('420 / 2.000 e\u2011posta incelendi · 40 aday · 4 bulgu')).toBeVisible(ready);
  await inspect(page);
  await heldScan.letGo();
  await page.reload();
  await expect(row.getByRole('button', { name: /^Tara:/ })).toBeVisible(ready);

  await page.getByRole('radio', { name: '1 ay', exact: true }).check();
  await scan(page, row);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await inspectInBothThemes(page, `the mail page, ${width} wide`);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { code } of languages) {
    await page.evaluate((value) => localStorage.setItem('language', value), code);
    await page.reload();
    await expect(page.getByRole('article', { name: /@/ })).toBeVisible(ready);
    await expectToFit(page);
  }
});

/** Holds scans in progress until the page was inspected. */
async function hold(page: Page) {
  const scans = '**/api/email/scans/**';
  await page.route(scans, (route) => {
    const [, id] = /scans\/([\w-]+)$/.exec(new URL(route.request().url()).pathname) ?? [];
    if (!id) return route.abort();
    const progress = { looked_at: 420, candidates: 40, found: 4, total: 2000 };
    return route.fulfill({ json: { id, connection_id: id, status: 'running', progress } });
  });
  return { letGo: () => page.unroute(scans) };
}
