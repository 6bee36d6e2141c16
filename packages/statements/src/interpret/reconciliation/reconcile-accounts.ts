import type { Direction } from '#interpret/direction.ts';
import type { Movement } from '#interpret/movement.ts';
import type { Account } from './account.ts';
import { type Agreement, agreement } from './agreement.ts';
import { reconcile } from './reconcile.ts';
import type { ReconciliationResult } from './reconciliation-result.ts';

/** Each account of a document in its own currency: money of several is never added up. */
export type Accounts = { movements: Movement[]; accounts: Account[] };

/** Asks each account with the directions of its own movements. */
function ofEach<T>(
  { movements, accounts }: Accounts,
  directions: Direction[],
  ask: (account: Account, directions: Direction[]) => T,
): T[] {
  if (accounts.every((account) => account.movements === movements))
    return accounts.map((account) => ask(account, directions));
  const of = new Map(movements.map((movement, index) => [movement, directions[index] as Direction]));
  return accounts.map((account) =>
    ask(
      account,
      account.movements.map((movement) => of.get(movement) as Direction),
    ),
  );
}

/**
 * How well directions satisfy the totals of all accounts, as {@link agreement} does for one: as the kind counts only where
 * most do.
 */
export function agreementOfAll(all: Accounts, directions: Direction[]): Agreement {
  const found = ofEach(all, directions, agreement);
  const count = (kind: Agreement) => found.filter((one) => one === kind).length;
  if (count('usual') + count('turned') > 0)
    return count('usual') * 2 + count('turned') > found.length ? 'usual' : 'turned';
  return count('side') > 0 ? 'side' : 'none';
}

/** A document adds up where each of its accounts does, and does not where one does not. The first account is asked first. */
export function reconcileAll(all: Accounts, directions: Direction[]): ReconciliationResult {
  const results = ofEach(all, directions, reconcile);
  const wrong = results.find(({ reconciled }) => reconciled === false);
  return wrong ?? { reconciled: results.every(({ reconciled }) => reconciled) || null };
}
