import { Prisma, type PrismaClient } from '@kumbara/prisma/client';
import {
  addDays,
  dayIn,
  type Language,
  type PushSubscriptionInput,
  type Reminder,
  type ReminderKind,
  type ReminderSettings,
  type ReminderSettingsPatch,
  type Reminders,
  reminderKinds,
  type Unsubscribed,
} from '@kumbara/shared';
import type pg from 'pg';
import { AppError, refuseField } from '#lib/app-error.ts';
import type { Clock } from '#lib/clock.ts';
import { lockOwner } from '#lib/owner-lock.ts';
import type { PushService } from './adapters/push-service.ts';
import { localHour } from './local-hour.ts';
import { fromRow, type Stored, withoutStored } from './outbox.ts';
import { type PlannedReminder, planReminders } from './planned-reminders.ts';
import { getsMail, getsPush, type Recipient, readFacts, readRecipient } from './reminder-facts.ts';
import type { ReminderLinks } from './reminder-links.ts';
import type { ReminderSending } from './reminder-sending.ts';
import { describeReminder } from './reminder-text.ts';

export type ReminderService = ReturnType<typeof createReminderService>;

const comingDays = 60;
const mostPast = 100;
/** The browsers of a person; the newest stay. */
const mostDevices = 20;

type Needs = {
  prisma: PrismaClient;
  pool: pg.Pool;
  links: ReminderLinks;
  sending: ReminderSending;
  push: PushService | undefined;
  clock: Clock;
};

