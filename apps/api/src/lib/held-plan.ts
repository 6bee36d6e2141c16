import { Prisma } from '@kumbara/prisma/client';
import { planWith, type Tier } from '@kumbara/shared';
import type { Transaction } from './database.ts';

const familyPlan = planWith('family');

/**
 * SQL for the effective plan of the user `u`, computed on every read. `users.tier` stores only the plan that the user pays
 * for (module `checkout`), so nothing else may read that column. A family member has the owner's plan for as long as the
 * owner pays for a plan with a family.
 */
export const heldPlan = `CASE WHEN u.tier = '${familyPlan}' OR EXISTS (
  SELECT FROM family_members m JOIN users o ON o.id = m.owner_id WHERE m.user_id = u.id AND o.tier = '${familyPlan}'
) THEN '${familyPlan}' ELSE u.tier::text END`;
export const heldPlanSql = Prisma.raw(heldPlan);

/** The effective plan of a user. The caller's own plan is already in their identity. */
export async function planOf(userId: string, tx: Transaction): Promise<Tier> {
  const [user] = await tx.$queryRaw<{ tier: Tier }[]>`
    SELECT ${heldPlanSql} AS tier FROM users u WHERE u.id = ${userId}::uuid`;
  return user?.tier ?? 'free';
}
