import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { RawRow } from '#interpret/raw-row.ts';

/** Where the running balances of the rows end, in points: a carried balance stands below them, behind the sums of its page. */
export type BalancePositions = Set<number>;

export const findBalancePositions = (rows: readonly RawRow[]): BalancePositions =>
  new Set(rows.flatMap(({ balance }) => (balance ? [Math.round(balance.x1 * 10) / 10] : [])));

export const endsAt = (places: BalancePositions, { x1 }: AmountToken): boolean =>
  [...places].some((place) => Math.abs(place - x1) < 0.9);

/** Where the amounts of both sides end, where they stand in columns of their own. */
export type SidePositions = Record<'debit' | 'credit', Set<number>>;

export const findSidePositions = (rows: readonly RawRow[]): SidePositions => {
  const of = (wanted: RawRow['side']) =>
    new Set(rows.flatMap(({ side, amount }) => (side === wanted ? [Math.round(amount.x1)] : [])));
  return { debit: of('debit'), credit: of('credit') };
};
