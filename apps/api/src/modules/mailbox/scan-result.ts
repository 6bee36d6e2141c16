import type { DecidedCancellation } from '@kumbara/detection';
import type { MailScan, PrismaClient } from '@kumbara/prisma/client';
import type { CancelledInMail, IsoDate } from '@kumbara/shared';
import type { Offer } from '#lib/offer.ts';
import { fingerprintsIn } from './mail-findings.ts';

export type Needs = {
  prisma: PrismaClient;
  /** The open offers of all sources. */
  offers: (userId: string, today: IsoDate) => Promise<Offer[]>;
  cancellations: (userId: string, today: IsoDate) => Promise<DecidedCancellation[]>;
};
type Owner = { id: string; currency: string };

/** The current result of a finished scan, without findings that were decided meanwhile. */
export function createScanResults({ prisma, offers, cancellations }: Needs) {
  return async function resultOf(scan: MailScan, owner: Owner, today: IsoDate) {
    const { user_id, connection_id } = scan;
    const mailbox = { user_id, id: connection_id };
    const { fingerprints, messageIds } = await fingerprintsIn(prisma, mailbox, { today, currency: owner.currency });
    const rows = await prisma.detection.findMany({
      where: { user_id, source: 'mail', fingerprint: { in: [...fingerprints] } },
      select: { id: true },
    });
    const found = new Set(rows.map(({ id }) => id));
    const subscriptions = (await offers(user_id, today)).filter(({ proposal }) =>
      proposal.findings.some((id) => found.has(id)),
    );
    const ended = (await cancellations(user_id, today))
      .filter(({ email_id }) => messageIds.has(email_id))
      .sort((a, b) => b.date.localeCompare(a.date));
    const standing = await standingCancels(user_id);
    return {
      emails_scanned: scan.emails_scanned,
      subscriptions_detected: subscriptions.length,
      subscriptions,
      auto_cancelled: await prisma.mailCancellation.count({ where: { user_id, scan_id: scan.id } }),
      cancelled_detected: ended.length,
      cancelled_list: ended.map((one) => present(one, standing.get(`${one.email_id} ${one.service_name}`))),
    };
  };

  /** Subscriptions that a mail cancelled and the user did not reactivate, by mail and service. */
  async function standingCancels(user_id: string): Promise<Map<string, string>> {
    const used = await prisma.mailCancellation.findMany({ where: { user_id, used_at: { not: null } } });
    const cancelled = await prisma.subscription.findMany({
      where: { user_id, status: 'cancelled', id: { in: used.flatMap(({ subscription_id }) => subscription_id ?? []) } },
    });
    const byMail = new Set(
      cancelled.map(
        ({ id, cancelled_by_mail }) => `${id} ${(cancelled_by_mail as { email_id: string } | null)?.email_id}`,
      ),
    );
    return new Map(
      used.flatMap(({ subscription_id, email_id, service_name }) =>
        subscription_id && byMail.has(`${subscription_id} ${email_id}`)
          ? [[`${email_id} ${service_name}`, subscription_id] as const]
          : [],
      ),
    );
  }
}

/** @param cancelled the subscription that this mail cancelled */
const present = (one: DecidedCancellation, cancelled: string | undefined): CancelledInMail => ({
  service_name: one.service_name,
  ...((cancelled ?? one.subscription_id) && { subscription_id: cancelled ?? one.subscription_id }),
  automatic: cancelled !== undefined,
  reason: cancelled ? 'proven' : one.reason,
  ...(one.ends_on && { ends_on: one.ends_on }),
  evidence: { source: 'mail', date: one.date, text: one.evidence },
});
