import { createHash, randomBytes } from 'node:crypto';
import type { CodePurpose, PrismaClient } from '@kumbara/prisma/client';
import type { Clock } from './clock.ts';
import type { Transaction } from './database.ts';

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** One-time codes. Only their SHA-256 is stored, so that a stolen table is useless. */
export function createOneTimeCodes({ prisma, clock }: { prisma: PrismaClient; clock: Clock }) {
  return {
    /**
     * @param boundTo a second secret that is needed to spend the code
     * @returns the code, 256 random bits as base64url, which is not stored
     */
    async issue(
      code: { userId: string; purpose: CodePurpose; seconds: number; boundTo?: string },
      tx: Transaction = prisma,
    ): Promise<string> {
      const { userId, purpose, seconds, boundTo = '' } = code;
      const secret = randomBytes(32).toString('base64url');
      const now = clock();
      await tx.oneTimeCode.deleteMany({ where: { expires_at: { lte: now } } });
      await tx.oneTimeCode.create({
        data: {
          hash: hashOf(secret),
          user_id: userId,
          purpose,
          bound_to: boundTo && hashOf(boundTo),
          created_at: now,
          expires_at: new Date(now.getTime() + seconds * 1000),
        },
      });
      return secret;
    },

    /**
     * Looks a code up without spending it, so that a refusal costs nothing.
     * @returns the user's id; undefined for a code that `spend` would refuse
     */
    async find({ code, purpose }: { code: string; purpose: CodePurpose }): Promise<string | undefined> {
      const row = await prisma.oneTimeCode.findFirst({
        where: { hash: hashOf(code), purpose, bound_to: '', expires_at: { gt: clock() } },
        select: { user_id: true },
      });
      return row?.user_id;
    },

    /**
     * Spends a code. Of concurrent attempts one succeeds.
     * @returns the user's id; undefined for a code that is spent, expired, invented, or of another purpose or binding
     */
    async spend(
      { code, purpose, boundTo = '' }: { code: string; purpose: CodePurpose; boundTo?: string },
      tx: Transaction = prisma,
    ): Promise<string | undefined> {
      // The delete decides which attempt wins; the others wait for its lock and then find no row.
      const [row] = await tx.$queryRaw<{ user_id: string }[]>`
        DELETE FROM one_time_codes
        WHERE hash = ${hashOf(code)} AND purpose = ${purpose}::"CodePurpose" AND expires_at > ${clock()}
          AND bound_to = ${boundTo && hashOf(boundTo)}
        RETURNING user_id`;
      return row?.user_id;
    },

    /** Revokes all open codes of a user and purpose. */
    async withdraw(userId: string, purpose: CodePurpose, tx: Transaction = prisma): Promise<void> {
      await tx.oneTimeCode.deleteMany({ where: { user_id: userId, purpose } });
    },
  };
}
