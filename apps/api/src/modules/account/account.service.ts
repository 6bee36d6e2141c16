import type { PrismaClient } from '@kumbara/prisma/client';
import type { AccountAccess, AccountPatch } from '@kumbara/shared';
import { AppError, refuseField } from '#lib/app-error.ts';
import type { Transaction } from '#lib/database.ts';
import { planOf } from '#lib/held-plan.ts';
import type { SessionIdentity } from '#lib/identity.ts';
import type { Jobs } from '#lib/jobs.ts';
import type { Logger } from '#lib/logger.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import type { Passwords } from '#lib/passwords.ts';
import { forgetCountersOf } from '#lib/rate-limiter.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import type { Sessions } from '#lib/sessions.ts';
import type { WrongPasswords } from '#lib/wrong-passwords.ts';

export type AccountService = ReturnType<typeof createAccountService>;

type Needs = {
  prisma: PrismaClient;
  passwords: Passwords;
  wrongPasswords: WrongPasswords;
  sessions: Sessions;
  events: SecurityEvents;
  mails: AccountMails;
  jobs: Jobs;
  /** Revokes the grants at mail providers. */
  disconnectMailboxes: (userId: string, tx: Transaction) => Promise<void>;
  /** Removes the user from families. */
  leaveFamily: (userId: string, tx: Transaction) => Promise<void>;
  /** Ends the paid plan. */
  endPlan: (userId: string, tx: Transaction) => Promise<void>;
  logger: Logger;
};

export function createAccountService(needs: Needs) {
  const {
    prisma,
    passwords,
    wrongPasswords,
    sessions,
    events,
    mails,
    jobs,
    disconnectMailboxes,
    endPlan,
    leaveFamily,
    logger,
  } = needs;

  /** Deletion is final, so it needs the password, or a fresh session if the account has none. */
  async function proveIdentity(user: SessionIdentity, given: string | undefined): Promise<void> {
    const row = await prisma.user.findUnique({ where: { id: user.id }, select: { password_hash: true } });
    // The account was deleted during the request.
    if (!row) throw new AppError('unauthenticated');
    const hash = row.password_hash;
    if (hash === null) {
      if (!sessions.isFresh(user)) throw new AppError('fresh_sign_in_required');
      return;
    }
    if (given === undefined) throw refuseField('password', 'required');
    const proven = await wrongPasswords.inSession(user.id, async () =>
      (await passwords.matches(given, hash)) ? true : undefined,
    );
    if (!proven) throw refuseField('password', 'password_wrong');
  }

  return {
    async update(userId: string, patch: AccountPatch) {
      const [user] = await prisma.user.updateManyAndReturn({ where: { id: userId }, data: patch });
      if (!user) throw new AppError('unauthenticated');
      return { ...user, tier: await planOf(userId, prisma) };
    },

    async access(userId: string): Promise<AccountAccess> {
      const { password_hash, google_subject } = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
      return { has_password: password_hash !== null, has_google: google_subject !== null };
    },

    sessions: (userId: string) => sessions.list(userId),

    async endSession(userId: string, sessionId: string, device: string): Promise<void> {
      await prisma.$transaction(async (tx) => {
        if (!(await sessions.end(userId, sessionId, tx))) throw new AppError('not_found');
        await events.record(userId, 'session_ended', device, tx);
      });
    },

    activity: (userId: string) => events.list(userId),

    /** Deletes the account with all its rows and its jobs. */
    async remove(user: SessionIdentity, password: string | undefined): Promise<void> {
      await proveIdentity(user, password);
      const { count } = await prisma.$transaction(async (tx) => {
        await disconnectMailboxes(user.id, tx);
        await endPlan(user.id, tx);
        await leaveFamily(user.id, tx);
        await tx.familyInvitation.deleteMany({ where: { email: user.email } });
        const deleted = await tx.user.deleteMany({ where: { id: user.id } });
        await jobs.forget(user, tx);
        await forgetCountersOf(user.id, tx);
        return deleted;
      });
      // A concurrent request deleted the account and sent the mail.
      if (count === 0) return;
      // A failing last mail does not matter, and nothing that identifies the user is logged.
      await mails
        .sendFarewell(user)
        .catch(({ name }: Error) => logger.warn({ reason: name }, 'the last mail to a deleted account was not sent'));
    },
  };
}
