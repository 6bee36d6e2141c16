import type { Movement } from '#interpret/movement.ts';
import type { BalanceAt } from '#interpret/totals/checkpoints.ts';
import { bothPolarities, type Polarity } from './balance-direction.ts';
import { type Between, createStepTest, groupByPosition } from './steps.ts';

/** Rows with their opening and closing balance. */
type Period = { first: string; last: string; account: string | undefined; opening: number; closing: number };

/**
 * True if months of one account are printed separately, each with its rows between two balances, and one opens with
 * another balance than the previous one closed with: a page in between is missing.
 */
export function areMonthsMissing(balances: BalanceAt[], movements: Movement[], between: Between): boolean {
  const byPolarity = bothPolarities.map((polarity) => periodsOf(balances, movements, between, polarity));
  const followed = byPolarity.filter((periods) => periods.length > 1).map(areConsecutive);
  return followed.length > 0 && followed.every((follow) => follow === false);
}

function periodsOf(balances: BalanceAt[], movements: Movement[], between: Between, polarity: Polarity): Period[] {
  const places = groupByPosition(balances);
  return places.flatMap(([from, own], index): Period[] => {
    const to = places[index + 1]?.[0] ?? movements.length;
    const isStep = createStepTest(polarity * between(from, to));
    const opening = own.find((one) => own.some((other) => isStep(one, other)));
    const closing = opening && own.find((other) => isStep(opening, other));
    if (!closing) return [];
    const months = movements
      .slice(from, to)
      .map(({ date }) => date.slice(0, 7))
      .sort();
    const [first, last] = [months[0], months.at(-1)];
    if (!first || !last) return [];
    const account = movements[from]?.row.account;
    return [{ first, last, account, opening: opening.value, closing: closing.value }];
  });
}

/** Undefined where the periods are not months of one account but several accounts in the same months. */
function areConsecutive(periods: Period[]): boolean | undefined {
  const inTime = periods.toSorted((a, b) => (a.first < b.first ? -1 : 1));
  const pairs = inTime.slice(1).map((period, index) => [inTime[index] as Period, period] as const);
  if (pairs.some(([before, behind]) => before.last >= behind.first || before.account !== behind.account))
    return undefined;
  return pairs.every(([before, behind]) => before.closing === behind.opening);
}
