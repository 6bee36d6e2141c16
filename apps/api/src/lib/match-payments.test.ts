import { type Random, seededRandom } from '@kumbara/samples';
import { addDays, daysBetween, type IsoDate } from '@kumbara/shared';
import { expect, it } from 'vitest';
import { matchPayments } from './match-payments.ts';

const match = (due: string[], paid: string[], tolerance = 15) => {
  const year = (day: string) => `2026-${day}`;
  return matchPayments(due.map(year), paid.map(year), tolerance);
};

it('gives each payment the due day it belongs to, also when the bank books late', () => {
  expect(match(['01-31', '02-28', '03-31'], ['02-02', '02-27', '04-01'])).toEqual([0, 1, 2]);
  expect(match(['01-10', '02-10', '03-10'], ['01-10', '03-11'])).toEqual([0, 2]);
});

it('leaves a second payment of a period and one far from every due day without one', () => {
  expect(match(['01-10', '02-10'], ['01-10', '01-14', '02-10'])).toEqual([0, undefined, 1]);
  expect(match(['01-10'], ['03-10'])).toEqual([undefined]);
  expect(match([], ['03-10'])).toEqual([undefined]);
});

it('finds no gap where the billing day moved by half a month', () => {
  const paid = ['01-05', '02-05', '03-05', '04-05', '04-20', '05-20'];
  const due = ['01-20', '02-20', '03-20', '04-20', '05-20'];
  expect(match(due, paid).filter((one) => one !== undefined)).toEqual([0, 1, 2, 3, 4]);
});

/** The best of all ways to match, found by trying them: the most payments, then the least distance. */
function tryAll(due: IsoDate[], paid: IsoDate[], tolerance: number): [count: number, distance: number] {
  const [payment, ...others] = paid;
  if (payment === undefined) return [0, 0];
  let best = tryAll(due, others, tolerance);
  for (const [at, day] of due.entries()) {
    const days = Math.abs(daysBetween(day, payment));
    if (days > tolerance) continue;
    const [count, distance] = tryAll(due.toSpliced(at, 1), others, tolerance);
    const tried: [number, number] = [count + 1, distance + days];
    if (tried[0] > best[0] || (tried[0] === best[0] && tried[1] < best[1])) best = tried;
  }
  return best;
}

const someDays = (random: Random, count: number): IsoDate[] =>
  Array.from({ length: count }, () => addDays('2026-01-01', random.int(0, 90))).sort();

it('matches as many payments as any other way, as near as any other way', () => {
  for (let seed = 0; seed < 400; seed += 1) {
    const random = seededRandom(`matches ${seed}`);
    const due = [...new Set(someDays(random, random.int(0, 6)))];
    const paid = someDays(random, random.int(0, 6));
    const tolerance = random.pick([3, 15, 45]);
    const matches = matchPayments(due, paid, tolerance);
    const pairs = matches.flatMap((at, payment) =>
      at === undefined ? [] : [[due[at], paid[payment]] as [string, string]],
    );
    const distances = pairs.map(([a, b]) => Math.abs(daysBetween(a, b)));
    expect(new Set(pairs.map(([day]) => day)).size).toBe(pairs.length);
    expect(Math.max(0, ...distances)).toBeLessThanOrEqual(tolerance);
    expect([pairs.length, distances.reduce((sum, one) => sum + one, 0)], `seed ${seed}`).toEqual(
      tryAll(due, paid, tolerance),
    );
  }
});

it('matches ten thousand payments at once', () => {
  const paid = Array.from({ length: 10_000 }, (_, at) => addDays('1900-01-01', at * 7 + (at % 5)));
  const due = Array.from({ length: 10_000 }, (_, at) => addDays('1900-01-01', at * 7 + 3));
  expect(matchPayments(due, paid, 3).filter((one) => one === undefined).length).toBeLessThan(2_500);
});
