import type { Import, ImportPreview, ImportRow, Report } from '@kumbara/shared';
import type { Page } from '@playwright/test';
import {
  type Act,
  type Answers,
  alert,
  never,
  type Picture,
  printOnA4,
  problem,
  screen,
  toast,
  unavailable,
} from './picture.ts';
import { full } from './picture-answers.ts';

const id = '01970000-0000-7000-8000-000000000001';
const payment = (name: string, date: string, amount: number, evidence: 'statement' | 'mail' | null) => ({
  ...{ subscription_id: id, name, category: 'streaming' as const, date, amount, currency: 'TRY', evidence },
  state: evidence ? ('paid' as const) : ('unknown' as const),
});
const report: Report = {
  ...{ period: '2026-10', from: '2026-10-01', to: '2026-10-31', further_payments: 0 },
  totals: { total: { TRY: 1589.97, USD: 20 }, paid: { TRY: 1289.98 }, expected: { TRY: 299.99, USD: 20 }, due: {} },
  categories: [
    { category: 'streaming', total: { TRY: 529.98 } },
    { category: 'fitness', total: { TRY: 899 } },
    { category: 'software', total: { USD: 20 } },
  ],
  services: [
    { subscription_id: id, name: 'Netflix', category: 'streaming', total: { TRY: 229.99 } },
    { subscription_id: id, name: 'MACFit Premium Aylık Üyelik', category: 'fitness', total: { TRY: 899 } },
    { subscription_id: id, name: 'ChatGPT', category: 'software', total: { USD: 20 } },
  ],
  payments: [
    payment('Netflix', '2026-10-05', 229.99, 'statement'),
    payment('MACFit Premium Aylık Üyelik', '2026-10-14', 899, 'mail'),
    payment('Disney+', '2026-10-20', 299.99, null),
  ],
  price_changes: [
    {
      ...{ subscription_id: id, name: 'Netflix', date: '2026-10-05', before: 189.99, now: 229.99, currency: 'TRY' },
      ...{ percent: 21.1, cause: 'vendor', foreign: null },
    },
  ],
  started: [{ subscription_id: id, name: 'Disney+', date: '2026-10-20' }],
  ended: [{ subscription_id: id, name: 'Exxen', date: '2026-10-02' }],
  verified_savings: { TRY: 99.9 },
};

const row = (own: Partial<ImportRow>): ImportRow => ({
  ...{ row: 0, state: 'new', is_active: true, name: 'Netflix', amount: 229.99, currency: 'TRY', category: 'streaming' },
  ...{ billing_cycle: 'monthly', billing_interval: 1, next_payment_date: '2026-12-05', existing: null },
  ...{ differences: [], problems: [] },
  ...own,
});
const existing = {
  ...{ id, amount: 49.99, currency: 'TRY', billing_cycle: 'monthly' as const, billing_interval: 1 },
  next_payment_date: '2026-12-07',
};
const preview: ImportPreview = {
  ...{ id, file_name: 'aboneliklerim-2026.csv', free_places: 1, version: '1' },
  columns: [
    { heading: 'Abonelik', samples: ['Netflix', 'Spotify', 'MACFit Premium Aylık Üyelik'] },
    { heading: 'Ücret', samples: ['229,99', '59,99', '899,00'] },
    { heading: 'Sonraki ödeme', samples: ['05.12.2026', '07.12.2026'] },
    { heading: 'Etiket', samples: [] },
  ],
  mapping: { columns: ['name', 'amount', 'next_payment_date', null], date_order: 'dmy', decimal_mark: ',' },
  rows: [
    row({}),
    row({ row: 1, name: 'Spotify', amount: 59.99, state: 'conflict', existing, differences: ['amount'] }),
    row({ row: 2, name: 'Disney+', amount: 134.99, state: 'same', existing }),
    row({ row: 3, name: 'MACFit Premium Aylık Üyelik', amount: 899 }),
    row({ row: 4, name: 'Dergi', is_active: false, billing_cycle: 'yearly' }),
    row({ row: 5, name: '', amount: null, state: 'invalid', problems: [{ field: 'name', detail: 'Bu alan gerekli' }] }),
  ],
};
const imports: Import[] = [
  {
    ...{ id, file_name: 'wallos.json', applied_at: '2026-11-20T09:00:00Z', replaced: 0, added: 12 },
    ...{ undo_until: '2026-12-20T09:00:00Z', undone: null },
  },
  {
    ...{
      id: 'b',
      file_name: 'eski-liste.xlsx',
      applied_at: '2026-10-02T09:00:00Z',
      added: 3,
      replaced: 1,
      undo_until: null,
    },
    undone: { restored: 1, removed: 2, kept: [{ id, name: 'Spotify' }] },
  },
];

