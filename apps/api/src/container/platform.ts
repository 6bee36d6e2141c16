import type { Config } from '#config.ts';
import { createHostCookie } from '#http/host-cookie.ts';
import type { Clock } from '#lib/clock.ts';
import { openDatabase } from '#lib/database.ts';
import { createJobs } from '#lib/jobs.ts';
import { createKeyedHash } from '#lib/keyed-hash.ts';
import type { Logger } from '#lib/logger.ts';
import { createMailer } from '#lib/mailer.ts';
import { createAccountMails } from '#lib/mails/account-mails.ts';
import { createOneTimeCodes } from '#lib/one-time-codes.ts';
import { createPasswords } from '#lib/passwords.ts';
import { createRateLimiter } from '#lib/rate-limiter.ts';
import { createSecondFactors } from '#lib/second-factors.ts';
import { createSecrets } from '#lib/secrets.ts';
import { createSecurityEvents } from '#lib/security-events.ts';
import { createSessionTokens } from '#lib/session-tokens.ts';
import { createSessions } from '#lib/sessions.ts';
import { createVault } from '#lib/vault.ts';
import { createVersionedResults } from '#lib/versioned-results.ts';
import { createWrongPasswords } from '#lib/wrong-passwords.ts';

export type Platform = ReturnType<typeof createPlatform>;

/** The database, the queue, mails and secrets, which every module may use. */
export function createPlatform(config: Config, logger: Logger, clock: Clock) {
  const { prisma, pool, close } = openDatabase(config.databaseUrl, logger);
  const cookie = createHostCookie('session', config.origins[0] ?? '');
  const tokens = createSessionTokens(config.sessionKeys, clock);
  const sessions = createSessions({ prisma, pool, clock, tokens });
  const limiter = createRateLimiter({ pool });
  const passwords = createPasswords({ pepper: config.passwordPepper });
  const wrongPasswords = createWrongPasswords(limiter);
  const events = createSecurityEvents({ prisma, clock });
  const codes = createOneTimeCodes({ prisma, clock });
  const jobs = createJobs({ pool, logger, isWorker: config.roles.includes('worker') });
  const vault = createVault(config.credentialKeys);
  const secrets = createSecrets({ prisma, vault, jobs, logger });
  const mailer = createMailer(config.mail);
  const mails = createAccountMails({
    prisma,
    jobs,
    codes,
    mailer,
    origin: config.origins[0] ?? '',
  });
  const secondFactors = createSecondFactors({
    ...{ prisma, secrets, events, mails, clock },
    hashRecoveryCode: createKeyedHash(config.passwordPepper, 'recovery codes'),
  });
  const results = createVersionedResults({ prisma });
  return {
    ...{ config, logger, clock, prisma, pool, close, cookie, tokens, sessions, limiter, passwords, wrongPasswords },
    ...{ events, codes, jobs, vault, secrets, mailer, mails, secondFactors, results },
  };
}