/** What reminders a user gets, and how. */
export function createReminderService({ prisma, pool, links, sending, push, clock }: Needs) {
  /** The account was deleted during the request. */
  async function recipientOf(userId: string): Promise<Recipient> {
    const recipient = await readRecipient(pool, userId);
    if (!recipient) throw new AppError('unauthenticated');
    return recipient;
  }

  async function settings(userId: string): Promise<ReminderSettings> {
    const [recipient, devices] = await Promise.all([
      recipientOf(userId),
      prisma.pushSubscription.findMany({ where: { user_id: userId }, orderBy: { id: 'asc' } }),
    ]);
    const { muted, by_email, by_push, hour, time_zone, default_lead_days, email, email_verified } = recipient;
    return {
      ...{ by_email, by_push, hour, time_zone, default_lead_days, email, email_verified },
      monthly_report: recipient.monthly_report,
      kinds: Object.fromEntries(reminderKinds.map((kind) => [kind, !muted.includes(kind)])) as Record<
        ReminderKind,
        boolean
      >,
      push_public_key: push?.publicKey ?? null,
      devices: devices.map(({ id, endpoint, device, created_at }) => ({
        ...{ id, endpoint, device },
        created_at: created_at.toISOString(),
      })),
    };
  }

  /** Sets all mail, or one kind, on or off. Nobody's token is answered like a spent one: both have nothing to end. */
  async function setByLink(token: string, isOn: boolean): Promise<Unsubscribed> {
    const link = links.readStop(token);
    if (!link) throw new AppError('link_invalid');
    const { userId: user_id, kind } = link;
    if (kind === null) {
      // A user who ends all mail gets no report either.
      const data = isOn ? { by_email: true } : { by_email: false, monthly_report: false };
      await prisma.reminderSettings.updateMany({ where: { user_id }, data });
    } else if (kind === 'monthly_report')
      await prisma.reminderSettings.updateMany({ where: { user_id }, data: { monthly_report: isOn } });
    else await mute(user_id, { [kind]: isOn });
    return { kind, stopped: !isOn };
  }

  /** In one statement, so that two changes at once both hold. */
  async function mute(userId: string, kinds: Partial<Record<ReminderKind, boolean>>): Promise<void> {
    const off = reminderKinds.filter((kind) => kinds[kind] === false);
    const on = reminderKinds.filter((kind) => kinds[kind] === true);
    await prisma.$executeRaw`
      UPDATE reminder_settings SET next_at = NULL, muted = ARRAY(
        SELECT kind FROM unnest(muted || ${off}::text[]) AS kind WHERE kind <> ALL (${on}::text[]) GROUP BY 1 ORDER BY 1)
      WHERE user_id = ${userId}::uuid`;
  }

  return {
    settings,

    async change(userId: string, patch: ReminderSettingsPatch): Promise<ReminderSettings> {
      const { kinds, default_lead_days, ...fields } = patch;
      if (kinds) await mute(userId, kinds);
      await prisma.reminderSettings.updateMany({
        where: { user_id: userId },
        data: {
          ...fields,
          ...(default_lead_days !== undefined && { default_lead_days: default_lead_days ?? Prisma.DbNull }),
          next_at: null,
        },
      });
      return settings(userId);
    },

    /** What was sent, and what will be sent in the next sixty days. */
    async list(userId: string, language: Language): Promise<Reminders> {
      const recipient = await recipientOf(userId);
      const { time_zone, hour } = recipient;
      const now = clock();
      const today = dayIn(time_zone, now);
      const [facts, rows] = await Promise.all([
        readFacts(pool, recipient, today),
        prisma.reminder.findMany({
          where: { user_id: userId },
          orderBy: [{ day: 'desc' }, { due_on: 'asc' }, { kind: 'asc' }, { subject_id: 'asc' }],
          take: mostPast,
        }),
      ]);
      const open = await withoutStored(prisma, userId, planReminders(facts, today, addDays(today, comingDays)));
      // Today's message has gone out, or goes out now.
      const isOver = now >= localHour(today, hour, time_zone);
      const next = isOver ? addDays(today, 1) : today;
      const present = (reminder: PlannedReminder, status: Reminder['status'], channels: Reminder['channels']) => ({
        ...describeReminder(reminder, today, language),
        ...{ kind: reminder.kind, due_on: reminder.due_on, lead_days: reminder.lead_days, day: reminder.day },
        ...(reminder.subscription_id && { subscription_id: reminder.subscription_id }),
        ...{ status, channels },
      });
      const channels: Reminder['channels'] = [
        ...(getsMail(recipient) ? (['email'] as const) : []),
        ...(getsPush(recipient) ? (['push'] as const) : []),
      ];
      return {
        coming: open
          // A due day that passes before the next message is no longer reminded of.
          .filter(({ kind, due_on }) => due_on >= next || kind === 'price_rise' || kind === 'charge_after_cancel')
          .map((one) => present({ ...one, day: one.day < next ? next : one.day }, 'planned', channels)),
        past: rows.map(fromRow).map((row) => present(row, statusOf(row), channelsOf(row))),
      };
    },

    test: (userId: string): Promise<void> => sending.test(userId),

    /** Shows notifications in a browser. One that somebody else used before is now this user's. */
    async addDevice(
      userId: string,
      { endpoint, keys }: PushSubscriptionInput,
      device: string,
    ): Promise<ReminderSettings> {
      if (!push?.accepts(endpoint)) throw refuseField('endpoint', 'invalid_url');
      await prisma.$transaction(async (tx) => {
        await lockOwner(tx, userId);
        await tx.pushSubscription.deleteMany({ where: { endpoint, user_id: { not: userId } } });
        const data = { ...keys, device };
        await tx.pushSubscription.upsert({
          where: { endpoint },
          create: { user_id: userId, endpoint, ...data },
          update: data,
        });
        const surplus = await tx.pushSubscription.findMany({
          where: { user_id: userId },
          orderBy: { id: 'desc' },
          skip: mostDevices,
        });
        await tx.pushSubscription.deleteMany({
          where: { user_id: userId, id: { in: surplus.map(({ id }) => id) } },
        });
        await tx.reminderSettings.updateMany({ where: { user_id: userId }, data: { by_push: true, next_at: null } });
      });
      return settings(userId);
    },

    async removeDevice(user_id: string, id: string): Promise<void> {
      const { count } = await prisma.pushSubscription.deleteMany({ where: { user_id, id } });
      if (count === 0) throw new AppError('not_found');
    },

    unsubscribe: (token: string): Promise<Unsubscribed> => setByLink(token, false),
    resubscribe: (token: string): Promise<Unsubscribed> => setByLink(token, true),
    /** The page that a link in a mail header opens for people. */
    stopPage: (token: string): string => links.stopPageOf(token),
  };
}

const statusOf = ({ emailed_at, pushed_at, dropped_at }: Stored): Reminder['status'] =>
  emailed_at || pushed_at ? 'sent' : dropped_at ? 'dropped' : 'queued';
const channelsOf = ({ emailed_at, pushed_at }: Stored): Reminder['channels'] => [
  ...(emailed_at ? (['email'] as const) : []),
  ...(pushed_at ? (['push'] as const) : []),
];
