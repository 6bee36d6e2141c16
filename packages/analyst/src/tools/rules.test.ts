import { resolveMerchant } from '@kumbara/detection';
import { describe, expect, it } from 'vitest';
import type { PortfolioSubscription } from '#portfolio.ts';
import { commitmentsTool } from './commitments.ts';
import { costPerUseTool } from './cost-per-use.ts';
import { listSubscriptionsTool } from './list-subscriptions.ts';
import { overlapsTool } from './overlaps.ts';
import { priceRisesTool } from './price-rises.ts';
import { aSubscription, portfolioOf } from './testing/portfolio-factory.ts';
import { trialsTool } from './trials.ts';
import { unusedCandidatesTool } from './unused-candidates.ts';
import { upcomingTool } from './upcoming.ts';
import { whatIfTool } from './what-if.ts';
import { whyListedTool } from './why-listed.ts';
import { yearlyOrMonthlyTool } from './yearly-or-monthly.ts';

const lira = (amount: number) => ({ amount, currency: 'TRY' });
const price = (date: string, amount: number, currency = 'TRY') => ({ date, amount, currency });

describe('overlaps', () => {
  const overlaps = (...items: PortfolioSubscription[]) => overlapsTool.run(portfolioOf(...items), {}).result.overlaps;
  const spotify = aSubscription({ name: 'Spotify', service_id: 'spotify', amount: 60 });
  const apple = aSubscription({ name: 'Apple Music', service_id: 'apple-music', amount: 40 });

  it('are two music services, of which the dearer one saves more', () => {
    expect(overlaps(spotify, apple)).toMatchObject([
      { kind: 'music', candidate: { id: spotify.id, saving_per_month: lira(60), saving_per_year: lira(720) } },
    ]);
  });
  it.each([
    ['music', 'Spotify', 'YouTube Music'],
    ['music', 'Apple Music', 'YouTube Music Premium'],
    ['music', 'Deezer', 'Yandex Music'],
    ['cloud_storage', 'iCloud+', 'Amazon Drive'],
    ['ai_chat', 'ChatGPT Plus', 'Microsoft Copilot Pro'],
  ])('are two of the same kind, %s, as people call them: %s and %s', (kind, ...names) => {
    const items = names.map((name) => aSubscription({ name, service_id: resolveMerchant(name).service?.id }));
    expect(overlaps(...items)).toMatchObject([{ kind, items: names.map((name) => ({ name })) }]);
  });
  it('name first what is said not to be used, however little it costs', () => {
    const unused = { ...apple, uses: [{ month: '2026-10', used: false }] };
    expect(overlaps(spotify, unused)[0]?.candidate.id).toBe(apple.id);
  });
  it('compare no currencies: the newest one is named', () => {
    const abroad = { ...apple, currency: 'USD', amount: 1, added_on: '2026-11-01' };
    expect(overlaps(spotify, abroad)[0]?.candidate.id).toBe(abroad.id);
  });
  it('are the same service twice, told once', () => {
    expect(overlaps(spotify, { ...aSubscription({ service_id: 'spotify', name: 'Spotify (annem)' }) })).toMatchObject([
      { kind: 'same_service', items: [{ id: spotify.id }, {}] },
    ]);
  });
  it.each([
    ['two video services', aSubscription({ service_id: 'netflix' }), aSubscription({ service_id: 'disney-plus' })],
    [
      'music and videos without advertising',
      spotify,
      aSubscription({ service_id: 'youtube-premium', name: 'YouTube Premium' }),
    ],
    ['one that is cancelled', spotify, { ...apple, status: 'cancelled' as const }],
    ['two that nobody knows', aSubscription({ name: 'Kulüp' }), aSubscription({ name: 'Kulüp' })],
    [
      'a company that also sells single things',
      aSubscription({ service_id: 'godaddy' }),
      aSubscription({ service_id: 'godaddy' }),
    ],
  ])('are not %s', (_, one, other) => {
    expect(overlaps(one, other)).toEqual([]);
  });
});

