import type { Transaction } from './database.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { SecondFactors } from './second-factors.ts';
import type { Sessions } from './sessions.ts';

export type SecondStep = ReturnType<typeof createSecondStep>;
/** A session, or the secret with which the browser may try the second step. */
export type Entered = { token: string; expires: Date } | { pending: string; seconds: number; has_passkey: boolean };

/** How long the second step may take. */
const seconds = 600;

/** What a right password, or the link of a mail, opens: a session, unless the account has two-step sign-in. */
export function createSecondStep(needs: { codes: OneTimeCodes; secondFactors: SecondFactors; sessions: Sessions }) {
  const { codes, secondFactors, sessions } = needs;
  return {
    async enter(userId: string, device: string, tx: Transaction): Promise<Entered> {
      const { is_on, has_passkey } = await secondFactors.of(userId, tx);
      if (!is_on) return sessions.open(userId, device, tx);
      const pending = await codes.issue({ userId, purpose: 'second_step', seconds }, tx);
      return { pending, seconds, has_passkey };
    },
  };
}
