import type { BalanceAt } from '#interpret/totals/checkpoints.ts';

/** Returns the net change by the rows from one index to before another, in thousandths. */
export type Between = (from: number, to: number) => number;

/** Returns the balances at each position, from top to bottom. */
export const groupByPosition = (balances: BalanceAt[]): [rows: number, BalanceAt[]][] =>
  [...Map.groupBy(balances, ({ rows }) => rows)].sort(([a], [b]) => a - b);

/** True if the rows lead from one balance to another, each owned or owed. */
export const createStepTest =
  (change: number) =>
  (before: BalanceAt, behind: BalanceAt): boolean =>
    before !== behind &&
    [before.value, -before.value].some((owned) => Math.abs(owned + change) === Math.abs(behind.value));