describe('price rises', () => {
  const rises = (item: Partial<PortfolioSubscription>, since: string | null = null) =>
    priceRisesTool.run(portfolioOf(aSubscription(item)), { since }).result;

  it('stand between the price before the day and the price now, with what they cost in a year', () => {
    const price_history = [price('2025-01-01', 80), price('2026-03-01', 90), price('2026-09-01', 100)];
    expect(rises({ price_history }).rises).toMatchObject([
      {
        date: '2026-09-01',
        before: lira(80),
        now: lira(100),
        change: lira(20),
        change_percent: 25,
        more_per_year: lira(240),
      },
    ]);
    expect(rises({ price_history }, '2026-06-01').rises[0]?.before).toEqual(lira(90));
    expect(rises({ price_history }, '2026-10-01').rises).toEqual([]);
  });
  it('are my part of what the whole costs', () => {
    const price_history = [price('2025-01-01', 80), price('2026-03-01', 100)];
    expect(rises({ price_history, share: { parts: 4, mine: 1 } }).rises[0]).toMatchObject({
      before: lira(20),
      now: lira(25),
    });
  });
  it('are none where the price fell, stayed, or is asked in another currency now', () => {
    expect(rises({ price_history: [price('2025-01-01', 120), price('2026-03-01', 100)] }).rises).toEqual([]);
    expect(
      rises({ price_history: [price('2025-01-01', 100), price('2026-01-01', 90), price('2026-03-01', 100)] }).rises,
    ).toEqual([]);
    expect(rises({ price_history: [price('2025-01-01', 5, 'USD'), price('2026-03-01', 100)] }).rises).toEqual([]);
  });
  it('are the rate’s where the price abroad stood still, although no price was noted', () => {
    const charges = ['2026-01-05', '2026-04-05', '2026-11-05'].map((date, at) => ({
      ...price(date, [80, 90, 100][at] as number),
      foreign: { amount: 2, currency: 'USD' },
    }));
    expect(rises({ charges }).rises).toMatchObject([
      { before: lira(80), now: lira(100), cause: 'exchange_rate', foreign: { amount: 2, currency: 'USD' } },
    ]);
  });
  it('are the service’s where the price abroad rose', () => {
    const charges = [
      { ...price('2026-01-05', 80), foreign: { amount: 2, currency: 'USD' } },
      { ...price('2026-11-05', 100), foreign: { amount: 2.5, currency: 'USD' } },
    ];
    expect(rises({ charges }).rises[0]?.cause).toBe('vendor');
  });
  it('are the service’s where the amount stood still before or after, for rates never do', () => {
    const price_history = [price('2026-01-05', 80), price('2026-06-05', 100)];
    const charges = [price('2026-01-05', 80), price('2026-02-05', 80), price('2026-06-05', 100)];
    expect(rises({ price_history, charges }).rises[0]?.cause).toBe('vendor');
    expect(rises({ price_history, charges: charges.slice(1) }).rises[0]?.cause).toBe('unknown');
    expect(rises({ price_history }).rises[0]?.cause).toBe('unknown');
  });
  it('are none where a slip of the hand was mended, or the amount goes by use', () => {
    const price_history = [price('2026-10-01', 19.9), price('2026-10-01', 100)];
    expect(rises({ price_history }).rises).toEqual([]);
    const drift = ['2026-08-05', '2026-09-05', '2026-10-05'].map((date, at) =>
      price(date, [86, 93, 100][at] as number),
    );
    expect(rises({ charges: drift }).rises).toMatchObject([{ before: lira(86), now: lira(100), cause: 'unknown' }]);
    expect(rises({ charges: [price('2026-09-05', 60), price('2026-10-05', 100)] }).rises).toEqual([]);
  });
  it('are none where a trial ended, or another plan is paid for now', () => {
    const price_history = [price('2026-08-01', 45), price('2026-10-01', 100)];
    expect(rises({ price_history, trial_ends_on: '2026-09-30' }).rises).toEqual([]);
    expect(
      rises({ charges: [price('2026-08-01', 92), price('2026-10-01', 100)], trial_ends_on: '2026-09-30' }).rises,
    ).toEqual([]);
    expect(rises({ price_history }).rises).toHaveLength(1);
    expect(rises({ price_history: [price('2026-08-01', 9), price('2026-10-01', 100)] }).rises).toEqual([]);
    expect(rises({ price_history: [price('2026-10-01', 100), price('2027-01-01', 1000)] }).announced).toEqual([]);
  });
  it('are told ahead of what is asked after a trial, not of the trial', () => {
    const trial = { trial_ends_on: '2026-12-10', price_after_trial: 120 };
    expect(rises({ ...trial, price_history: [price('2027-01-05', 150)] }).announced).toMatchObject([
      { before: lira(120), now: lira(150), change_percent: 25 },
    ]);
  });
  it('are told ahead where they are announced, and not as if they had happened', () => {
    const found = rises({ price_history: [price('2026-01-05', 100), price('2027-01-05', 150)] });
    expect(found).toMatchObject({
      rises: [],
      announced: [{ date: '2027-01-05', before: lira(100), now: lira(150), change_percent: 50 }],
    });
    expect(found.more_per_year).toEqual([]);
  });
});

