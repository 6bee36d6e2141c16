import { plans, type Tier } from '@kumbara/shared';
import { AppError } from './app-error.ts';
import type { Transaction } from './database.ts';
import { heldPlanSql } from './held-plan.ts';
import type { KeyIdentity, SessionIdentity } from './identity.ts';

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

/** The row that a request was authenticated with. */
export type Credential = Pick<SessionIdentity, 'id' | 'session_id'> | Pick<KeyIdentity, 'id' | 'api_key_id'>;

/**
 * Locks the owner for a request that took long since it was authenticated: its session may have ended meanwhile or its key
 * been revoked, and what it wanted to store with it.
 */
export async function lockCaller(tx: Transaction, caller: Credential): Promise<void> {
  await lockOwner(tx, caller.id);
  const user_id = caller.id;
  const count =
    'session_id' in caller
      ? await tx.session.count({ where: { user_id, id: caller.session_id } })
      : await tx.apiKey.count({ where: { user_id, id: caller.api_key_id } });
  if (count === 0) throw new AppError('unauthenticated');
}

/** Whatever their status, so that no account makes reads slow for others. */
export const maxRows = 2_000;

/** Call these two only with the owner's lock: two concurrent requests must not both take the last free place. */
export async function requireFreePlace(tx: Transaction, userId: string, tier: Tier): Promise<void> {
  requireFree(await countRows(tx, userId), tier);
}

/** A place for new rows, by default for an active one. Their number is limited for every plan. */
export async function requireRoomForRow(
  tx: Transaction,
  userId: string,
  tier: Tier,
  adding: Counts = { active: 1, all: 1 },
): Promise<void> {
  requireRoomBeside(await countRows(tx, userId), tier, adding);
}

/** The same for subscriptions that were counted with the owner's lock. */
export function requireRoomBeside(counts: Counts, tier: Tier, adding: Counts = { active: 1, all: 1 }): void {
  if (adding.active > 0) requireFree(counts, tier, adding.active);
  if (counts.all + adding.all > maxRows) throw new AppError('too_many_subscriptions');
}

/** Active subscriptions that the plan still allows; null without a limit. */
export async function countFreePlaces(tx: Transaction, userId: string, tier: Tier): Promise<number | null> {
  const most = plans[tier].max_subscriptions;
  return most === null ? null : Math.max(0, most - (await countRows(tx, userId)).active);
}

type Counts = { active: number; all: number };

function requireFree({ active }: Counts, tier: Tier, adding = 1): void {
  const most = plans[tier].max_subscriptions;
  if (most !== null && active + adding > most) throw new AppError('plan_limit_reached');
}

async function countRows(tx: Transaction, userId: string): Promise<Counts> {
  const [counts] = await tx.$queryRaw<[Counts]>`
    SELECT count(*) FILTER (WHERE status = 'active')::int AS active, count(*)::int AS "all"
    FROM subscriptions WHERE user_id = ${userId}::uuid`;
  return counts;
}
