import { isLongRun } from '@kumbara/samples';
import { type Advice, adviceSchema, insightSchema, languages } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { listInsights } from '#insights/insights.ts';
import type { PortfolioSubscription } from '#portfolio.ts';
import { aSubscription, frozen, portfolioOf, randomPortfolio } from '#tools/testing/portfolio-factory.ts';
import { listAdvice } from './advice.ts';
import { listUnusedCandidates } from './unused-candidates.ts';

const premium = { unused: true, savings: true };
const free = { unused: false, savings: false };
const codes = languages.map(({ code }) => code);
const kinds = (items: PortfolioSubscription[], features = premium) =>
  listAdvice(portfolioOf(...items), 'tr', features).map(({ kind }) => kind);
const price = (date: string, amount: number) => ({ date, amount, currency: 'TRY' });

const music = [
  aSubscription({ name: 'Spotify', service_id: 'spotify', amount: 60 }),
  aSubscription({ name: 'Deezer', service_id: 'deezer', amount: 50 }),
];
const one = {
  cancelled: aSubscription({ name: 'Eski', status: 'cancelled', cancelled_by_mail_on: '2026-11-15' }),
  trial: aSubscription({ name: 'Deneme', trial_ends_on: '2026-11-30', price_after_trial: 199.99 }),
  commitment: aSubscription({ name: 'Kulüp', commitment_ends_on: '2026-12-31', notice_days: 30 }),
  unused: aSubscription({ name: 'Gazete', uses: [{ month: '2026-10', used: false }] }),
  rise: aSubscription({ name: 'Bulut', price_history: [price('2025-01-01', 80), price('2026-10-01', 100)] }),
  ahead: aSubscription({ name: 'Netflix', price_history: [price('2025-01-01', 100), price('2027-01-01', 120)] }),
  yearly: aSubscription({ name: 'Ders', charges: [price('2025-08-01', 900)] }),
  large: aSubscription({ name: 'Adobe', billing_cycle: 'yearly', amount: 5000, anchor: '2026-12-01' }),
  listAskedIds: aSubscription({ name: 'Spor', added_on: '2026-11-20' }),
};
const everything = [...music, ...Object.values(one)];

