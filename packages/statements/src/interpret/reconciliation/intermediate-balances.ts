import type { IsoDate } from '@kumbara/shared';
import type { Direction } from '#interpret/direction.ts';
import { type Movement, toThousandths } from '#interpret/movement.ts';
import { sumOf } from '#interpret/sums.ts';
import type { BalanceAt, BalanceOn, NamedSums, SumOf } from '#interpret/totals/checkpoints.ts';
import { type Account, selectSettled, withoutFees } from './account.ts';
import { bothPolarities, type Polarity } from './balance-direction.ts';
import { areMonthsMissing } from './months.ts';
import { possibleSums } from './stated-sides.ts';
import { type Between, createStepTest, groupByPosition } from './steps.ts';

/**
 * True if printed balances or sums between the rows disagree with them, both with fees added to the amounts and with
 * fees contained in them.
 */
export function isContradictedBetween(account: Account, directions: Direction[]): boolean {
  const [settled, own] = selectSettled(account, directions);
  return areBalancesInconsistent(settled, own) && areBalancesInconsistent(withoutFees(settled), own);
}

/**
 * True if some of the printed values between the rows agree with them and others do not: two rows with swapped amounts
 * leave both ends of a document correct. A value with which nothing agrees is something else.
 */
function areBalancesInconsistent({ movements, checkpoints, currency }: Account, directions: Direction[]): boolean {
  // Each currency has balances of its own.
  if (movements.some((movement) => movement.currency !== currency)) return false;
  const moved = computeChanges(movements, directions);
  const between: Between = (from, to) => sumOf(moved.slice(from, to));
  const { balances, days, sums } = checkpoints;
  // A value carried from page to page may be the sum so far instead of a balance.
  const carried = balances.filter(({ rows }) => rows > 0 && rows < movements.length);
  const walks = [balances, [{ rows: 0, value: 0 }, ...carried]].flatMap((own) =>
    ways.map((way) => compareBalances(own, way, between, movements.length)),
  );
  const sidesOf = (from: number, to: number) => sumsOfSides(movements, directions, from, to);
  const parts = partsOf(movements, balances);
  const runs = ways.map((way) =>
    parts.flatMap((part) => compareBalances(collectRowBalances(part, way), way, between, part.to)),
  );
  const onDays = bothPolarities.map((polarity) => daysOf(days, polarity, movements, moved));
  return (
    isPartly(best(walks)) ||
    (fitting(best(walks)) === 0 && isCarriedValueUnexplained(carried, sidesOf)) ||
    isMostly(best(runs)) ||
    isPartly(best(onDays)) ||
    areInconsistent(sums, sidesOf) ||
    areMonthsMissing(balances, movements, between)
  );
}

/** Returns the change of the balance by each row, in thousandths. */
const computeChanges = (movements: Movement[], directions: Direction[]): number[] =>
  movements.map(
    ({ value, fee = 0 }, index) => toThousandths(value) * (directions[index] === 'in' ? 1 : -1) - toThousandths(fee),
  );

/**
 * True if the rows lead from a balance above all of them to one below all, and to one at each position in between where
 * some are printed. Carried balances have the same name as the opening balance of a month.
 */
export function hasConsistentBalances(account: Account, directions: Direction[], polarities: Polarity[]): boolean {
  const { movements, checkpoints, currency } = account;
  const places = groupByPosition(checkpoints.balances);
  const [first, last] = [places[0], places.at(-1)];
  if (places.length < 3 || first?.[0] !== 0 || last?.[0] !== movements.length) return false;
  if (movements.some((movement) => movement.currency !== currency)) return false;
  const moved = computeChanges(movements, directions);
  return ways.some(({ polarity, isOldestFirst }) => {
    if (!polarities.includes(polarity)) return false;
    const reached = places.slice(1).reduce(
      ({ from, own }, [to, printed]) => {
        const isStep = createStepTest(polarity * sumOf(moved.slice(from, to)));
        const isNext = (other: BalanceAt) =>
          own.some((one) => (isOldestFirst ? isStep(one, other) : isStep(other, one)));
        return { from: to, own: printed.filter(isNext) };
      },
      { from: 0, own: first[1] },
    );
    return reached.own.length > 0;
  });
}

/**
 * The way a document counts: the effect of outgoing amounts on the balance, and whether the oldest row is the first
 * one.
 */
type Way = { polarity: Polarity; isOldestFirst: boolean };
const ways: Way[] = bothPolarities.flatMap((polarity) =>
  [true, false].map((isOldestFirst) => ({ polarity, isOldestFirst })),
);

const fitting = (steps: boolean[]): number => steps.filter((fits) => fits).length;
const isWhole = (steps: boolean[]): boolean => steps.length > 0 && fitting(steps) === steps.length;
const isPartly = (steps: boolean[]): boolean => fitting(steps) > 0 && fitting(steps) < steps.length;
/** A sequence that most lines do not follow is no running balance. */
const isMostly = (steps: boolean[]): boolean => isPartly(steps) && fitting(steps) > steps.length / 2;
const best = (tried: boolean[][]): boolean[] =>
  tried.find(isWhole) ?? tried.toSorted((a, b) => fitting(b) - fitting(a))[0] ?? [];