describe('what may not be needed', () => {
  const found = (...items: PortfolioSubscription[]) =>
    unusedCandidatesTool.run(portfolioOf(...items), {}).result.candidates.map(({ id, reasons }) => ({ id, reasons }));
  const months = (...reported: [string, boolean][]) => reported.map(([month, used]) => ({ month, used }));

  it('is what its owner said was not used, since when it is known', () => {
    const never = aSubscription({ uses: months(['2026-10', false]) });
    const before = aSubscription({ uses: months(['2026-07', true], ['2026-09', false], ['2026-10', false]) });
    expect(found(never, before)).toEqual([
      { id: never.id, reasons: [{ code: 'said_unused', month: '2026-10', months: 1 }] },
      { id: before.id, reasons: [{ code: 'not_used_since', month: '2026-07', months: 2 }] },
    ]);
  });
  it('is never what nothing was heard of, was used since, or was spoken of long ago', () => {
    expect(found(aSubscription({ added_on: '2020-01-01' }))).toEqual([]);
    expect(found(aSubscription({ uses: months(['2026-10', false], ['2026-11', true]) }))).toEqual([]);
    expect(found(aSubscription({ uses: months(['2026-08', false]) }))).toEqual([]);
    expect(found(aSubscription({ status: 'cancelled', uses: months(['2026-10', false]) }))).toEqual([]);
  });
  it('is what could not be paid, unless it was paid since', () => {
    const failed = aSubscription({ payment_failed_on: '2026-11-05' });
    expect(found(failed)).toEqual([{ id: failed.id, reasons: [{ code: 'payment_failed', date: '2026-11-05' }] }]);
    expect(found({ ...failed, charges: [price('2026-11-07', 100)] })).toEqual([]);
    expect(found({ ...failed, payment_failed_on: '2026-08-05' })).toEqual([]);
  });
  it('is the one of an overlap that would be ended, with the others named', () => {
    const spotify = aSubscription({ service_id: 'spotify', name: 'Spotify', amount: 60 });
    const deezer = aSubscription({ service_id: 'deezer', name: 'Deezer', amount: 50 });
    expect(found(spotify, deezer)).toEqual([
      { id: spotify.id, reasons: [{ code: 'overlap', with: [{ id: deezer.id, name: 'Deezer' }] }] },
    ]);
  });
});

describe('yearly or monthly', () => {
  const plans = (items: PortfolioSubscription[], id: string | null = null, yearly_price: number | null = null) =>
    yearlyOrMonthlyTool.run(portfolioOf(...items), { id, yearly_price }).result.plans;

  it('says what a named price saves and after how many months it has paid', () => {
    const one = aSubscription();
    expect(plans([one], one.id, 1000)).toMatchObject([
      {
        known_from: 'given',
        break_even_price: lira(1200),
        break_even_months: 10,
        cheaper: 'yearly',
        saving_per_year: lira(200),
      },
    ]);
    expect(plans([one], one.id, 1200)).toMatchObject([
      { cheaper: 'same', break_even_months: 12, saving_per_year: lira(0) },
    ]);
    expect(plans([one], one.id, 1300)).toMatchObject([{ cheaper: 'monthly', break_even_months: 13 }]);
  });
  it('says below which price a yearly plan pays, where none is known', () => {
    const one = aSubscription();
    expect(plans([one], one.id)).toMatchObject([
      { yearly: null, cheaper: null, break_even_price: lira(1200), known_from: null },
    ]);
    expect(plans([one])).toEqual([]);
  });
  it('knows the yearly price from its own charges, the newest', () => {
    const charges = [price('2024-08-05', 700), price('2025-08-05', 900), price('2026-11-05', 100)];
    expect(plans([aSubscription({ charges })])).toMatchObject([{ known_from: 'own_history', yearly: lira(900) }]);
  });
  it('knows it from another subscription to the same service, in the same currency', () => {
    const one = aSubscription({ service_id: 'netflix' });
    const other = aSubscription({ service_id: 'netflix', billing_cycle: 'yearly', amount: 1000, status: 'cancelled' });
    expect(plans([one, other])).toMatchObject([{ id: one.id, known_from: 'same_service', cheaper: 'yearly' }]);
    expect(plans([one, { ...other, currency: 'USD' }])).toEqual([]);
    expect(plans([one, { ...other, amount: 3000 }])).toEqual([]);
  });
  it('knows no price that was asked long ago, or is only announced', () => {
    expect(plans([aSubscription({ charges: [price('2025-05-05', 900)] })])).toEqual([]);
    expect(plans([aSubscription({ price_history: [price('2026-01-05', 100), price('2027-01-05', 900)] })])).toEqual([]);
  });
  it('takes my part of both', () => {
    const one = aSubscription({ share: { parts: 2, mine: 1 } });
    expect(plans([one], one.id, 1000)).toMatchObject([
      { monthly: lira(50), yearly: lira(500), saving_per_year: lira(100) },
    ]);
  });
  it('compares a yearly plan with the months it was paid in before', () => {
    const one = aSubscription({ billing_cycle: 'yearly', amount: 1000, charges: [price('2025-10-05', 100)] });
    expect(plans([one])).toMatchObject([
      { paid: 'yearly', monthly: lira(100), cheaper: 'yearly', break_even_months: 10 },
    ]);
  });
});

