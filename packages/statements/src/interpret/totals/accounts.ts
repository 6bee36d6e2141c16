import type { Direction } from '#interpret/direction.ts';
import type { Movement } from '#interpret/movement.ts';
import { agreement, reconcile } from './reconcile.ts';
import type { Account, Verdict } from './verdict.ts';

/** Each account of a document in its own currency: money of several is never added up. */
export type Accounts = { movements: Movement[]; accounts: Account[] };

const directionsOf = ({ movements }: Accounts, account: Account, directions: Direction[]): Direction[] => {
  if (account.movements === movements) return directions;
  const of = new Map(movements.map((movement, index) => [movement, directions[index] as Direction]));
  return account.movements.map((movement) => of.get(movement) as Direction);
};

/** How well directions satisfy the totals of all accounts, as {@link agreement} does for one. */
export function agreementOfAll(all: Accounts, directions: Direction[]): 0 | 1 | 2 {
  const found = all.accounts.map((account) => agreement(account, directionsOf(all, account, directions)));
  return Math.ceil(found.reduce<number>((sum, one) => sum + one, 0) / found.length) as 0 | 1 | 2;
}

/** A document adds up where each of its accounts does, and does not where one does not. The first account is asked first. */
export function reconcileAll(all: Accounts, directions: Direction[]): Verdict {
  const verdicts = all.accounts.map((account) => reconcile(account, directionsOf(all, account, directions)));
  const wrong = verdicts.find(({ reconciled }) => reconciled === false);
  return wrong ?? { reconciled: verdicts.every(({ reconciled }) => reconciled) || null };
}
