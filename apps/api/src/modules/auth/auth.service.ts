import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import type { Language, Login, Signup } from '@kumbara/shared';
import { AppError, refuseField } from '#lib/app-error.ts';
import { isCommonPassword } from '#lib/common-passwords.ts';
import { ownedAccount } from '#lib/known-browsers.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import { newUserDefaults } from '#lib/new-user-defaults.ts';
import type { OneTimeCodes } from '#lib/one-time-codes.ts';
import { lockOwner } from '#lib/owner-lock.ts';
import type { Passwords } from '#lib/passwords.ts';
import type { SecondFactors } from '#lib/second-factors.ts';
import type { SecondStep } from '#lib/second-step.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import type { Sessions } from '#lib/sessions.ts';
import type { SignUpLimit } from '#lib/sign-up-limit.ts';
import type { WrongPasswords } from '#lib/wrong-passwords.ts';

export type AuthService = ReturnType<typeof createAuthService>;

type Needs = {
  prisma: PrismaClient;
  passwords: Passwords;
  sessions: Sessions;
  signUpLimit: SignUpLimit;
  wrongPasswords: WrongPasswords;
  events: SecurityEvents;
  mails: AccountMails;
  codes: OneTimeCodes;
  secondFactors: SecondFactors;
  secondStep: SecondStep;
};

type From = { address: string; device: string; knownBrowser: (account: string) => string | undefined };

export function createAuthService(needs: Needs) {
  const { prisma, passwords, sessions, signUpLimit, wrongPasswords, events, mails } = needs;
  const { codes, secondFactors, secondStep } = needs;
  return {
    async signUp(
      { email, password, name }: Signup,
      { language, address, device }: { language: Language; address: string; device: string },
    ) {
      if (await isCommonPassword(password)) throw refuseField('password', 'password_too_common');
      await signUpLimit.take(address);
      // Hashed before the address is looked up, so that both answers take the same time.
      const password_hash = await passwords.hash(password);
      return prisma
        .$transaction(async (tx) => {
          const created = await tx.user.create({
            data: {
              email,
              name,
              password_hash,
              ...newUserDefaults(language),
            },
          });
          await events.record(created.id, 'signed_up', device, tx);
          await mails.send('verify_email', email, tx);
          // In the same transaction, because the owner of the address could sign in with Google in between and end all sessions.
          return { user: created, account: ownedAccount(created), ...(await sessions.open(created.id, device, tx)) };
        })
        .catch((error) => {
          const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
          throw taken ? new AppError('email_taken', { cause: error }) : error;
        });
    },

    async login({ email, password }: Login, { address, device, knownBrowser }: From) {
      const found = (await prisma.user.findUnique({ where: { email } })) ?? undefined;
      const browser = found && knownBrowser(ownedAccount(found));
      const user = await wrongPasswords.signIn(email, { address, browser }, async () =>
        (await passwords.matches(password, found?.password_hash ?? undefined)) ? found : undefined,
      );
      if (!user) throw new AppError('invalid_credentials');
      return prisma.$transaction(async (tx) => {
        const { tier } = await lockOwner(tx, user.id);
        // The password may have been removed during the comparison, and the sessions ended.
        const stands = await tx.user.count({ where: { id: user.id, password_hash: user.password_hash } });
        if (!stands) throw new AppError('invalid_credentials');
        const entered = await secondStep.enter(user.id, device, tx);
        if ('token' in entered) await events.record(user.id, 'signed_in', device, tx);
        return { user: { ...user, tier }, account: ownedAccount(user), ...entered };
      });
    },

    /**
     * Signs in with the code of the second step.
     * @param pending what the first step left in the browser
     */
    async finishLogin(pending: string | undefined, code: string, { device, address, knownBrowser }: From) {
      const purpose = 'second_step';
      const id = pending && (await codes.find({ code: pending, purpose }));
      const user = id && (await prisma.user.findUnique({ where: { id } }));
      if (!user) throw new AppError('sign_in_expired');
      const from = { address, browser: knownBrowser(ownedAccount(user)) };
      const signedIn = await wrongPasswords.secondStep(user.email, from, () =>
        prisma.$transaction(async (tx) => {
          const { tier } = await lockOwner(tx, user.id);
          if (!(await secondFactors.spend(user, code, device, tx))) return undefined;
          if ((await codes.spend({ code: pending, purpose }, tx)) !== user.id) throw new AppError('sign_in_expired');
          await events.record(user.id, 'signed_in', device, tx);
          return {
            user: { ...user, tier },
            account: ownedAccount(user),
            ...(await sessions.open(user.id, device, tx)),
          };
        }),
      );
      if (!signedIn) throw refuseField('code', 'code_wrong');
      return signedIn;
    },

    /** Ends the session, so that its token and cookie stop working. */
    async logout(userId: string, sessionId: string, device: string): Promise<void> {
      await prisma.$transaction(async (tx) => {
        if (await sessions.end(userId, sessionId, tx)) await events.record(userId, 'signed_out', device, tx);
      });
    },
  };
}
