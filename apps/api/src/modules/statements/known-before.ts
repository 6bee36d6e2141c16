import { type MerchantCharges, resolveMerchant, type StatementDocument } from '@kumbara/detection';
import type { Charge, OpenLine, StatementImport } from '@kumbara/prisma/client';
import type { StatementReading, Transaction } from '@kumbara/shared';
import { toDay } from '#lib/day.ts';

/** What is kept of earlier uploads, as documents beside the new one. */
export function knownBefore(imports: StatementImport[], charges: Charge[], lines: Transaction[]): StatementDocument[] {
  const read = imports.flatMap(({ sha256, period_from, period_to, summary }) => {
    if (!period_from || !period_to) return [];
    const { reconciled } = summary as Pick<StatementReading, 'reconciled'>;
    // An empty document with its days: where no charge was seen on them, there was none.
    return [
      {
        id: sha256,
        period: { from: toDay(period_from), to: toDay(period_to) },
        transactions: [],
        currency_printed: true,
        reconciled,
      },
    ];
  });
  const transactions = [...charges.map(asTransaction), ...lines];
  // One document a line: without a period, a document would claim to cover all days between its first and its last.
  const kept = transactions.map((transaction, at) => ({
    id: `kept-${at}`,
    transactions: [transaction],
    currency_printed: true,
    reconciled: null,
  }));
  return [...read, ...kept];
}

const asTransaction = ({
  date,
  description,
  amount,
  currency,
  foreign_amount,
  foreign_currency,
  text,
}: Charge): Transaction => ({
  date: toDay(date),
  description,
  amount: amount.toNumber(),
  direction: 'out',
  currency,
  ...(foreign_amount &&
    foreign_currency && { foreign: { amount: foreign_amount.toNumber(), currency: foreign_currency } }),
  text,
});

/** How the new document names each merchant. */
export const namesByMerchant = (transactions: Transaction[]): Map<string, string> =>
  new Map(transactions.map(({ description }) => [resolveMerchant(description).key, description]));

/**
 * Lines of earlier uploads whose merchant appears in the new document, named as it is there: the hash can be matched,
 * not read back. Their own text was not kept, so as evidence they have none.
 */
export const reopened = (lines: OpenLine[], nameOfHash: Map<string, string>): Transaction[] =>
  lines.flatMap(({ merchant, date, amount, currency }) => {
    const description = nameOfHash.get(merchant);
    if (description === undefined) return [];
    return [{ date: toDay(date), description, amount: amount.toNumber(), direction: 'out', currency, text: '' }];
  });

/** Merchants whose single lines may be the first of a series. Bills, shops and the like never are. */
export const mayRecur = ({ merchant }: MerchantCharges): boolean =>
  merchant.kind === 'unknown' || merchant.kind === 'service' || merchant.kind === 'reseller';
