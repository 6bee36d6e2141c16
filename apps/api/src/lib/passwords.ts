import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import bcrypt from 'bcrypt';
import { limitParallel } from './limit-parallel.ts';

export type Passwords = ReturnType<typeof createPasswords>;

/** The hash that is compared for an unknown e-mail, so that it takes as long as for a known one. */
const nobodysHash = '$2b$12$C6UzMDM.H6dfI/f/IKcEeOYwPzgCCdEzHaBFhCTdEjTsHoUDlBqFm';

/**
 * bcrypt over base64(HMAC-SHA-384(pepper, password)), which has 64 characters: a long password is not cut off at the 72
 * bytes of bcrypt, and a stolen table alone cannot be brute-forced. The cost is part of the hash and can be raised.
 */
export function createPasswords({ pepper, cost = 12 }: { pepper: Buffer; cost?: number }) {
  // bcrypt uses libuv's threads, which file access and DNS need too, so some of them stay free.
  const limit = limitParallel(Math.max(1, Math.min(3, availableParallelism() - 1)));
  const peppered = (password: string) => createHmac('sha384', pepper).update(password).digest('base64');
  return {
    hash: (password: string) => limit(() => bcrypt.hash(peppered(password), cost)),
    /** False without a hash (an unknown user), after the same work. */
    matches: (password: string, hash: string | undefined) =>
      limit(async () => (await bcrypt.compare(peppered(password), hash ?? nobodysHash)) && hash !== undefined),
  };
}
