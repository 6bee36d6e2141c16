import type { SourceFinding } from '@kumbara/detection';
import type { Detection } from '@kumbara/prisma/client';
import type { Transaction } from '@kumbara/shared';
import type { Transaction as DatabaseTransaction } from './database.ts';
import { fromDay } from './day.ts';

type Charge = SourceFinding['charges'][number];
/** Facts of a charge's line: the bank's description, the foreign price, and whether the day is assumed. */
type Line = Pick<Transaction, 'description' | 'foreign' | 'day_assumed'>;

/**
 * Stores findings over the previous ones of their source, so that their ids stay. Takes three SQL statements for any
 * number of findings.
 * @param findings of one source, each fingerprint once
 * @param lineOf returns more facts of a charge, if the source has them
 * @returns the stored findings, in no order
 */
export async function storeFindings(
  tx: DatabaseTransaction,
  user_id: string,
  findings: SourceFinding[],
  lineOf: (charge: Charge) => Line | undefined = () => undefined,
): Promise<Detection[]> {
  const [source] = new Set(findings.map((finding) => finding.source));
  if (!source) return [];
  const rows = findings.map((finding) => rowOf(user_id, finding));
  await tx.detection.createMany({
    skipDuplicates: true,
    data: rows.map((row) => ({
      ...row,
      next_payment_date: row.next_payment_date && fromDay(row.next_payment_date),
    })),
  });
  await overwrite(tx, user_id, rows);
  await tx.$executeRaw`
    INSERT INTO charges (user_id, id, source, fingerprint, date, amount, currency, description, foreign_amount,
      foreign_currency, text, day_assumed)
    SELECT ${user_id}::uuid, gen_random_uuid(), source, fingerprint, date, amount, currency, description, foreign_amount,
      foreign_currency, text, day_assumed
    FROM json_populate_recordset(NULL::charges, ${JSON.stringify(findings.flatMap((finding) => chargesOf(finding, lineOf)))}::json)
    ON CONFLICT DO NOTHING`;
  const fingerprints = findings.map(({ fingerprint }) => fingerprint);
  return tx.detection.findMany({ where: { user_id, source, fingerprint: { in: fingerprints } } });
}

const rowOf = (user_id: string, { id: _id, charges: _charges, ...finding }: SourceFinding) => ({
  ...finding,
  user_id,
  service_id: finding.service_id ?? null,
  collector: finding.collector ?? null,
  next_payment_date: finding.next_payment_date ?? null,
});

const overwrite = (tx: DatabaseTransaction, user_id: string, rows: ReturnType<typeof rowOf>[]) => tx.$executeRaw`
  UPDATE detections SET service_id = shown.service_id, service_name = shown.service_name, amount = shown.amount,
    currency = shown.currency, billing_cycle = shown.billing_cycle, billing_interval = shown.billing_interval,
    category = shown.category, next_payment_date = shown.next_payment_date, sender = shown.sender,
    email_id = shown.email_id, collector = shown.collector, confidence = shown.confidence, evidence = shown.evidence,
    reasons = shown.reasons, price_history = shown.price_history, stopped = shown.stopped
  FROM json_populate_recordset(NULL::detections, ${JSON.stringify(rows)}::json) AS shown
  WHERE detections.user_id = ${user_id}::uuid AND detections.source = shown.source
    AND detections.fingerprint = shown.fingerprint`;

const chargesOf = ({ source, fingerprint, charges }: SourceFinding, lineOf: (charge: Charge) => Line | undefined) =>
  charges.map((charge) => {
    const line = lineOf(charge);
    return {
      ...{ source, fingerprint },
      ...{ date: charge.date, amount: charge.amount, currency: charge.currency, text: charge.text },
      description: line?.description ?? charge.text,
      foreign_amount: line?.foreign?.amount ?? null,
      foreign_currency: line?.foreign?.currency ?? null,
      day_assumed: line?.day_assumed ?? false,
    };
  });
