import type { PrismaClient } from '@kumbara/prisma/client';
import type { Confirmation, ConfirmationMethod, PasskeyAnswer } from '@kumbara/shared';
import { AppError, refuseField } from '#lib/app-error.ts';
import type { Transaction } from '#lib/database.ts';
import type { SessionIdentity } from '#lib/identity.ts';
import { lockCaller } from '#lib/owner-lock.ts';
import type { Passwords } from '#lib/passwords.ts';
import type { SecondFactors } from '#lib/second-factors.ts';
import type { Sessions } from '#lib/sessions.ts';
import type { WrongPasswords } from '#lib/wrong-passwords.ts';

export type ConfirmationService = ReturnType<typeof createConfirmationService>;

type Needs = {
  prisma: PrismaClient;
  passwords: Passwords;
  wrongPasswords: WrongPasswords;
  sessions: Sessions;
  secondFactors: SecondFactors;
  checkPasskey: (
    user: SessionIdentity,
    answer: PasskeyAnswer,
  ) => Promise<((tx: Transaction) => Promise<boolean>) | undefined>;
};
type State = { confirmed_at: Date | null; has_password: boolean; is_on: boolean; has_passkey: boolean };

/** Calls that ask once more whether it is the user: an open session alone is not enough for them. */
export function createConfirmationService(needs: Needs) {
  const { prisma, passwords, wrongPasswords, sessions, secondFactors, checkPasskey } = needs;

  async function stateOf({ id, session_id }: SessionIdentity): Promise<State> {
    const [state] = await prisma.$queryRaw<State[]>`
      SELECT s.confirmed_at, u.password_hash IS NOT NULL AS has_password,
             EXISTS (SELECT FROM authenticators a WHERE a.user_id = u.id) AS is_on,
             EXISTS (SELECT FROM passkeys p WHERE p.user_id = u.id) AS has_passkey
      FROM users u JOIN sessions s ON s.user_id = u.id AND s.id = ${session_id}::uuid WHERE u.id = ${id}::uuid`;
    if (!state) throw new AppError('unauthenticated');
    return state;
  }

  /** With two-step sign-in neither the password nor a new sign-in is enough; without it they are what signs in anyway. */
  const methodsOf = ({ has_password, is_on, has_passkey }: State): ConfirmationMethod[] => [
    ...(is_on ? (['authenticator'] as const) : []),
    ...(has_passkey ? (['passkey'] as const) : []),
    ...(is_on ? [] : [has_password ? ('password' as const) : ('sign_in' as const)]),
  ];

  const refuse = (methods: ConfirmationMethod[]) => new AppError('confirmation_required', { extra: { methods } });

  async function checkPassword(id: string, password: string) {
    const row = await prisma.user.findUnique({ where: { id }, select: { password_hash: true } });
    const password_hash = row?.password_hash ?? undefined;
    if (!(await passwords.matches(password, password_hash))) return undefined;
    // It may have been changed during the comparison, or two-step sign-in turned on.
    const where = { id, password_hash, authenticator: null };
    return async (tx: Transaction) => (await tx.user.count({ where })) > 0;
  }

  /** @returns a step that uses the proof up; undefined for a wrong one */
  async function check(user: SessionIdentity, given: Confirmation, device: string) {
    if ('passkey' in given) return checkPasskey(user, given.passkey);
    if ('code' in given) return (tx: Transaction) => secondFactors.spend(user, given.code, device, tx);
    return checkPassword(user.id, given.password);
  }

  return {
    /**
     * @param always for calls that change how the account is entered; others ask only accounts with two-step sign-in or a
     * passkey
     * @throws AppError `confirmation_required` with the `methods` unless the session was confirmed in the last ten minutes
     */
    async require(user: SessionIdentity, always: boolean): Promise<void> {
      const state = await stateOf(user);
      const methods = methodsOf(state);
      if (!always && !state.is_on && !state.has_passkey) return;
      if (sessions.isConfirmed(state.confirmed_at)) return;
      if (methods.includes('sign_in') && sessions.isFresh(user)) return;
      throw refuse(methods);
    },

    /** Confirms the session for ten minutes. */
    async confirm(user: SessionIdentity, given: Confirmation, device: string): Promise<void> {
      const methods = methodsOf(await stateOf(user));
      const method = 'code' in given ? 'authenticator' : 'passkey' in given ? 'passkey' : 'password';
      if (!methods.includes(method)) throw refuse(methods);
      const confirmed = await wrongPasswords.inSession(user.id, async () => {
        const spend = await check(user, given, device);
        return (
          spend &&
          prisma.$transaction(async (tx) => {
            await lockCaller(tx, user);
            if (!(await spend(tx))) return undefined;
            return (await sessions.confirm(user, tx)) || undefined;
          })
        );
      });
      if (confirmed) return;
      if (method === 'passkey') throw new AppError('passkey_refused');
      throw method === 'authenticator' ? refuseField('code', 'code_wrong') : refuseField('password', 'password_wrong');
    },
  };
}
