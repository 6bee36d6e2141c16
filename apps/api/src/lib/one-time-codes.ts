import { createHash, randomBytes } from 'node:crypto';
import type { CodePurpose, PrismaClient } from '@kumbara/prisma/client';
import type { Clock } from './clock.ts';
import type { Transaction } from './database.ts';

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Codes that open one thing once. What is stored is their SHA-256: a stolen table opens nothing. */
export function createOneTimeCodes({ prisma, clock }: { prisma: PrismaClient; clock: Clock }) {
  return {
    /**
     * @param boundTo what else has to be shown when it is spent
     * @returns the code, 256 random bits as base64url; it is not kept
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
     * Spends a code: of many at once, one succeeds.
     * @returns whose it was; undefined for one that is spent, late, invented, for something else or bound to something else
     */
    async spend(
      { code, purpose, boundTo = '' }: { code: string; purpose: CodePurpose; boundTo?: string },
      tx: Transaction = prisma,
    ): Promise<string | undefined> {
      // Deleting decides who was first; a row that is locked by another attempt is gone when that one ends.
      const [row] = await tx.$queryRaw<{ user_id: string }[]>`
        DELETE FROM one_time_codes
        WHERE hash = ${hashOf(code)} AND purpose = ${purpose}::"CodePurpose" AND expires_at > ${clock()}
          AND bound_to = ${boundTo && hashOf(boundTo)}
        RETURNING user_id`;
      return row?.user_id;
    },

    /** Makes every open code of a user and purpose worthless. */
    async withdraw(userId: string, purpose: CodePurpose, tx: Transaction = prisma): Promise<void> {
      await tx.oneTimeCode.deleteMany({ where: { user_id: userId, purpose } });
    },
  };
}
