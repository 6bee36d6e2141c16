import type { PrismaClient } from '@kumbara/prisma/client';
import { stepOfCode } from './authenticator.ts';
import type { Clock } from './clock.ts';
import type { Transaction } from './database.ts';
import type { AccountMails } from './mails/account-mails.ts';
import { normalizeRecoveryCode } from './recovery-codes.ts';
import type { Secrets } from './secrets.ts';
import type { SecurityEvents } from './security-events.ts';

export type SecondFactors = ReturnType<typeof createSecondFactors>;

type Needs = {
  prisma: PrismaClient;
  secrets: Secrets;
  events: SecurityEvents;
  mails: AccountMails;
  /** A keyed hash of a user's recovery code. */
  hashRecoveryCode: (userId: string, code: string) => string;
  clock: Clock;
};
type Owner = { id: string; email: string };

/** The codes of the second step: those of the authenticator app, and recovery codes in their place. */
export function createSecondFactors({ prisma, secrets, events, mails, hashRecoveryCode, clock }: Needs) {
  const hashOf = (userId: string, code: string) => hashRecoveryCode(userId, normalizeRecoveryCode(code));

  async function spendRecoveryCode({ id, email }: Owner, code: string, device: string, tx: Transaction) {
    const { count } = await tx.recoveryCode.deleteMany({ where: { user_id: id, hash: hashOf(id, code) } });
    if (count === 0) return false;
    await events.record(id, 'recovery_code_used', device, tx);
    await mails.send('recovery_code_used', email, tx);
    return true;
  }

  async function spendAppCode(userId: string, code: string, tx: Transaction): Promise<boolean> {
    // The lock decides which of concurrent attempts with the same code wins.
    const [row] = await tx.$queryRaw<{ secret_id: string; last_step: number }[]>`
      SELECT secret_id, last_step FROM authenticators WHERE user_id = ${userId}::uuid FOR UPDATE`;
    const secret = row && (await secrets.open(userId, row.secret_id, tx));
    const step = secret && stepOfCode({ secret, code, afterStep: row.last_step }, clock);
    if (!step) return false;
    await tx.authenticator.update({ where: { user_id: userId }, data: { last_step: step } });
    return true;
  }

  return {
    /** What an account can be asked for in addition to its password. */
    async of(userId: string, tx: Transaction = prisma): Promise<{ is_on: boolean; has_passkey: boolean }> {
      const [row] = await tx.$queryRaw<{ is_on: boolean; has_passkey: boolean }[]>`
        SELECT EXISTS (SELECT FROM authenticators WHERE user_id = ${userId}::uuid) AS is_on,
               EXISTS (SELECT FROM passkeys WHERE user_id = ${userId}::uuid) AS has_passkey`;
      return row ?? { is_on: false, has_passkey: false };
    },

    /** Uses a code up. @returns false for a code that is wrong, too old or used before */
    async spend(owner: Owner, typed: string, device: string, tx: Transaction): Promise<boolean> {
      const code = typed.replaceAll(/\s/g, '');
      return /^\d{6}$/.test(code) ? spendAppCode(owner.id, code, tx) : spendRecoveryCode(owner, code, device, tx);
    },

    /** Replaces the recovery codes of a user. Only their hashes are stored. */
    async storeRecoveryCodes(userId: string, codes: readonly string[], tx: Transaction): Promise<void> {
      await tx.recoveryCode.deleteMany({ where: { user_id: userId } });
      await tx.recoveryCode.createMany({
        data: codes.map((code) => ({ user_id: userId, hash: hashOf(userId, code) })),
      });
    },
  };
}
