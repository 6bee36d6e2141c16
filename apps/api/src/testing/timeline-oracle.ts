import { type Random, seededRandom } from '@kumbara/samples';
import type { Covered, PriceChange, Recurring } from '@kumbara/shared';
import { expect } from 'vitest';
import { buildTimeline, type SeenPayment, sumLifetime } from '#lib/timeline.ts';

/*
 * Random histories, and the timeline of each counted again in plain steps: days by `Date`, money in whole hundredths.
 */

const today = '2026-11-21';
/** Earlier periods are not counted. */
const twentyYearsAgo = '2006-11-21';
const dayMs = 86_400_000;
const toText = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const plus = (day: string, days: number) => toText(Date.parse(day) + days * dayMs);
const distance = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / dayMs;

/** The n-th due day, with the end of shorter months. */
function dueDay({ next_payment_date: anchor, billing_cycle, billing_interval }: Recurring, n: number): string {
  if (billing_cycle === 'weekly') return plus(anchor, 7 * n * billing_interval);
  const [year, month, day] = anchor.split('-').map(Number) as [number, number, number];
  const months = n * billing_interval * (billing_cycle === 'yearly' ? 12 : 1);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toText(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

type Seen = SeenPayment & { id: string };
type Case = { subscription: Recurring; history: PriceChange[]; seen: Seen[]; covered: Covered[] };

const cents = (random: Random) => random.int(100, 90_000) / 100;

/** A subscription whose payments come late, twice, not at all, with receipts, and after its end. */
function aHistory(random: Random): Case {
  const anchor = plus(today, random.int(-500, 60));
  const isCancelled = random.chance(0.3);
  const subscription: Recurring = {
    ...{ amount: cents(random), currency: random.pick(['TRY', 'USD']), next_payment_date: anchor },
    billing_cycle: random.pick(['weekly', 'monthly', 'monthly', 'yearly'] as const),
    billing_interval: random.pick([1, 1, 1, 2, 3]),
    share: random.chance(0.4) ? { parts: random.int(2, 7), mine: random.int(1, 2) } : null,
    started_on: random.chance(0.4) ? plus(anchor, -random.int(0, 900)) : null,
    status: isCancelled ? 'cancelled' : 'active',
    cancelled_on: isCancelled && random.chance(0.7) ? plus(today, -random.int(0, 300)) : null,
    ends_on: isCancelled && random.chance(0.3) ? plus(today, random.int(-200, 30)) : null,
  };
  const history = Array.from({ length: random.int(0, 4) }, () => ({
    ...{ date: plus(today, -random.int(0, 900)), amount: cents(random), currency: subscription.currency },
  })).sort((a, b) => (a.date < b.date ? -1 : 1));
  const seen: Seen[] = [];
  const add = (date: string, amount: number, source: SeenPayment['source']) =>
    date < today && seen.push({ id: `${seen.length}`, date, amount, currency: subscription.currency, source });
  const first = random.int(-30, 0);
  const usual = random.pick(['statement', 'mail'] as const);
  for (let n = first; n < first + 40 && random.chance(0.96); n += 1) {
    const day = dueDay(subscription, n);
    const amount = random.chance(0.8) ? subscription.amount : cents(random);
    if (random.chance(0.8)) add(plus(day, random.pick([0, 0, 0, 1, 2, 4, -1])), amount, usual);
    if (random.chance(0.1)) add(plus(day, random.int(0, 3)), amount, 'mail');
    if (random.chance(0.05)) add(plus(day, random.int(5, 20)), cents(random), usual);
  }
  const covered = Array.from({ length: random.int(0, 3) }, () => {
    const from = plus(today, -random.int(0, 900));
    return { source: random.pick(['statement', 'mail'] as const), from, to: plus(from, random.int(0, 300)) };
  });
  return { subscription, history, seen, covered };
}

/** The most payments that can have a due day of their own, and the least sum of distances then; every pair is tried. */
function bestMatch(due: string[], paid: string[], tolerance: number): [count: number, days: number] {
  let row: [number, number][] = due.map(() => [0, 0]);
  row.push([0, 0]);
  for (const day of paid) {
    const next: [number, number][] = [[0, 0]];
    for (const [at, dueOn] of due.entries()) {
      const days = distance(dueOn, day);
      const [count, sum] = row[at] as [number, number];
      const options: [number, number][] = [row[at + 1] as [number, number], next[at] as [number, number]];
      if (days <= tolerance) options.push([count + 1, sum + days]);
      options.sort((a, b) => b[0] - a[0] || a[1] - b[1]);
      next.push(options[0] as [number, number]);
    }
    row = next;
  }
  return row.at(-1) as [number, number];
}

/** Receipts within three days of a charge on a statement, or of another receipt of the amount, are not counted again. */
function countOnce(seen: Seen[]): Seen[] {
  const byDay = [...seen].sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)) || a.amount - b.amount);
  const kept = byDay.filter(({ source }) => source === 'statement');
  const receipts: Seen[] = [];
  for (const one of byDay.filter(({ source }) => source === 'mail')) {
    const isCharge = kept.some(
      (other) =>
        distance(other.date, one.date) <= 3 &&
        Math.max(other.amount, one.amount) <= 1.35 * Math.min(other.amount, one.amount),
    );
    const isReceipt = receipts.some((other) => distance(other.date, one.date) <= 3 && other.amount === one.amount);
    if (!isCharge && !isReceipt) receipts.push(one);
  }
  return [...kept, ...receipts].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Hundredths times parts, so that nothing is divided before the end. */
