import type { Detection } from '@kumbara/prisma/client';
import type { Transaction } from '#lib/database.ts';

/**
 * Two streams that more months show to be one: the lost one's decision goes over to the one it is now. Its charges are
 * among that one's already.
 */
export async function absorbStreams(tx: Transaction, user_id: string, absorbed: Map<string, string>): Promise<void> {
  if (absorbed.size === 0) return;
  const source = 'statement' as const;
  const ofLost = { user_id, source, fingerprint: { in: [...absorbed.keys()] } };
  const now = { ...ofLost, fingerprint: { in: [...absorbed.values()] } };
  const decided = new Set((await tx.decision.findMany({ where: now })).map(({ fingerprint }) => fingerprint));
  // One for each decision that the user made on them: few, however many streams there are.
  for (const { user_id, source, fingerprint } of await tx.decision.findMany({ where: ofLost })) {
    const where = { user_id_source_fingerprint: { user_id, source, fingerprint } };
    const heir = absorbed.get(fingerprint) as string;
    if (decided.has(heir)) await tx.decision.delete({ where });
    else await tx.decision.update({ where, data: { fingerprint: heir } });
    decided.add(heir);
  }
  await tx.detection.deleteMany({ where: ofLost });
  await tx.$executeRaw`
    UPDATE statement_imports SET fingerprints = ARRAY(
      SELECT coalesce(${JSON.stringify(Object.fromEntries(absorbed))}::jsonb ->> held.name, held.name)
      FROM unnest(fingerprints) WITH ORDINALITY AS held (name, place) ORDER BY held.place)
    WHERE user_id = ${user_id}::uuid AND fingerprints && ${[...absorbed.keys()]}::text[]`;
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
  const decisions = await tx.decision.findMany({ where: { user_id, source } });
  const kept = [...found, ...decisions.map(({ fingerprint }) => fingerprint)];
  const refuted = await tx.detection.findMany({
    where: { user_id, source, fingerprint: { notIn: kept } },
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
