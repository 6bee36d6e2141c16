import type { Direction } from '#interpret/direction.ts';
import type { Movement } from '#interpret/movement.ts';
import type { Account } from './account.ts';
import { type Agreement, findAgreement } from './agreement.ts';
import { reconcile } from './reconcile.ts';
import type { ReconciliationResult } from './reconciliation-result.ts';

/** The accounts of a document, each in its own currency. Amounts of different currencies are never added up. */
export type Accounts = { movements: Movement[]; accounts: Account[] };

/** Calls a function for each account with the directions of its movements. */
function mapAccounts<T>(
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
 * Returns how well directions agree with the totals of all accounts, as {@link findAgreement} does for one. The result is
 * `usual` only if most accounts count in the usual way.
 */
export function findAgreementOfAll(all: Accounts, directions: Direction[]): Agreement {
  const found = mapAccounts(all, directions, findAgreement);
  const count = (kind: Agreement) => found.filter((one) => one === kind).length;
  if (count('usual') + count('turned') > 0)
    return count('usual') * 2 + count('turned') > found.length ? 'usual' : 'turned';
  return count('side') > 0 ? 'side' : 'none';
}

/**
 * A document is reconciled if each of its accounts is, and not reconciled if one is not. The first account is checked
 * first.
 */
export function reconcileAll(all: Accounts, directions: Direction[]): ReconciliationResult {
  const results = mapAccounts(all, directions, reconcile);
  const wrong = results.find(({ reconciled }) => reconciled === false);
  return wrong ?? { reconciled: results.every(({ reconciled }) => reconciled) || null };
}
