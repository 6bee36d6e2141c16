import type { AccountIdentity, StatementDocument } from '@kumbara/detection';
import type { Charge, StatementImport } from '@kumbara/prisma/client';
import type { ParsedStatement } from '@kumbara/shared';
import { toDay } from '#lib/day.ts';
import { readPayment } from '#lib/payment-of.ts';
import type { StoredCharge } from './find-subscriptions.ts';

/** The stored part of a parsed statement. */
const readSummary = ({ summary }: StatementImport) =>
  summary as Pick<ParsedStatement, 'kind' | 'issuer' | 'currency' | 'reconciled'> &
    // Rows written before this field existed do not have it.
    Partial<Pick<ParsedStatement, 'currency_printed'>>;

/** An earlier upload as a document without transactions, or nothing where its period is unknown. */
export function toEmptyDocuments(upload: StatementImport): StatementDocument[] {
  const { sha256, period_from, period_to } = upload;
  if (!period_from || !period_to) return [];
  const period = { from: toDay(period_from), to: toDay(period_to) };
  return [
    {
      ...readAccount(upload),
      id: sha256,
      period,
      transactions: [],
      currency_printed: isCurrencyPrinted(upload),
      reconciled: readSummary(upload).reconciled,
    },
  ];
}

const isCurrencyPrinted = (upload: StatementImport) => readSummary(upload).currency_printed ?? true;

function readAccount(upload: StatementImport): AccountIdentity {
  const { kind, issuer, currency } = readSummary(upload);
  return { kind, issuer, currency };
}

/**
 * Stored charges as transactions, each with the details of the upload that holds its finding and covers its day.
 * @param imports earliest first; the first match wins
 */
export function toStoredCharges(charges: Charge[], imports: StatementImport[]): StoredCharge[] {
  const uploadsByFingerprint = new Map<string, StatementImport[]>();
  for (const upload of imports) {
    for (const fingerprint of upload.fingerprints) {
      const others = uploadsByFingerprint.get(fingerprint);
      if (others) others.push(upload);
      else uploadsByFingerprint.set(fingerprint, [upload]);
    }
  }
  return charges.map((charge) => {
    const source = uploadsByFingerprint.get(charge.fingerprint)?.find((upload) => coversDay(upload, charge.date));
    const details = source && {
      sourceAccount: readAccount(source),
      currency_printed: isCurrencyPrinted(source),
      reconciled: readSummary(source).reconciled,
    };
    return { ...toTransaction(charge), ...details };
  });
}

const coversDay = ({ period_from, period_to }: StatementImport, day: Date) =>
  period_from !== null && period_to !== null && period_from <= day && day <= period_to;

const toTransaction = (charge: Charge) => ({
  ...readPayment(charge),
  fingerprint: charge.fingerprint,
  ...(charge.day_assumed && { day_assumed: true }),
  description: charge.description,
  direction: 'out' as const,
  text: charge.text,
});
