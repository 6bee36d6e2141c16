import {
  type IsoDate,
  type ListFormat,
  nextPaymentDate,
  noReminders,
  type SubscriptionColumn,
  subscriptionColumns,
} from '@kumbara/shared';
import type pg from 'pg';
import { readSubscriptions } from '#lib/read-subscriptions.ts';
import type { SecurityEvents } from '#lib/security-events.ts';
import { asOf } from '#lib/subscription-price.ts';
import type { SubscriptionRow } from '#lib/subscription-row.ts';
import { type Column, tableFile } from '#lib/table-file.ts';

export type ListExportService = ReturnType<typeof createListExportService>;

/** Rows that are in memory at a time. */
const pageSize = 1_000;
/** Above every id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const days = new Set<string>([
  ...['next_payment_date', 'started_on', 'trial_ends_on', 'commitment_ends_on', 'cancelled_on', 'ends_on'],
  ...['billing_anchor', 'date'],
]);
const wide: Record<string, number> = { name: 28, notes: 40, url: 32, text: 48, description: 32, subscription: 28 };
const columnsOf = (names: readonly string[]): Column[] =>
  names.map((name) => ({ name, width: wide[name], ...(days.has(name) && { kind: 'day' as const }) }));

const chargeColumns = [
  ...['date', 'amount', 'currency', 'foreign_amount', 'foreign_currency', 'subscription', 'source'],
  ...['description', 'text', 'subscription_id', 'id'],
] as const;

/** The payments that documents show, newest first; those of no subscription too. */
const charges = {
  name: 'charges-page',
  text: `
    SELECT to_char(c.date, 'YYYY-MM-DD') AS date, c.amount::float8 AS amount, c.currency,
      c.foreign_amount::float8 AS foreign_amount, c.foreign_currency, s.name AS subscription, c.source::text AS source,
      c.description, c.text, s.id AS subscription_id, c.id
    FROM charges c
    LEFT JOIN decisions d ON d.user_id = c.user_id AND d.source = c.source AND d.fingerprint = c.fingerprint
      AND d.kind = 'tracked'
    LEFT JOIN subscriptions s ON s.user_id = d.user_id AND s.id = d.subscription_id
    WHERE c.user_id = $1::uuid AND (c.date, c.id) < ($2::date, $3::uuid)
    ORDER BY c.date DESC, c.id DESC LIMIT ${pageSize}`,
};
type ChargeRow = Record<(typeof chargeColumns)[number], string | number | null> & { date: IsoDate; id: string };

type Needs = { pool: Pick<pg.Pool, 'query'>; events: SecurityEvents };

/** Lists as files. They are read page by page, behind the last row of the page before, as fast as the client takes them. */
export function createListExportService({ pool, events }: Needs) {
  async function* subscriptionPages(user_id: string, today: IsoDate) {
    for (let last: string | undefined = lastId; last !== undefined; ) {
      const rows: SubscriptionRow[] = await readSubscriptions(pool, user_id, today, { take: pageSize, before: last });
      yield rows.map((row) => subscriptionCells(row, today));
      last = rows.length === pageSize ? rows.at(-1)?.id : undefined;
    }
  }

  async function* chargePages(userId: string) {
    for (let last: Pick<ChargeRow, 'date' | 'id'> | undefined = { date: '9999-12-31', id: lastId }; last; ) {
      const page: { rows: ChargeRow[] } = await pool.query<ChargeRow>({
        ...charges,
        values: [userId, last.date, last.id],
      });
      yield page.rows.map((row) => chargeColumns.map((column) => row[column]));
      last = page.rows.length === pageSize ? page.rows.at(-1) : undefined;
    }
  }

  return {
    async subscriptions(userId: string, format: ListFormat, today: IsoDate, device: string) {
      await events.record(userId, 'data_exported', device);
      return tableFile(format, {
        title: 'Subscriptions',
        columns: columnsOf(subscriptionColumns),
        pages: subscriptionPages(userId, today),
      });
    },

    async charges(userId: string, format: ListFormat, device: string) {
      await events.record(userId, 'data_exported', device);
      return tableFile(format, {
        title: 'Charges',
        columns: columnsOf(chargeColumns),
        pages: chargePages(userId),
      });
    },
  };
}

function subscriptionCells(stored: SubscriptionRow, today: IsoDate) {
  const row = asOf(stored, today);
  const { next_payment_date: anchor } = row;
  const cells = {
    ...row,
    next_payment_date: row.status === 'active' ? nextPaymentDate(anchor, row, today) : anchor,
    reminder_days: reminderCell(row.reminder_days),
    billing_anchor: anchor,
    created_at: row.created_at.toISOString(),
  } satisfies Record<SubscriptionColumn, unknown>;
  return subscriptionColumns.map((column) => cells[column]);
}

/** `30 7`; empty for the default of the cycle. */
const reminderCell = (days: unknown): string | null => (Array.isArray(days) ? days.join(' ') || noReminders : null);
