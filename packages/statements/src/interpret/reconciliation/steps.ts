import type { BalanceAt } from '#interpret/totals/checkpoints.ts';

/** What the rows from one to before another moved, in thousandths. */
export type Between = (from: number, to: number) => number;

/** The balances of each place, from top to bottom. */
export const placesOf = (balances: BalanceAt[]): [rows: number, BalanceAt[]][] =>
  [...Map.groupBy(balances, ({ rows }) => rows)].sort(([a], [b]) => a - b);

/** Whether what was moved leads from one balance to another, each owned or owed. */
export const stepBy =
  (change: number) =>
  (before: BalanceAt, behind: BalanceAt): boolean =>
    before !== behind &&
    [before.value, -before.value].some((owned) => Math.abs(owned + change) === Math.abs(behind.value));