/** Rows of one account between balances printed in separate lines. */
type Part = { movements: Movement[]; from: number; to: number };

function partsOf(movements: Movement[], balances: BalanceAt[]): Part[] {
  const printed = new Set(balances.map(({ rows }) => rows));
  const begins = (index: number) =>
    index === 0 ||
    printed.has(index) ||
    movements[index]?.row.account !== movements[index - 1]?.row.account ||
    movements[index]?.row.page !== movements[index - 1]?.row.page;
  const starts = [...movements.keys()].filter(begins);
  return starts.map((from, index) => ({ movements, from, to: starts[index + 1] ?? movements.length }));
}

/** A balance applies after the row whose line prints it; where the newest row is first, that is above it. */
const collectRowBalances = ({ movements, from, to }: Part, { isOldestFirst }: Way): BalanceAt[] =>
  movements
    .slice(from, to)
    .flatMap(({ row: { balanceValue } }, index) =>
      balanceValue === undefined
        ? []
        : [{ rows: from + index + Number(isOldestFirst), value: toThousandths(balanceValue) }],
    );

/**
 * Compares several balances at one position. Any of them may apply, owed or owned; two of them may be those before and
 * after the rows below.
 */
function compareBalances(
  balances: BalanceAt[],
  { polarity, isOldestFirst }: Way,
  between: Between,
  count: number,
): boolean[] {
  const places = groupByPosition(balances);
  return places.flatMap(([from, upper], index) => {
    const [to, lower] = places[index + 1] ?? [count, []];
    const isNamedTwice = new Set(upper.map(({ value }) => value)).size > 1;
    if (to === from || (lower.length === 0 && !isNamedTwice)) return [];
    const isStep = createStepTest(polarity * between(from, to));
    return [
      upper.some((one) =>
        [...upper, ...lower].some((other) => (isOldestFirst ? isStep(one, other) : isStep(other, one))),
      ),
    ];
  });
}

function daysOf(days: BalanceOn[], polarity: Polarity, movements: Movement[], moved: number[]): boolean[] {
  if (days.length < 2) return [];
  const sorted = days.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const onDays = Map.groupBy(movements.keys(), (index) => dayNamed(movements[index] as Movement, sorted));
  return sorted.slice(1).map(({ day, value }, index) => {
    const own = (onDays.get(day) ?? []).map((at) => moved[at] as number);
    return (sorted[index] as BalanceOn).value + polarity * sumOf(own) === value;
  });
}

/** Returns the day whose closing balance is the first one to include a row. */
const dayNamed = ({ date }: Movement, days: BalanceOn[]): IsoDate | undefined =>
  days.find(({ day }) => day >= date)?.day;

/** Returns the possible sums of either side of a range of rows, in thousandths. */
type Sides = (from: number, to: number) => ReadonlySet<number>;

function sumsOfSides(movements: Movement[], directions: Direction[], from: number, to: number): ReadonlySet<number> {
  const moved = movements
    .slice(from, to)
    .map((movement, index) => ({ movement, way: directions[from + index] as Direction }));
  return new Set((['out', 'in'] as const).flatMap((side) => possibleSums(moved, side)).map(Math.abs));
}

/**
 * True if a value at the end of one page and at the beginning of the next is neither the balance there nor the sum of a
 * side.
 */
const isCarriedValueUnexplained = (carried: BalanceAt[], sidesOf: Sides): boolean =>
  groupByPosition(carried).some(([rows, own]) => {
    const values = new Set(own.map(({ value }) => Math.abs(value)));
    return own.length > 1 && values.size === 1 && ![...values].some((value) => sidesOf(0, rows).has(value));
  });

/**
 * True if some sums agree with their rows and others do not, or all agree only with the rows of all together. A sum
 * between two sections belongs to one of them.
 */
function areInconsistent(families: NamedSums[], sidesOf: Sides): boolean {
  const isRight = ({ from, to, value, isOfAll, since = from }: SumOf) =>
    [from, since, ...(isOfAll ? [0] : [])].some((begin) => sidesOf(begin, to).has(Math.abs(value)));
  return families.some(({ below, above }) => {
    const compared = [below, above]
      .filter((sums) => sums.length > 1)
      .map((sums) => ({ sums, right: sums.map(isRight) }));
    if (compared.some(({ right }) => isWhole(right))) return false;
    return compared.some(({ sums, right }) => {
      const [first, last] = [sums[0] as SumOf, sums.at(-1) as SumOf];
      const together = sumOf(sums.map(({ value }) => Math.abs(value)));
      return isPartly(right) || sidesOf(first.from, last.to).has(together);
    });
  });
}
