import type { Account } from './account.ts';

/** Outgoing amounts lower the balance of an account (1) and raise the balance due of a card (-1). */
export type Polarity = 1 | -1;
export const bothPolarities: Polarity[] = [1, -1];

/** A card that prints its balance due as a negative number counts like an account. */
export function findUsualPolarity({ kind, totals, movements }: Account): Polarity[] {
  if (kind === 'unknown') return bothPolarities;
  const balances = totals.filter((total) => total.kind === 'closing' || total.kind === 'opening');
  const printed = balances.length
    ? balances.map(({ value }) => value)
    : movements.flatMap(({ row }) => row.balanceValue ?? []);
  const negative = printed.filter((value) => value < 0).length;
  return kind === 'account' || negative > printed.filter((value) => value !== 0).length / 2 ? [1] : [-1];
}

/**
 * Returns the possible polarities of a document. A card with all directions inverted adds up like an account, which
 * proves nothing, except where some of its balances are negative and some positive.
 */
export function findPossiblePolarities(account: Account): Polarity[] {
  const values = account.totals
    .filter(({ kind }) => kind === 'closing' || kind === 'opening')
    .map(({ value }) => value);
  const isMixed = values.some((value) => value < 0) && values.some((value) => value > 0);
  return account.kind === 'card' && values.length > 0 && !isMixed ? findUsualPolarity(account) : bothPolarities;
}
