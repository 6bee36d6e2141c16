import { Prisma } from '@kumbara/prisma/client';
import type { Transaction } from '#lib/database.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import type { SecurityEvents } from '#lib/security-events.ts';

/**
 * Locks the rows of several users in a fixed order, which prevents deadlocks between users who invited each other.
 * @returns the ids that still exist
 */
export async function lockUsers(tx: Transaction, ids: string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE id IN (${Prisma.join(ids.map((id) => Prisma.sql`${id}::uuid`))})
    ORDER BY id FOR NO KEY UPDATE`;
  return new Set(rows.map(({ id }) => id));
}

/** Hides all subscriptions of users who join or leave a family, until they share them again. */
export const hideAllOf = (userIds: string[], tx: Transaction) =>
  tx.subscription.updateMany({
    where: { user_id: { in: userIds }, family_visible: true },
    data: { family_visible: false },
  });

/**
 * Removes a user from all families, as owner and as member. For accounts that are deleted, and for pre-registered accounts
 * that pass to the owner of their address.
 */
export const createLeaveFamily =
  ({ events, mails }: { events: SecurityEvents; mails: AccountMails }) =>
  async (id: string, tx: Transaction): Promise<void> => {
    await lockUsers(tx, [id]);
    const members = await tx.familyMember.findMany({ where: { owner_id: id }, include: { user: true } });
    for (const { user } of members) {
      await events.record(user.id, 'family_ended', '', tx);
      await mails.send('family_ended', user.email, tx);
    }
    const own = await tx.familyMember.findUnique({ where: { user_id: id } });
    if (own) await events.record(own.owner_id, 'family_member_left', '', tx);
    await tx.familyMember.deleteMany({ where: { OR: [{ owner_id: id }, { user_id: id }] } });
    await hideAllOf([id, ...members.map(({ user }) => user.id)], tx);
    await tx.familyInvitation.deleteMany({ where: { user_id: id } });
  };
