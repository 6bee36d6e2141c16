import type { PrismaClient } from '@kumbara/prisma/client';
import type { Language } from '@kumbara/shared';
import { AppError, refuseField } from '#lib/app-error.ts';
import { isDatabaseUnavailable } from '#lib/database.ts';
import { planOf } from '#lib/held-plan.ts';
import { ownedAccount } from '#lib/known-browsers.ts';
import type { Logger } from '#lib/logger.ts';
import type { OneTimeCodes } from '#lib/one-time-codes.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import type { Sessions } from '#lib/sessions.ts';
import { GoogleError, type GoogleSignIn, type TransactionCookie } from './adapters/google-sign-in.ts';
import { isStateOf } from './adapters/state-store.ts';
import type { createGoogleUsers } from './google-user.ts';

export type GoogleService = ReturnType<typeof createGoogleService>;

type Needs = {
  /** Undefined if Google sign-in is not set up. */
  google: GoogleSignIn | undefined;
  origins: readonly string[];
  prisma: PrismaClient;
  users: ReturnType<typeof createGoogleUsers>;
  codes: OneTimeCodes;
  sessions: Sessions;
  events: SecurityEvents;
  logger: Logger;
};
type Return = {
  transaction: TransactionCookie;
  state: string | undefined;
  code: string | undefined;
  iss: string | undefined;
};
type From = { language: Language; address: string; device: string };

const codeSeconds = 60;
const callbackUrlAt = (origin: string) => `${origin}/api/auth/google/callback`;
const landingAt = (origin: string) => `${origin}/dashboard`;

export function createGoogleService(needs: Needs) {
  const { google, origins, prisma, users, codes, sessions, events, logger } = needs;

  function configured(): GoogleSignIn {
    if (!google) throw new AppError('provider_not_configured');
    return google;
  }

  /** The origin at which this browser started the sign-in that the state belongs to; undefined if it did not. */
  const originOf = ({ transaction: { value }, state }: Return): string | undefined =>
    value && state ? origins.find((origin) => isStateOf(value, callbackUrlAt(origin), state)) : undefined;

  async function complete({ transaction, code, state, iss }: Return, origin: string, from: From): Promise<string> {
    if (!transaction.value || !code || !state) throw new GoogleError('refused', 'came back without a code');
    if (iss !== undefined && !configured().isIssuer(iss)) throw new GoogleError('refused', 'another issuer answered');
    const profile = await configured().redeem({ callbackUrl: callbackUrlAt(origin), code, state, transaction });
    const userId = await users.enter(profile, from);
    return codes.issue({ userId, purpose: 'sign_in', seconds: codeSeconds, boundTo: transaction.value });
  }

  /** The parameters with which the landing screen explains the failure to the user. */
  function failureOf(error: unknown): URLSearchParams {
    if (error instanceof GoogleError) {
      logger[error.kind === 'refused' ? 'info' : 'warn']({ reason: error.message }, 'a sign-in with Google failed');
      return new URLSearchParams({ error: 'google' });
    }
    if (error instanceof AppError && error.code === 'too_many_requests')
      return new URLSearchParams({ error: 'too_many_requests', wait: String(error.retryAfterSeconds) });
    if (!isDatabaseUnavailable(error)) throw error;
    logger.warn({ err: error }, 'the database is away');
    return new URLSearchParams({ error: 'service_unavailable' });
  }

  return {
    /** Page that shows a failure if the origin of the request is not one of the app's. */
    failureUrl: `${origins[0]}/?error=google`,

    /** Begins the transaction of this browser. @returns where to send the browser */
    async start(redirect: string, transaction: TransactionCookie): Promise<string> {
      const origin = origins.find((each) => landingAt(each) === redirect);
      if (!origin) throw refuseField('redirect', 'invalid');
      return configured().authorizationUrl({ callbackUrl: callbackUrlAt(origin), transaction });
    },

    /** @returns where to send the browser: the dashboard with a code, or the landing screen with an error */
    async finish(answer: Return, from: From): Promise<string> {
      const origin = originOf(answer);
      try {
        if (!origin) throw new GoogleError('refused', 'came back to another browser');
        return `${landingAt(origin)}#session_id=${await complete(answer, origin, from)}`;
      } catch (error) {
        return `${origin ?? origins[0]}/?${failureOf(error)}`;
      }
    },

    /** Every code that is not a fresh one of this browser is refused in the same way. */
    async exchange(code: string, transaction: string | undefined, device: string) {
      return prisma.$transaction(async (tx) => {
        const boundTo = transaction;
        const userId = boundTo && (await codes.spend({ code, purpose: 'sign_in', boundTo }, tx));
        if (!userId) throw new AppError('session_code_invalid');
        await events.record(userId, 'signed_in_with_google', device, tx);
        const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
        const tier = await planOf(userId, tx);
        const session = await sessions.open(userId, device, tx);
        return { user: { ...user, tier }, account: ownedAccount(user), ...session };
      });
    },
  };
}
