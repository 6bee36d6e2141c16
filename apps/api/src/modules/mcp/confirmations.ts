import { setTimeout as wait } from 'node:timers/promises';
import type { PrismaClient } from '@kumbara/prisma/client';
import { z } from 'zod';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { lockOwner } from '#lib/owner-lock.ts';

export type Confirmations = ReturnType<typeof createConfirmations>;

/** The program that asks, which is the only one that may answer: an API key or a session of the user. */
export type Asking = { userId: string; caller: string };

/** Programs give up earlier. */
const confirmationMs = 300_000;
const lookEveryMs = 400;
/** Fewer than the calls that a user has at once: the answer is one of them. */
const mostOpen = 3;

type Needs = { prisma: PrismaClient; clock: Clock };

/**
 * Questions to the person in front of a program. The answer is another request, which any process may get: the row is
 * where they meet.
 */
export function createConfirmations({ prisma, clock }: Needs) {
  async function open({ userId, caller }: Asking): Promise<string> {
    return prisma.$transaction(async (tx) => {
      await lockOwner(tx, userId);
      const where = { user_id: userId };
      const expired = new Date(clock().getTime() - confirmationMs);
      await tx.mcpConfirmation.deleteMany({ where: { ...where, created_at: { lt: expired } } });
      if ((await tx.mcpConfirmation.count({ where })) >= mostOpen) throw new AppError('too_many_requests');
      const { id } = await tx.mcpConfirmation.create({ data: { user_id: userId, caller, created_at: clock() } });
      return id;
    });
  }

  async function answerOf(user_id: string, id: string, signal: AbortSignal): Promise<boolean> {
    const until = performance.now() + confirmationMs;
    while (performance.now() < until) {
      await wait(lookEveryMs, undefined, { signal });
      const row = await prisma.mcpConfirmation.findUnique({ where: { user_id_id: { user_id, id } } });
      if (!row) return false;
      if (row.agreed !== null) return row.agreed;
    }
    return false;
  }

  return {
    /** @returns whether the person agreed; false if they did not answer in time, or the program went away */
    async ask(asking: Asking, send: (id: string) => Promise<void>, signal: AbortSignal): Promise<boolean> {
      const id = await open(asking);
      try {
        await send(id);
        return await answerOf(asking.userId, id, signal);
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      } finally {
        await prisma.mcpConfirmation.deleteMany({ where: { user_id: asking.userId, id } });
      }
    },

    /** The first answer counts; what answers no open question of this program is ignored. */
    async answer({ userId, caller }: Asking, id: string, agreed: boolean): Promise<void> {
      if (!z.uuid().safeParse(id).success) return;
      await prisma.mcpConfirmation.updateMany({
        where: { user_id: userId, id, caller, agreed: null },
        data: { agreed },
      });
    },
  };
}
