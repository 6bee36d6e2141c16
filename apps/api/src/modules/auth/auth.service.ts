import { createHash } from 'node:crypto';
import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import { currencyOfLanguage, type Language, type Login, type Signup } from '@kumbara/shared';
import type pg from 'pg';
import { AppError, refuseField } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { isCommonPassword } from '#lib/common-passwords.ts';
import type { Identity } from '#lib/identity.ts';
import type { Passwords } from '#lib/passwords.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import type { SessionTokens } from '#lib/session-tokens.ts';

export type AuthService = ReturnType<typeof createAuthService>;

type Needs = {
  prisma: PrismaClient;
  pool: pg.Pool;
  clock: Clock;
  passwords: Passwords;
  tokens: SessionTokens;
  limiter: RateLimiter;
  signupsPerHour: number;
};

const sessionDays = 7;
const quarterHour = 15 * 60;
const wrongPasswords = {
  account: { most: 10, seconds: quarterHour },
  address: { most: 100, seconds: quarterHour },
};
/** A first guess, like the currency; the page and the account settings correct it. */
const timeZoneOfLanguage: Record<Language, string> = {
  tr: 'Europe/Istanbul',
  en: 'UTC',
  es: 'Europe/Madrid',
  fr: 'Europe/Paris',
  de: 'Europe/Berlin',
  it: 'Europe/Rome',
  pt: 'Europe/Lisbon',
};

export function createAuthService({ prisma, pool, clock, passwords, tokens, limiter, signupsPerHour }: Needs) {
  async function openSession(userId: string) {
    const now = clock();
    const expires = new Date(now.getTime() + sessionDays * 86_400_000);
    await prisma.session.deleteMany({ where: { user_id: userId, expires_at: { lte: now } } });
    const { id } = await prisma.session.create({ data: { user_id: userId, expires_at: expires } });
    return { token: await tokens.sign(userId, id, expires), expires };
  }

  /** Counts the attempt before looking at it, so that many at once cannot all slip through, and gives it back if right. */
  async function countingWrongPasswords<T>(email: string, address: string, attempt: () => Promise<T | undefined>) {
    const account = `login:account:${createHash('sha256').update(email).digest('hex')}`;
    const from = `login:address:${address}`;
    await limiter.take(from, wrongPasswords.address);
    await limiter.take(account, wrongPasswords.account);
    const result = await attempt();
    if (result === undefined) throw new AppError('invalid_credentials');
    await Promise.all([limiter.giveBack(account), limiter.giveBack(from)]);
    return result;
  }

  return {
    async signUp({ email, password, name }: Signup, { language, address }: { language: Language; address: string }) {
      if (await isCommonPassword(password)) throw refuseField('password', 'password_too_common');
      await limiter.take(`signup:address:${address}`, { most: signupsPerHour, seconds: 3600 });
      // Hashed before anybody knows whether the address is taken: both answers take the same time.
      const password_hash = await passwords.hash(password);
      const user = await prisma.user
        .create({
          data: {
            email,
            name,
            password_hash,
            language,
            currency: currencyOfLanguage(language),
            time_zone: timeZoneOfLanguage[language],
          },
        })
        .catch((error) => {
          const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
          throw taken ? new AppError('email_taken', { cause: error }) : error;
        });
      return { user, ...(await openSession(user.id)) };
    },

    async login({ email, password }: Login, address: string) {
      const user = await countingWrongPasswords(email, address, async () => {
        const found = await prisma.user.findUnique({ where: { email } });
        return (await passwords.matches(password, found?.password_hash ?? undefined)) ? (found ?? undefined) : undefined;
      });
      return { user, ...(await openSession(user.id)) };
    },

    /** Ends the session, and with it everything that names it. */
    async logout(userId: string, sessionId: string): Promise<void> {
      await prisma.session.deleteMany({ where: { user_id: userId, id: sessionId } });
    },

    /** Session and user in one prepared statement: this stands before every other query of the API. */
    async readSession(token: string) {
      const named = await tokens.read(token);
      if (!named) return undefined;
      const { rows } = await pool.query<Identity>({
        name: 'session-with-user',
        text: `
          SELECT s.id AS session_id, u.id, u.name, u.email, u.language, u.currency, u.time_zone, u.tier::text,
                 u.email_verified, u.created_at
          FROM sessions s JOIN users u ON u.id = s.user_id
          WHERE s.user_id = $1 AND s.id = $2 AND s.expires_at > $3`,
        values: [named.userId, named.sessionId, clock()],
      });
      return rows[0];
    },
  };
}
