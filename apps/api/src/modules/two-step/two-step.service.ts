import type { PrismaClient } from '@kumbara/prisma/client';
import type { TurnOnTwoStep } from '@kumbara/shared';
import { z } from 'zod';
import { AppError, refuseField } from '#lib/app-error.ts';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from '#lib/authenticator.ts';
import type { Clock } from '#lib/clock.ts';
import type { SessionIdentity } from '#lib/identity.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import type { OneTimeCodes } from '#lib/one-time-codes.ts';
import { lockCaller } from '#lib/owner-lock.ts';
import { newRecoveryCodes } from '#lib/recovery-codes.ts';
import type { SecondFactors } from '#lib/second-factors.ts';
import type { Secrets } from '#lib/secrets.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import type { Sessions } from '#lib/sessions.ts';
import { type Vault, VaultError } from '#lib/vault.ts';

export type TwoStepService = ReturnType<typeof createTwoStepService>;

type Needs = {
  prisma: PrismaClient;
  vault: Vault;
  secrets: Secrets;
  secondFactors: SecondFactors;
  codes: OneTimeCodes;
  sessions: Sessions;
  events: SecurityEvents;
  mails: AccountMails;
  clock: Clock;
};

const purpose = 'authenticator';
const setupMs = 30 * 60_000;
const setupSchema = z.object({ secret: z.string(), expires: z.number() });

/** Turns two-step sign-in on and off. */
export function createTwoStepService(needs: Needs) {
  const { prisma, vault, secrets, secondFactors, codes, sessions, events, mails, clock } = needs;

  /** A setup counts in the session that began it, so that nobody else knows the secret. */
  const setupOf = ({ id, session_id }: SessionIdentity) => ({
    user_id: id,
    id: session_id,
    purpose: 'authenticator setup',
  });

  function openSetup(user: SessionIdentity, sealed: string): string {
    try {
      const { secret, expires } = setupSchema.parse(JSON.parse(vault.open(sealed, setupOf(user))));
      if (expires > clock().getTime()) return secret;
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
    }
    throw new AppError('setup_expired');
  }

  return {
    async read(userId: string) {
      const where = { user_id: userId };
      const [row, recovery_codes_left] = await Promise.all([
        prisma.authenticator.findUnique({ where }),
        prisma.recoveryCode.count({ where }),
      ]);
      return { on_since: row?.created_at.toISOString() ?? null, recovery_codes_left };
    },

    /** Stores nothing: the secret comes back with the first code, sealed. Several tabs do not disturb each other. */
    setUp(user: SessionIdentity) {
      const secret = newAuthenticatorSecret();
      const setup = vault.seal(JSON.stringify({ secret, expires: clock().getTime() + setupMs }), setupOf(user));
      return { secret, uri: authenticatorUri(secret, user.email), setup };
    },

    /** @returns the recovery codes, which are not stored */
    async turnOn(user: SessionIdentity, { setup, code }: TurnOnTwoStep, device: string): Promise<string[]> {
      const secret = openSetup(user, setup);
      const last_step = stepOfCode({ secret, code: code.replaceAll(/\s/g, '') }, clock);
      if (last_step === undefined) throw refuseField('code', 'code_wrong');
      const recoveryCodes = newRecoveryCodes();
      await prisma.$transaction(async (tx) => {
        await lockCaller(tx, user);
        if ((await secondFactors.of(user.id, tx)).is_on) throw new AppError('two_step_already_on');
        const secret_id = await secrets.put(user.id, purpose, secret, tx);
        await tx.authenticator.create({ data: { user_id: user.id, secret_id, last_step, created_at: clock() } });
        await secondFactors.storeRecoveryCodes(user.id, recoveryCodes, tx);
        await sessions.forgetConfirmations(user.id, tx);
        await events.record(user.id, 'two_step_on', device, tx);
        await mails.send('two_step_on', user.email, tx);
      });
      return recoveryCodes;
    },

    async turnOff(user: SessionIdentity, device: string): Promise<void> {
      await prisma.$transaction(async (tx) => {
        await lockCaller(tx, user);
        const where = { user_id: user.id };
        const row = await tx.authenticator.findUnique({ where });
        if (!row) throw new AppError('two_step_not_on');
        await tx.authenticator.delete({ where });
        await secrets.remove(user.id, row.secret_id, tx);
        await codes.withdraw(user.id, 'second_step', tx);
        await tx.recoveryCode.deleteMany({ where });
        await sessions.forgetConfirmations(user.id, tx);
        await events.record(user.id, 'two_step_off', device, tx);
        await mails.send('two_step_off', user.email, tx);
      });
    },

    /** @returns new recovery codes in place of the others */
    async renewRecoveryCodes(user: SessionIdentity, device: string): Promise<string[]> {
      const recoveryCodes = newRecoveryCodes();
      await prisma.$transaction(async (tx) => {
        await lockCaller(tx, user);
        if (!(await secondFactors.of(user.id, tx)).is_on) throw new AppError('two_step_not_on');
        await secondFactors.storeRecoveryCodes(user.id, recoveryCodes, tx);
        await events.record(user.id, 'recovery_codes_renewed', device, tx);
        await mails.send('recovery_codes_renewed', user.email, tx);
      });
      return recoveryCodes;
    },
  };
}
