import type { PrismaClient } from '@kumbara/prisma/client';
import type { PasswordChange } from '@kumbara/shared';
import { accountLimits } from '#lib/account-limits.ts';
import { AppError, refuseField } from '#lib/app-error.ts';
import { isCommonPassword } from '#lib/common-passwords.ts';
import type { Transaction } from '#lib/database.ts';
import { planOf } from '#lib/held-plan.ts';
import type { SessionIdentity } from '#lib/identity.ts';
import { ownedAccount } from '#lib/known-browsers.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import type { OneTimeCodes } from '#lib/one-time-codes.ts';
import { lockOwner } from '#lib/owner-lock.ts';
import type { Passwords } from '#lib/passwords.ts';
import type { DropPreregistration } from '#lib/preregistration.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import type { SecondStep } from '#lib/second-step.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import type { Sessions } from '#lib/sessions.ts';
import type { WrongPasswords } from '#lib/wrong-passwords.ts';

export type PasswordService = ReturnType<typeof createPasswordService>;

type Needs = {
  prisma: PrismaClient;
  passwords: Passwords;
  wrongPasswords: WrongPasswords;
  sessions: Sessions;
  codes: OneTimeCodes;
  mails: AccountMails;
  events: SecurityEvents;
  limiter: RateLimiter;
  secondStep: SecondStep;
  dropPreregistration: DropPreregistration;
};

/** Mails for a new password, which anybody can ask for. */
const resetMails = { each: { most: 5, seconds: 3600 }, all: { most: 50, seconds: 3600 } };

type From = { address: string; knownBrowser: (account: string) => string | undefined };

export function createPasswordService(needs: Needs) {
  const {
    prisma,
    passwords,
    wrongPasswords,
    sessions,
    codes,
    mails,
    events,
    limiter,
    secondStep,
    dropPreregistration,
  } = needs;

  /** A new password ends all other sessions and open links. */
  async function store(userId: string, password_hash: string, keep: string | undefined, tx: Transaction) {
    const user = await tx.user.update({ where: { id: userId }, data: { password_hash } });
    await sessions.endOthers(userId, keep, tx);
    await codes.withdraw(userId, 'reset_password', tx);
    await codes.withdraw(userId, 'second_step', tx);
    await mails.send('password_changed', user.email, tx);
  }

  async function hashOf(password: string): Promise<string> {
    if (await isCommonPassword(password)) throw refuseField('password', 'password_too_common');
    return passwords.hash(password);
  }

  /**
   * Checks the current password, so that an open session alone cannot take the account over.
   * @returns the hash of the checked password; null if the account has none
   */
  async function proveIdentity(user: SessionIdentity, given: string | undefined): Promise<string | null> {
    const row = await prisma.user.findUnique({ where: { id: user.id }, select: { password_hash: true } });
    // The account was deleted during the request.
    if (!row) throw new AppError('unauthenticated');
    const hash = row.password_hash;
    if (hash === null) {
      if (!sessions.isFresh(user)) throw new AppError('fresh_sign_in_required');
      return null;
    }
    if (given === undefined) throw refuseField('current_password', 'required');
    const proven = await wrongPasswords.inSession(user.id, async () =>
      (await passwords.matches(given, hash)) ? true : undefined,
    );
    if (!proven) throw refuseField('current_password', 'password_wrong');
    return hash;
  }

  /** The password may have been removed, or the session ended, during the comparison. */
  async function holdIdentity({ id, session_id }: SessionIdentity, password_hash: string | null, tx: Transaction) {
    await lockOwner(tx, id);
    const stands = await tx.user.count({ where: { id, password_hash, sessions: { some: { id: session_id } } } });
    if (!stands) throw new AppError('unauthenticated');
  }

  /** @returns whether the address of the account is proven */
  async function lockUser(userId: string, tx: Transaction): Promise<boolean> {
    const [row] = await tx.$queryRaw<{ email_verified: boolean }[]>`
      SELECT email_verified FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    if (!row) throw new AppError('link_invalid');
    return row.email_verified;
  }

  return {
    /** Does the same work for known and unknown addresses. */
    async forgot(email: string, { address, knownBrowser }: From): Promise<void> {
      const user = await prisma.user.findUnique({ where: { email }, select: { id: true, handed_over_at: true } });
      const browser = user ? knownBrowser(ownedAccount(user)) : undefined;
      const isAllowed = await limiter.tryTake(accountLimits('forgot', email, { address, browser }, resetMails));
      if (isAllowed) await mails.send('reset_password', email);
    },

    /**
     * The link proves access to the mailbox, so it verifies the address as well, and signs in, after the second step where
     * two-step sign-in is on. An account whose address was
     * never proven may have been opened by anybody, and is cleaned.
     */
    async reset(token: string, password: string, device: string) {
      // Looked up before the password is hashed, so that an invented link costs nothing.
      const userId = await codes.find({ code: token, purpose: 'reset_password' });
      if (!userId) throw new AppError('link_invalid');
      const password_hash = await hashOf(password);
      const signedIn = await prisma.$transaction(async (tx) => {
        const isProven = await lockUser(userId, tx);
        if ((await codes.spend({ code: token, purpose: 'reset_password' }, tx)) !== userId)
          throw new AppError('link_invalid');
        const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
        if (isProven) await store(userId, password_hash, undefined, tx);
        else await dropPreregistration(userId, { by: 'reset', email, device, password_hash }, tx);
        await events.record(userId, 'password_reset', device, tx);
        const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
        const tier = await planOf(userId, tx);
        const entered = await secondStep.enter(userId, device, tx);
        return { user: { ...user, tier }, account: ownedAccount(user), ...entered };
      });
      await wrongPasswords.forget(signedIn.user.email);
      return signedIn;
    },

    async change(user: SessionIdentity, { current_password, password }: PasswordChange, device: string) {
      const before = await proveIdentity(user, current_password);
      const password_hash = await hashOf(password);
      await prisma.$transaction(async (tx) => {
        await holdIdentity(user, before, tx);
        await store(user.id, password_hash, user.session_id, tx);
        await events.record(user.id, before === null ? 'password_added' : 'password_changed', device, tx);
      });
    },
  };
}
