import type { Movement } from '#interpret/movement.ts';
import type { BalanceAt } from '#interpret/totals/checkpoints.ts';
import { bothPolarities, type Polarity } from './balance-direction.ts';
import { type Between, placesOf, stepBy } from './steps.ts';

/** Rows with the balances they begin and end with. */
type Period = { first: string; last: string; account: string | undefined; opening: number; closing: number };

/**
 * Whether months of one account stand apart, each with its rows between two balances of its own, and one begins with
 * something else than the one before it ended with: a sheet between them is gone.
 */
export function leavesOutMonths(balances: BalanceAt[], movements: Movement[], between: Between): boolean {
  const byPolarity = bothPolarities.map((polarity) => periodsOf(balances, movements, between, polarity));
  const followed = byPolarity.filter((periods) => periods.length > 1).map(followEachOther);
  return followed.length > 0 && followed.every((follow) => follow === false);
}

function periodsOf(balances: BalanceAt[], movements: Movement[], between: Between, polarity: Polarity): Period[] {
  const places = placesOf(balances);
  return places.flatMap(([from, own], index): Period[] => {
    const to = places[index + 1]?.[0] ?? movements.length;
    const isStep = stepBy(polarity * between(from, to));
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

/** Undefined where they are no months of one account, but several accounts of the same ones. */
function followEachOther(periods: Period[]): boolean | undefined {
  const inTime = periods.toSorted((a, b) => (a.first < b.first ? -1 : 1));
  const pairs = inTime.slice(1).map((period, index) => [inTime[index] as Period, period] as const);
  if (pairs.some(([before, behind]) => before.last >= behind.first || before.account !== behind.account))
    return undefined;
  return pairs.every(([before, behind]) => before.closing === behind.opening);
}
