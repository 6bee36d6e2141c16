import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import bcrypt from 'bcrypt';
import { limitParallel } from './limit-parallel.ts';

export type Passwords = ReturnType<typeof createPasswords>;

/** An unknown e-mail is compared with this one, so that it takes as long as a known one. */
const nobodysHash = '$2b$12$C6UzMDM.H6dfI/f/IKcEeOYwPzgCCdEzHaBFhCTdEjTsHoUDlBqFm';

/**
 * bcrypt over base64(HMAC-SHA-384(pepper, password)): 64 characters, so that nothing of a long password is cut off at
 * bcrypt's 72 bytes, and a stolen table alone cannot be guessed at. The cost stands in the hash and can be raised.
 */
export function createPasswords({ pepper, cost = 12 }: { pepper: Buffer; cost?: number }) {
  // bcrypt works in libuv's threads, which files and name look-ups need too: never take them all.
  const limit = limitParallel(Math.max(1, Math.min(3, availableParallelism() - 1)));
  const peppered = (password: string) => createHmac('sha384', pepper).update(password).digest('base64');
  return {
    hash: (password: string) => limit(() => bcrypt.hash(peppered(password), cost)),
    /** False for a user that does not exist, after the same work. */
    matches: (password: string, hash: string | undefined) =>
      limit(async () => (await bcrypt.compare(peppered(password), hash ?? nobodysHash)) && hash !== undefined),
  };
}
