import {
  addDays,
  type Billing,
  daysBetween,
  exact,
  type IsoDate,
  nextPaymentDate,
  paymentDay,
  round,
} from '@kumbara/shared';
import type { Market } from '#markets/market.ts';
import type { Random } from '#random.ts';
import { bookedOn } from './calendar.ts';
import { cycleDays, type Plan } from './charge-plan.ts';
import type { HistoryRow, TrueSubscription } from './history.ts';

/** How this person's bank prints a merchant. */
export type Printing = {
  market: Market;
  from: IsoDate;
  to: IsoDate;
  /** Cuts the text, as many card systems do at 22 characters. */
  longest: number;
  /** What the bank puts before card purchases and before direct debits. */
  prefixes: { purchase: string; debit: string };
  /** Whether a city stands behind the name. */
  withCity: boolean;
};

const digits = '0123456789';
const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Fills the places that differ from line to line. */
export const fill = (spelling: string, random: Random) =>
  spelling.replace(/[#@]/g, (place) => random.pick([...(place === '#' ? digits : letters)]));

export function print(spelling: string, printing: Printing, random: Random, isDebit = false): string {
  const { market, longest, prefixes, withCity } = printing;
  const prefix = isDebit ? prefixes.debit : prefixes.purchase;
  const city = withCity ? ` ${random.pick(market.cities)}` : '';
  return `${prefix}${`${fill(spelling, random)}${city}`.slice(0, longest).trim()}`;
}

/** Units of the market's currency for one dollar on a day: a slow drift and the noise of the day. */
function dollarRate({ market, from }: Printing, day: IsoDate, random: Random): number {
  const months = daysBetween(from, day) / 30.44;
  return market.dollar.rate * (1 + market.dollar.drift) ** months * (1 + (random.next() - 0.5) * 0.016);
}

/** Bookings, and what is true about them. */
export type Charged = { rows: HistoryRow[]; truth: TrueSubscription };

/** The bookings of one plan and what is true about it at the end of the history. */
export function charge(plan: Plan, printing: Printing, random: Random): Charged {
  const usual = random.pick(plan.service.spellings);
  const isDebit = !plan.known && random.chance(0.5);
  const rows: HistoryRow[] = [];
  const first = firstPayment(plan, printing.from);
  for (let n = first; ; n += 1) {
    const due = paymentDay(plan.anchor, plan, n);
    if (due > printing.to || (plan.endsOn && due >= plan.endsOn)) break;
    if (plan.skipped.has(n)) continue;
    const spelling = random.chance(0.12) ? random.pick(plan.service.spellings) : usual;
    const row = bookCharge(plan, n, due, print(spelling, printing, random, isDebit), printing, random);
    if (row.date > printing.to) continue;
    rows.push(row);
    if (plan.doubled === n) rows.push(...chargedTwice(row, printing));
  }
  return { rows, truth: truthOf(plan, rows, printing) };
}

/** Payment days count from the anchor, which may lie a little before or after the first covered day. */
function firstPayment(plan: Plan, from: IsoDate): number {
  let n = 0;
  while (paymentDay(plan.anchor, plan, n) < from) n += 1;
  return n;
}

function bookCharge(plan: Plan, n: number, due: IsoDate, text: string, printing: Printing, random: Random): HistoryRow {
  return bookPrice({ amount: plan.price(n), currency: plan.currency }, bookedOn(due, random), text, printing, random);
}

/** The row of a price: in the account's currency, at the day's rate where it is in dollars. */
export function bookPrice(
  price: { amount: number; currency: string },
  date: IsoDate,
  text: string,
  printing: Printing,
  random: Random,
): HistoryRow {
  const row = { date, text, direction: 'out', kind: 'subscription' } as const;
  if (price.currency === printing.market.currency) return { ...row, amount: price.amount };
  const amount = round(exact((price.amount * dollarRate(printing, date, random)).toFixed(4)), 2);
  return { ...row, amount, foreign: price };
}

/** The second booking of the day and its refund some days later, if those days are still covered. */
function chargedTwice(row: HistoryRow, { market, to }: Printing): HistoryRow[] {
  const refunded = addDays(row.date, 4);
  if (refunded > to) return [];
  return [row, { ...row, date: refunded, text: market.refund(row.text), direction: 'in', kind: 'refund' }];
}

const truthOf = (plan: Plan, rows: HistoryRow[], printing: Printing): TrueSubscription =>
  streamTruth(
    {
      ...plan,
      price: plan.price(0),
      isIrregular: plan.skipped.size > 0,
      runs: !plan.endsOn || plan.endsOn > printing.to,
      next_date: nextPaymentDate(plan.anchor, plan, addDays(printing.to, 1)),
    },
    rows,
    printing,
  );

/** What is true of a stream of charges beside its bookings. */
export type Stream = Billing &
  Pick<Plan, 'service' | 'known' | 'constant'> &
  Pick<TrueSubscription, 'runs' | 'next_date'> & {
    /** What it costs, for one that was never booked. */
    price: number;
    /** A charge is missing between the others. */
    isIrregular: boolean;
  };

/** What statements show of a stream at the end of the history. */
export function streamTruth(stream: Stream, rows: HistoryRow[], { market, to }: Printing): TrueSubscription {
  const charges = rows.filter(({ kind }) => kind === 'subscription');
  const last = charges.at(-1);
  const behind = last ? daysBetween(last.date, to) / cycleDays(stream) : Number.POSITIVE_INFINITY;
  const life = behind < 1.5 ? 'active' : behind < 3.3 ? 'late' : 'stopped';
  return {
    name: stream.service.name,
    spellings: [...stream.service.spellings],
    amount: last?.amount ?? stream.price,
    currency: market.currency,
    ...(last?.foreign && { foreign: last.foreign }),
    cycle: stream.billing_cycle,
    interval: stream.billing_interval,
    next_date: stream.next_date,
    life,
    known: stream.known,
    runs: stream.runs,
    charges: charges.map(({ date, amount, text }) => ({ date, amount, text })),
    expect: last ? expectation(stream, charges.length, life, daysBetween(last.date, to)) : 'optional',
  };
}

/**
 * An unknown merchant shows itself by rhythm alone, which takes three charges at one price and more at several.
 * A known one shows itself by name, but a single charge that lies far back may as well have been the last.
 */
function expectation(stream: Stream, charges: number, life: TrueSubscription['life'], ago: number) {
  if (life !== 'active') return life === 'stopped' ? 'absent' : 'optional';
  if (stream.known) return charges > 1 || ago <= 35 ? 'found' : 'optional';
  const needed = (stream.constant ? 3 : 5) + (stream.isIrregular || stream.billing_cycle === 'weekly' ? 1 : 0);
  return charges >= needed ? 'found' : 'optional';
}
