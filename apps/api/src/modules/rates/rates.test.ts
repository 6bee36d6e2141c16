import { startEmulators } from '@kumbara/emulators';
import { convert, currencyDecimals } from '@kumbara/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobs } from '#lib/jobs.ts';
import { createLogger } from '#lib/logger.ts';
import { runApp } from '#testing/running-app.ts';
import { createEcbRates } from './adapters/ecb-rates.adapter.ts';
import { createRatesService } from './rates.service.ts';
import snapshot from './snapshot.json' with { type: 'json' };

const emulators = await startEmulators({ appOrigins: ['http://localhost:3000'], providers: [] });
const { ecb } = emulators;
const app = runApp(ecb.environment);
afterAll(() => emulators.close());

const url = ecb.environment.RATES_URL;
const source = createEcbRates({ url });
const logger = createLogger('silent');
const requested = () => ecb.requests.entries().map(({ path }) => path.split('/').at(-1));
const stored = () => app.prisma.exchangeRate.findMany({ distinct: ['day'], orderBy: { day: 'asc' } });
const storedDays = async () => (await stored()).map(({ day }) => day.toISOString().slice(0, 10));

/** Runs the job once. */
async function fetchRates(): Promise<void> {
  await app.work();
  await app.prisma.$executeRaw`DELETE FROM pgboss.job WHERE name = 'fetch-exchange-rates'`;
  await app.container.rates.refresh();
  await vi.waitUntil(
    async () => {
      const [job] = await app.prisma.$queryRaw<{ state: string }[]>`
        SELECT state::text FROM pgboss.job WHERE name = 'fetch-exchange-rates'`;
      return job?.state === 'completed';
    },
    { timeout: 15_000, interval: 50 },
  );
}

beforeEach(async () => {
  ecb.faults.clear();
  ecb.requests.clear();
  await app.prisma.exchangeRate.deleteMany();
});

describe('the reference rates of the ECB', () => {
  it('are read from both files as they were published', async () => {
    const days = await source.read('last-90-days');
    expect(days.map(({ day }) => day)).toEqual(['2016-12-29', '2016-12-28', '2016-12-27', '2016-12-23', '2016-12-22']);
    expect(days[3]?.per_euro).toMatchObject({ USD: '1.0446', JPY: '122.6', GBP: '0.85278', TRY: '3.6674' });
    expect(Object.keys(days[3]?.per_euro ?? {})).toHaveLength(31);
    expect(await source.read('daily')).toEqual(days.slice(0, 1));
    // 3.6674 / 1.0446 = 3.510817…
    expect(convert(1000, 'USD', 'TRY', days[3])).toBe(3510.82);
  });

  it('convert between every two currencies like the quotient of what was published, without an error of rounding', async () => {
    const [, , , rates] = await source.read('last-90-days');
    const perEuro: Record<string, string> = { EUR: '1', ...(rates?.per_euro as Record<string, string>) };
    const scale = 10n ** 10n;
    const scaled = (decimal: string): bigint => {
      const [whole = '', decimals = ''] = decimal.split('.');
      return BigInt(whole + decimals.padEnd(10, '0'));
    };
    for (const [from, sold] of Object.entries(perEuro))
      for (const [to, bought] of Object.entries(perEuro)) {
        const units = 10n ** BigInt(currencyDecimals(to));
        // 123456.78, half up, in whole numbers only.
        const twice = (2n * scaled('123456.78') * scaled(bought) * units) / scaled(sold) / scale;
        expect(convert(123_456.78, from, to, rates), `${from} ${to}`).toBe(Number((twice + 1n) / 2n) / Number(units));
      }
  });

  it.each([
    ['unavailable', 'away'],
    ['cut', 'away'],
    ['half', 'away'],
    ['slow', 'away'],
    ['redirected', 'away'],
    ['malformed', 'malformed'],
    ['huge', 'malformed'],
  ] as const)('are refused where the answer is %s', async (name, kind) => {
    ecb.faults.add({ name, delay: name === 'slow' ? 1_000 : undefined });
    const waiting = createEcbRates({ url, timeoutMs: name === 'slow' ? 300 : 15_000 });
    await expect(waiting.read('daily')).rejects.toMatchObject({ name: 'RatesError', kind });
    // A late answer must not count in the next test.
    await vi.waitUntil(() => requested().length === 1, { timeout: 5_000 });
  });

  it.each(['0', '-1', '1e5', 'N/A', '', '1.123456789', '12345678901'])(
    'are refused with the rate "%s"',
    async (rate) => {
      ecb.publish({ day: '2016-12-30', per_euro: { USD: '1.05', TRY: rate } });
      await expect(source.read('daily')).rejects.toMatchObject({ kind: 'malformed' });
      ecb.publish({ day: '2016-12-30', per_euro: { USD: '1.0541', TRY: '3.7072' } });
    },
  );
});

