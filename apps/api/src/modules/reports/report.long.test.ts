import { readPdfLines, readWorkbookCells } from '@kumbara/statements';
import { expect, it } from 'vitest';
import { aDetection, aStatementOf } from '#testing/a-detection.ts';
import { runApp, type TestUser } from '#testing/running-app.ts';

// Today is 21 November 2026 in Istanbul.
const app = runApp();
const read = async (as: TestUser, period: string) => {
  const { status, body } = await app.request('GET', `/reports/${period}`, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const download = async (as: TestUser, path: string, language = 'tr') => {
  const answer = await fetch(`${app.origin}/api/reports/${path}`, {
    headers: { authorization: `Bearer ${as.token}`, 'accept-language': language },
  });
  expect(answer.status).toBe(200);
  return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

/** Somebody with payments that documents show, one that nothing covers, one that is missing, and an end. */
async function somebody(): Promise<TestUser> {
  const user = await app.aUser({ tier: 'pro' });
  const { id: detection_id } = await aDetection(app.prisma, user, {
    ...{ charged: ['2026-09-14', '2026-10-14'], amount: 60, service_name: 'Şömine Gazetesi İğdır', service_id: null },
    ...{ category: 'news' },
  });
  await app.request('POST', '/email/import-subscription', { as: user, body: { detection_id } });
  await app.add(user, { name: 'Çağrı', amount: 300, next_payment_date: '2026-10-01', started_on: '2026-10-01' });
  await app.add(user, {
    name: 'Canva',
    amount: 12.5,
    currency: 'USD',
    next_payment_date: '2026-10-25',
    category: 'software',
  });
  const { id } = await app.add(user, { name: 'Eski', amount: 10, next_payment_date: '2026-10-09' });
  await app.prisma.subscription.updateMany({
    where: { id },
    data: { status: 'cancelled', cancelled_on: new Date('2026-10-05') },
  });
  await aStatementOf(app.prisma, user, '2026-09-01', '2026-10-31');
  return user;
}

it('tell paid, assumed and due payments of a month apart, per currency, with what began and ended', async () => {
  const user = await somebody();
  await somebody();
  const report = await read(user, '2026-10');
  expect(report.totals).toEqual({
    total: { TRY: 360, USD: 12.5 },
    paid: { TRY: 60 },
    expected: { TRY: 300, USD: 12.5 },
    due: {},
  });
  expect(
    report.payments.map(({ date, name, state, evidence }: Record<string, string>) => [date, name, state, evidence]),
  ).toEqual([
    ['2026-10-01', 'Çağrı', 'unknown', null],
    ['2026-10-14', 'Şömine Gazetesi İğdır', 'paid', 'statement'],
    ['2026-10-25', 'Canva', 'unknown', null],
  ]);
  expect(report.categories).toContainEqual({ category: 'news', total: { TRY: 60 } });
  expect(report.services.map(({ name }: { name: string }) => name).sort()).toEqual(
    ['Canva', 'Çağrı', 'Şömine Gazetesi İğdır'].sort(),
  );
  expect(report.started).toMatchObject([{ name: 'Çağrı', date: '2026-10-01' }]);
  expect(report.ended).toMatchObject([{ name: 'Eski', date: '2026-10-05' }]);
  const next = await read(user, '2026-12');
  expect(next.totals.due).toEqual({ TRY: 360, USD: 12.5 });
});

it('sum a year as its months', async () => {
  const user = await somebody();
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
  const sums = await Promise.all(months.map(async (month) => (await read(user, month)).totals.total));
  const of = (currency: string) => Math.round(sums.reduce((sum, one) => sum + (one[currency] ?? 0), 0) * 100) / 100;
  expect((await read(user, '2026')).totals.total).toEqual({ TRY: of('TRY'), USD: of('USD') });
});

it('have an address for months and years only', async () => {
  const user = await app.aUser({ tier: 'pro' });
  for (const period of ['2026-13', '2026-1', '20266', 'x', '2026-10-01'])
    expect((await app.request('GET', `/reports/${period}`, { as: user })).status).toBe(404);
});

it('are a PDF in the language of the reader, with all letters of Turkish', async () => {
  const user = await somebody();
  const { headers, bytes } = await download(user, '2026-10/export?format=pdf');
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toContain('kumbara-report-2026-10.pdf');
  const text = (await readPdfLines(bytes)).join('\n');
  expect(text).toContain('Abonelik raporu: Ekim 2026');
  expect(text).toMatch(/14 Eki 2026\s+Şömine Gazetesi İğdır\s+Ödendi \(ekstre\)\s+₺60,00/);
  expect(text).toContain('Çağrı');
  const german = (await readPdfLines((await download(user, '2026-10/export', 'de')).bytes)).join('\n');
  expect(german).toContain('Abo-Bericht: Oktober 2026');
  expect(german).toMatch(/60,00\s₺/);
}, 90_000);

it('are a workbook with numbers and days', async () => {
  const user = await somebody();
  const { headers, bytes } = await download(user, '2026-10/export?format=xlsx', 'en');
  expect(headers.get('content-type')).toContain('spreadsheetml');
  // The first sheet holds the totals.
  expect(await readWorkbookCells(bytes)).toEqual([
    ['', 'Amount', 'Currency'],
    ['Total', '360', 'TRY'],
    ['Total', '12.5', 'USD'],
    ['Seen in documents', '60', 'TRY'],
    ['Without a document', '300', 'TRY'],
    ['Without a document', '12.5', 'USD'],
  ]);
});

it('print every amount whole, of however many currencies', async () => {
  const user = await app.aUser({ tier: 'pro' });
  const currencies = ['TRY', 'USD', 'EUR', 'GBP', 'CHF', 'SEK', 'PLN', 'AED'];
  for (const [at, currency] of currencies.entries())
    await app.add(user, {
      ...{ name: `Hizmet ${at}`, amount: 12_345.67 + at, currency, category: 'software' },
      ...{ next_payment_date: '2026-10-05', started_on: '2026-10-05' },
    });
  const { bytes } = await download(user, '2026-10/export?format=pdf');
  const text = (await readPdfLines(bytes)).join('\n');
  // In the sums, by category, by service and as a payment.
  for (const at of currencies.keys()) expect(text.split(`12.${345 + at},67`).length - 1).toBeGreaterThanOrEqual(4);
});
