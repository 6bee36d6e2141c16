import type { PrismaClient } from '@kumbara/prisma/client';
import { plans } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import { planOf } from '#lib/held-plan.ts';
import type { Identity } from '#lib/identity.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import { hideAllOf } from './leave-family.ts';

export type FamilyService = ReturnType<typeof createFamilyService>;
export type FamilyView = Awaited<ReturnType<FamilyService['read']>>;

type Needs = { prisma: PrismaClient; events: SecurityEvents; mails: AccountMails; clock: Clock };

const person = { id: true, name: true, email: true } as const;
const shown = {
  user_id: true,
  name: true,
  amount: true,
  currency: true,
  billing_cycle: true,
  billing_interval: true,
  category: true,
  trial_ends_on: true,
  price_after_trial: true,
  share_parts: true,
  share_mine: true,
} as const;

const noFamily = { role: 'none', owner: null, active: false, people: [], invitations: [], visible: [] } as const;

/** Families, their members, and the subscriptions that members share. */
export function createFamilyService({ prisma, events, mails, clock }: Needs) {
  async function read(userId: string, tx: Transaction) {
    const own = await tx.familyMember.findUnique({ where: { user_id: userId } });
    const ownerId = own?.owner_id ?? userId;
    const owner = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: person });
    const active = plans[await planOf(ownerId, tx)].features.family;
    const members = await tx.familyMember.findMany({
      where: { owner_id: ownerId },
      orderBy: [{ joined_at: 'asc' }, { user_id: 'asc' }],
      select: { user: { select: person } },
    });
    const invitations = own
      ? []
      : await tx.familyInvitation.findMany({
          where: { user_id: userId, expires_at: { gt: clock() } },
          orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
        });
    if (!own && !active && members.length + invitations.length === 0) return noFamily;
    const people = [owner, ...members.map(({ user }) => user)];
    const visible = active
      ? await tx.subscription.findMany({
          where: { user_id: { in: people.map(({ id }) => id) }, family_visible: true, status: 'active' },
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
          select: shown,
        })
      : [];
    return { role: own ? 'member' : 'owner', owner, active, people, invitations, visible } as const;
  }

  return {
    /** The family of a user in one snapshot; without subscriptions while the owner's plan includes no family. */
    read: (userId: string) => prisma.$transaction((tx) => read(userId, tx), { isolationLevel: 'RepeatableRead' }),

    leave: (user: Identity, device: string): Promise<void> =>
      prisma.$transaction(async (tx) => {
        // The delete decides: of two concurrent requests one succeeds.
        const [own] = await tx.$queryRaw<{ owner_id: string }[]>`
          DELETE FROM family_members WHERE user_id = ${user.id}::uuid RETURNING owner_id`;
        if (!own) throw new AppError('not_in_family');
        await hideAllOf([user.id], tx);
        await events.record(user.id, 'family_left', device, tx);
        await events.record(own.owner_id, 'family_member_left', '', tx);
      }),

    /** The member has their own plan from the next call on, on every replica. */
    remove: (owner: Identity, memberId: string, device: string): Promise<void> =>
      prisma.$transaction(async (tx) => {
        const where = { user_id: memberId, owner_id: owner.id };
        const member = await tx.familyMember.findFirst({ where, include: { user: true } });
        const { count } = await tx.familyMember.deleteMany({ where });
        if (!member || count === 0) throw new AppError('not_found');
        await hideAllOf([memberId], tx);
        await events.record(memberId, 'family_removed', '', tx);
        await events.record(owner.id, 'family_member_removed', device, tx);
        await mails.send('family_removed', member.user.email, tx);
      }),
  };
}
