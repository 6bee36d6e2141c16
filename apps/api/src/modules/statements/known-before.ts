import type { AccountIdentity, StatementDocument } from '@kumbara/detection';
import type { Charge, StatementImport } from '@kumbara/prisma/client';
import type { StatementReading } from '@kumbara/shared';
import { toDay } from '#lib/day.ts';
import { paymentOf } from '#lib/payment-of.ts';
import type { KeptCharge } from './find.ts';

/** What is kept of a reading. */
const summaryOf = ({ summary }: StatementImport) =>
  summary as Pick<StatementReading, 'kind' | 'issuer' | 'currency' | 'reconciled'> &
    // Uploads from before it was kept lack it.
    Partial<Pick<StatementReading, 'currency_printed'>>;

/** An earlier upload as an empty document with its days. */
export function daysRead(upload: StatementImport): StatementDocument[] {
  const { sha256, period_from, period_to } = upload;
  if (!period_from || !period_to) return [];
  const period = { from: toDay(period_from), to: toDay(period_to) };
  return [
    {
      ...accountOf(upload),
      id: sha256,
      period,
      transactions: [],
      currency_printed: isPrinted(upload),
      reconciled: summaryOf(upload).reconciled,
    },
  ];
}

const isPrinted = (upload: StatementImport) => summaryOf(upload).currency_printed ?? true;

function accountOf(upload: StatementImport): AccountIdentity {
  const { kind, issuer, currency } = summaryOf(upload);
  return { kind, issuer, currency };
}

/**
 * Stored charges as the lines they were, each with what the upload says that holds its finding and its day.
 * @param imports earliest first: where several hold it, the first is believed
 */
export function keptCharges(charges: Charge[], imports: StatementImport[]): KeptCharge[] {
  const holders = new Map<string, StatementImport[]>();
  for (const upload of imports) {
    for (const fingerprint of upload.fingerprints) {
      const others = holders.get(fingerprint);
      if (others) others.push(upload);
      else holders.set(fingerprint, [upload]);
    }
  }
  return charges.map((charge) => {
    const holder = holders.get(charge.fingerprint)?.find((upload) => covers(upload, charge.date));
    const held = holder && {
      chargedTo: accountOf(holder),
      currency_printed: isPrinted(holder),
      reconciled: summaryOf(holder).reconciled,
    };
    return { ...asTransaction(charge), ...held };
  });
}

const covers = ({ period_from, period_to }: StatementImport, day: Date) =>
  period_from !== null && period_to !== null && period_from <= day && day <= period_to;

const asTransaction = (charge: Charge) => ({
  ...paymentOf(charge),
  fingerprint: charge.fingerprint,
  ...(charge.day_assumed && { day_assumed: true }),
  description: charge.description,
  direction: 'out' as const,
  text: charge.text,
});
