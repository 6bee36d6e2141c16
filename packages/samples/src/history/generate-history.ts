import { addDays, addMonths, daysBetween, endOfMonth, type IsoDate } from '@kumbara/shared';
import { anonymizeService } from '#markets/invented-name.ts';
import type { Market, Service } from '#markets/market.ts';
import { type Country, markets, worldwideServices } from '#markets/markets.ts';
import { type Random, seededRandom } from '#random.ts';
import {
  createHardSubscriptions,
  createLapsedTrial,
  createResellerRows,
  createSinglePurchase,
} from './ambiguous-charges.ts';
import { type BankFormat, type BookedSubscription, bookSubscription } from './book-charges.ts';
import { createCardPayments } from './card-payments.ts';
import { drawChargePlan } from './charge-plan.ts';
import { generateEverydayRows } from './everyday-rows.ts';
import type { History, HistoryRow, TrueSubscription } from './history.ts';

export type HistoryOptions = {
  seed: number | string;
  /** Whole months, the last one being the month of `until`. 1 to 36. */
  months: number;
  country: Country;
  kind?: History['kind'];
  /** Any day of the last month. */
  until?: IsoDate;
  /** Number of subscriptions. */
  subscriptions?: number;
  /** Other rows for each subscription and month. */
  noise?: number;
  /** Adds rows that look like subscriptions, and subscriptions that are hard to recognise. Default false. */
  hard?: boolean;
  /** Subscriptions defined by the caller. Their services are not drawn a second time. */
  additional?: { services: readonly Service[]; book: (bankFormat: BankFormat, random: Random) => BookedSubscription[] };
};

/**
 * Generates a user's transactions over some months, with the truth about the subscriptions among them. The same options
 * give the same history on every machine.
 */
export function generateHistory(options: HistoryOptions): History {
  const { seed, months, country, kind = 'card', until = '2026-09-30', noise = 8, hard } = options;
  const market = markets[country];
  const random = seededRandom(`${seed} ${country} ${kind} ${months}`);
  const to = endOfMonth(until);
  const from = `${addMonths(to, 1 - months).slice(0, 7)}-01`;
  const count = options.subscriptions ?? random.int(3, 6);
  const bankFormat = drawBankFormat(market, kind, { from, to }, random.fork('printing'));
  const { services: taken = [], book } = options.additional ?? {};
  const usual = drawSubscriptions(market, taken, count, bankFormat, random);
  const drawn = [...usual.drawn, ...taken];
  const streams = [
    ...usual.streams,
    ...(hard ? createHardSubscriptions(drawn, bankFormat, random.fork('hard streams')) : []),
    ...(book?.(bankFormat, random.fork('besides')) ?? []),
  ];
  const { prefixes } = bankFormat;
  const everyday = generateEverydayRows(
    { market, kind, from, to, prefixes, random: random.fork('life'), hard },
    noise * count * months,
  );
  const resold = random.chance(0.25) ? createResellerRows(bankFormat, random.fork('reseller')) : [];
  const tried = random.chance(0.25)
    ? createLapsedTrial(worldwideServices, drawn, bankFormat, random.fork('trial'))
    : [];
  const single =
    hard && random.fork('single').chance(0.04) ? createSinglePurchase(drawn, bankFormat, random.fork('single')) : [];
  const spent = [...single, ...streams.flatMap(({ rows }) => rows), ...resold, ...tried, ...everyday.rows].filter(
    ({ date }) => date <= to,
  );
  const payments = kind === 'card' ? createCardPayments(market, spent, from, to, random.fork('payments')) : [];
  return {
    seed,
    kind,
    country,
    language: market.language,
    currency: market.currency,
    from,
    to,
    transactions: [...spent, ...payments].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    subscriptions: streams.map(({ truth }) => truth).filter(({ charges }) => charges.length > 0),
    forbidden: kind === 'card' ? [...everyday.forbidden, market.cardPayment] : everyday.forbidden,
    optional: [...everyday.optional, ...(resold.length > 0 ? ['APPLE.COM/BILL'] : [])],
  };
}

function drawBankFormat(market: Market, kind: History['kind'], span: { from: IsoDate; to: IsoDate }, random: Random) {
  return {
    market,
    ...span,
    maxLength: random.chance(0.25) ? 22 : 60,
    prefixes:
      kind === 'account'
        ? { purchase: random.pick(market.purchasePrefixes), debit: random.pick(market.debitPrefixes) }
        : { purchase: '', debit: '' },
    withCity: random.chance(0.3),
  } satisfies BankFormat;
}

/** Draws known services and clubs at three to two, sometimes with a second plan of one of them. */
function drawSubscriptions(
  market: Market,
  taken: readonly Service[],
  count: number,
  bankFormat: BankFormat,
  random: Random,
) {
  const span = { from: bankFormat.from, to: bankFormat.to, spanDays: daysBetween(bankFormat.from, bankFormat.to) + 1 };
  const clubs = Math.round(count * 0.4);
  const isFree = ({ name }: Service) => !taken.some((one) => one.name === name);
  const all = [...worldwideServices, ...market.services].filter(isFree);
  const drawn: [Service, boolean][] = [
    ...random.sample(all, count - clubs).map((service): [Service, boolean] => [service, true]),
    ...random
      .sample(market.clubs.filter(isFree), clubs)
      .map((club): [Service, boolean] => [random.chance(0.5) ? anonymizeService(club, random) : club, false]),
  ];
  const streams = drawn.map(([service, known], index) => {
    const streamRandom = random.fork(`stream ${index}`);
    return bookSubscription(
      drawChargePlan(service, known, { ...span, currency: market.currency }, streamRandom),
      bankFormat,
      streamRandom,
    );
  });
  const second = random.chance(0.2) ? secondPlan(drawn, streams, bankFormat, span.spanDays, random) : [];
  return { drawn: drawn.map(([service]) => service), streams: [...streams, ...second] };
}

/** A second plan of a merchant, half a month later and at another price: otherwise both would be one stream. */
function secondPlan(
  drawn: [Service, boolean][],
  streams: { rows: HistoryRow[]; truth: TrueSubscription }[],
  bankFormat: BankFormat,
  spanDays: number,
  random: Random,
) {
  const index = random.int(0, drawn.length - 1);
  const [service, known] = drawn[index] ?? [];
  const first = streams[index];
  if (!service || !first || first.truth.cycle !== 'monthly' || first.truth.interval !== 1) return [];
  const dearer = Object.fromEntries(
    Object.entries(service.monthly).map(([currency, prices]) => [
      currency,
      [Math.round(Math.max(...prices) * 1.9 * 100) / 100],
    ]),
  );
  const { from, to, market } = bankFormat;
  const streamRandom = random.fork('second plan');
  const plan = drawChargePlan(
    { ...service, monthly: dearer, yearly: undefined },
    known ?? false,
    {
      from: addDays(from, 12),
      to,
      spanDays: spanDays - 12,
      currency: market.currency,
      billing: { billing_cycle: 'monthly', billing_interval: 1 },
    },
    streamRandom,
  );
  return [bookSubscription(plan, bankFormat, streamRandom)];
}
