import type { Account } from './account.ts';

/** Spending lowers the balance of an account (1) and raises what is owed on a card (-1). */
export type Polarity = 1 | -1;
export const bothPolarities: Polarity[] = [1, -1];

/** A card that prints what is owed below zero counts like an account. */
export function usualPolarity({ kind, totals, movements }: Account): Polarity[] {
  if (kind === 'unknown') return bothPolarities;
  const balances = totals.filter((total) => total.kind === 'closing' || total.kind === 'opening');
  const printed = balances.length
    ? balances.map(({ value }) => value)
    : movements.flatMap(({ row }) => row.balanceValue ?? []);
  const negative = printed.filter((value) => value < 0).length;
  return kind === 'account' || negative > printed.filter((value) => value !== 0).length / 2 ? [1] : [-1];
}

/**
 * The ways a document may count. A card read wholly the wrong way round adds up like an account: that proves nothing,
 * except where some of its balances stand below zero and some above.
 */
export function possiblePolarities(account: Account): Polarity[] {
  const values = account.totals
    .filter(({ kind }) => kind === 'closing' || kind === 'opening')
    .map(({ value }) => value);
  const isMixed = values.some((value) => value < 0) && values.some((value) => value > 0);
  return account.kind === 'card' && values.length > 0 && !isMixed ? usualPolarity(account) : bothPolarities;
}
