import { detectInMails, type Mail } from '@kumbara/detection';
import type { ReportedResult } from '@kumbara/samples/mail-score';
import type { IsoDate } from '@kumbara/shared';
import type { MailPeer } from '#baselines/mail-baseline.ts';
import { mailKeywords } from '#baselines/mail-keywords.ts';
import { mailSenders } from '#baselines/mail-senders.ts';

/** Anything that finds subscriptions in mails. */
export type MailContestant = {
  name: string;
  find(mails: Mail[], today: IsoDate, currency: string): ReportedResult;
};

const ours: MailContestant = {
  name: 'Kumbara',
  find: (mails, today, currency) => detectInMails(mails, { today, currency }),
};

/** A peer's answer in our words, so that both are judged by the same rules. Peers are always sure, and never ask. */
const asContestant = ({ name, find }: MailPeer): MailContestant => ({
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

/** Ours first. */
export const mailContestants: readonly MailContestant[] = [ours, ...[mailKeywords, mailSenders].map(asContestant)];
