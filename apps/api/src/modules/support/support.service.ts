import { createHash } from 'node:crypto';
import type { PrismaClient } from '@kumbara/prisma/client';
import type { Language, SupportMessage } from '@kumbara/shared';
import { millisecondsInDay } from 'date-fns/constants';
import { z } from 'zod';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { Mailer } from '#lib/mailer.ts';
import { lockOwner } from '#lib/owner-lock.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import { composeSupportMail } from './support-mail.ts';

export type SupportService = ReturnType<typeof createSupportService>;

const supportJob = { name: 'support-mail', schema: z.object({ message_id: z.uuid() }) } satisfies Job;

const perUser = { most: 10, seconds: 3600 };
/** The same text within this time is a second click, or a retry after a lost answer. */
const sameMs = 10 * 60_000;

type Needs = {
  prisma: PrismaClient;
  limiter: RateLimiter;
  jobs: Jobs;
  mailer: Mailer;
  /** The operator's address. */
  to: string;
  clock: Clock;
};

/** Sends messages to the operator by a job, so that an unavailable mail server loses none. */
export function createSupportService({ prisma, limiter, jobs, mailer, to, clock }: Needs) {
  jobs.on(supportJob, async ({ message_id }) => {
    const row = await prisma.supportMessage.findFirst({
      where: { id: message_id, sent_at: null },
      include: { user: true },
    });
    if (!row) return;
    await mailer.send({ to, ...composeSupportMail(row) });
    // The operator has the message, so it is deleted here.
    await prisma.supportMessage.updateMany({
      where: { user_id: row.user_id, id: row.id },
      data: { sent_at: clock(), subject: '', message: '', page: '', device: '' },
    });
  });

  return {
    async send(userId: string, message: SupportMessage, from: { language: Language; device: string }): Promise<void> {
      const digest = createHash('sha256').update(`${message.subject}\0${message.message}`).digest('hex');
      const now = clock();
      const since = new Date(now.getTime() - sameMs);
      const isSent = async (tx: Transaction): Promise<boolean> =>
        (await tx.supportMessage.count({ where: { user_id: userId, digest, created_at: { gt: since } } })) > 0;
      if (await isSent(prisma)) return;
      const counter = `support:${userId}`;
      await limiter.take(counter, perUser);
      await prisma.supportMessage.deleteMany({
        where: { sent_at: { lt: new Date(now.getTime() - millisecondsInDay) } },
      });
      const isNew = await prisma.$transaction(async (tx) => {
        const { tier } = await lockOwner(tx, userId);
        if (await isSent(tx)) return false;
        const { id } = await tx.supportMessage.create({
          data: { ...message, page: message.page ?? '', ...from, user_id: userId, digest, tier, created_at: now },
        });
        await jobs.send(supportJob, { message_id: id }, { tx });
        return true;
      });
      // Of concurrent duplicates one is stored.
      if (!isNew) await limiter.refund(counter);
    },
  };
}
