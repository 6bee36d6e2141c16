import { detectInEvents, fromMail, type MailEvent } from '@kumbara/detection';
import type { Detection } from '@kumbara/prisma/client';
import type { IsoDate } from '@kumbara/shared';
import type { Transaction } from '#lib/database.ts';
import { fromDay, fromDayOrNull } from '#lib/day.ts';
import { storeFindings } from '#lib/finding-store.ts';
import { dropOldest } from '#lib/row-ceilings.ts';

type Options = { today: IsoDate; currency: string };
type Read = { message_id: string; events: unknown };

/** The events of all mails, each mail once, even if it is in several mailboxes. */
const eventsOf = (rows: Read[]): MailEvent[] =>
  [...new Map(rows.map((row) => [row.message_id, row])).values()].flatMap(({ events }) => events as MailEvent[]);

const oldestFirst = [{ date: 'asc' as const }, { message_id: 'asc' as const }];

/** The findings of one mailbox alone. */
export async function fingerprintsIn(
  tx: Transaction,
  { user_id, id }: { user_id: string; id: string },
  options: Options,
): Promise<{ fingerprints: Set<string>; messageIds: Set<string> }> {
  const rows = await tx.readMail.findMany({ where: { user_id, connection_id: id }, orderBy: oldestFirst });
  const { findings } = detectInEvents(eventsOf(rows), options);
  return {
    fingerprints: new Set(findings.map(({ fingerprint }) => fingerprint)),
    messageIds: new Set(rows.map(({ message_id }) => message_id)),
  };
}

/**
 * Recomputes the findings, charges and cancellations of all mails of a user. Findings that the mails no longer show are
 * deleted, unless the user decided on them.
 * @returns the findings
 */
export async function rebuildMailFindings(tx: Transaction, user_id: string, options: Options): Promise<Detection[]> {
  const rows = await tx.readMail.findMany({ where: { user_id }, orderBy: oldestFirst });
  const { findings, cancelled } = detectInEvents(eventsOf(rows), options);
  const source = 'mail' as const;
  const shown = findings.map(({ fingerprint }) => fingerprint);
  const decided = await tx.decision.findMany({ where: { user_id, source }, select: { fingerprint: true } });
  const keptFingerprints = [...shown, ...decided.map(({ fingerprint }) => fingerprint)];
  await tx.detection.deleteMany({ where: { user_id, source, fingerprint: { notIn: keptFingerprints } } });
  // All mails are read again, so the charges are complete. What the user said of a charge stays with its row.
  await tx.charge.deleteMany({ where: { user_id, source, fingerprint: { in: shown }, settlement: null } });
  const stored = await storeFindings(tx, user_id, findings.map(fromMail));
  await dropOldest(tx, 'charges', user_id);

  const used = await tx.mailCancellation.findMany({ where: { user_id, used_at: { not: null } } });
  await tx.mailCancellation.deleteMany({ where: { user_id, used_at: null } });
  const isUsed = new Set(used.map(({ email_id, service_name }) => `${email_id} ${service_name}`));
  await tx.mailCancellation.createMany({
    skipDuplicates: true,
    data: cancelled
      .filter(({ email_id, service_name }) => !isUsed.has(`${email_id} ${service_name}`))
      .map(({ date, ends_on, ...one }) => ({
        ...{ user_id, ...one },
        date: fromDay(date),
        ends_on: fromDayOrNull(ends_on) ?? null,
      })),
  });
  await dropOldest(tx, 'mail_cancellations', user_id);
  return stored;
}
