import { createHash } from 'node:crypto';
import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import { currencyOfLanguage, type Language, type Login, type Signup } from '@kumbara/shared';
import { AppError, refuseField } from '#lib/app-error.ts';
import { isCommonPassword } from '#lib/common-passwords.ts';
import type { Passwords } from '#lib/passwords.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import type { Sessions } from '#lib/sessions.ts';

export type AuthService = ReturnType<typeof createAuthService>;

type Needs = {
  prisma: PrismaClient;
  passwords: Passwords;
  sessions: Sessions;
  limiter: RateLimiter;
  signupsPerHour: number;
};

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

export function createAuthService({ prisma, passwords, sessions, limiter, signupsPerHour }: Needs) {
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
    async signUp(
      { email, password, name }: Signup,
      { language, address, device }: { language: Language; address: string; device: string },
    ) {
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
      return { user, ...(await sessions.open(user.id, device)) };
    },

    async login({ email, password }: Login, { address, device }: { address: string; device: string }) {
      const user = await countingWrongPasswords(email, address, async () => {
        const found = await prisma.user.findUnique({ where: { email } });
        return (await passwords.matches(password, found?.password_hash ?? undefined))
          ? (found ?? undefined)
          : undefined;
      });
      return { user, ...(await sessions.open(user.id, device)) };
    },

    /** Ends the session, and with it everything that names it. */
    logout: (userId: string, sessionId: string) => sessions.end(userId, sessionId),
  };
}
