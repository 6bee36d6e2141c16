import type { PrismaClient } from '@kumbara/prisma/client';
import { AppError } from '#lib/app-error.ts';
import type { Identity } from '#lib/identity.ts';
import type { AccountMails } from '#lib/mails/account-mails.ts';
import type { OneTimeCodes } from '#lib/one-time-codes.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import type { SecurityEvents } from '#lib/security-events.ts';

export type EmailService = ReturnType<typeof createEmailService>;

const resends = { most: 5, seconds: 3600 };
const linkAttempts = { most: 100, seconds: 900 };

type Needs = {
  prisma: PrismaClient;
  codes: OneTimeCodes;
  mails: AccountMails;
  events: SecurityEvents;
  limiter: RateLimiter;
};

/** Verifies e-mail addresses. */
export function createEmailService({ prisma, codes, mails, events, limiter }: Needs) {
  return {
    async verify(token: string, { address, device }: { address: string; device: string }): Promise<void> {
      await limiter.take(`link:address:${address}`, linkAttempts);
      await prisma.$transaction(async (tx) => {
        const userId = await codes.spend({ code: token, purpose: 'verify_email' }, tx);
        if (!userId) throw new AppError('link_invalid');
        await tx.user.update({ where: { id: userId }, data: { email_verified: true } });
        await codes.withdraw(userId, 'verify_email', tx);
        await events.record(userId, 'email_verified', device, tx);
      });
    },

    async resend({ id, email, email_verified }: Identity): Promise<void> {
      if (email_verified) return;
      if (await limiter.tryTake(`verify:account:${id}`, resends)) await mails.send('verify_email', email);
    },
  };
}
