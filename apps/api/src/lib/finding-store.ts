import type { SourceFinding } from '@kumbara/detection';
import type { Detection } from '@kumbara/prisma/client';
import type { Transaction as DatabaseTransaction } from './database.ts';
import { fromDay } from './day.ts';

type Charge = SourceFinding['charges'][number];
/** What a charge's own line says beyond the finding: how the bank calls it, and its price abroad. */
type Line = { description: string; foreign?: { amount: number; currency: string } };

/**
 * Writes a finding over what its source had shown of it, so that its id stays.
 * @param lineOf where the source has more to say of a charge than the finding
 */
export async function storeFinding(
  tx: DatabaseTransaction,
  user_id: string,
  { id: _id, source, fingerprint, charges, ...finding }: SourceFinding,
  lineOf: (charge: Charge) => Line | undefined = () => undefined,
): Promise<Detection> {
  const data = {
    ...finding,
    service_id: finding.service_id ?? null,
    collector: finding.collector ?? null,
    next_payment_date: finding.next_payment_date ? fromDay(finding.next_payment_date) : null,
  };
  const key = { user_id, source, fingerprint };
  const detection = await tx.detection.upsert({
    where: { user_id_source_fingerprint: key },
    update: data,
    create: { ...key, ...data },
  });
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
