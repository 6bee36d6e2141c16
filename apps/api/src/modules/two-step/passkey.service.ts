import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import type { NewPasskeyAnswer, PasskeyAnswer } from '@kumbara/shared';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import type { SessionIdentity } from '#lib/identity.ts';
import { ownedAccount } from '#lib/known-browsers.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import { lockCaller, lockOwner } from '#lib/owner-lock.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import type { Sessions } from '#lib/sessions.ts';
import type { WebAuthn } from './adapters/webauthn.adapter.ts';
import type { ChallengePurpose, Challenges } from './challenges.ts';

export type PasskeyService = ReturnType<typeof createPasskeyService>;

type Needs = {
  prisma: PrismaClient;
  webauthn: WebAuthn;
  challenges: Challenges;
  sessions: Sessions;
  events: SecurityEvents;
  mails: AccountMails;
  clock: Clock;
};

const mostPerAccount = 20;
const shown = { id: true, name: true, created_at: true, last_used_at: true } as const;

export function createPasskeyService({ prisma, webauthn, challenges, sessions, events, mails, clock }: Needs) {
  const credentialsOf = (userId: string) =>
    prisma.passkey.findMany({ where: { user_id: userId }, select: { credential_id: true, transports: true } });

  /**
   * Checks the answer of a passkey of one user.
   * @returns a function that uses it up in a transaction, once; undefined if anything about the answer is wrong
   */
  async function check(userId: string | undefined, answer: PasskeyAnswer, purpose: ChallengePurpose, boundTo: string) {
    const row = userId && (await prisma.passkey.findFirst({ where: { user_id: userId, credential_id: answer.id } }));
    const verified =
      row && (await webauthn.verify(answer, row, (challenge) => challenges.isValid(challenge, { purpose, boundTo })));
    if (!verified) return undefined;
    return async (tx: Transaction): Promise<boolean> => {
      if (!(await challenges.spend(verified.challenge, tx))) return false;
      // A concurrent use of a copy may have raised the counter, or the passkey was removed.
      const { count } = await tx.passkey.updateMany({
        where: { user_id: row.user_id, id: row.id, counter: row.counter },
        data: { counter: verified.counter, last_used_at: clock() },
      });
      return count > 0;
    };
  }

  return {
    list: (userId: string) =>
      prisma.passkey.findMany({ where: { user_id: userId }, select: shown, orderBy: { id: 'asc' } }),

    async newOptions(user: SessionIdentity) {
      const challenge = challenges.issue({ purpose: 'new_passkey', boundTo: user.session_id });
      return webauthn.newPasskeyOptions(user, challenge, await credentialsOf(user.id));
    },

    async add(user: SessionIdentity, answer: NewPasskeyAnswer, device: string) {
      const binding = { purpose: 'new_passkey', boundTo: user.session_id } as const;
      const verified = await webauthn.verifyNew(answer, (challenge) => challenges.isValid(challenge, binding));
      if (!verified) throw new AppError('passkey_refused');
      return prisma
        .$transaction(async (tx) => {
          await lockCaller(tx, user);
          if (!(await challenges.spend(verified.challenge, tx))) throw new AppError('passkey_refused');
          const count = await tx.passkey.count({ where: { user_id: user.id } });
          if (count >= mostPerAccount) throw new AppError('too_many_passkeys');
          const row = await tx.passkey.create({
            data: {
              user_id: user.id,
              credential_id: verified.id,
              public_key: verified.publicKey,
              counter: verified.counter,
              transports: verified.transports ?? [],
              name: device,
              created_at: clock(),
            },
            select: shown,
          });
          await events.record(user.id, 'passkey_added', device, tx);
          await mails.send('passkey_added', user.email, tx);
          return row;
        })
        .catch((error) => {
          const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
          throw taken ? new AppError('passkey_exists', { cause: error }) : error;
        });
    },

    async rename(userId: string, id: string, name: string) {
      const [row] = await prisma.passkey.updateManyAndReturn({
        where: { user_id: userId, id },
        data: { name },
        select: shown,
      });
      if (!row) throw new AppError('not_found');
      return row;
    },

    async remove(user: SessionIdentity, id: string, device: string): Promise<void> {
      await prisma.$transaction(async (tx) => {
        const { count } = await tx.passkey.deleteMany({ where: { user_id: user.id, id } });
        if (count === 0) throw new AppError('not_found');
        await events.record(user.id, 'passkey_removed', device, tx);
        await mails.send('passkey_removed', user.email, tx);
      });
    },

    /** @param boundTo a secret of the browser */
    signInOptions: (boundTo: string) => webauthn.answerOptions(challenges.issue({ purpose: 'sign_in', boundTo })),

    /** A passkey is both steps at once: something one has, opened by something one knows or is. */
    async signIn(answer: PasskeyAnswer, boundTo: string | undefined, device: string) {
      const spend = boundTo && (await check(webauthn.userOf(answer), answer, 'sign_in', boundTo));
      if (!spend) throw new AppError('passkey_refused');
      const userId = webauthn.userOf(answer) ?? '';
      return prisma.$transaction(async (tx) => {
        const { tier } = await lockOwner(tx, userId);
        if (!(await spend(tx))) throw new AppError('passkey_refused');
        await events.record(userId, 'signed_in_with_passkey', device, tx);
        const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
        return { user: { ...user, tier }, account: ownedAccount(user), ...(await sessions.open(userId, device, tx)) };
      });
    },

    async confirmOptions({ id, session_id }: SessionIdentity) {
      const challenge = challenges.issue({ purpose: 'confirm', boundTo: session_id });
      return webauthn.answerOptions(challenge, await credentialsOf(id));
    },

    checkConfirmation: ({ id, session_id }: SessionIdentity, answer: PasskeyAnswer) =>
      check(id, answer, 'confirm', session_id),
  };
}
