import type { PrismaClient, PushSubscription } from '@kumbara/prisma/client';
import {
  addDays,
  dayIn,
  defaultLanguage,
  type IsoDate,
  isLanguage,
  type Language,
  plans,
  startOfMonth,
} from '@kumbara/shared';
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';
import type pg from 'pg';
import { z } from 'zod';
import { AppError } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import { fromDay } from '#lib/day.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { Mailer } from '#lib/mailer.ts';
import type { RateLimiter } from '#lib/rate-limiter.ts';
import type { PushMessage, PushService } from './adapters/push-service.ts';
import { fromRow, type Stored } from './outbox.ts';
import { type PlannedReminder, planReminders } from './planned-reminders.ts';
import { getsMail, getsPush, isReachable, type Recipient, readFacts, readRecipient } from './reminder-facts.ts';
import type { ReminderLinks } from './reminder-links.ts';
import { composeReminders } from './reminder-mail.ts';
import { writeNotification } from './reminder-text.ts';

export type ReminderSending = ReturnType<typeof createReminderSending>;

const mailJob = {
  name: 'reminder-mail',
  schema: z.object({ user_id: z.uuid(), day: z.iso.date() }),
  queue: { heartbeatSeconds: 30, deleteAfterSeconds: 3600 },
} satisfies Job;
const pushJob = {
  name: 'reminder-push',
  schema: z.object({ user_id: z.uuid(), day: z.iso.date(), push_id: z.uuid() }),
  queue: { heartbeatSeconds: 30, deleteAfterSeconds: 3600 },
} satisfies Job;
const testJob = { name: 'reminder-test', schema: z.object({ user_id: z.uuid() }) } satisfies Job;

const tests = { most: 5, seconds: 3600 };
const testDays = 60;
const mostInTest = 5;

/** A worker that has not ended by then is dead, and another one sends. */
const leaseMs = minutesToMilliseconds(2);

type Needs = {
  prisma: PrismaClient;
  pool: pg.Pool;
  jobs: Jobs;
  mailer: Mailer;
  /** Undefined where notifications are not offered. */
  push: PushService | undefined;
  limiter: RateLimiter;
  links: ReminderLinks;
  clock: Clock;
};

