import { Prisma } from '@kumbara/prisma/client';
import type { Tier } from '@kumbara/shared';
import type { Transaction } from './database.ts';

/**
 * SQL for the plan that holds for the user `u`. It is computed wherever it is asked for: the one that somebody pays for
 * stands in `users.tier` (module `checkout`), and nothing else may be read out of that column.
 */
export const heldPlan = 'u.tier::text';
export const heldPlanSql = Prisma.raw(heldPlan);

/** For answers that carry a user who was read as a row; who only asks has it in the identity. */
export async function planOf(userId: string, tx: Transaction): Promise<Tier> {
  const [user] = await tx.$queryRaw<{ tier: Tier }[]>`
    SELECT ${heldPlanSql} AS tier FROM users u WHERE u.id = ${userId}::uuid`;
  return user?.tier ?? 'free';
}