describe('advice', () => {
  it('says what happened and what is due first, soonest first, then what saves, then asks', () => {
    const found = listAdvice(portfolioOf(...everything), 'tr', premium);
    expect(
      found.map(({ kind, action }) => [kind, everything.find(({ id }) => id === action.subscription_id)?.name]),
    ).toEqual([
      ['cancelled_by_mail', 'Eski'],
      ['trial_ends', 'Deneme'],
      ['commitment_ends', 'Kulüp'],
      ['upcoming', 'Adobe'],
      ['unused', 'Gazete'],
      ['overlap', 'Spotify'],
      ['price_rise', 'Netflix'],
      ['price_rise', 'Bulut'],
      ['yearly_cheaper', 'Ders'],
      ['check_in', 'Adobe'],
    ]);
  });

  it('is the same, cut short, where only so many are wanted', () => {
    for (let most = 0; most <= 10; most += 1) {
      const all = listAdvice(portfolioOf(...everything), 'tr', premium);
      expect(listAdvice(portfolioOf(...everything), 'tr', premium, most)).toEqual(all.slice(0, most));
    }
  });

  const many = [
    ['one service', () => ({ service_id: 'netflix' })],
    ['pairs of one service', (at: number) => ({ service_id: `service ${at >> 1}` })],
    ['trials and plans of one service', () => ({ trial_ends_on: '2026-11-30', service_id: 'spotify' })],
  ] as const;

  it.runIf(isLongRun).each(many)('of five thousand of %s costs what it costs for a thousand, five times', (_, own) => {
    const some = (count: number) =>
      portfolioOf(
        ...Array.from({ length: count }, (_, at) =>
          aSubscription({ name: `N ${at}`, billing_cycle: at % 2 ? 'yearly' : 'monthly', amount: 1 + at, ...own(at) }),
        ),
      );
    const spent = (portfolio: ReturnType<typeof some>) => {
      // CPU time, because other processes run on the same machine.
      const began = process.cpuUsage();
      listAdvice(portfolio, 'tr', premium, 3);
      listInsights(portfolio, 'tr');
      listUnusedCandidates(portfolio, 'tr');
      return process.cpuUsage(began).user / 1000;
    };
    const quickest = (count: number) => Math.min(...[1, 2, 3].map(() => spent(some(count))));
    // Five times as many subscriptions; a quadratic algorithm would take twenty-five times as long.
    expect(quickest(5_000)).toBeLessThan(12 * quickest(1_000) + 100);
  });

  it('gives everybody what they would lose money by not knowing, and the rest to plans that hold it', () => {
    expect(kinds(everything, free)).toEqual(['cancelled_by_mail', 'trial_ends', 'commitment_ends', 'upcoming']);
    expect(kinds(everything, { unused: true, savings: false })).not.toContain('overlap');
    expect(kinds(everything, { unused: false, savings: true })).not.toContain('unused');
    expect(kinds(everything, { unused: false, savings: true })).not.toContain('check_in');
  });

  it.each([
    ['a trial more than fourteen days ahead', { trial_ends_on: '2026-12-06' }],
    ['a trial that ended', { trial_ends_on: '2026-11-20' }],
    ['a notice day more than 45 days ahead', { commitment_ends_on: '2027-01-06' }],
    ['a notice day that passed', { commitment_ends_on: '2026-12-01', notice_days: 11 }],
    ['a cancellation of more than a month ago', { status: 'cancelled' as const, cancelled_by_mail_on: '2026-10-20' }],
    ['a cancellation that its owner took back', { cancelled_by_mail_on: '2026-11-15' }],
    ['a cancelled one whose trial ends', { status: 'cancelled' as const, trial_ends_on: '2026-11-22' }],
    ['a monthly payment, however large', { amount: 90_000, anchor: '2026-11-22' }],
    ['a yearly payment more than thirty days ahead', { billing_cycle: 'yearly' as const, anchor: '2026-12-22' }],
    [
      'a yearly plan that is paid already',
      { billing_cycle: 'yearly' as const, amount: 900, anchor: '2027-08-01', charges: [price('2026-05-01', 100)] },
    ],
    ['a rise of more than three months ago', { price_history: [price('2025-01-01', 80), price('2026-08-01', 100)] }],
  ])('is silent about %s', (_, fields) => {
    expect(kinds([aSubscription({ added_on: '2026-11-20', ...fields })])).toEqual([]);
  });

  it.each([
    ['trial_ends', { trial_ends_on: '2026-12-05' }],
    ['trial_ends', { trial_ends_on: '2026-11-21' }],
    ['commitment_ends', { commitment_ends_on: '2027-01-05' }],
    ['cancelled_by_mail', { status: 'cancelled' as const, cancelled_by_mail_on: '2026-10-21' }],
    ['upcoming', { billing_cycle: 'yearly' as const, anchor: '2026-12-21' }],
    ['upcoming', { billing_interval: 3, anchor: '2026-12-21' }],
  ])('tells of %s on the last and the first day that counts: %j', (kind, fields) => {
    expect(kinds([aSubscription({ added_on: '2026-11-20', ...fields })])).toEqual([kind]);
  });

  it('shows the way out where one is known, else reminds or cancels', () => {
    const action = (fields: Partial<PortfolioSubscription>) =>
      listAdvice(portfolioOf(aSubscription(fields)), 'tr', premium)[0]?.action;
    const uses = [{ month: '2026-10', used: false }];
    expect(action({ service_id: 'netflix', trial_ends_on: '2026-11-30' })?.kind).toBe('cancel_guide');
    expect(action({ trial_ends_on: '2026-11-30' })).toMatchObject({ kind: 'remind', date: '2026-11-30' });
    expect(action({ service_id: 'netflix', uses })?.kind).toBe('cancel_guide');
    expect(action({ uses })?.kind).toBe('cancel');
  });

  it('gives a reminder words that are true on its day as well', () => {
    for (const { text, action } of listAdvice(portfolioOf(one.trial, one.commitment, one.large), 'tr', premium)) {
      if (action.kind !== 'remind') continue;
      expect(text).toContain('gün kaldı');
      expect(action.note).toBe(text.replace(/ \(\d+ gün kaldı\)/, ''));
    }
    expect(listAdvice(portfolioOf(one.large), 'tr', premium)[0]?.action.note).toBe('1 Aralık 2026: ₺5.000,00.');
  });

  it('names three and counts the others, so that what it says stays short whatever is owned', () => {
    const many = Array.from({ length: 400 }, (_, at) =>
      aSubscription({ name: `Netflix ${100 + at}`, service_id: 'netflix' }),
    );
    const dearest = many[200] as PortfolioSubscription;
    const [first] = listAdvice(
      portfolioOf(...many.map((some) => ({ ...some, amount: some === dearest ? 101 : 100 }))),
      'tr',
      {
        ...{ savings: true, unused: false },
      },
    );
    expect(first?.text).toContain('Netflix 100, Netflix 101, Netflix 102 ve 397 tane daha. Netflix 300');
    expect(first?.subscription_ids).toEqual([...many.slice(0, 3), dearest].map(({ id }) => id));
    const reasons = listUnusedCandidates(portfolioOf(...many), 'tr').candidates.flatMap((some) =>
      some.reasons.map(({ text }) => text),
    );
    expect(Math.max(...reasons.map((text) => text.length))).toBeLessThan(200);
  });

  it('judges a price abroad in its own currency: the exchange rate is no rise of the service', () => {
    const text = (abroad: [number, number], booked: [number, number]) => {
      const charges = ['2026-08-01', '2026-11-01'].map((date, at) => ({
        ...price(date, booked[at] as number),
        foreign: { amount: abroad[at] as number, currency: 'USD' },
      }));
      return listAdvice(portfolioOf(aSubscription({ amount: booked[1], charges })), 'tr', premium).find(
        ({ kind }) => kind === 'price_rise',
      )?.text;
    };
    expect(text([2, 2], [80, 100])).toBe(
      '₺80,00 yerine artık ₺100,00 (%25 fazla). Yurt dışı fiyatı aynı kaldı; artış kurdan kaynaklanıyor.',
    );
    const raised = '$2,00 yerine artık $2,20 (%10 fazla). Zammı hizmetin kendisi yaptı.';
    // The rate added its part, or took more than the service added.
    expect(text([2, 2.2], [80, 120])).toBe(raised);
    expect(text([2, 2.2], [80, 78])).toBe(raised);
    expect(text([2, 2], [100, 80])).toBeUndefined();
  });

  it('asks of a month once half of it is over, about what costs most and was not spoken of', () => {
    const listAskedIds = (today: string, ...items: PortfolioSubscription[]) =>
      listAdvice({ ...portfolioOf(...items), today }, 'tr', premium)
        .filter(({ kind }) => kind === 'check_in')
        .flatMap(({ subscription_ids }) => subscription_ids);
    const [a, b, c, d] = [10, 40, 20, 30].map((amount) => aSubscription({ amount })) as [
      PortfolioSubscription,
      PortfolioSubscription,
      PortfolioSubscription,
      PortfolioSubscription,
    ];
    expect(listAskedIds('2026-11-14', a)).toEqual([]);
    expect(listAskedIds('2026-11-15', a, b, c, d)).toEqual([b.id, d.id, c.id]);
    expect(listAskedIds('2026-11-15', a, { ...b, uses: [{ month: '2026-11', used: true }] })).toEqual([a.id]);
    expect(listAskedIds('2026-11-15', { ...a, added_on: '2026-11-02' })).toEqual([]);
  });

  it('says one thing of one subscription, but for the question about the month', () => {
    const all = aSubscription({
      service_id: 'spotify',
      trial_ends_on: '2026-11-30',
      uses: [{ month: '2026-10', used: false }],
    });
    expect(kinds([all, aSubscription({ service_id: 'deezer', amount: 1 })])).toEqual(['trial_ends', 'check_in']);
  });
});