/** Sends what lies in the outbox. */
export function createReminderSending({ prisma, pool, jobs, mailer, push, limiter, links, clock }: Needs) {
  /** Takes the unsent reminders of a day for this worker. @throws if another worker has them */
  async function claim(user_id: string, day: IsoDate): Promise<Stored[]> {
    const now = clock();
    const unsent = { user_id, day: fromDay(day), emailed_at: null, dropped_at: null };
    const rows = await prisma.reminder.updateManyAndReturn({
      where: { ...unsent, OR: [{ sending_at: null }, { sending_at: { lt: new Date(now.getTime() - leaseMs) } }] },
      data: { sending_at: now },
    });
    if (rows.length === 0 && (await prisma.reminder.count({ where: unsent })) > 0)
      throw new Error('another worker sends these reminders');
    return rows.map(fromRow);
  }

  /** Each browser has a job of its own, so that one that fails does not repeat the others. */
  jobs.on(pushJob, async ({ user_id, day, push_id }) => {
    const [recipient, target, rows] = await Promise.all([
      readRecipient(pool, user_id),
      prisma.pushSubscription.findUnique({ where: { user_id_id: { user_id, id: push_id } } }),
      prisma.reminder.findMany({ where: { user_id, day: fromDay(day), dropped_at: null } }),
    ]);
    if (!recipient || !target || !push || !getsPush(recipient)) return;
    const today = dayIn(recipient.time_zone, clock());
    const valid = await stillValid(rows.map(fromRow), recipient, today);
    if (valid.length === 0) return;
    await notify(target, messageOf(valid, today, languageOf(recipient), day));
    await mark(user_id, valid, { pushed_at: clock() });
  });

  async function notify(target: PushSubscription, message: PushMessage): Promise<void> {
    if ((await push?.send(target, message)) === 'gone')
      await prisma.pushSubscription.deleteMany({ where: { user_id: target.user_id, id: target.id } });
  }

  const messageOf = (some: PlannedReminder[], today: IsoDate, language: Language, tag: string): PushMessage => ({
    ...writeNotification(some, today, language),
    ...{ url: links.page, tag },
  });

  const mark = (
    user_id: string,
    some: Stored[],
    data: { emailed_at?: Date; pushed_at?: Date; dropped_at?: Date; sending_at?: null },
  ) =>
    prisma.$transaction(
      some.map(({ kind, subject_id, due_on, lead_days }) =>
        prisma.reminder.updateMany({
          where: { user_id, kind, subject_id, due_on: fromDay(due_on), lead_days },
          data,
        }),
      ),
    );

  jobs.on(mailJob, async ({ user_id, day }) => {
    const recipient = await readRecipient(pool, user_id);
    if (!recipient) return;
    const claimed = await claim(user_id, day);
    if (claimed.length === 0) return;
    try {
      const now = clock();
      const today = dayIn(recipient.time_zone, now);
      const valid = await stillValid(claimed, recipient, today);
      const outdated = claimed.filter((one) => !valid.includes(one));
      if (outdated.length > 0) await mark(user_id, outdated, { dropped_at: now });
      if (valid.length === 0) return;
      if (!getsMail(recipient)) return void (await mark(user_id, valid, { dropped_at: now }));
      await mail(recipient, valid, today, `${user_id}.${day}`);
      await mark(user_id, valid, { emailed_at: now });
    } catch (error) {
      await mark(user_id, claimed, { sending_at: null });
      throw error;
    }
  });

  /** What is past, was cancelled or switched off meanwhile, or is announced by a later reminder, is not sent. */
  async function stillValid(claimed: Stored[], recipient: Recipient, today: IsoDate): Promise<Stored[]> {
    const facts = await readFacts(pool, recipient, today);
    const last = claimed.reduce((latest, { due_on }) => (due_on > latest ? due_on : latest), today);
    const subject = ({ kind, subject_id, due_on }: Pick<Stored, 'kind' | 'subject_id' | 'due_on'>) =>
      [kind, subject_id, due_on].join(' ');
    const events = new Set(planReminders(facts, today, last).map(subject));
    const shortest = new Map(
      [...claimed].sort((a, b) => b.lead_days - a.lead_days).map((one) => [subject(one), one.lead_days]),
    );
    return claimed.filter((one) => events.has(subject(one)) && shortest.get(subject(one)) === one.lead_days);
  }

  async function mail(
    recipient: Recipient,
    reminders: PlannedReminder[],
    today: IsoDate,
    id: string,
    isTest = false,
  ): Promise<void> {
    const { user_id } = recipient;
    const asked = await checkInPages(recipient, reminders, today);
    await mailer.send({
      to: recipient.email,
      id: `reminders.${id}`,
      headers: unsubscribeHeaders(links.oneClick(user_id)),
      ...composeReminders({
        ...{ name: recipient.name, language: languageOf(recipient), today, isTest },
        reminders: reminders.map((one) => ({ ...one, check_in: asked.get(one.subject_id) })),
        link: links.page,
        stopLink: (kind) => links.stopPage(user_id, kind),
      }),
    });
  }

  /** Pages that ask whether it was used, for renewals of a month that is not answered yet. */
  async function checkInPages(
    { user_id, tier }: Recipient,
    reminders: PlannedReminder[],
    today: IsoDate,
  ): Promise<Map<string, string>> {
    if (!plans[tier].features.unused) return new Map();
    const renewals = reminders.filter(({ kind }) => kind === 'renewal').map(({ subject_id }) => subject_id);
    const answered = await prisma.usageCheckIn.findMany({
      where: { user_id, subscription_id: { in: renewals }, month: fromDay(startOfMonth(today)) },
      select: { subscription_id: true },
    });
    const known = new Set(answered.map(({ subscription_id }) => subscription_id));
    return new Map(renewals.filter((id) => !known.has(id)).map((id) => [id, links.checkInPage(user_id, id, today)]));
  }

  jobs.on(testJob, async ({ user_id }, id) => {
    const recipient = await readRecipient(pool, user_id);
    if (!recipient) return;
    const today = dayIn(recipient.time_zone, clock());
    const facts = await readFacts(pool, recipient, today);
    const coming = planReminders(facts, today, addDays(today, testDays)).slice(0, mostInTest);
    if (getsPush(recipient)) {
      const message = messageOf(coming, today, languageOf(recipient), 'test');
      for (const target of await prisma.pushSubscription.findMany({ where: { user_id } }))
        await notify(target, message);
    }
    if (getsMail(recipient)) await mail(recipient, coming, today, `test.${id}`, true);
  });

  return {
    /** Queues a message that shows what the next ones will look like. */
    async test(userId: string): Promise<void> {
      const recipient = await readRecipient(pool, userId);
      if (!recipient) throw new AppError('unauthenticated');
      if (!isReachable(recipient))
        throw new AppError(recipient.by_email ? 'email_not_verified' : 'no_reminder_channel');
      await limiter.take(`reminder-test:${userId}`, tests);
      await jobs.send(testJob, { user_id: userId });
    },

    /** Queues the messages of a day, which are sent exactly if the transaction is committed. */
    async queue(recipient: Recipient, day: IsoDate, tx: Transaction): Promise<void> {
      const { user_id } = recipient;
      if (getsMail(recipient)) await jobs.send(mailJob, { user_id, day }, { tx });
      if (!getsPush(recipient)) return;
      for (const { id } of await tx.pushSubscription.findMany({ where: { user_id }, select: { id: true } }))
        await jobs.send(pushJob, { user_id, day, push_id: id }, { tx });
    },
  };
}

const languageOf = ({ language }: Recipient) => (isLanguage(language) ? language : defaultLanguage);

/** RFC 8058: mail programs offer a button that posts to this address. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
