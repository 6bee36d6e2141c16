import { Prisma } from '@kumbara/prisma/client';
import type { ErrorCode } from '@kumbara/shared';
import { AppError } from './app-error.ts';
import type { Transaction } from './database.ts';

const { sql } = Prisma;

/** Far above what people need, so that no account grows without end. Only rows that are `counted` count. */
type Ceiling = { most: number; counted?: Prisma.Sql };

/** Rows that a user adds one by one. */
const refused = {
  price_changes: { most: 20_000, table: sql`price_changes`, counted: sql`source = 'manual'` },
  decisions: { most: 10_000, table: sql`decisions` },
  usage_check_ins: { most: 50_000, table: sql`usage_check_ins` },
  calendar_feeds: { most: 20, table: sql`calendar_feeds` },
  webhooks: { most: 10, table: sql`webhooks`, refusal: 'too_many_webhooks' },
} satisfies Record<string, Ceiling & { table: Prisma.Sql; refusal?: ErrorCode }>;

/** Rows that come by themselves or from documents. The newest by `order` stay. */
const dropped = {
  sessions: { most: 100, table: sql`sessions`, order: sql`id` },
  /** A trigger refuses to delete an event that has fewer newer ones (migration `row_ceilings`). */
  security_events: { most: 2_000, table: sql`security_events`, order: sql`id` },
  assistant_questions: { most: 50, table: sql`assistant_questions`, order: sql`id` },
  statement_imports: { most: 1_000, table: sql`statement_imports`, order: sql`created_at` },
  open_lines: { most: 10_000, table: sql`open_lines`, order: sql`date` },
  mail_scans: {
    most: 1_000,
    table: sql`mail_scans`,
    order: sql`id`,
    counted: sql`status NOT IN ('queued', 'running')`,
  },
  read_mails: { most: 10_000, table: sql`read_mails`, order: sql`date` },
  charges: { most: 20_000, table: sql`charges`, order: sql`date`, counted: sql`source = 'mail'` },
  reminders: { most: 5_000, table: sql`reminders`, order: sql`day` },
  mail_cancellations: { most: 10_000, table: sql`mail_cancellations`, order: sql`date` },
  subscription_imports: { most: 100, table: sql`subscription_imports`, order: sql`created_at` },
  idempotency_keys: { most: 10_000, table: sql`idempotency_keys`, order: sql`created_at` },
  savings: { most: 5_000, table: sql`savings`, order: sql`created_at` },
  webhook_deliveries: { most: 50_000, table: sql`webhook_deliveries`, order: sql`position` },
} satisfies Record<string, Ceiling & { table: Prisma.Sql; order: Prisma.Sql }>;

export const rowCeilings = { ...refused, ...dropped };

const whereOf = (userId: string, { counted = sql`true` }: Ceiling) => sql`user_id = ${userId}::uuid AND ${counted}`;

/**
 * Call it before a row is added, with the lock of the owner if the ceiling must hold exactly.
 * @throws AppError `account_full`, or the refusal of the table
 */
export async function requireRoomIn(
  tx: Transaction,
  table: keyof typeof refused,
  userId: string,
  adding = 1,
): Promise<void> {
  const [{ count }] = await tx.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM ${refused[table].table} WHERE ${whereOf(userId, refused[table])}`;
  requireBelowCeiling(table, count, adding);
}

/** The same for rows that were counted. */
export function requireBelowCeiling(table: keyof typeof refused, count: number, adding = 1): void {
  const { most, refusal }: Ceiling & { refusal?: ErrorCode } = refused[table];
  if (count + adding > most) throw new AppError(refusal ?? 'account_full');
}

/** Deletes the oldest rows beyond the ceiling. Call it after rows were added. */
export async function dropOldest(tx: Transaction, name: keyof typeof dropped, userId: string): Promise<void> {
  const { most, table, order } = dropped[name];
  const where = whereOf(userId, dropped[name]);
  await tx.$executeRaw`
    DELETE FROM ${table} WHERE ${where} AND ctid = ANY(ARRAY(
      SELECT ctid FROM ${table} WHERE ${where} ORDER BY ${order} DESC OFFSET ${most}))`;
}
