import { createHash, randomUUID } from 'node:crypto';
import type { FamilyInvitation, PrismaClient } from '@kumbara/prisma/client';
import { maxFamilyMembers, plans } from '@kumbara/shared';
import { accountKey } from '#lib/account-limits.ts';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import { planOf } from '#lib/held-plan.ts';
import type { Identity } from '#lib/identity.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import type { FamilyMails } from '#lib/mails/family-mails.ts';
import { lockOwner } from '#lib/owner-lock.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import { hideAllOf, lockUsers } from './leave-family.ts';

export type InvitationService = ReturnType<typeof createInvitationService>;

type Needs = {
  prisma: PrismaClient;
  limiter: RateLimiter;
  events: SecurityEvents;
  mails: AccountMails;
  familyMails: FamilyMails;
  clock: Clock;
};

const daySeconds = 24 * 3600;
const lifetimeMs = 7 * daySeconds * 1000;
const perOwner = { most: 20, seconds: daySeconds };
/** Limits repeated invitations to one address. */
const perAddress = { most: 3, seconds: 7 * daySeconds };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function createInvitationService(needs: Needs) {
  const { prisma, limiter, events, mails, familyMails, clock } = needs;

  /** An open invitation to the caller's own address. */
  async function openTo(user: Identity, token: string, tx: Transaction) {
    const found = await tx.familyInvitation.findUnique({ where: { hash: hashOf(token) }, include: { user: true } });
    if (!found || found.expires_at <= clock()) throw new AppError('link_invalid');
    if (found.email !== user.email) throw new AppError('invitation_for_other');
    return found;
  }

  /** An invitation works once: the delete decides which request wins. */
  async function spend(hash: string, tx: Transaction): Promise<void> {
    const { count } = await tx.familyInvitation.deleteMany({ where: { hash, expires_at: { gt: clock() } } });
    if (count === 0) throw new AppError('link_invalid');
  }

  return {
    /** @param keep stores the answer to the request in the same transaction */
    async invite(
      user: Identity,
      email: string,
      device: string,
      keep: (tx: Transaction, row: FamilyInvitation) => Promise<void>,
    ) {
      // Unverified users must not send their name to other people's mailboxes.
      if (!user.email_verified) throw new AppError('email_not_verified');
      if (email === user.email) throw new AppError('cannot_invite_self');
      // Addresses are deleted with their expired invitations.
      await prisma.familyInvitation.deleteMany({ where: { expires_at: { lte: clock() } } });
      return counted(user.id, email, () =>
        prisma.$transaction(async (tx) => {
          await lockOwner(tx, user.id);
          await refuseInvitation(user.id, email, tx);
          const id = randomUUID();
          const invitation = await tx.familyInvitation.create({
            data: {
              ...{ id, email, user_id: user.id, created_at: clock() },
              hash: hashOf(familyMails.tokenOf({ id, user_id: user.id })),
              expires_at: new Date(clock().getTime() + lifetimeMs),
            },
          });
          await events.record(user.id, 'family_invited', device, tx);
          await familyMails.invite(id, tx);
          await keep(tx, invitation);
          return invitation;
        }),
      );
    },

    async withdraw(userId: string, id: string): Promise<void> {
      const { count } = await prisma.familyInvitation.deleteMany({ where: { user_id: userId, id } });
      if (count === 0) throw new AppError('not_found');
    },

    /** The owner who invites, for the invited user. */
    async look(user: Identity, token: string) {
      return openTo(user, token, prisma);
    },

    async accept(user: Identity, token: string, device: string): Promise<void> {
      await prisma.$transaction(async (tx) => {
        const { hash, user_id: ownerId, user: owner } = await openTo(user, token, tx);
        // The address may belong to somebody else who forwarded the mail.
        if (!user.email_verified) throw new AppError('email_not_verified');
        const there = await lockUsers(tx, [ownerId, user.id]);
        if (!there.has(user.id)) throw new AppError('unauthenticated');
        if (!there.has(ownerId)) throw new AppError('link_invalid');
        if (await belongsSomewhere(user.id, tx)) throw new AppError('in_other_family');
        if (!plans[await planOf(ownerId, tx)].features.family) throw new AppError('family_paused');
        if ((await tx.familyMember.count({ where: { owner_id: ownerId } })) >= maxFamilyMembers)
          throw new AppError('family_full');
        await spend(hash, tx);
        await tx.familyMember.create({ data: { user_id: user.id, owner_id: ownerId, joined_at: clock() } });
        await hideAllOf([user.id], tx);
        await events.record(user.id, 'family_joined', device, tx);
        await events.record(ownerId, 'family_member_joined', '', tx);
        await mails.send('family_joined', owner.email, tx);
      });
    },

    async decline(user: Identity, token: string): Promise<void> {
      await prisma.$transaction(async (tx) => spend((await openTo(user, token, tx)).hash, tx));
    },
  };

  /** Checks the limits of the owner and of the address; only sent invitations count. */
  async function counted<T>(userId: string, email: string, run: () => Promise<T>): Promise<T> {
    const refund = await limiter.takeAll([
      [`family:invite:${accountKey(email)}:${userId}`, perAddress],
      [`family:invite:${userId}`, perOwner],
    ]);
    try {
      return await run();
    } catch (error) {
      await refund();
      throw error;
    }
  }

  /** Call it only with the owner's lock. */
  async function refuseInvitation(userId: string, email: string, tx: Transaction): Promise<void> {
    if (await tx.familyMember.count({ where: { user_id: userId } })) throw new AppError('family_owner_only');
    const members = await tx.familyMember.findMany({
      where: { owner_id: userId },
      select: { user: { select: { email: true } } },
    });
    if (members.some(({ user }) => user.email === email)) throw new AppError('already_in_family');
    if (members.length >= maxFamilyMembers) throw new AppError('family_full');
    if (await tx.familyInvitation.count({ where: { user_id: userId, email } })) throw new AppError('already_invited');
  }

  /** Returns true if a user is in a family or owns one, even one that has open invitations only. */
  async function belongsSomewhere(userId: string, tx: Transaction): Promise<boolean> {
    const family = await tx.familyMember.count({ where: { OR: [{ user_id: userId }, { owner_id: userId }] } });
    if (family > 0) return true;
    return (await tx.familyInvitation.count({ where: { user_id: userId, expires_at: { gt: clock() } } })) > 0;
  }
}
