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
import { drawBookingDay } from './calendar.ts';
import { type ChargePlan, cycleDays } from './charge-plan.ts';
import type { HistoryRow, TrueSubscription } from './history.ts';

/** Format in which the user's bank prints a merchant. */
export type BankFormat = {
  market: Market;
  from: IsoDate;
  to: IsoDate;
  /** Texts are cut at this length; many card systems cut at 22 characters. */
  maxLength: number;
  /** Texts printed before the merchant of a card purchase and of a direct debit. */
  prefixes: { purchase: string; debit: string };
  /** True if a city follows the merchant's name. */
  withCity: boolean;
};

const digits = '0123456789';
const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Fills `#` and `@`, which differ from line to line. */
export const fillPlaceholders = (spelling: string, random: Random) =>
  spelling.replace(/[#@]/g, (placeholder) => random.pick([...(placeholder === '#' ? digits : letters)]));

export function formatDescription(spelling: string, bankFormat: BankFormat, random: Random, isDebit = false): string {
  const { market, maxLength, prefixes, withCity } = bankFormat;
  const prefix = isDebit ? prefixes.debit : prefixes.purchase;
  const city = withCity ? ` ${random.pick(market.cities)}` : '';
  return `${prefix}${`${fillPlaceholders(spelling, random)}${city}`.slice(0, maxLength).trim()}`;
}

/** The price of one dollar in the market's currency on a day: a slow drift with daily noise. */
function dollarRate({ market, from }: BankFormat, day: IsoDate, random: Random): number {
  const months = daysBetween(from, day) / 30.44;
  return market.dollar.rate * (1 + market.dollar.drift) ** months * (1 + (random.next() - 0.5) * 0.016);
}

/** The rows of a subscription, and the truth about it. */
export type BookedSubscription = { rows: HistoryRow[]; truth: TrueSubscription };

/** Books all charges of a plan and derives the truth about it at the end of the history. */
export function bookSubscription(plan: ChargePlan, bankFormat: BankFormat, random: Random): BookedSubscription {
  const usual = random.pick(plan.service.spellings);
  const isDebit = !plan.known && random.chance(0.5);
  const rows: HistoryRow[] = [];
  const first = firstPayment(plan, bankFormat.from);
  for (let n = first; ; n += 1) {
    const due = paymentDay(plan.anchor, plan, n);
    if (due > bankFormat.to || (plan.endsOn && due >= plan.endsOn)) break;
    if (plan.skipped.has(n)) continue;
    const spelling = random.chance(0.12) ? random.pick(plan.service.spellings) : usual;
    const row = bookCharge(plan, n, due, formatDescription(spelling, bankFormat, random, isDebit), bankFormat, random);
    if (row.date > bankFormat.to) continue;
    rows.push(row);
    if (plan.doubled === n) rows.push(...bookDuplicate(row, bankFormat));
  }
  return { rows, truth: derivePlanTruth(plan, rows, bankFormat) };
}

/** Payment days count from the anchor, which may lie before or after the first covered day. */
function firstPayment(plan: ChargePlan, from: IsoDate): number {
  let n = 0;
  while (paymentDay(plan.anchor, plan, n) < from) n += 1;
  return n;
}

function bookCharge(
  plan: ChargePlan,
  n: number,
  due: IsoDate,
  text: string,
  bankFormat: BankFormat,
  random: Random,
): HistoryRow {
  return bookPrice(
    { amount: plan.price(n), currency: plan.currency },
    drawBookingDay(due, random),
    text,
    bankFormat,
    random,
  );
}

/** The row of a price: in the account's currency, converted at the day's rate when the price is in dollars. */
export function bookPrice(
  price: { amount: number; currency: string },
  date: IsoDate,
  text: string,
  bankFormat: BankFormat,
  random: Random,
): HistoryRow {
  const row = { date, text, direction: 'out', kind: 'subscription' } as const;
  if (price.currency === bankFormat.market.currency) return { ...row, amount: price.amount };
  const amount = round(exact((price.amount * dollarRate(bankFormat, date, random)).toFixed(4)), 2);
  return { ...row, amount, foreign: price };
}

/** The duplicate of a charge and its refund some days later, when both days are covered. */
function bookDuplicate(row: HistoryRow, { market, to }: BankFormat): HistoryRow[] {
  const refunded = addDays(row.date, 4);
  if (refunded > to) return [];
  return [row, { ...row, date: refunded, text: `${market.refund} ${row.text}`, direction: 'in', kind: 'refund' }];
}

const derivePlanTruth = (plan: ChargePlan, rows: HistoryRow[], bankFormat: BankFormat): TrueSubscription =>
  deriveStreamTruth(
    {
      ...plan,
      price: plan.price(0),
      isIrregular: plan.skipped.size > 0,
      isRunning: !plan.endsOn || plan.endsOn > bankFormat.to,
      next_date: nextPaymentDate(plan.anchor, plan, addDays(bankFormat.to, 1)),
    },
    rows,
    bankFormat,
  );

/** The properties of a stream of charges that its rows do not show. */
export type ChargeStream = Billing &
  Pick<ChargePlan, 'service' | 'known' | 'constant'> &
  Pick<TrueSubscription, 'isRunning' | 'next_date'> & {
    /** The price, used when no charge was booked. */
    price: number;
    /** A charge is missing between others. */
    isIrregular: boolean;
  };

/** The truth about a stream as far as statements show it at the end of the history. */
export function deriveStreamTruth(
  stream: ChargeStream,
  rows: HistoryRow[],
  { market, to }: BankFormat,
): TrueSubscription {
  const charges = rows.filter(({ kind }) => kind === 'subscription');
  const last = charges.at(-1);
  const cyclesSinceLast = last ? daysBetween(last.date, to) / cycleDays(stream) : Number.POSITIVE_INFINITY;
  const status = cyclesSinceLast < 1.5 ? 'active' : cyclesSinceLast < 3.3 ? 'late' : 'stopped';
  return {
    name: stream.service.name,
    spellings: [...stream.service.spellings],
    amount: last?.amount ?? stream.price,
    currency: market.currency,
    ...(last?.foreign && { foreign: last.foreign }),
    cycle: stream.billing_cycle,
    interval: stream.billing_interval,
    next_date: stream.next_date,
    status,
    known: stream.known,
    isRunning: stream.isRunning,
    charges: charges.map(({ date, amount, text }) => ({ date, amount, text })),
    expect: last ? decideExpectation(stream, charges.length, status, daysBetween(last.date, to)) : 'optional',
  };
}

/**
 * An unknown merchant is recognised by its billing cycle alone: three charges at one price, five at several. A known
 * service is recognised by name, but a single charge long ago may have been its last.
 */
function decideExpectation(stream: ChargeStream, charges: number, status: TrueSubscription['status'], ago: number) {
  if (status !== 'active') return status === 'stopped' ? 'absent' : 'optional';
  if (stream.known) return charges > 1 || ago <= 35 ? 'found' : 'optional';
  const needed = (stream.constant ? 3 : 5) + (stream.isIrregular || stream.billing_cycle === 'weekly' ? 1 : 0);
  return charges >= needed ? 'found' : 'optional';
}
