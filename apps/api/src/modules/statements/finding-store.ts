import type { Finding } from '@kumbara/detection';
import type { Detection } from '@kumbara/prisma/client';
import type { StatementReading, Transaction } from '@kumbara/shared';
import type { Transaction as DatabaseTransaction } from '#lib/database.ts';
import { fromDay } from '#lib/day.ts';

const descriptionOf = (transactions: Transaction[]) => {
  const byCharge = new Map(
    transactions.map((line) => [`${line.date} ${line.amount} ${line.currency} ${line.text.slice(0, 200)}`, line]),
  );
  return ({ date, amount, currency, text }: Finding['charges'][number]) =>
    byCharge.get(`${date} ${amount} ${currency} ${text}`);
};

/** Writes a finding over what was known of it, and its charges beside those that were. */
export async function storeFinding(
  tx: DatabaseTransaction,
  user_id: string,
  { fingerprint, charges, ...finding }: Finding,
  transactions: Transaction[],
): Promise<Detection> {
  const data = {
    service_id: finding.service_id ?? null,
    service_name: finding.service_name,
    amount: finding.amount,
    currency: finding.currency,
    billing_cycle: finding.billing_cycle,
    billing_interval: finding.billing_interval,
    category: finding.category,
    next_payment_date: finding.next_payment_date ? fromDay(finding.next_payment_date) : null,
    sender: finding.merchant,
    email_id: '',
    confidence: finding.confidence,
    evidence: finding.evidence,
    reasons: finding.reasons,
    price_history: finding.price_history,
    stopped: finding.life === 'stopped',
  };
  const key = { user_id, source: 'statement' as const, fingerprint };
  const detection = await tx.detection.upsert({
    where: { user_id_source_fingerprint: key },
    update: data,
    create: { ...key, ...data },
  });
  const lineOf = descriptionOf(transactions);
  await tx.charge.createMany({
    skipDuplicates: true,
    data: charges.map((charge) => {
      const line = lineOf(charge);
      return {
        ...key,
        date: fromDay(charge.date),
        amount: charge.amount,
        currency: charge.currency,
        description: line?.description ?? charge.text,
        foreign_amount: line?.foreign?.amount ?? null,
        foreign_currency: line?.foreign?.currency ?? null,
        text: charge.text,
      };
    }),
  });
  return detection;
}

/** The answer's `statement`: what was read, without the lines. */
export const summaryOf = ({ transactions, currency_printed: _printed, ...reading }: StatementReading) => ({
  ...reading,
  transactions: transactions.length,
});
