import type { Prisma, PrismaClient, Reminder as Row } from '@kumbara/prisma/client';
import { addDays, daysBetween, type IsoDate } from '@kumbara/shared';
import type { Transaction } from '#lib/database.ts';
import { fromDay, toDay } from '#lib/day.ts';
import { dropOldest } from '#lib/row-ceilings.ts';
import { keyOf, type PlannedReminder, type ReminderDetails } from './planned-reminders.ts';

export type Stored = PlannedReminder & Pick<Row, 'emailed_at' | 'pushed_at' | 'dropped_at'>;

export const fromRow = (row: Row): Stored => ({
  ...row,
  due_on: toDay(row.due_on),
  day: toDay(row.day),
  details: row.details as ReminderDetails,
});

const toRow = (user_id: string, created_at: Date, { due_on, day, ...reminder }: PlannedReminder) => ({
  ...reminder,
  ...{ user_id, created_at, due_on: fromDay(due_on), day: fromDay(day) },
  details: reminder.details as Prisma.InputJsonObject,
});

/** A document that comes later may move the day of a rise that was reported. */
const sameRiseDays = 45;
const isSameRise = (a: PlannedReminder, b: PlannedReminder) =>
  a.kind === 'price_rise' &&
  b.kind === 'price_rise' &&
  a.subject_id === b.subject_id &&
  Math.abs(daysBetween(a.due_on, b.due_on)) <= sameRiseDays;

/** Those that the outbox does not hold yet. */
export async function withoutStored(
  tx: Transaction | PrismaClient,
  user_id: string,
  planned: PlannedReminder[],
): Promise<PlannedReminder[]> {
  if (planned.length === 0) return [];
  const earliest = planned.reduce((first, { due_on }) => (due_on < first ? due_on : first), '9999-12-31');
  const rows = await tx.reminder.findMany({
    where: { user_id, due_on: { gte: fromDay(addDays(earliest, -sameRiseDays)) } },
  });
  const stored = rows.map(fromRow);
  const keys = new Set(stored.map(keyOf));
  return planned.filter((one) => !keys.has(keyOf(one)) && !stored.some((other) => isSameRise(one, other)));
}

/**
 * Stores reminders of a day. What was stored on an earlier day and never given to a mail server goes out with them; what
 * a worker was sending when it died keeps its day, and with it the id of its mail, by which a second one is recognised.
 * @returns false if there was nothing to store
 */
export async function storeReminders(
  tx: Transaction,
  {
    user_id,
    day,
    planned,
    now,
  }: {
    user_id: string;
    day: IsoDate;
    planned: PlannedReminder[];
    now: Date;
  },
): Promise<boolean> {
  const fresh = await withoutStored(tx, user_id, planned);
  const { count } = await tx.reminder.createMany({
    data: fresh.map((reminder) => toRow(user_id, now, { ...reminder, day })),
    skipDuplicates: true,
  });
  if (count === 0) return false;
  await dropOldest(tx, 'reminders', user_id);
  await tx.reminder.updateMany({
    where: {
      ...{ user_id, day: { lt: fromDay(day) }, sending_at: null },
      ...{ emailed_at: null, pushed_at: null, dropped_at: null },
    },
    data: { day: fromDay(day) },
  });
  return true;
}
