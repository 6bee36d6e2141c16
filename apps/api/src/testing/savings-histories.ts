import { Prisma } from '@kumbara/prisma/client';
import { seededRandom } from '@kumbara/samples';
import { expect } from 'vitest';
import { joinSpans } from '#lib/coverage.ts';
import type { Entry } from '#modules/savings/read-entries.ts';
import { presentSavings } from '#modules/savings/savings.service.ts';

/*
 * Random histories of ended subscriptions, and what they save computed a second time: day by day, in decimals, with nothing
 * of the product.
 */

const { Decimal } = Prisma;
type Decimal = Prisma.Decimal;
type Span = { source: 'statement' | 'mail'; from: string; to: string };
export type History = { entries: Entry[]; spans: Span[]; today: string };

export function createRandom(seed: number) {
  const { int, pick, chance } = seededRandom(seed);
  return { int, pick: <T>(...items: T[]) => pick(items), chance };
}
export type Random = ReturnType<typeof createRandom>;

export const number = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
export const text = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const start = number('2025-01-01');

export function aHistory({ int, pick, chance }: Random): History {
  const today = start + int(0, 700);
  let count = 0;
  const entries: Entry[] = [];
  for (let subscription = int(1, 3); subscription > 0; subscription -= 1) {
    const terms = {
      currency: pick('TRY', 'USD', 'JPY'),
      billing_cycle: pick<Entry['billing_cycle']>('weekly', 'monthly', 'monthly', 'yearly'),
      billing_interval: pick(1, 1, 1, 2, 3),
    };
    const decimals = terms.currency === 'JPY' ? 1 : 100;
    const amount = () => int(1, 50_000) / decimals;
    let cancelled = start + int(0, 400);
    for (let times = int(1, 4); times > 0 && cancelled <= today; times -= 1) {
      const ends = chance(0.5) ? cancelled + int(-40, 60) : null;
      const reactivated = times > 1 ? Math.min(today, cancelled + int(0, 200)) : null;
      const parts = int(2, 6);
      const trial = chance(0.3) ? cancelled + int(-30, 60) : null;
      const own = {
        ...terms,
        ...{ id: `entry-${count}`, subscription_id: null, name: 'Netflix', amount: amount(), outcome: null },
        ...{ anchor: text(cancelled + int(-400, 40)), share: chance(0.4) ? { parts, mine: int(1, parts) } : null },
        ...{
          trial_ends_on: trial === null ? null : text(trial),
          price_after_trial: trial && chance(0.7) ? amount() : null,
        },
        announced: Array.from({ length: int(0, 2) }, (_, at) => ({
          ...{
            date: text(cancelled + 1 + at * 90 + int(0, 80)),
            amount: amount(),
            currency: pick(terms.currency, 'EUR'),
          },
        })),
        ...{ cancelled_on: text(cancelled), ends_on: ends === null ? null : text(ends) },
        reactivated_on: reactivated === null ? null : text(reactivated),
      };
      const charges = Array.from({ length: chance(0.6) ? int(1, 6) : 0 }, () => ({
        ...{ id: `charge-${count++}`, date: text(cancelled + int(-15, 260)), amount: amount() },
        ...{ currency: pick(terms.currency, 'EUR'), source: 'statement' as const, text: 'NETFLIX' },
      })).filter(({ date }) => number(date) <= today);
      charges.sort((a, b) => number(a.date) - number(b.date));
      entries.push({ ...own, charges });
      count += 1;
      if (reactivated === null) break;
      cancelled = reactivated + int(1, 90);
    }
  }
  const spans = Array.from({ length: int(0, 8) }, (): Span => {
    const from = start + int(0, 700);
    return { source: pick('statement', 'mail'), from: text(from), to: text(from + int(-1, 90)) };
  });
  spans.sort((a, b) => a.source.localeCompare(b.source) || a.from.localeCompare(b.from));
  return { entries, spans, today: text(today) };
}

const lastOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

type Due = Pick<Entry, 'anchor' | 'billing_cycle' | 'billing_interval'>;
export function isDue({ anchor, billing_cycle, billing_interval }: Due, day: number): boolean {
  if (billing_cycle === 'weekly') return (day - number(anchor)) % (7 * billing_interval) === 0;
  const [one, other] = [new Date(anchor), new Date(day * 86_400_000)];
  const months = (other.getUTCFullYear() - one.getUTCFullYear()) * 12 + other.getUTCMonth() - one.getUTCMonth();
  const step = billing_cycle === 'monthly' ? billing_interval : billing_interval * 12;
  const last = lastOfMonth(other.getUTCFullYear(), other.getUTCMonth());
  return months % step === 0 && other.getUTCDate() === Math.min(one.getUTCDate(), last);
}

const hasEnded = ({ ends_on, cancelled_on }: Entry, day: number) =>
  ends_on ? day >= number(ends_on) : day > number(cancelled_on);

function isSaved(entry: Entry, day: number): boolean {
  const yearBefore = new Date(entry.cancelled_on);
  yearBefore.setUTCMonth(yearBefore.getUTCMonth() - 12);
  // 29 February is 28 February a year before.
  if (yearBefore.getUTCDate() !== new Date(entry.cancelled_on).getUTCDate()) yearBefore.setUTCDate(0);
  const isBelated = day < yearBefore.getTime() / 86_400_000;
  const isActiveAgain = entry.reactivated_on !== null && day >= number(entry.reactivated_on);
  const isKnown = day >= number(entry.anchor) || day <= number(entry.cancelled_on);
  return isKnown && isDue(entry, day) && hasEnded(entry, day) && !isBelated && !isActiveAgain;
}

