import {
  addDays,
  type Billing,
  type Fraction,
  type IsoDate,
  longestCycleDays,
  type Occurrence,
  occurrencesBetween,
  type PriceChange,
  type Recurring,
} from '@kumbara/shared';

/** Payments of one price: the first day, and a recurrence rule (RFC 5545) where more days follow. */
export type PaymentSeries = {
  /** Names the series among those of its subscription, in every file the same. */
  key: string;
  first: IsoDate;
  rule: string | undefined;
  amount: number;
  currency: string;
  mine: Fraction;
};

type Options = { history: readonly PriceChange[]; today: IsoDate; from: IsoDate };
/**
 * A span with one price; `key` is the day since which it holds, empty for the first known price, and `current` for today's
 * where nothing tells its day: that of today would name another series tomorrow.
 */
type Stretch = { key: string; from: IsoDate; payment: Occurrence };
type Rule = { key: string; text: string; covers: (day: IsoDate) => boolean; longestGapDays: number };

/**
 * The payments of a subscription as series, whose days and prices together are those of `occurrencesBetween`. A rule has
 * one price, so a series ends where the price changes and where the subscription ends.
 * @param history prices, oldest first
 * @param from earlier payments are left out
 */
export function splitPayments(subscription: Recurring, { history, today, from }: Options): PaymentSeries[] {
  const lastDay = lastDayOf(subscription);
  if (lastDay === 'none') return [];
  const occurrences = (start: IsoDate, days: number, end: IsoDate | undefined): Occurrence[] =>
    occurrencesBetween(subscription, { history, today, from: start, to: earlierOf(addDays(start, days), end) });
  const rules = rulesOf(subscription, subscription.next_payment_date);

  const stretches = splitByPrice(subscription, { history, today, from }, (start, end) =>
    occurrences(start, cycleDays(subscription), earlierOf(end, lastDay)).at(0),
  );
  return stretches.flatMap(({ key, from: start, payment: { amount, currency, mine } }, at) => {
    const next = stretches[at + 1]?.from;
    const until = next ? earlierOf(addDays(next, -1), lastDay) : lastDay;
    return rules.flatMap(({ key: part, text, covers, longestGapDays }) => {
      const days = occurrences(start > from ? start : from, 2 * longestGapDays, until);
      const [first, second] = days.map(({ date }) => date).filter(covers);
      const rule = second && text + (until ? `;UNTIL=${until.replaceAll('-', '')}` : '');
      return first ? [{ key: key + part, first, rule, amount, currency, mine }] : [];
    });
  });
}

function splitByPrice(
  subscription: Recurring,
  { history, today }: Options,
  firstPayment: (start: IsoDate, end: IsoDate | undefined) => Occurrence | undefined,
): Stretch[] {
  const { next_payment_date, started_on, trial_ends_on, announced = [] } = subscription;
  const known = started_on && started_on < next_payment_date ? started_on : next_payment_date;
  const changes = [...history, ...announced].map(({ date }) => date);
  const days = new Set([...changes, today, ...(trial_ends_on ? [addDays(trial_ends_on, 1)] : [])]);
  const starts = [known, ...[...days].filter((day) => day > known).sort()];
  const stretches: Stretch[] = [];
  for (const [at, from] of starts.entries()) {
    const next = starts[at + 1];
    const payment = firstPayment(from, next && addDays(next, -1));
    const before = stretches.at(-1);
    if (!payment || (before && isSamePrice(payment, before.payment))) continue;
    const since = from === today && !changes.includes(today) ? 'current' : from;
    stretches.push({ key: before ? `-${since}` : '', from, payment });
  }
  return stretches;
}

const isSamePrice = (a: Occurrence, b: Occurrence) => a.amount === b.amount && a.currency === b.currency;

/** The last day on which a payment can be due, as `isAfterEnd` has it; undefined without end. */
function lastDayOf({ status, ends_on, cancelled_on }: Recurring): IsoDate | 'none' | undefined {
  if (status === 'active') return undefined;
  return ends_on ? addDays(ends_on, -1) : (cancelled_on ?? 'none');
}

const earlierOf = <T extends IsoDate | undefined>(a: T, b: IsoDate | undefined): T =>
  (a === undefined || (b !== undefined && b < a) ? b : a) as T;

const cycleDays = ({ billing_cycle, billing_interval }: Billing): number =>
  longestCycleDays[billing_cycle] * billing_interval;

const monthOf = (day: IsoDate): number => Number(day.slice(5, 7));
const everyMonths = (count: number, monthDay: number): string =>
  `FREQ=MONTHLY;INTERVAL=${count};BYMONTHDAY=${monthDay}`;

/**
 * The rules of the payment days that are counted from an anchor. A 29th to 31st falls on the last day of a shorter
 * month, which a plain rule would skip. `BYSETPOS` could say that in one rule, but Thunderbird (ical.js) ignores it
 * beside `BYMONTHDAY`: where a 29th or 30th meets February, that month has a rule of its own.
 */
function rulesOf(billing: Billing, anchor: IsoDate): Rule[] {
  const { billing_cycle, billing_interval } = billing;
  const always = (text: string): Rule[] => [{ key: '', text, covers: () => true, longestGapDays: cycleDays(billing) }];
  const day = Number(anchor.slice(8));
  if (billing_cycle === 'weekly') return always(`FREQ=WEEKLY;INTERVAL=${billing_interval}`);
  if (billing_cycle === 'yearly' && !anchor.endsWith('-02-29'))
    return always(`FREQ=YEARLY;INTERVAL=${billing_interval}`);
  const months = billing_cycle === 'yearly' ? 12 * billing_interval : billing_interval;
  if (day === 31) return always(everyMonths(months, -1));
  const met = monthsMet(anchor, months);
  if (day <= 28 || !met.includes(2)) return always(everyMonths(months, day));

  const round = leastCommonMultiple(months, 12);
  const longestGapDays = round * longestCycleDays.monthly;
  const february = { key: '-february', text: everyMonths(round, -1), covers: isInFebruary, longestGapDays };
  const others = met.filter((month) => month !== 2);
  const rest = (text: string): Rule => ({ key: '', text, covers: (date) => !isInFebruary(date), longestGapDays });
  if (day === 30) return [rest(everyMonths(months, 30)), february];
  // In leap years February has a 29th: it must not be named twice.
  if (round === 12) return [rest(`${everyMonths(1, 29)};BYMONTH=${others}`), february];
  // Thunderbird ignores the interval beside `BYMONTH`: each month of a round has a rule.
  const separate = others.map((month) => ({
    ...{ key: `-${month}`, text: everyMonths(round, 29), longestGapDays },
    covers: (date: IsoDate) => monthOf(date) === month,
  }));
  return [...separate, february];
}

const isInFebruary = (day: IsoDate): boolean => monthOf(day) === 2;

/** The months of the year in which it is ever paid. */
function monthsMet(anchor: IsoDate, months: number): number[] {
  const steps = leastCommonMultiple(months, 12) / months;
  return Array.from({ length: steps }, (_, step) => ((monthOf(anchor) - 1 + step * months) % 12) + 1).sort(
    (a, b) => a - b,
  );
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));
const leastCommonMultiple = (a: number, b: number): number => (a * b) / greatestCommonDivisor(a, b);