const units = (amount: number, { share }: Recurring) => BigInt(Math.round(amount * 100)) * BigInt(share?.mine ?? 1);

/** Fails unless the timeline of a random history is what plain counting says. */
export function checkTimeline(seed: string): void {
  const { subscription, history, seen, covered } = aHistory(seededRandom(seed));
  const { periods, payments } = buildTimeline(subscription, { history, seen, covered, today, to: plus(today, 60) });
  const once = countOnce(seen);
  expect(payments.map(({ payment }) => payment.id).sort(), seed).toEqual(once.map(({ id }) => id).sort());

  const { started_on, next_payment_date, status, cancelled_on, ends_on } = subscription;
  const lastPaid = once.at(-1)?.date;
  const isOver = (day: string) => {
    if (status === 'active') return false;
    if (ends_on) return day >= ends_on;
    const end = cancelled_on ?? lastPaid;
    return end ? day > end : true;
  };
  const known = started_on ?? next_payment_date;
  const days = Array.from({ length: 900 }, (_, at) => dueDay(subscription, at - 600)).filter(
    (day) => day >= twentyYearsAgo && !isOver(day),
  );
  const cycle = { weekly: 3, monthly: 15, yearly: 45 }[subscription.billing_cycle] * subscription.billing_interval;
  const tolerance = Math.min(cycle, 45);
  const firstPaid = once[0]?.date;
  const candidates = firstPaid ? days.filter((day) => day >= plus(firstPaid, -tolerance)) : [];
  const pairs = payments.flatMap(({ payment, pays }) => (pays ? [[pays, payment.date] as const] : []));
  expect(new Set(pairs.map(([day]) => day)).size, seed).toBe(pairs.length);
  for (const [day, date] of pairs) {
    expect(candidates, seed).toContain(day);
    expect(distance(day, date), seed).toBeLessThanOrEqual(tolerance);
  }
  expect([pairs.length, pairs.reduce((sum, [day, date]) => sum + distance(day, date), 0)], seed).toEqual(
    bestMatch(
      candidates,
      once.map(({ date }) => date),
      tolerance,
    ),
  );

  const paidDays = pairs.map(([day]) => day).sort();
  const kinds = new Set(seen.map(({ source }) => source));
  const priceOf = (day: string) => {
    const step = history.findLast(({ date }) => date <= day) ?? history[0];
    return day < today && step ? step.amount : subscription.amount;
  };
  const stateOf = (day: string) => {
    if (paidDays.includes(day)) return 'paid';
    if (day >= today) return 'due';
    const isCovered = covered.some(({ source, from, to }) => kinds.has(source) && from <= day && to >= plus(day, 3));
    if (!isCovered) return 'unknown';
    return day < (paidDays.at(-1) ?? '') ? 'skipped' : 'missing';
  };
  const expected = days
    .filter((day) => day <= plus(today, 60) && (day >= known || (paidDays[0] !== undefined && day >= paidDays[0])))
    .map((date) => {
      const payment = payments.find(({ pays }) => pays === date)?.payment;
      return { date, state: stateOf(date), amount: payment?.amount ?? priceOf(date) };
    });
  expect(
    periods.map(({ date, state, amount }) => ({ date, state, amount })),
    seed,
  ).toEqual(expected);

  const counted = [
    ...once.map(({ amount }) => amount),
    ...expected.filter(({ state }) => state === 'unknown').map(({ amount }) => amount),
  ];
  const sum = counted.reduce((total, amount) => total + units(amount, subscription), 0n);
  const parts = BigInt(subscription.share?.parts ?? 1);
  const rounded = (2n * sum + parts) / (2n * parts);
  const { total } = sumLifetime(periods, payments);
  expect(total, seed).toEqual(counted.length > 0 ? { [subscription.currency]: Number(rounded) / 100 } : {});
}