describe.each(codes)('in %s', (language) => {
  const drawn = Array.from({ length: 60 }, (_, seed) => frozen(randomPortfolio(seed)));
  const broken = /undefined|\bnull\b|NaN|Infinity|\[object|\$\{|[<>]/;

  it('advice, insights and reasons are whole, and about nothing but what is held', () => {
    for (const portfolio of [...drawn, portfolioOf(), portfolioOf(...everything)]) {
      const ids = portfolio.subscriptions.map(({ id }) => id);
      const found: Advice[] = listAdvice(portfolio, language, premium);
      for (const item of found) {
        expect(adviceSchema.parse(item)).toEqual(item);
        expect(`${item.title} ${item.text}`).not.toMatch(broken);
        expect(ids).toEqual(expect.arrayContaining([...item.subscription_ids, item.action.subscription_id]));
      }
      const three = listInsights(portfolio, language);
      expect(three).toHaveLength(3);
      expect(new Set(three.map(({ text }) => text)).size).toBe(3);
      for (const insight of three) {
        expect(insightSchema.parse(insight)).toEqual(insight);
        expect(insight.text).not.toMatch(broken);
      }
      for (const { reasons } of listUnusedCandidates(portfolio, language).candidates)
        for (const { text } of reasons) expect(text).not.toMatch(broken);
    }
  });

  it('every sentence is its own language’s', () => {
    const listTexts = (code: (typeof codes)[number]) => [
      ...listAdvice(portfolioOf(...everything), code, premium).map(({ text }) => text),
      ...listInsights(portfolioOf(), code).map(({ text }) => text),
    ];
    const others = codes.filter((code) => code !== language).flatMap(listTexts);
    for (const text of listTexts(language)) expect(others).not.toContain(text);
  });
});
