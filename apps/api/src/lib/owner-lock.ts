import { plans, type Tier } from '@kumbara/shared';
import { AppError } from './app-error.ts';
import type { Transaction } from './database.ts';
import { heldPlanSql } from './held-plan.ts';

/**
 * Locks the owner's row, so that concurrent requests of one user run one after the other.
 * NO KEY UPDATE conflicts with itself, but not with the foreign keys of rows that are inserted for the user.
 */
export async function lockOwner(tx: Transaction, userId: string): Promise<{ tier: Tier }> {
  const [owner] = await tx.$queryRaw<{ tier: Tier }[]>`
    SELECT ${heldPlanSql} AS tier FROM users u WHERE u.id = ${userId}::uuid FOR NO KEY UPDATE OF u`;
  // The account was deleted during the request.
  if (!owner) throw new AppError('unauthenticated');
  return owner;
}

/** Call it only with the owner's lock: two concurrent requests must not both take the last free place. */
export async function requireFreePlace(tx: Transaction, userId: string, tier: Tier): Promise<void> {
  const most = plans[tier].max_subscriptions;
  if (most === null) return;
  const used = await tx.subscription.count({ where: { user_id: userId, status: 'active' } });
  if (used >= most) throw new AppError('plan_limit_reached');
}
