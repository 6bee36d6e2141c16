import type { Detection } from '@kumbara/prisma/client';
import type { Transaction } from '#lib/database.ts';

/**
 * Two streams that more months show to be one: the lost one's decision goes over to the one it is now. Its charges are
 * among that one's already.
 */
export async function absorbStreams(tx: Transaction, user_id: string, absorbed: Map<string, string>): Promise<void> {
  const source = 'statement';
  for (const [lost, now] of absorbed) {
    const ofLost = { user_id, source, fingerprint: lost } as const;
    const decided = await tx.decision.count({ where: { ...ofLost, fingerprint: now } });
    if (decided === 0) await tx.decision.updateMany({ where: ofLost, data: { fingerprint: now } });
    else await tx.decision.deleteMany({ where: ofLost });
    await tx.detection.deleteMany({ where: ofLost });
    await tx.$executeRaw`
      UPDATE statement_imports SET fingerprints = array_replace(fingerprints, ${lost}, ${now})
      WHERE user_id = ${user_id}::uuid AND ${lost} = ANY(fingerprints)`;
  }
}

/**
 * Findings that more documents refute were chance, unless the user decided on them. Their charges may still be the
 * first of a series, so they are kept as such lines are.
 */
export async function forgetRefuted(
  tx: Transaction,
  user_id: string,
  found: Set<string>,
  hashMerchant: (finding: Detection) => string,
): Promise<void> {
  const source = 'statement';
  const [rows, decisions] = await Promise.all([
    tx.detection.findMany({ where: { user_id, source }, include: { charges: true } }),
    tx.decision.findMany({ where: { user_id, source } }),
  ]);
  const kept = new Set([...found, ...decisions.map(({ fingerprint }) => fingerprint)]);
  const refuted = rows.filter(({ fingerprint }) => !kept.has(fingerprint));
  if (refuted.length === 0) return;
  await tx.openLine.createMany({
    skipDuplicates: true,
    data: refuted.flatMap((row) =>
      row.charges.map(({ date, amount, currency }) => ({
        ...{ user_id, date, amount, currency },
        merchant: hashMerchant(row),
      })),
    ),
  });
  await tx.detection.deleteMany({ where: { user_id, id: { in: refuted.map(({ id }) => id) } } });
}
