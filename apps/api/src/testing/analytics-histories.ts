import { Prisma } from '@kumbara/prisma/client';
import type { AnalyticsView, Rates, Spent } from '@kumbara/shared';
import { expect } from 'vitest';
import type { HistoryRow } from '#lib/payment-history.ts';
import { presentAnalytics, traceSpending } from '#modules/analytics/analytics.service.ts';
import { rateDays } from '#modules/analytics/spending.ts';
import { isDue, number, priceOf, type Random, text } from './savings-histories.ts';

/*
 * Random subscriptions, and their spending computed a second time: day by day, in decimals, with nothing of the product.
 */

const Decimal = Prisma.Decimal.clone({ precision: 80 });
type Decimal = Prisma.Decimal;
type Account = { rows: HistoryRow[]; today: string; rates: Rates };

/** Sums are kept in sixtieths, which every share of two to six parts divides: a third has no decimals. */
const sixtieths = 60;

const decimalsOf = (currency: string) => (currency === 'JPY' ? 0 : 2);

/** Subscriptions without charges, and ones that are known from charges and not due in the span. */
export function anAccount({ int, pick, chance }: Random): Account {
  const today = number('2026-01-01') + int(0, 800);
  const rows = Array.from({ length: int(1, 6) }, (_, at): HistoryRow => {
    const currency = pick('TRY', 'USD', 'JPY');
    const amount = () => int(1, 90_000) / (currency === 'JPY' ? 1 : 100);
    const anchor = today + int(-700, 70);
    const isCancelled = chance(0.3);
    const parts = int(2, 6);
    const isShared = chance(0.4);
    const trial = chance(0.3) ? today + int(-200, 200) : null;
    const prices = Array.from({ length: int(0, 5) }, (): [string, number, string] => [
      ...([text(today + int(-600, 300)), amount(), chance(0.9) ? currency : 'EUR'] as [string, number, string]),
    ]).sort(([a], [b]) => number(a) - number(b));
    const isCharged = chance(0.3);
    const own = {
      ...{
        id: `subscription-${at}`,
        name: `Service ${at}`,
        category: pick<HistoryRow['category']>('streaming', 'music', 'other'),
      },
      ...{ payment_method: pick(null, 'Card 1', 'Card 2'), amount: amount(), currency },
      billing_cycle: pick<HistoryRow['billing_cycle']>('weekly', 'monthly', 'monthly', 'yearly'),
      ...{ billing_interval: pick(1, 1, 1, 2, 3), next_payment_date: text(anchor) },
      started_on: chance(0.4) ? text(anchor - int(0, 900)) : null,
      ...{
        trial_ends_on: trial === null ? null : text(trial),
        price_after_trial: trial && chance(0.7) ? amount() : null,
      },
      ...{ commitment_ends_on: null, notice_days: null, check_ins: null, prices, charges: null },
      ...{ share_parts: isShared ? parts : null, share_mine: isShared ? int(1, parts) : null },
      status: isCancelled ? ('cancelled' as const) : ('active' as const),
      cancelled_on: isCancelled ? text(today - int(0, 300)) : null,
      ends_on: isCancelled && chance(0.5) ? text(today + int(-200, 200)) : null,
    };
    if (!isCharged) return own;
    const charges = Array.from({ length: int(1, 20) }, (): NonNullable<HistoryRow['charges']>[number] => [
      ...([text(today - int(0, 420)), amount(), currency, 'statement', null, null] as const),
    ]);
    // Nothing is due: it ended before the span.
    return { ...own, charges, status: 'cancelled', cancelled_on: text(today - 1000), ends_on: text(today - 1000) };
  });
  const rate = () => (int(100, 9_000_000) / 10_000).toFixed(4);
  return { rows, today: text(today), rates: { day: text(today), per_euro: { TRY: rate(), USD: rate(), JPY: rate() } } };
}

type Sums = { paid: Decimal; expected: Decimal; due: Decimal };
const none = (): Sums => ({ paid: new Decimal(0), expected: new Decimal(0), due: new Decimal(0) });

type Part = { row: HistoryRow; month: string; currency: string; state: keyof Sums; value: Decimal };

