import { createHash } from 'node:crypto';
import type { PrismaClient } from '@kumbara/prisma/client';
import { millisecondsInDay } from 'date-fns/constants';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import type { Transaction } from './database.ts';
import { dropOldest } from './row-ceilings.ts';

export type Idempotency = ReturnType<typeof createIdempotency>;
/** A request that its client may send again with the same key. */
type Repeatable = { userId: string; route: string; key: string; input: unknown };
/** Stores the answer in the transaction of the effect, so that neither is there without the other. */
export type KeepAnswer = (tx: Transaction, answer: unknown) => Promise<void>;

/**
 * Answers that were given to a key, for a day (draft-ietf-httpapi-idempotency-key-header-07). Refusals are not stored:
 * a request without an effect may be tried again.
 */
export function createIdempotency({ prisma, clock }: { prisma: PrismaClient; clock: Clock }) {
  const oldest = () => new Date(clock().getTime() - millisecondsInDay);
  const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

  /** @throws AppError `idempotency_key_reused` if the key was used with another input */
  async function find({ userId, route, key, input }: Repeatable) {
    const row = await prisma.idempotencyKey.findUnique({
      where: { user_id_route_key: { user_id: userId, route, key }, created_at: { gt: oldest() } },
    });
    if (row && row.input_hash !== hashOf(input)) throw new AppError('idempotency_key_reused');
    return row;
  }

  const keeperOf =
    ({ userId, route, key, input }: Repeatable): KeepAnswer =>
    async (tx, answer) => {
      await tx.idempotencyKey.deleteMany({ where: { user_id: userId, created_at: { lte: oldest() } } });
      await tx.idempotencyKey.create({
        data: { user_id: userId, route, key, input_hash: hashOf(input), answer: answer as object, created_at: clock() },
      });
      await dropOldest(tx, 'idempotency_keys', userId);
    };

  return {
    /**
     * Of concurrent requests with one key, the unique row lets one commit. The others fail, for that or because the effect
     * is there already, and answer what the first has stored.
     */
    async once(
      request: Repeatable,
      run: (keep: KeepAnswer) => unknown,
    ): Promise<{ answer: unknown; isRepeat: boolean }> {
      const kept = await find(request);
      if (kept) return { answer: kept.answer, isRepeat: true };
      try {
        return { answer: await run(keeperOf(request)), isRepeat: false };
      } catch (error) {
        const first = await find(request);
        if (!first) throw error;
        return { answer: first.answer, isRepeat: true };
      }
    },
  };
}
