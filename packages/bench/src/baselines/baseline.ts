import type { Billing, IsoDate, Transaction } from '@kumbara/shared';

/** What a peer calls recurring and still running. */
export type PeerFinding = Billing & {
  name: string;
  /** The price it would show, in the currency of the account. */
  amount: number;
  /** The lines it stands on. */
  charges: readonly Transaction[];
};

/**
 * Another project's rule, in our words. It sees what left the account, oldest first, of one account, and says what
 * recurs on the day it is asked. Income, which some of them look at as well, is kept from all of them.
 */
export type Peer = {
  name: string;
  find(spent: readonly Transaction[], today: IsoDate): PeerFinding[];
};

/** A value that is there by construction. */
export const last = <T>(list: readonly T[]): T => list.at(-1) as T;
