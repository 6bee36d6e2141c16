import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { RawRow } from '#interpret/raw-row.ts';

/**
 * The positions where the running balances of the rows end, in points. A carried balance stands below them, behind the
 * sums of its page.
 */
export type BalancePositions = Set<number>;

export const findBalancePositions = (rows: readonly RawRow[]): BalancePositions =>
  new Set(rows.flatMap(({ balance }) => (balance ? [Math.round(balance.x1 * 10) / 10] : [])));

export const isAtPosition = (places: BalancePositions, { x1 }: AmountToken): boolean =>
  [...places].some((place) => Math.abs(place - x1) < 0.9);

/** The positions where the amounts of both sides end, if they have columns of their own. */
export type SidePositions = Record<'debit' | 'credit', Set<number>>;

export const findSidePositions = (rows: readonly RawRow[]): SidePositions => {
  const of = (wanted: RawRow['side']) =>
    new Set(rows.flatMap(({ side, amount }) => (side === wanted ? [Math.round(amount.x1)] : [])));
  return { debit: of('debit'), credit: of('credit') };
};
