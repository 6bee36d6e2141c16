import type { StatementDocument } from '@kumbara/detection';
import type { Charge, StatementImport } from '@kumbara/prisma/client';
import type { StatementReading, Transaction } from '@kumbara/shared';
import { toDay } from '#lib/day.ts';

/** An earlier upload as an empty document with its days. */
export function daysRead({ sha256, period_from, period_to, summary }: StatementImport): StatementDocument[] {
  if (!period_from || !period_to) return [];
  const { reconciled } = summary as Pick<StatementReading, 'reconciled'>;
  const period = { from: toDay(period_from), to: toDay(period_to) };
  return [{ id: sha256, period, transactions: [], currency_printed: true, reconciled }];
}

/** A stored charge as the line it was. */
export const asTransaction = ({
  fingerprint,
  date,
  description,
  amount,
  currency,
  foreign_amount,
  foreign_currency,
  text,
}: Charge): Transaction & { fingerprint: string } => ({
  fingerprint,
  date: toDay(date),
  description,
  amount: amount.toNumber(),
  direction: 'out',
  currency,
  ...(foreign_amount &&
    foreign_currency && { foreign: { amount: foreign_amount.toNumber(), currency: foreign_currency } }),
  text,
});
