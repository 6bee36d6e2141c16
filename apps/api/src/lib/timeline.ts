import { mergePayments } from '@kumbara/detection';
import {
  type AmountByCurrency,
  addDays,
  type Covered,
  costPerPayment,
  type EvidenceSource,
  type Fraction,
  type IsoDate,
  isAfterEnd,
  type Occurrence,
  occurrencesBetween,
  type PeriodState,
  type PriceChange,
  paymentDaysBetween,
  type Recurring,
  totalByCurrency,
} from '@kumbara/shared';
import { matchPayments } from './match-payments.ts';

/** A payment in a document. */
export type SeenPayment = {
  date: IsoDate;
  amount: number;
  currency: string;
  source: EvidenceSource;
  foreign?: { amount: number; currency: string };
};

/** A due day with what became of it; amounts as in the contract, `mine` exact. */
export type TimelinePeriod<Seen extends SeenPayment = SeenPayment> = Occurrence & {
  state: PeriodState;
  payment?: Seen | undefined;
  document?: Covered | undefined;
};

export type Timeline<Seen extends SeenPayment> = {
  /** In order of the due days. */
  periods: TimelinePeriod<Seen>[];
  /** Each payment once, oldest first, with the due day it pays; undefined for an extra one. */
  payments: { payment: Seen; pays: IsoDate | undefined; mine: Fraction }[];
};

/** Half a cycle at most: every payment near a due day is nearer to it than to any other one, whatever day it was booked. */
const toleranceDays = { weekly: 3, monthly: 15, yearly: 45 } as const;
const maxTolerance = 45;
/** Banks book a payment up to three days late: a document that ends sooner does not show that it is missing. */
const bookingDays = 3;
/** Earlier periods are not counted: a start in 1900 must not cost seven thousand computations. */
const maxYears = 20;

type Options<Seen> = {
  /** Prices, oldest first. */
  history: readonly PriceChange[];
  /** Charges of statements and receipts of mails in any order. */
  seen: readonly Seen[];
  /** What documents of the user cover. */
  covered: readonly Covered[];
  today: IsoDate;
  /** The first due day of interest; absent means all. */
  from?: IsoDate;
  to: IsoDate;
};

/**
 * The payments of a subscription as due and as seen in documents. A receipt and its charge are one payment, which pays
 * the due day it is matched with (`matchPayments`); others are extra. A due day without a payment is due from today on.
 * Before, it is unknown, unless a document covers it until the bank has booked it; then it is skipped if a later one was
 * paid, else missing. A document tells nothing about a subscription that no document of its kind has ever shown: it may
 * be paid from another account, or send no receipts.
 */
export function buildTimeline<Seen extends SeenPayment>(
  subscription: Recurring,
  { history, seen, covered, today, from, to }: Options<Seen>,
): Timeline<Seen> {
  const { billing_cycle, billing_interval, share } = subscription;
  const tolerance = Math.min(toleranceDays[billing_cycle] * billing_interval, maxTolerance);
  const payments = mergePayments([...seen]);
  const [firstPaid, lastPaid] = [payments[0]?.date, payments.at(-1)?.date];
  const ending = withKnownEnd(subscription, lastPaid);
  const known = subscription.started_on ?? subscription.next_payment_date;
  const seenFrom = firstPaid && addDays(firstPaid, -tolerance);
  const begin = laterOf(earlierOf(known, seenFrom), `${Number(today.slice(0, 4)) - maxYears}${today.slice(4)}`);

  const dueDays =
    seenFrom && lastPaid
      ? paymentDaysBetween(
          ...[subscription.next_payment_date, subscription, laterOf(seenFrom, begin), addDays(lastPaid, tolerance)],
          begin,
        ).filter((day) => !isAfterEnd(day, ending))
      : [];
  const matches = matchPayments(
    dueDays,
    payments.map(({ date }) => date),
    tolerance,
  );
  const paidBy = new Map<IsoDate, Seen>();
  const found = payments.map((payment, at) => {
    const match = matches[at];
    const pays = match === undefined ? undefined : dueDays[match];
    if (pays) paidBy.set(pays, payment);
    return { payment, pays, mine: partOf(payment) };
  });
  const firstDue = found.find(({ pays }) => pays)?.pays;
  const lastDue = found.findLast(({ pays }) => pays)?.pays;
  const kinds = new Set(seen.map(({ source }) => source));

  const periods = occurrencesBetween(
    { ...ending, started_on: begin },
    { history, today, from: laterOf(begin, from ?? begin), to },
  )
    // Days before the start are known by payments only.
    .filter(({ date }) => date >= known || (firstDue !== undefined && date >= firstDue))
    .map(({ date, amount, currency, mine }): TimelinePeriod<Seen> => {
      const payment = paidBy.get(date);
      if (payment) {
        return {
          date,
          amount: payment.amount,
          currency: payment.currency,
          mine: partOf(payment),
          state: 'paid',
          payment,
        };
      }
      const document = date < today ? documentOf(date) : undefined;
      const unpaid = lastDue && date < lastDue ? 'skipped' : 'missing';
      return { date, amount, currency, mine, state: date >= today ? 'due' : document ? unpaid : 'unknown', document };
    });
  return { periods, payments: found };

  /** The document that shows whether a payment of a past day was made. */
  function documentOf(date: IsoDate): Covered | undefined {
    const booked = addDays(date, bookingDays);
    return covered.find((one) => kinds.has(one.source) && one.from <= date && one.to >= booked);
  }

  function partOf({ amount }: SeenPayment): Fraction {
    return costPerPayment({ amount, share });
  }
}

/**
 * What was paid so far, the user's part: payments that documents show, extra ones too, and at their price the periods
 * that no document covers. Missing and skipped ones cost nothing. Each total is rounded once, half up.
 * @param past periods before today
 */
export function sumLifetime(
  past: readonly TimelinePeriod[],
  payments: readonly { payment: SeenPayment; mine: Fraction }[],
): { total: AmountByCurrency; since: IsoDate | null; documented: number; assumed: number } {
  const assumed = past.filter(({ state }) => state === 'unknown');
  const seen = payments.map(({ payment, mine }) => ({ date: payment.date, currency: payment.currency, mine }));
  const days = [...seen, ...assumed].map(({ date }) => date).sort();
  return {
    total: totalByCurrency([...seen, ...assumed], ({ mine }) => mine),
    since: days[0] ?? null,
    documented: seen.length,
    assumed: assumed.length,
  };
}

/** One that was cancelled before days were kept has ended with its last payment. */
const withKnownEnd = (subscription: Recurring, lastPaid: IsoDate | undefined): Recurring =>
  subscription.status === 'cancelled' && !subscription.cancelled_on && !subscription.ends_on && lastPaid
    ? { ...subscription, cancelled_on: lastPaid }
    : subscription;

const earlierOf = (a: IsoDate, b: IsoDate | undefined): IsoDate => (b !== undefined && b < a ? b : a);
const laterOf = (a: IsoDate, b: IsoDate): IsoDate => (b > a ? b : a);
