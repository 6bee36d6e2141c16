import { addDays, type IsoDate } from '@kumbara/shared';
import type { Transaction } from '#lib/database.ts';
import { fromDay } from '#lib/day.ts';
import { type KeptLine, mostOpenLines } from './find.ts';

/** Long enough for two charges of a yearly subscription. */
const openLineDays = 500;

/** Lines of earlier uploads that are part of no finding. */
export async function openLinesOf(tx: Transaction, userId: string): Promise<KeptLine[]> {
  const rows = await tx.$queryRaw<KeptRow[]>`
    SELECT merchant, date::text, amount::float8, currency, foreign_amount::float8, foreign_currency
    FROM open_lines WHERE user_id = ${userId}::uuid`;
  return rows.map(({ foreign_amount, foreign_currency, ...line }) => ({
    ...line,
    ...(foreign_amount !== null &&
      foreign_currency !== null && { foreign: { amount: foreign_amount, currency: foreign_currency } }),
  }));
}
type KeptRow = Omit<KeptLine, 'foreign'> & { foreign_amount: number | null; foreign_currency: string | null };

/** Keeps the newest lines that may become a finding when the next month is uploaded. */
export async function keepOpenLines(tx: Transaction, userId: string, lines: KeptLine[], today: IsoDate): Promise<void> {
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
  await tx.$executeRaw`
    DELETE FROM open_lines WHERE user_id = ${userId}::uuid AND date <= (
      SELECT date FROM open_lines WHERE user_id = ${userId}::uuid ORDER BY date DESC OFFSET ${mostOpenLines} LIMIT 1)`;
}
