import type { Billing, IsoDate, Transaction } from '@kumbara/shared';

/** A recurring and still running payment, as a baseline reports it. */
export type BaselineFinding = Billing & {
  name: string;
  /** The price it would show, in the currency of the account. */
  amount: number;
  /** The lines it is based on. */
  charges: readonly Transaction[];
};

/**
 * The rule of another project, reimplemented. It receives the debits of one account, oldest first, and returns what
 * recurs on a given day. Income is withheld from all baselines, although some of them would look at it.
 */
export type Baseline = {
  name: string;
  find(spent: readonly Transaction[], today: IsoDate): BaselineFinding[];
};

/** The last element of a list that is never empty. */
export const lastOf = <T>(list: readonly T[]): T => list.at(-1) as T;
