import { Prisma } from '@kumbara/prisma/client';
import { planWith, type Tier } from '@kumbara/shared';
import type { Transaction } from './database.ts';

const familyPlan = planWith('family');

/**
 * SQL for the plan that holds for the user `u`. It is computed wherever it is asked for: the one that somebody pays for
 * stands in `users.tier` (module `checkout`), and nothing else may be read out of that column. Whoever is in a family
 * holds its owner's plan for as long as the owner pays for one with a family.
 */
export const heldPlan = `CASE WHEN u.tier = '${familyPlan}' OR EXISTS (
  SELECT FROM family_members m JOIN users o ON o.id = m.owner_id WHERE m.user_id = u.id AND o.tier = '${familyPlan}'
) THEN '${familyPlan}' ELSE u.tier::text END`;
export const heldPlanSql = Prisma.raw(heldPlan);

/** For answers that carry a user who was read as a row; who only asks has it in the identity. */
export async function planOf(userId: string, tx: Transaction): Promise<Tier> {
  const [user] = await tx.$queryRaw<{ tier: Tier }[]>`
    SELECT ${heldPlanSql} AS tier FROM users u WHERE u.id = ${userId}::uuid`;
  return user?.tier ?? 'free';
}