describe('the daily job', () => {
  it('fetches the 90 days at first, then only the day, and nothing where the day is stored', async () => {
    app.setToday('2016-12-30');
    await fetchRates();
    expect(requested()).toEqual(['eurofxref-hist-90d.xml']);
    expect(await storedDays()).toEqual([
      ...['2016-12-22', '2016-12-23', '2016-12-27', '2016-12-28', '2016-12-29', '2016-12-30'],
    ]);
    await fetchRates();
    expect(requested()).toHaveLength(1);

    // Monday, after the rates were published; the clock of the tests stands at nine.
    app.setToday('2017-01-02');
    app.passTime(8 * 3600);
    ecb.publish({ day: '2017-01-02', per_euro: { USD: '1.0465', TRY: '3.7101' } });
    await fetchRates();
    expect(requested().slice(1)).toEqual(['eurofxref-daily.xml']);
    expect((await storedDays()).at(-1)).toBe('2017-01-02');
  });

  it('fetches the 90 days again where days are missing', async () => {
    await app.prisma.exchangeRate.create({
      data: { day: new Date('2016-12-22'), currency: 'USD', per_euro: '1.0444' },
    });
    app.setToday('2016-12-30');
    await fetchRates();
    expect(requested()).toEqual(['eurofxref-hist-90d.xml']);
    expect(await storedDays()).toContain('2016-12-27');
  });

  it('takes the day later where the publication was late', async () => {
    app.setToday('2017-01-03');
    app.passTime(8 * 3600);
    await fetchRates();
    expect((await storedDays()).at(-1)).toBe('2017-01-02');
    ecb.publish({ day: '2017-01-03', per_euro: { USD: '1.0385', TRY: '3.7315' } });
    await fetchRates();
    expect(requested()).toEqual(['eurofxref-hist-90d.xml', 'eurofxref-daily.xml']);
    expect((await storedDays()).at(-1)).toBe('2017-01-03');
  });

  it('leaves what is stored and logs one line where it fails', async () => {
    app.setToday('2016-12-30');
    await fetchRates();
    const before = await app.prisma.exchangeRate.count();
    app.setToday('2017-01-05');
    app.log.length = 0;
    for (const name of ['malformed', 'unavailable'] as const) {
      ecb.faults.add({ name });
      await fetchRates();
    }
    expect(await app.prisma.exchangeRate.count()).toBe(before);
    const warnings = app.log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
    expect(warnings.map(({ msg }) => msg)).toEqual([
      'the file of exchange rates is malformed; those at hand stay in use',
      'the exchange rates could not be fetched (503); those at hand stay in use',
    ]);
  });

  it('runs once for two workers that start together', async () => {
    await app.work();
    await app.prisma.$executeRaw`DELETE FROM pgboss.job WHERE name = 'fetch-exchange-rates'`;
    app.setToday('2016-12-30');
    const jobs = createJobs({ pool: app.container.pool, logger, isWorker: true });
    const clock = () => new Date('2016-12-30T09:00:00Z');
    const other = createRatesService({ prisma: app.prisma, jobs, source: createEcbRates({ url }), clock, logger });
    await jobs.work();
    try {
      ecb.faults.add({ name: 'slow', delay: 300, times: 9 });
      await Promise.all([app.container.rates.refresh(), other.refresh(), app.container.rates.refresh()]);
      await vi.waitUntil(async () => (await stored()).length > 0, { timeout: 10_000 });
      expect(requested()).toHaveLength(1);
    } finally {
      await jobs.stop();
    }
  });

  it('stores nothing twice where two workers run it at once', async () => {
    const days = await source.read('last-90-days');
    const rows = days.flatMap(({ per_euro }) => Object.keys(per_euro)).length;
    app.setToday('2017-01-03');
    const handlers: (() => Promise<void>)[] = [];
    const jobs = { on: (_job: object, handler: () => Promise<void>) => handlers.push(handler) } as never;
    const clock = () => new Date('2017-01-03T18:00:00Z');
    for (const _worker of [1, 2]) createRatesService({ prisma: app.prisma, jobs, source, clock, logger });
    await Promise.all(handlers.map((run) => run()));
    expect(await app.prisma.exchangeRate.count()).toBe(rows);
  });
});

