import { detectInMails, type Mail } from '@kumbara/detection';
import type { ReportedResult } from '@kumbara/samples/mail-score';
import type { IsoDate } from '@kumbara/shared';
import type { MailBaseline } from '#baselines/mail-baseline.ts';
import { mailKeywords } from '#baselines/mail-keywords.ts';
import { mailSenders } from '#baselines/mail-senders.ts';

/** Anything that finds subscriptions in mails. */
export type MailDetector = {
  name: string;
  find(mails: Mail[], today: IsoDate, currency: string): ReportedResult;
};

const ours: MailDetector = {
  name: 'Kumbara',
  find: (mails, today, currency) => detectInMails(mails, { today, currency }),
};

/** A baseline's result in the detector's type, so that both are scored by the same code. It cancels without asking. */
const toMailDetector = ({ name, find }: MailBaseline): MailDetector => ({
  name,
  find(mails, today) {
    const { findings, cancelled } = find(mails, today);
    return {
      findings: findings.map(({ name: service_name, ...found }) => ({
        ...found,
        service_name,
        billing_cycle: 'monthly',
        billing_interval: 1,
        confidence: 'high',
        probability: 1,
      })),
      cancelled: cancelled.map(({ name: service_name, email_id }) => ({ service_name, email_id, automatic: true })),
    };
  },
});

/** Kumbara first, then the baselines. */
export const mailDetectors: readonly MailDetector[] = [ours, ...[mailKeywords, mailSenders].map(toMailDetector)];