function* partsOf(row: HistoryRow, today: string): Generator<Part> {
  const { currency, started_on, next_payment_date: anchor, trial_ends_on } = row;
  const share = ((row.share_mine ?? 1) * sixtieths) / (row.share_parts ?? 1);
  const part = (day: string, state: keyof Sums, amount: Decimal | number, code: string): Part => ({
    ...{ row, month: day.slice(0, 7), state, currency: code },
    value: new Decimal(amount).times(share),
  });
  for (const [date, amount, code] of row.charges ?? []) yield part(date, 'paid', amount, code);
  const prices = (row.prices ?? []).map(([date, amount, code]) => ({ date, amount, currency: code }));
  const past = prices.filter(({ date }) => date <= today);
  const announced = prices.filter(({ date }) => date > today);
  const begin = number(started_on ?? anchor) < number(anchor) ? number(started_on ?? anchor) : number(anchor);
  for (let day = number(today) - 430; day <= number(today) + 400; day += 1) {
    const date = text(day);
    const isOver =
      row.status === 'cancelled' && (row.ends_on ? date >= row.ends_on : date > (row.cancelled_on as string));
    if (day < begin || isOver || !isDue({ ...row, anchor }, day)) continue;
    const terms = priceOf({ ...row, announced }, day);
    if (date >= today) {
      yield part(date, 'due', terms, currency);
      continue;
    }
    const step = past.findLast((price) => price.date <= date) ?? past[0];
    const isTrialPrice = step && trial_ends_on && date > trial_ends_on && step.date <= trial_ends_on;
    if (step && !isTrialPrice) yield part(date, 'expected', step.amount, step.currency);
    else yield part(date, 'expected', terms, currency);
  }
}

const monthsOf = (today: string) => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  return Array.from({ length: 24 }, (_, at) => new Date(Date.UTC(year, month - 12 + at, 1)).toISOString().slice(0, 7));
};

const rounded = (value: Decimal, currency: string) =>
  value.div(sixtieths).toDecimalPlaces(decimalsOf(currency), Decimal.ROUND_HALF_UP).toNumber();

function spent(parts: Part[], currency: string): Spent {
  const sums = none();
  for (const { state, value } of parts) sums[state] = sums[state].plus(value);
  return {
    paid: rounded(sums.paid, currency),
    expected: rounded(sums.expected, currency),
    due: rounded(sums.due, currency),
  };
}

/** Compares a view with the parts that it adds up. */
function expectView(view: AnalyticsView, parts: Part[], today: string, name: string): void {
  const { currency } = view;
  const months = monthsOf(today);
  const isPast = ({ month }: Part) => months.indexOf(month) < 12;
  const years = (own: Part[]) => ({
    past: spent(own.filter(isPast), currency),
    ahead: spent(
      own.filter((part) => !isPast(part)),
      currency,
    ),
  });
  const own = (of: (part: Part) => boolean) => years(parts.filter(of));
  expect(view.total, name).toEqual(years(parts));
  expect(
    view.months.map(({ month, total }) => ({ month, total })),
    name,
  ).toEqual(
    months.map((month) => ({
      month,
      total: spent(
        parts.filter((part) => part.month === month),
        currency,
      ),
    })),
  );
  for (const { category, ...sums } of view.categories)
    expect(sums, `${name} ${category}`).toEqual(own(({ row }) => row.category === category));
  for (const { subscription_id, past, ahead } of view.services)
    expect({ past, ahead }, `${name} ${subscription_id}`).toEqual(own(({ row }) => row.id === subscription_id));
  for (const { payment_method, ...sums } of view.payment_methods)
    expect(sums, `${name} ${payment_method}`).toEqual(own(({ row }) => row.payment_method === payment_method));
  for (const { month, categories } of view.months)
    for (const { category, ...sums } of categories)
      expect(sums, `${name} ${month} ${category}`).toEqual(
        spent(
          parts.filter((part) => part.month === month && part.row.category === category),
          currency,
        ),
      );
  expect(view.services.length, name).toBe(new Set(parts.map(({ row }) => row.id)).size);
  expect(view.categories.length, name).toBe(new Set(parts.map(({ row }) => row.category)).size);
}

/** Compares the analytics of an account with the second computation. */
export function expectSameAnalytics({ rows, today, rates }: Account, name: string): void {
  const months = monthsOf(today);
  const traced = rows.map((row) => traceSpending(row, { covered: [], today }));
  const { views } = presentAnalytics(traced, {
    ...{ today, currency: 'TRY' },
    rates: rateDays(months, today).map(() => ({ ...rates, source: 'ecb' })),
  });
  const parts = rows.flatMap((row) => [...partsOf(row, today)]).filter(({ month }) => months.includes(month));
  const currencies = new Set(parts.map(({ currency }) => currency));
  const converted = views.filter(({ is_converted }) => is_converted);
  expect(converted, name).toHaveLength([...currencies].some((code) => code !== 'TRY') ? 1 : 0);
  expect(views.length - converted.length, name).toBe(currencies.size);
  const rateOf = (currency: string) => new Decimal(currency === 'EUR' ? 1 : (rates.per_euro[currency] as string));
  for (const view of views)
    expectView(
      view,
      view.is_converted
        ? parts.map((part) => ({ ...part, value: part.value.times(rateOf('TRY')).div(rateOf(part.currency)) }))
        : parts.filter(({ currency }) => currency === view.currency),
      today,
      `${name} ${view.currency}${view.is_converted ? ' converted' : ''}`,
    );
}
