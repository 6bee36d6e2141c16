import { randomUUID } from 'node:crypto';
import { subscriptionColumns } from '@kumbara/shared';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { fillAccount } from '#testing/full-account.ts';
import { refused, runApp, type TestUser } from '#testing/running-app.ts';

const app = runApp();
const lists = ['/subscriptions/export', '/charges/export'];

async function download(path: string, as: TestUser) {
  const answer = await fetch(`${app.origin}/api${path}`, { headers: { authorization: `Bearer ${as.token}` } });
  expect(answer.status).toBe(200);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  return { text, headers: answer.headers };
}
const rowsOf = (text: string) =>
  papaparse.parse<Record<string, string>>(text.replace('\uFEFF', ''), { header: true, skipEmptyLines: true }).data;

describe.each(lists)('%s', (path) => {
  it('refuses a format that it does not write', async () => {
    const answer = await app.request('GET', `${path}?format=ods`, { as: await app.aUser({ tier: 'pro' }) });
    expect(refused(answer).code).toBe('invalid_input');
  });

  it('is noted in the activity of the account', async () => {
    const user = await app.aUser({ tier: 'pro' });
    await download(path, user);
    const { body } = await app.request('GET', '/account/activity', { as: user });
    expect(body.map(({ kind }: { kind: string }) => kind)).toEqual(['data_exported']);
  });
});

it('holds every field of every subscription of the user, and of nobody else', async () => {
  const [user, other] = [await app.aUser({ tier: 'pro' }), await app.aUser({ tier: 'pro' })];
  await app.add(other, { name: 'Gizli abonelik' });
  const { id } = await app.add(user, {
    ...{ name: 'Sözlük, "Büyük"', amount: 1234.5, currency: 'TRY', billing_cycle: 'monthly', billing_interval: 3 },
    ...{ next_payment_date: '2026-08-31', category: 'education', notes: 'iki\nsatır', url: 'https://sozluk.example' },
    ...{ payment_method: 'Kart', started_on: '2025-08-31', commitment_ends_on: '2027-08-31', notice_days: 30 },
    ...{ share: { parts: 4, mine: 1 }, reminder_days: [30, 7], family_visible: true },
  });
  const { text, headers } = await download('/subscriptions/export?format=csv', user);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename=kumbara-subscriptions-2026-11-21.csv');
  expect(text.startsWith(`\uFEFF${subscriptionColumns.join(',')}\r\n`)).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(rowsOf(text)).toEqual([
    {
      ...{ id, name: 'Sözlük, "Büyük"', amount: '1234.5', currency: 'TRY', billing_cycle: 'monthly' },
      ...{ billing_interval: '3', next_payment_date: '2026-11-30', billing_anchor: '2026-08-31', status: 'active' },
      ...{ category: 'education', notes: 'iki\nsatır', url: 'https://sozluk.example', payment_method: 'Kart' },
      ...{ started_on: '2025-08-31', trial_ends_on: '', price_after_trial: '', commitment_ends_on: '2027-08-31' },
      ...{ notice_days: '30', share_mine: '1', share_parts: '4', reminder_days: '30 7', family_visible: 'true' },
      ...{ cancelled_on: '', ends_on: '', created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    },
  ]);
});

it('lets no cell run in a spreadsheet', async () => {
  const user = await app.aUser({ tier: 'pro' });
  for (const name of ['=cmd|calc', '+1+1', '-2+3', '@SUM(A1)', "'=1"])
    await app.add(user, { name, notes: '=HYPERLINK("https://evil.example")' });
  const { text } = await download('/subscriptions/export', user);
  for (const row of rowsOf(text)) {
    expect(row.name).toMatch(/^'+[=+\-@]/);
    expect(row.notes).toMatch(/^'=/);
  }
});

it('lists each payment that a document shows once, newest first, over many pages', async () => {
  const [user, other] = [await app.aUser({ tier: 'pro' }), await app.aUser({ tier: 'pro' })];
  await fillAccount(app.container.pool, user, 210);
  await fillAccount(app.container.pool, other, 3);
  // A finding that was not decided belongs to no subscription.
  await app.prisma.decision.deleteMany({ where: { user_id: user.id, fingerprint: { startsWith: '0' } } });
  const rows = rowsOf((await download('/charges/export', user)).text);
  const stored = await app.prisma.charge.findMany({ where: { user_id: user.id } });
  expect(rows).toHaveLength(2520);
  expect(rows.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
  const dates = rows.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(rows.every(({ subscription, description }) => subscription === description || subscription === '')).toBe(true);
});

it('ends the connection where reading fails half way, so that no part passes for the whole', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await fillAccount(app.container.pool, user, 1_001);
  // The second page holds a row that cannot be written.
  const [first] = await app.prisma.subscription.findMany({
    where: { user_id: user.id },
    orderBy: { id: 'asc' },
    take: 1,
  });
  await app.container.pool.query("UPDATE subscriptions SET next_payment_date = 'infinity' WHERE id = $1", [first?.id]);
  // On a busy machine the connection may end before the caller has seen its first part.
  const exported = fetch(`${app.origin}/api/subscriptions/export`, {
    headers: { authorization: `Bearer ${user.token}`, 'x-request-id': randomUUID() },
  }).then((answer) => answer.text());
  await expect(exported).rejects.toThrow();
  expect(app.errors.splice(0)).toHaveLength(1);
});

it('writes a workbook with days as days and amounts as numbers', async () => {
  const user = await app.aUser({ tier: 'pro' });
  await app.add(user, { name: '=1+1', amount: 12.5 });
  const answer = await fetch(`${app.origin}/api/subscriptions/export?format=xlsx`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet');
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const [header, row] = sheets[0]?.rows ?? [];
  expect(header).toEqual([...subscriptionColumns]);
  expect(row?.slice(0, 6)).toEqual(['=1+1', 12.5, 'TRY', 'monthly', 1, new Date('2026-12-05T00:00:00Z')]);
});
