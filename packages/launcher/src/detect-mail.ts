import { detectInMails, type Mail, type MailFinding } from '@kumbara/detection';
import type { BillingCycle, Confidence, IsoDate } from '@kumbara/shared';

export type Found = {
  name: string;
  amount: number | null;
  currency: string | null;
  cycle: BillingCycle;
  interval: number;
  next_date: IsoDate | null;
  confidence: Confidence;
};
/** `automatic`: proven to be the service's own mail, so that a tracked subscription would be cancelled by itself. */
export type Cancelled = { name: string; automatic: boolean };

const present = (finding: MailFinding): Found => ({
  name: finding.service_name,
  amount: finding.amount,
  currency: finding.amount === null ? null : finding.currency,
  cycle: finding.billing_cycle,
  interval: finding.billing_interval,
  next_date: finding.next_payment_date ?? null,
  confidence: finding.confidence,
});

/** What mails say together, as decisions §9 words it. */
export function foundInMails(mails: Mail[], today: IsoDate): { found: Found[]; cancelled: Cancelled[] } {
  const { findings, cancelled } = detectInMails(mails, { today });
  return {
    found: findings.map(present),
    cancelled: cancelled.map(({ service_name, automatic }) => ({ name: service_name, automatic })),
  };
}
