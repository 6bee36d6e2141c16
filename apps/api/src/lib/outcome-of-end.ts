import { isNear, mergePayments } from '@kumbara/detection';
import {
  addDays,
  addMonths,
  type Billing,
  type IsoDate,
  isAfterEnd,
  type Priced,
  paymentDaysBetween,
  priceOn,
  type Recurring,
  type Settlement,
} from '@kumbara/shared';
import { type Coverage, joinSpans } from './coverage.ts';

/** A subscription as it was when it was ended. */
export type Ended = Billing &
  Priced<number> & {
    anchor: IsoDate;
    share: { parts: number; mine: number } | null;
    cancelled_on: IsoDate;
    ends_on: IsoDate | null;
    reactivated_on: IsoDate | null;
  };

export type SeenCharge = {
  id: string;
  date: IsoDate;
  amount: number;
  currency: string;
  source: 'statement' | 'mail' | 'manual';
  text: string;
  /** Of one after the end, where the user said what came of it. */
  settlement?: Settlement | null;
};

/** A due day that fell away and what the whole payment would have cost. */
export type Cycle = { date: IsoDate; amount: number; state: 'verified' | 'charged' | 'unconfirmed' };

/** What came of an end until a day: the due days that passed, and the charges after it. Oldest first. */
export type Outcome = { cycles: Cycle[]; late: SeenCharge[] };

/** A charge may be booked this many days before its due day, and this many after it. */
const early = 3;
const late = 5;
/** Weekly due days are closer together than that. */
const latestBooking = ({ billing_cycle, billing_interval }: Billing) =>
  billing_cycle === 'weekly' && billing_interval === 1 ? 6 - early : late;

/** An end may be entered belatedly, by up to a year. */
export const mostMonthsBelated = 12;

/**
 * The due days that fall away because of the end, both ends of the span included. With an end that is entered belatedly they
 * precede the anchor, which is the payment that was next on the day of entering it.
 */
function dueDaysAfterEnd(ended: Ended, from: IsoDate, to: IsoDate): IsoDate[] {
  const { anchor, cancelled_on, reactivated_on } = ended;
  const earliest = addMonths(cancelled_on, -mostMonthsBelated);
  const last = reactivated_on && addDays(reactivated_on, -1);
  const cancelled = asCancelled(ended);
  const until = last && last < to ? last : to;
  const first = from < earliest ? earliest : from;
  return paymentDaysBetween(anchor, ended, first, until, first).filter(
    (day) => (day >= anchor || day <= cancelled_on) && isAfterEnd(day, cancelled),
  );
}

/**
 * Sorts the charges of a subscription to the due days after its end. A charge belongs to the last due day that is at most
 * three days ahead of it. A due day is verified if documents cover it until the last day of booking, and show no charge of
 * it.
 * @param charges of the subscription, from a few days before the end on
 */
export function computeOutcome(
  ended: Ended,
  charges: readonly SeenCharge[],
  coverage: Coverage,
  today: IsoDate,
): Outcome {
  const { cancelled_on, ends_on, reactivated_on } = ended;
  const end = ends_on ?? cancelled_on;
  const payments = mergePayments([...charges]).filter(({ date }) => !reactivated_on || date < reactivated_on);
  // A charge of today may belong to a due day ahead.
  const due = dueDaysAfterEnd(ended, minDay(end, cancelled_on), addDays(today, early));
  const opening = due.map((day) => addDays(day, -early));
  const indexOf = ({ date }: SeenCharge) => opening.findLastIndex((day) => day <= date);
  const charged = new Set(payments.map((payment) => due[indexOf(payment)]));
  return {
    cycles: due
      .filter((day) => day <= today)
      .map((date) => ({ date, amount: priceOn(ended, date), state: stateOf(date) })),
    late: payments
      .filter((payment) => payment.date > end && (indexOf(payment) >= 0 || !isLastPayment(ended, payment, payments)))
      .map((payment) => ({ ...payment, settlement: settlementOf(payment) })),
  };

  /** Its own, or that of the receipt which stood for it before a statement showed it. */
  function settlementOf({ settlement, source, date }: SeenCharge): Settlement | null {
    const isSameByMail = (one: SeenCharge) => one.settlement && one.source !== source && isNear(one.date, date);
    return settlement ?? charges.find(isSameByMail)?.settlement ?? null;
  }

  function stateOf(day: IsoDate): Cycle['state'] {
    if (charged.has(day)) return 'charged';
    return coverage.by(day, addDays(day, latestBooking(ended))) ? 'verified' : 'unconfirmed';
  }
}

/**
 * The charges of a cancelled subscription that should not have happened, oldest first; none where the day of its end is
 * unknown.
 */
export function chargesAfterEnd(subscription: Recurring, charges: readonly SeenCharge[], today: IsoDate): SeenCharge[] {
  const { status, cancelled_on, ends_on, next_payment_date: anchor } = subscription;
  const since = cancelled_on ?? ends_on;
  if (status === 'active' || !since || charges.length === 0) return [];
  const ended = { ...subscription, share: null, anchor, cancelled_on: since, ends_on: ends_on ?? null };
  return computeOutcome({ ...ended, reactivated_on: null }, charges, joinSpans([]), today).late;
}

/** True if a charge after the end is the only one of a due day before it, and was only booked later. */
function isLastPayment(ended: Ended, { date }: SeenCharge, payments: SeenCharge[]): boolean {
  const since = addDays(date, -latestBooking(ended));
  const paid = paymentDaysBetween(ended.anchor, ended, since, date, since)
    .filter((day) => !isAfterEnd(day, asCancelled(ended)))
    .at(-1);
  return paid !== undefined && !payments.some((one) => one.date >= addDays(paid, -early) && one.date < date);
}

const asCancelled = ({ cancelled_on, ends_on, anchor, ...terms }: Ended) => ({
  ...terms,
  ...{ cancelled_on, ends_on, next_payment_date: anchor, status: 'cancelled' as const },
});

const minDay = (a: IsoDate, b: IsoDate) => (a < b ? a : b);
