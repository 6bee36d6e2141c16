import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';

export type Challenges = ReturnType<typeof createChallenges>;
export type ChallengePurpose = 'sign_in' | 'confirm' | 'new_passkey';
/** @property boundTo a secret of the browser, or the session: only there the challenge counts */
type Binding = { purpose: ChallengePurpose; boundTo: string };

const lifetimeMs = 10 * 60_000;
const [randomLength, timeLength, macLength] = [16, 6, 32];

/**
 * WebAuthn challenges: random bytes, expiry and a signature over both with purpose and binding. Asking for one stores
 * nothing, so that nobody fills a table with them; using one is written down until it expires.
 */
export function createChallenges({ key, clock }: { key: KeyObject; clock: Clock }) {
  const macOf = (head: Buffer, { purpose, boundTo }: Binding) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, boundTo]))
      .update(head)
      .digest();

  const expiryOf = (bytes: Buffer) => bytes.readUIntBE(randomLength, timeLength);

  return {
    issue(binding: Binding): Uint8Array<ArrayBuffer> {
      const head = Buffer.alloc(randomLength + timeLength);
      randomBytes(randomLength).copy(head);
      head.writeUIntBE(clock().getTime() + lifetimeMs, randomLength, timeLength);
      return Uint8Array.from(Buffer.concat([head, macOf(head, binding)]));
    },

    /** @param challenge as base64url */
    isValid(challenge: string, binding: Binding): boolean {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== randomLength + timeLength + macLength) return false;
      const head = bytes.subarray(0, randomLength + timeLength);
      return timingSafeEqual(macOf(head, binding), bytes.subarray(head.length)) && expiryOf(bytes) > clock().getTime();
    },

    /** Uses a valid challenge up. @returns false if it was used before */
    async spend(challenge: string, tx: Transaction): Promise<boolean> {
      const bytes = Buffer.from(challenge, 'base64url');
      await tx.usedChallenge.deleteMany({ where: { expires_at: { lte: clock() } } });
      const hash = createHash('sha256').update(bytes).digest('base64url');
      const data = { hash, expires_at: new Date(expiryOf(bytes)) };
      const { count } = await tx.usedChallenge.createMany({ data, skipDuplicates: true });
      return count === 1;
    },
  };
}