const chooseFile = (page: Page) =>
  page.locator('input[type=file]').setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from('x') });

const openPreview: Act = async (page) => {
  await chooseFile(page);
  await page.locator('input[type=checkbox]').first().waitFor();
};
const importColumn = (page: Page) => page.locator('fieldset select').nth(3).selectOption('notes');

const reports = (name: string, period: string, answer: unknown, act?: Act) =>
  screen(`/dashboard/reports/${period}`)(
    `report${name}`,
    {
      ...full,
      'GET /reminders/settings': { email_verified: true, monthly_report: true },
      [`GET /reports/${period}`]: answer,
      'GET /charges/export': problem(503, 'server_busy'),
    },
    act,
  );
const month = (name: string, answer: unknown, act?: Act) => reports(name, '2026-10', answer, act);
const list = (name: string, answers: Answers, act?: Act) =>
  screen('/dashboard/import')(`import${name}`, { ...full, 'GET /subscriptions/import': [], ...answers }, act);

/** Reports and the import of lists, in their states. */
export const reportPictures: Picture[] = [
  month('', report),
  reports('-year', '2025', {
    ...report,
    ...{ period: '2025', from: '2025-01-01', to: '2025-12-31', further_payments: 1240 },
  }),
  month('-print', report, printOnA4),
  month('-empty', { ...report, payments: [], price_changes: [], started: [], ended: [] }),
  month('-export-failed', report, async (page) => {
    await page.locator('main li button').last().click();
    await toast(page);
  }),
  month('-loading', never),
  month('-failed', problem(500, 'internal')),
  month('-other-plan', problem(402, 'plan_required')),
  list('', { 'GET /subscriptions/import': imports }),
  list('-new', {}),
  list('-failed', { 'GET /subscriptions/import': unavailable }, alert),
  list('-reading', { 'POST /subscriptions/import': never }, chooseFile),
  list('-refused', { 'POST /subscriptions/import': problem(422, 'import_empty') }, async (page) => {
    await chooseFile(page);
    await page.getByRole('alert').waitFor();
  }),
  list(
    '-undone',
    {
      'GET /subscriptions/import': imports,
      [`POST /subscriptions/import/${imports[0]?.id}/undo`]: {
        ...imports[0],
        undo_until: null,
        undone: imports[1]?.undone,
      },
    },
    async (page) => {
      await page.locator('main li button').first().click();
      await toast(page);
    },
  ),
  list(
    '-undo-failed',
    {
      'GET /subscriptions/import': imports,
      [`POST /subscriptions/import/${imports[0]?.id}/undo`]: problem(409, 'nothing_to_undo'),
    },
    async (page) => {
      await page.locator('main li button').first().click();
      await toast(page);
    },
  ),
  list('-preview', { 'POST /subscriptions/import': preview }, openPreview),
  list(
    '-corrected',
    {
      'POST /subscriptions/import': preview,
      [`POST /subscriptions/import/${preview.id}/preview`]: {
        ...preview,
        mapping: { ...preview.mapping, columns: ['name', 'amount', 'next_payment_date', 'notes'] },
        rows: preview.rows.filter(({ state }) => state === 'new' || state === 'conflict'),
      },
    },
    async (page) => {
      await openPreview(page);
      await importColumn(page);
      await page.locator('input[type=checkbox][disabled]').waitFor({ state: 'detached' });
      await page.locator('main li select').selectOption('replace');
    },
  ),
  list(
    '-correction-failed',
    {
      'POST /subscriptions/import': preview,
      [`POST /subscriptions/import/${preview.id}/preview`]: unavailable,
    },
    async (page) => {
      await openPreview(page);
      await importColumn(page);
      await toast(page);
    },
  ),
  list('-over-limit', { 'POST /subscriptions/import': preview }, async (page) => {
    await openPreview(page);
    await page.locator('main li input[type=checkbox]').nth(2).check();
  }),
  list(
    '-done',
    {
      'GET /subscriptions/import': imports,
      'POST /subscriptions/import': preview,
      [`POST /subscriptions/import/${preview.id}/apply`]: imports[0],
    },
    async (page) => {
      await openPreview(page);
      await page.locator('main button').last().scrollIntoViewIfNeeded();
      await page.locator('main .sticky button').click();
      await toast(page);
    },
  ),
];
