import { addDays, type IsoDate } from '@kumbara/shared';
import type { Transaction } from '#lib/database.ts';
import { fromDay } from '#lib/day.ts';
import { dropOldest } from '#lib/row-ceilings.ts';
import type { OpenLine } from './find-subscriptions.ts';

/** Covers two charges of a yearly subscription. */
const openLineDays = 500;

/** Loads the lines of earlier uploads that belong to no finding. */
export async function loadOpenLines(tx: Transaction, userId: string): Promise<OpenLine[]> {
  const rows = await tx.$queryRaw<OpenLineRow[]>`
    SELECT merchant, date::text, amount::float8, currency, foreign_amount::float8, foreign_currency
    FROM open_lines WHERE user_id = ${userId}::uuid`;
  return rows.map(({ foreign_amount, foreign_currency, ...line }) => ({
    ...line,
    ...(foreign_amount !== null &&
      foreign_currency !== null && { foreign: { amount: foreign_amount, currency: foreign_currency } }),
  }));
}
type OpenLineRow = Omit<OpenLine, 'foreign'> & { foreign_amount: number | null; foreign_currency: string | null };

/** Stores lines that may become a finding with the next upload and deletes those that are too old or too many. */
export async function storeOpenLines(
  tx: Transaction,
  userId: string,
  lines: OpenLine[],
  today: IsoDate,
): Promise<void> {
  const rows = lines.map(({ foreign, ...line }) => ({
    ...line,
    foreign_amount: foreign?.amount,
    foreign_currency: foreign?.currency,
  }));
  await tx.$executeRaw`
    INSERT INTO open_lines (user_id, merchant, date, amount, currency, foreign_amount, foreign_currency)
    SELECT ${userId}::uuid, merchant, date, amount, currency, foreign_amount, foreign_currency
    FROM json_populate_recordset(NULL::open_lines, ${JSON.stringify(rows)}::json)
    ON CONFLICT DO NOTHING`;
  const oldest = fromDay(addDays(today, -openLineDays));
  await tx.openLine.deleteMany({ where: { user_id: userId, date: { lt: oldest } } });
  await dropOldest(tx, 'open_lines', userId);
}
