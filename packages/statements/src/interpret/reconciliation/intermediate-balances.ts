import type { IsoDate } from '@kumbara/shared';
import type { Direction } from '#interpret/direction.ts';
import { type Movement, thousandths } from '#interpret/movement.ts';
import { sumOf } from '#interpret/sums.ts';
import type { BalanceAt, BalanceOn, SumOf, SumsAlike } from '#interpret/totals/checkpoints.ts';
import { type Account, settledOf, withoutFees } from './account.ts';
import { bothPolarities, type Polarity } from './balance-direction.ts';
import { leavesOutMonths } from './months.ts';
import { possibleSums } from './stated-sides.ts';
import { type Between, placesOf, stepBy } from './steps.ts';

/** Whether what stands between the rows disagrees with them, whether fees are taken besides the amounts or contained in them. */
export function isTornBetween(account: Account, directions: Direction[]): boolean {
  const [settled, own] = settledOf(account, directions);
  return disagreesBetween(settled, own) && disagreesBetween(withoutFees(settled), own);
}

/**
 * Whether some of what stands between the rows agrees with them and the rest does not: two rows with each other's amounts
 * leave both ends of a document as they are. What agrees with nothing is something else.
 */
function disagreesBetween({ movements, checkpoints, currency }: Account, directions: Direction[]): boolean {
  // Each currency has balances of its own.
  if (movements.some((movement) => movement.currency !== currency)) return false;
  const moved = changesBy(movements, directions);
  const between: Between = (from, to) => sumOf(moved.slice(from, to));
  const { balances, days, sums } = checkpoints;
  // What is carried from page to page may also be what was moved so far.
  const carried = balances.filter(({ rows }) => rows > 0 && rows < movements.length);
  const walks = [balances, [{ rows: 0, value: 0 }, ...carried]].flatMap((own) =>
    ways.map((way) => stepsOf(own, way, between, movements.length)),
  );
  const sidesOf = (from: number, to: number) => sumsOfSides(movements, directions, from, to);
  const parts = partsOf(movements, balances);
  const runs = ways.map((way) => parts.flatMap((part) => stepsOf(balancesOfRows(part, way), way, between, part.to)));
  const onDays = bothPolarities.map((polarity) => daysOf(days, polarity, movements, moved));
  return (
    isPartly(best(walks)) ||
    (fitting(best(walks)) === 0 && isCarriedAmiss(carried, sidesOf)) ||
    isMostly(best(runs)) ||
    isPartly(best(onDays)) ||
    areTorn(sums, sidesOf) ||
    leavesOutMonths(balances, movements, between)
  );
}

/** What each row adds to what is owned, in thousandths. */
const changesBy = (movements: Movement[], directions: Direction[]): number[] =>
  movements.map(
    ({ value, fee = 0 }, index) => thousandths(value) * (directions[index] === 'in' ? 1 : -1) - thousandths(fee),
  );

/**
 * Whether the rows lead from a balance above all of them to one below all, and on their way to one at each place where
 * some are printed: what is carried from page to page has the name of what a month begins with.
 */
export function leadsThrough(account: Account, directions: Direction[], polarities: Polarity[]): boolean {
  const { movements, checkpoints, currency } = account;
  const places = placesOf(checkpoints.balances);
  const [first, last] = [places[0], places.at(-1)];
  if (places.length < 3 || first?.[0] !== 0 || last?.[0] !== movements.length) return false;
  if (movements.some((movement) => movement.currency !== currency)) return false;
  const moved = changesBy(movements, directions);
  return ways.some(({ polarity, isOldestFirst }) => {
    if (!polarities.includes(polarity)) return false;
    const reached = places.slice(1).reduce(
      ({ from, own }, [to, printed]) => {
        const isStep = stepBy(polarity * sumOf(moved.slice(from, to)));
        const isNext = (other: BalanceAt) =>
          own.some((one) => (isOldestFirst ? isStep(one, other) : isStep(other, one)));
        return { from: to, own: printed.filter(isNext) };
      },
      { from: 0, own: first[1] },
    );
    return reached.own.length > 0;
  });
}

