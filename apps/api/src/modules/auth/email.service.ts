import type { PrismaClient } from '@kumbara/prisma/client';
import type { EmailVerify } from '@kumbara/shared';
import { AppError, refuseField } from '#lib/app-error.ts';
import type { Transaction } from '#lib/database.ts';
import type { Identity, SessionIdentity } from '#lib/identity.ts';
import { ownedAccount } from '#lib/known-browsers.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import type { OneTimeCodes } from '#lib/one-time-codes.ts';
import type { Passwords } from '#lib/passwords.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import type { WrongPasswords } from '#lib/wrong-passwords.ts';

export type EmailService = ReturnType<typeof createEmailService>;

const resends = { most: 5, seconds: 3600 };

type Needs = {
  prisma: PrismaClient;
  passwords: Passwords;
  wrongPasswords: WrongPasswords;
  codes: OneTimeCodes;
  mails: AccountMails;
  events: SecurityEvents;
  limiter: RateLimiter;
};

type From = {
  session: () => Promise<SessionIdentity | undefined>;
  knownBrowser: (account: string) => string | undefined;
  address: string;
  device: string;
};
/** Proof that the account belongs to the person who opened the link. It must still hold when the link is spent. */
type Proof = { sessions: { some: { id: string } } } | { password_hash: string };

/** Verifies e-mail addresses. */
export function createEmailService({ prisma, passwords, wrongPasswords, codes, mails, events, limiter }: Needs) {
  /**
   * The link alone proves the mailbox, not the account: somebody else may have opened the account with this address, and
   * would go on using it once the address is confirmed.
   */
  async function proveAccount(userId: string, password: string | undefined, from: From): Promise<Proof> {
    const session = await from.session();
    if (session?.id === userId) return { sessions: { some: { id: session.session_id } } };
    if (password === undefined)
      throw new AppError('password_required', { fields: [{ field: 'password', issue: 'required' }] });
    const user = await prisma.user.findUnique({ where: { id: userId } });
    const hash = user?.password_hash ?? undefined;
    const isRight =
      user &&
      (await wrongPasswords.signIn(
        user.email,
        { address: from.address, browser: from.knownBrowser(ownedAccount(user)) },
        async () => ((await passwords.matches(password, hash)) ? true : undefined),
      ));
    if (!isRight || !hash) throw refuseField('password', 'password_wrong');
    return { password_hash: hash };
  }

  async function confirm(userId: string, token: string, proof: Proof, tx: Transaction): Promise<boolean> {
    // Locks the user before the code, as everything else that withdraws codes does.
    const { count } = await tx.user.updateMany({ where: { id: userId, ...proof }, data: { email_verified: true } });
    return count > 0 && (await codes.spend({ code: token, purpose: 'verify_email' }, tx)) === userId;
  }

  return {
    /**
     * Counts only together with a session or the password of the account. The link is spent only by success.
     * @throws AppError `password_required` without either
     */
    async verify({ token, password }: EmailVerify, from: From): Promise<void> {
      const userId = await codes.find({ code: token, purpose: 'verify_email' });
      if (!userId) throw new AppError('link_invalid');
      const proof = await proveAccount(userId, password, from);
      await prisma.$transaction(async (tx) => {
        if (!(await confirm(userId, token, proof, tx))) throw new AppError('link_invalid');
        await codes.withdraw(userId, 'verify_email', tx);
        await events.record(userId, 'email_verified', from.device, tx);
      });
    },

    async resend({ id, email, email_verified }: Identity): Promise<void> {
      if (email_verified) return;
      if (await limiter.tryTake([[`verify:account:${id}`, resends]])) await mails.send('verify_email', email);
    },
  };
}