it('counts the days of a payment from however long ago', () => {
  const started = Date.now();
  const old = Array.from({ length: 300 }, () => aSubscription({ anchor: '1900-01-01', billing_cycle: 'weekly' }));
  const { payments } = upcomingTool.run(portfolioOf(...old), { days: 6 }).result;
  expect(payments).toHaveLength(300);
  expect(Date.now() - started).toBeLessThan(1000);
});

describe('days', () => {
  it('of trials count from today, the last day among them, and end with it', () => {
    const trials = (trial_ends_on: string) =>
      trialsTool.run(portfolioOf(aSubscription({ trial_ends_on, price_after_trial: 150 })), {}).result.trials;
    expect(trials('2026-11-21')).toMatchObject([{ days_left: 0, payment: lira(100), price_after_trial: lira(150) }]);
    expect(trials('2026-11-20')).toEqual([]);
  });
  it('of notice lie before the end, and one that passed is said to have passed', () => {
    const [soon, missed] = [
      aSubscription({ commitment_ends_on: '2026-12-31', notice_days: 30 }),
      aSubscription({ commitment_ends_on: '2026-11-30', notice_days: 30 }),
    ];
    expect(commitmentsTool.run(portfolioOf(missed, soon), {}).result.commitments).toMatchObject([
      { id: soon.id, notice_until: '2026-12-01', days_left: 10 },
      { id: missed.id, days_left: null },
    ]);
  });
  it('of payments keep the end of the month', () => {
    const { payments } = upcomingTool.run(portfolioOf(aSubscription({ anchor: '2026-08-31' })), { days: 130 }).result;
    expect(payments.map(({ date }) => date)).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
  });
});

it('says that months which were not counted make the cost of a use an upper bound', () => {
  const uses = [
    { month: '2025-10', used: true, times: 99 },
    { month: '2026-09', used: true, times: 3 },
    { month: '2026-10', used: true },
    { month: '2026-11', used: false },
  ];
  const { items } = costPerUseTool.run(portfolioOf(aSubscription({ uses })), { ids: null }).result;
  expect(items).toMatchObject([{ months: 3, uses: 4, spent: lira(300), cost_per_use: lira(75), at_most: true }]);
});

it('lists the dearest of every currency, the person’s own first, because no rate is known', () => {
  const [cheap, dear, abroad] = [
    aSubscription({ amount: 10 }),
    aSubscription({ amount: 1200, billing_cycle: 'yearly' }),
    aSubscription({ amount: 5, currency: 'EUR' }),
  ];
  const all = { category: null, currency: null, status: null, ids: null };
  const { items } = listSubscriptionsTool.run(portfolioOf(abroad, cheap, dear), {
    ...all,
    sort: 'cost',
    most: 1,
  }).result;
  expect(items.map(({ id }) => id)).toEqual([dear.id, abroad.id]);
});

it('says of what would be dropped that it has to be paid until its commitment ends, and nothing of what is over', () => {
  const bound = aSubscription({ commitment_ends_on: '2027-05-01' });
  const over = aSubscription({ status: 'cancelled' });
  const { result } = whatIfTool.run(portfolioOf(bound, over), { drop: [bound.id, over.id] });
  expect(result.dropped).toMatchObject([{ id: bound.id, bound_until: '2027-05-01' }]);
  expect(result).toMatchObject({ saving_per_month: [lira(100)], left_per_month: [], subscriptions_left: 0 });
});

it('says how something came onto the list, and nothing of an id that is not there', () => {
  const found = aSubscription({ found_in: ['mail'], charges: [price('2026-09-05', 90), price('2026-10-05', 100)] });
  const ask = (id: string) => whyListedTool.run(portfolioOf(found), { id }).result.subscription;
  expect(ask(found.id)).toMatchObject({
    found_in: ['mail'],
    charges: 2,
    first_charge: { date: '2026-09-05', amount: lira(90) },
    last_charge: { date: '2026-10-05', amount: lira(100) },
    paid_so_far: [lira(190)],
  });
  expect(ask('0199a0b0-0000-7000-8000-000000000000')).toBeNull();
});