type Terms = Pick<Entry, 'amount' | 'currency' | 'trial_ends_on' | 'price_after_trial' | 'announced'>;
export function priceOf(
  { amount, currency, trial_ends_on, price_after_trial, announced = [] }: Terms,
  day: number,
): Decimal {
  const isTrial = trial_ends_on != null && day <= number(trial_ends_on);
  let price = trial_ends_on != null && !isTrial ? (price_after_trial ?? amount) : amount;
  let inTrial: number | undefined;
  for (const step of announced) {
    if (step.currency !== currency || number(step.date) > day) continue;
    if (trial_ends_on == null || isTrial || step.date > trial_ends_on) price = step.amount;
    else inTrial = step.amount;
  }
  // An announcement of a trial counts afterwards only where nothing else is known.
  const isKnown =
    price_after_trial != null ||
    announced.some(
      (step) => step.currency === currency && step.date > (trial_ends_on ?? '') && number(step.date) <= day,
    );
  return new Decimal(!isTrial && inTrial !== undefined && !isKnown ? inTrial : price);
}

type Sums = Record<string, Decimal>;
const addTo = (sums: Sums, currency: string, value: Decimal) => {
  sums[currency] = (sums[currency] ?? new Decimal(0)).plus(value);
};
/** Sums are kept in sixtieths, which every share of two to six parts divides: a third has no decimals. */
const sixtieths = 60;
const rounded = (sums: Sums) =>
  Object.fromEntries(
    Object.entries(sums).map(([code, sum]) => [
      code,
      sum
        .div(sixtieths)
        .toDecimalPlaces(code === 'JPY' ? 0 : 2, Decimal.ROUND_HALF_UP)
        .toNumber(),
    ]),
  );

/** What a history saves: the sums of each month and in all, and the charges after the end. */
function savedBy({ entries, spans, today }: History) {
  const covered = { statement: new Set<number>(), mail: new Set<number>() };
  for (const { source, from, to } of spans)
    for (let day = number(from); day <= number(to); day += 1) covered[source].add(day);
  const events: { day: number; kind: 'promised' | 'verified' | 'lost'; currency: string; value: Decimal }[] = [];
  const late: string[] = [];
  const now = number(today);
  for (const entry of entries) {
    const delay = entry.billing_cycle === 'weekly' && entry.billing_interval === 1 ? 3 : 5;
    const { mine, parts } = entry.share ?? { mine: 1, parts: 1 };
    const seen = entry.charges.filter(({ date }) => !entry.reactivated_on || date < entry.reactivated_on);
    const ownerOf = (date: string) => {
      for (let day = number(date) + 3; day >= start - 800; day -= 1)
        if (day <= now + 3 && isSaved(entry, day)) return day;
      return undefined;
    };
    const charged = new Set(seen.map(({ date }) => ownerOf(date)));
    for (let day = start - 800; day <= now; day += 1) {
      if (!isSaved(entry, day)) continue;
      const value = priceOf(entry, day).times((mine * sixtieths) / parts);
      events.push({ day, kind: 'promised', currency: entry.currency, value });
      const span = Array.from({ length: delay + 1 }, (_, at) => day + at);
      const isCovered = Object.values(covered).some((days) => span.every((one) => days.has(one)));
      if (isCovered && !charged.has(day)) events.push({ day, kind: 'verified', currency: entry.currency, value });
    }
    for (const { id, date, amount, currency } of seen) {
      if (date <= (entry.ends_on ?? entry.cancelled_on)) continue;
      let last: number | undefined;
      for (let day = number(date) - delay; day <= number(date); day += 1)
        if (isDue(entry, day) && !hasEnded(entry, day)) last = day;
      const isPaid = seen.some((one) => last !== undefined && number(one.date) >= last - 3 && one.date < date);
      if (ownerOf(date) === undefined && last !== undefined && !isPaid) continue;
      late.push(id);
      events.push({ day: number(date), kind: 'lost', currency, value: new Decimal(amount).times(sixtieths) });
    }
  }
  const sumsUntil = (month: string) => {
    const sums = { promised: {} as Sums, verified: {} as Sums, lost: {} as Sums };
    for (const { day, kind, currency, value } of events)
      if (text(day).slice(0, 7) <= month) addTo(sums[kind], currency, value);
    return { promised: rounded(sums.promised), verified: rounded(sums.verified), lost: rounded(sums.lost) };
  };
  const months: object[] = [];
  const first = text(Math.min(...events.map(({ day }) => day), now)).slice(0, 7);
  for (let day = number(`${first}-01`); events.length > 0 && day <= now; ) {
    const month = text(day).slice(0, 7);
    months.push({ month, ...sumsUntil(month) });
    day += lastOfMonth(Number(month.slice(0, 4)), Number(month.slice(5)) - 1);
  }
  return { ...sumsUntil('9999-12'), months, late: late.sort() };
}

/** Compares a history with the second computation. */
export function expectSameSavings(history: History, name: string): void {
  // The ledger names late charges only of subscriptions that still exist.
  const entries = history.entries.map((entry) => ({ ...entry, subscription_id: entry.id }));
  const { totals, months, late_charges } = presentSavings(entries, joinSpans(history.spans), history.today);
  const { promised, verified, lost } = totals;
  const late = late_charges.map(({ charge }) => charge.id).sort();
  expect({ promised, verified, lost, months, late }, name).toEqual(savedBy(history));
}
