import type { PrismaClient } from '@kumbara/prisma/client';
import { addDays, dayIn, daysBetween, type IsoDate } from '@kumbara/shared';
import { millisecondsInDay } from 'date-fns/constants';
import type pg from 'pg';
import { z } from 'zod';
import type { Clock } from '#lib/clock.ts';
import type { Transaction } from '#lib/database.ts';
import { fromDay } from '#lib/day.ts';
import type { Job, Jobs } from '#lib/jobs.ts';
import type { Logger } from '#lib/logger.ts';
import { localHour } from './local-hour.ts';
import { storeReminders } from './outbox.ts';
import { type PlannedReminder, planReminders } from './planned-reminders.ts';
import { isReachable, readFacts, readRecipient } from './reminder-facts.ts';
import type { ReminderSending } from './reminder-sending.ts';

/** Time zones differ by quarters of an hour. */
const dueJob = {
  name: 'due-reminders',
  schema: z.object({}),
  cron: '*/15 * * * *',
  queue: { expireInSeconds: 3600, heartbeatSeconds: 60 },
} satisfies Job;

const perRound = 200;
/** Nobody waits longer for their hour: who does has been looked at by a clock that ran ahead. */
const longestWaitMs = 3 * millisecondsInDay;
/** One user whose reminders cannot be planned must not stop the others. */
const retryMs = 3_600_000;

type Needs = {
  prisma: PrismaClient;
  pool: pg.Pool;
  jobs: Jobs;
  sending: ReminderSending;
  /** Writes what the day brings for the webhooks of a user. */
  writeEvents: (
    tx: Transaction,
    userId: string,
    findings: readonly PlannedReminder[],
    daysLeft: (day: IsoDate) => number,
  ) => Promise<void>;
  clock: Clock;
  logger: Logger;
};

/** Stores the reminders of every user when the user's hour has come, and queues what sends them. */
export function createReminderRun({ prisma, pool, jobs, sending, writeEvents, clock, logger }: Needs) {
  const dueUsers = async (): Promise<string[]> => {
    const now = clock();
    const { rows } = await pool.query<{ user_id: string }>({
      name: 'reminders-due',
      text: `
        SELECT user_id FROM reminder_settings WHERE next_at IS NULL OR next_at <= $1 OR next_at > $2
        ORDER BY next_at NULLS FIRST LIMIT ${perRound}`,
      values: [now, new Date(now.getTime() + longestWaitMs)],
    });
    return rows.map(({ user_id }) => user_id);
  };

  /** Plans outside of the transaction: what others store meanwhile, the keys of the outbox tell apart. */
  async function remind(userId: string): Promise<void> {
    const now = clock();
    const recipient = await readRecipient(pool, userId);
    if (!recipient) return;
    const today = dayIn(recipient.time_zone, now);
    const hour = localHour(today, recipient.hour, recipient.time_zone);
    if (now < hour) return void (await lookAgainAt(userId, hour));
    const isReminded = isReachable(recipient);
    const facts = isReminded || recipient.has_webhooks ? await readFacts(pool, recipient, today) : undefined;
    // Webhooks have their own choice of events.
    const found = facts ? planReminders({ ...facts, muted: [] }, today, today) : [];
    const planned = isReminded ? found.filter(({ kind }) => !recipient.muted.includes(kind)) : [];
    await prisma.$transaction(async (tx) => {
      const locked = await tx.$queryRaw<unknown[]>`
        SELECT FROM reminder_settings WHERE user_id = ${userId}::uuid FOR UPDATE SKIP LOCKED`;
      // Another worker is at it.
      if (locked.length === 0) return;
      // One message a day: what is new since then waits for the next.
      const isDone = (await tx.reminder.count({ where: { user_id: userId, day: fromDay(today) } })) > 0;
      const batch = { user_id: userId, day: today, planned, now };
      if (!isDone && (await storeReminders(tx, batch))) await sending.queue(recipient, today, tx);
      if (recipient.has_webhooks) await writeEvents(tx, userId, found, (day) => daysBetween(today, day));
      const next = localHour(addDays(today, 1), recipient.hour, recipient.time_zone);
      await tx.reminderSettings.updateMany({ where: { user_id: userId }, data: { next_at: next } });
    });
  }

  const lookAgainAt = (user_id: string, next_at: Date) =>
    prisma.reminderSettings.updateMany({ where: { user_id }, data: { next_at } });

  async function run(): Promise<void> {
    for (let users = await dueUsers(); users.length > 0; users = await dueUsers()) {
      for (const userId of users) {
        await remind(userId).catch(async (error) => {
          logger.error({ err: error, user_id: userId }, 'the reminders of a user could not be planned');
          await lookAgainAt(userId, new Date(clock().getTime() + retryMs));
        });
      }
      if (users.length < perRound) return;
    }
  }

  jobs.on(dueJob, run);

  return { run };
}