/** How a document may count: what spending does to a balance, and whether the oldest row stands on top. */
type Way = { polarity: Polarity; isOldestFirst: boolean };
const ways: Way[] = bothPolarities.flatMap((polarity) =>
  [true, false].map((isOldestFirst) => ({ polarity, isOldestFirst })),
);

const fitting = (steps: boolean[]): number => steps.filter((fits) => fits).length;
const isWhole = (steps: boolean[]): boolean => steps.length > 0 && fitting(steps) === steps.length;
const isPartly = (steps: boolean[]): boolean => fitting(steps) > 0 && fitting(steps) < steps.length;
/** What most lines do not follow is no running balance. */
const isMostly = (steps: boolean[]): boolean => isPartly(steps) && fitting(steps) > steps.length / 2;
const best = (tried: boolean[][]): boolean[] =>
  tried.find(isWhole) ?? tried.toSorted((a, b) => fitting(b) - fitting(a))[0] ?? [];

/** Rows of one account between balances that are printed apart from them. */
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

/** Behind the row whose line prints it; newest first, that is above it. */
const balancesOfRows = ({ movements, from, to }: Part, { isOldestFirst }: Way): BalanceAt[] =>
  movements
    .slice(from, to)
    .flatMap(({ row: { balanceValue } }, index) =>
      balanceValue === undefined
        ? []
        : [{ rows: from + index + Number(isOldestFirst), value: thousandths(balanceValue) }],
    );

/**
 * Of several balances at one place any may be meant, each owned or owed; two of them may be those before and behind the
 * rows below.
 */
function stepsOf(balances: BalanceAt[], { polarity, isOldestFirst }: Way, between: Between, count: number): boolean[] {
  const places = placesOf(balances);
  return places.flatMap(([from, upper], index) => {
    const [to, lower] = places[index + 1] ?? [count, []];
    const isNamedTwice = new Set(upper.map(({ value }) => value)).size > 1;
    if (to === from || (lower.length === 0 && !isNamedTwice)) return [];
    const isStep = stepBy(polarity * between(from, to));
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

/** The day whose balance a row is the first to be in. */
const dayNamed = ({ date }: Movement, days: BalanceOn[]): IsoDate | undefined =>
  days.find(({ day }) => day >= date)?.day;

/** What a document may call the sum of either side of some rows, in thousandths. */
type Sides = (from: number, to: number) => ReadonlySet<number>;

function sumsOfSides(movements: Movement[], directions: Direction[], from: number, to: number): ReadonlySet<number> {
  const moved = movements
    .slice(from, to)
    .map((movement, index) => ({ movement, way: directions[from + index] as Direction }));
  return new Set((['out', 'in'] as const).flatMap((side) => possibleSums(moved, side)).map(Math.abs));
}

/** Whether what a page ends with and the next one begins with is nothing the rows above lead to, nor the sum of a side. */
const isCarriedAmiss = (carried: BalanceAt[], sidesOf: Sides): boolean =>
  placesOf(carried).some(([rows, own]) => {
    const values = new Set(own.map(({ value }) => Math.abs(value)));
    return own.length > 1 && values.size === 1 && ![...values].some((value) => sidesOf(0, rows).has(value));
  });

/**
 * Whether some sums are those of their rows and others not, or all are those of the rows only together. What stands
 * between two parts is the sum of one of them.
 */
function areTorn(families: SumsAlike[], sidesOf: Sides): boolean {
  const isRight = ({ from, to, value, isOfAll, since = from }: SumOf) =>
    [from, since, ...(isOfAll ? [0] : [])].some((begin) => sidesOf(begin, to).has(Math.abs(value)));
  return families.some(({ below, above }) => {
    const judged = [below, above].filter((sums) => sums.length > 1).map((sums) => ({ sums, right: sums.map(isRight) }));
    if (judged.some(({ right }) => isWhole(right))) return false;
    return judged.some(({ sums, right }) => {
      const [first, last] = [sums[0] as SumOf, sums.at(-1) as SumOf];
      const together = sumOf(sums.map(({ value }) => Math.abs(value)));
      return isPartly(right) || sidesOf(first.from, last.to).has(together);
    });
  });
}
