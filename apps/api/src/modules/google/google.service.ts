import type { PrismaClient } from '@kumbara/prisma/client';
import type { Language } from '@kumbara/shared';
import { AppError, refuseField } from '#lib/app-error.ts';
import { isDatabaseAway } from '#lib/database.ts';
import { planOf } from '#lib/held-plan.ts';
import type { Logger } from '#lib/logger.ts';
import type { OneTimeCodes } from '#lib/one-time-codes.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import type { Sessions } from '#lib/sessions.ts';
import { GoogleError, type GoogleSignIn } from './adapters/google-sign-in.ts';
import type { createGoogleUsers } from './google-user.ts';
import { newTransaction, originOf, stateOf, verifierOf } from './transaction.ts';

export type GoogleService = ReturnType<typeof createGoogleService>;

type Needs = {
  /** Undefined where nobody set it up. */
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
  transaction: string | undefined;
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

  async function complete({ transaction, code, iss }: Return, origin: string, from: From): Promise<string> {
    if (!transaction || !code) throw new GoogleError('refused', 'came back without a code');
    if (iss !== undefined && !configured().isIssuer(iss)) throw new GoogleError('refused', 'another issuer answered');
    const attempt = { callbackUrl: callbackUrlAt(origin), verifier: verifierOf(transaction), code };
    const userId = await users.enter(await configured().redeem(attempt), from);
    return codes.issue({ userId, purpose: 'sign_in', seconds: codeSeconds, boundTo: transaction });
  }

  /** A person stands before the browser, not a program: whatever a reason is known for is for the page to say. */
  function failureOf(error: unknown): URLSearchParams {
    if (error instanceof GoogleError) {
      logger[error.kind === 'refused' ? 'info' : 'warn']({ reason: error.message }, 'a sign-in with Google failed');
      return new URLSearchParams({ error: 'google' });
    }
    if (error instanceof AppError && error.code === 'too_many_requests')
      return new URLSearchParams({ error: 'too_many_requests', wait: String(error.retryAfterSeconds) });
    if (!isDatabaseAway(error)) throw error;
    logger.warn({ err: error }, 'the database is away');
    return new URLSearchParams({ error: 'service_unavailable' });
  }

  return {
    /** Where somebody is told that it failed who may have come from an origin that is none of ours. */
    failedAt: `${origins[0]}/?error=google`,

    /** @returns where to send the browser, and what it has to keep until it is back */
    async start(redirect: string): Promise<{ location: string; transaction: string }> {
      const origin = origins.find((each) => landingAt(each) === redirect);
      if (!origin) throw refuseField('redirect', 'invalid');
      const transaction = newTransaction();
      const location = await configured().address({
        callbackUrl: callbackUrlAt(origin),
        state: stateOf(transaction, origin),
        verifier: verifierOf(transaction),
      });
      return { location, transaction };
    },

    /** @returns where to send the browser: to the dashboard with a code, or to the landing screen, which says why not */
    async finish(answer: Return, from: From): Promise<string> {
      const { transaction, state } = answer;
      const origin = transaction && state ? originOf(transaction, state, origins) : undefined;
      try {
        if (!origin) throw new GoogleError('refused', 'came back to another browser');
        return `${landingAt(origin)}#session_id=${await complete(answer, origin, from)}`;
      } catch (error) {
        return `${origin ?? origins[0]}/?${failureOf(error)}`;
      }
    },

    /** Of whatever is not a fresh code of this very browser, nothing is said but that. */
    async exchange(code: string, transaction: string | undefined, device: string) {
      return prisma.$transaction(async (tx) => {
        const boundTo = transaction;
        const userId = boundTo && (await codes.spend({ code, purpose: 'sign_in', boundTo }, tx));
        if (!userId) throw new AppError('session_code_invalid');
        await events.record(userId, 'signed_in_with_google', device, tx);
        const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
        return { user: { ...user, tier: await planOf(userId, tx) }, ...(await sessions.open(userId, device, tx)) };
      });
    },
  };
}
