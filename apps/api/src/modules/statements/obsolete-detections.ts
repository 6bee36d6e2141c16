import type { Detection } from '@kumbara/prisma/client';
import type { Transaction } from '#lib/database.ts';

/**
 * Removes streams that later uploads showed to be part of another one. The user's decision moves to the surviving
 * stream; its charges are already there.
 * @param absorbed fingerprint of the removed stream to fingerprint of the surviving one
 */
export async function mergeAbsorbedStreams(
  tx: Transaction,
  user_id: string,
  absorbed: Map<string, string>,
): Promise<void> {
  if (absorbed.size === 0) return;
  const source = 'statement' as const;
  const absorbedRows = { user_id, source, fingerprint: { in: [...absorbed.keys()] } };
  const survivingRows = { ...absorbedRows, fingerprint: { in: [...absorbed.values()] } };
  const decided = new Set((await tx.decision.findMany({ where: survivingRows })).map(({ fingerprint }) => fingerprint));
  // One query per decision of the user. There are few, however many streams there are.
  for (const { user_id, source, fingerprint } of await tx.decision.findMany({ where: absorbedRows })) {
    const where = { user_id_source_fingerprint: { user_id, source, fingerprint } };
    const survivor = absorbed.get(fingerprint) as string;
    if (decided.has(survivor)) await tx.decision.delete({ where });
    else await tx.decision.update({ where, data: { fingerprint: survivor } });
    decided.add(survivor);
  }
  await tx.detection.deleteMany({ where: absorbedRows });
  await tx.$executeRaw`
    UPDATE statement_imports SET fingerprints = ARRAY(
      SELECT coalesce(${JSON.stringify(Object.fromEntries(absorbed))}::jsonb ->> entry.name, entry.name)
      FROM unnest(fingerprints) WITH ORDINALITY AS entry (name, position) ORDER BY entry.position)
    WHERE user_id = ${user_id}::uuid AND fingerprints && ${[...absorbed.keys()]}::text[]`;
}

/**
 * Deletes detections that are no longer found, unless the user decided on them. Their charges may still be the first
 * of a series, so they become open lines again.
 */
export async function deleteRefutedDetections(
  tx: Transaction,
  user_id: string,
  found: Set<string>,
  hashMerchant: (finding: Detection) => string,
): Promise<void> {
  const source = 'statement';
  const decisions = await tx.decision.findMany({ where: { user_id, source } });
  const retained = [...found, ...decisions.map(({ fingerprint }) => fingerprint)];
  const refuted = await tx.detection.findMany({
    where: { user_id, source, fingerprint: { notIn: retained } },
    include: { charges: true },
  });
  if (refuted.length === 0) return;
  await tx.openLine.createMany({
    skipDuplicates: true,
    data: refuted.flatMap((row) =>
      row.charges.map(({ date, amount, currency, foreign_amount, foreign_currency }) => ({
        ...{ user_id, date, amount, currency, foreign_amount, foreign_currency },
        merchant: hashMerchant(row),
      })),
    ),
  });
  await tx.detection.deleteMany({ where: { user_id, id: { in: refuted.map(({ id }) => id) } } });
}