describe('the rates of a day', () => {
  const service = () =>
    createRatesService({ prisma: app.prisma, jobs: { on: () => {} } as never, source, clock: Date as never, logger });
  beforeEach(async () => {
    const data = (await source.read('last-90-days')).flatMap(({ day, per_euro }) =>
      Object.entries(per_euro).map(([currency, rate]) => ({ day: new Date(day), currency, per_euro: rate })),
    );
    await app.prisma.exchangeRate.createMany({ data });
  });

  it.each([
    ['a day with rates', '2016-12-23', '2016-12-23'],
    ['Christmas Eve, a Saturday', '2016-12-24', '2016-12-23'],
    ['26 December, a holiday on a Monday', '2016-12-26', '2016-12-23'],
    ['the day after', '2016-12-27', '2016-12-27'],
  ])('of %s are the latest until then, never later ones', async (_which, asked, day) => {
    expect(await service().ratesOn(asked)).toMatchObject({ day, source: 'ecb' });
  });

  it('do not exist before the first day', async () => {
    expect(await service().ratesOn('2016-12-21')).toBeUndefined();
  });

  it('come from the snapshot in the repository until newer ones are stored', async () => {
    expect(await service().ratesOn(snapshot.day)).toMatchObject({ day: snapshot.day, source: 'market' });
    await app.prisma.exchangeRate.create({
      data: { day: new Date(snapshot.day), currency: 'USD', per_euro: '1.1361' },
    });
    expect(await service().ratesOn('2026-11-21')).toMatchObject({ day: snapshot.day, source: 'ecb' });
  });

  it('of the snapshot are real ones of one day, for the currencies that people pay in', () => {
    expect(snapshot.day).toMatch(/^\d{4}-\d\d-\d\d$/);
    const rates: Record<string, string> = snapshot.per_euro;
    for (const currency of ['TRY', 'USD', 'GBP', 'JPY', 'CHF', 'XAF'])
      expect(Number(rates[currency])).toBeGreaterThan(0);
    // A parity by treaty.
    expect(Number(rates.XAF)).toBeCloseTo(655.957, 3);
  });
});

describe('converted totals', () => {
  const statsOf = async (as: Awaited<ReturnType<typeof app.aUser>>) =>
    (await app.request('GET', '/subscriptions/stats/summary', { as })).body;
  const store = (day: string, per_euro: Record<string, string>) =>
    app.prisma.exchangeRate.createMany({
      data: Object.entries(per_euro).map(([currency, rate]) => ({ day: new Date(day), currency, per_euro: rate })),
    });
  beforeAll(() => app.work());

  it('stand beside the totals per currency, at the rates of the latest day, rounded once', async () => {
    app.setToday('2031-11-22');
    await store('2031-11-20', { USD: '1.1523', TRY: '50.4321' });
    const user = await app.aUser({ tier: 'pro', currency: 'TRY' });
    await app.add(user, { amount: 9.99, currency: 'USD', share: { parts: 3, mine: 1 } });
    await app.add(user, { amount: 5, currency: 'EUR' });
    await app.add(user, { amount: 100, currency: 'TRY' });
    const stats = await statsOf(user);
    expect(stats.total_monthly_cost).toEqual({ USD: 3.33, EUR: 5, TRY: 100 });
    // 3.33 × 50.4321 / 1.1523 + 5 × 50.4321 + 100 = 145.7419… + 252.1605 + 100
    expect(stats.converted).toEqual({
      ...{ currency: 'TRY', monthly: 497.9, yearly: 5974.83 },
      ...{ rate_date: '2031-11-20', rate_source: 'ecb' },
    });
  });

  it('follow new rates and another currency of the user', async () => {
    app.setToday('2032-03-03');
    await store('2032-03-01', { USD: '2' });
    const user = await app.aUser({ tier: 'pro', currency: 'EUR' });
    await app.add(user, { amount: 10, currency: 'USD' });
    expect((await statsOf(user)).converted).toMatchObject({ monthly: 5, yearly: 60, rate_date: '2032-03-01' });
    await app.request('PATCH', '/account', { as: user, body: { currency: 'USD' } });
    expect((await statsOf(user)).converted).toMatchObject({ currency: 'USD', monthly: 10 });
    await app.request('PATCH', '/account', { as: user, body: { currency: 'EUR' } });
    app.passTime(86_400);
    await store('2032-03-04', { USD: '4' });
    expect((await statsOf(user)).converted).toMatchObject({ monthly: 2.5, rate_date: '2032-03-04' });
  });

  it('are absent, and say why, where one rate is missing', async () => {
    app.setToday('2033-05-05');
    await store('2033-05-04', { USD: '1.2', TRY: '60' });
    const user = await app.aUser({ tier: 'pro', currency: 'TRY' });
    await app.add(user, { amount: 10, currency: 'USD' });
    await app.add(user, { amount: 2500, currency: 'XAF' });
    const stats = await statsOf(user);
    expect(stats).not.toHaveProperty('converted');
    expect(stats).toMatchObject({ total_monthly_cost: { USD: 10, XAF: 2500 }, currencies_without_rate: ['XAF'] });
  });
});
