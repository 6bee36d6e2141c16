import type { IsoDate } from '@kumbara/shared';
import { mediumFrom } from '#confidence/model.ts';
import { type JudgedMails, keyOf, type MailFinding, presentFinding } from './finding.ts';
import type { Mail, MailEvent, MailEventKind } from './mail.ts';
import { readMail } from './read-mail.ts';

/** Why a cancellation mail may end a tracked subscription by itself, or why it may not. */
export type CancellationReason =
  /** Proven to come from the service's own domain. */
  | 'proven'
  | 'forwarded'
  /** Sent by somebody who bills for the service: Apple, Google Play, PayPal. */
  | 'sent_by_reseller'
  | 'unknown_service'
  | 'not_authenticated';

export type CancelledInMail = {
  service_name: string;
  service_id?: string;
  /** Whether the mail is proof enough to cancel the one tracked subscription that matches, without asking. */
  automatic: boolean;
  reason: CancellationReason;
  /** Last day of use, where the mail names one that was still ahead. */
  ends_on?: IsoDate;
  date: IsoDate;
  evidence: string;
  email_id: string;
};

const isEnd = ({ kind }: MailEvent) => kind === 'cancelled' || kind === 'cancelled_at_period_end';
/** What shows that a subscription runs. A failed payment, a refund or a gift shows nothing of it. */
const running = new Set<MailEventKind>([
  'charge',
  'started',
  'renewal_notice',
  'trial_started',
  'trial_ending',
  'price_rise',
  'plan_change',
  'reactivated',
]);
/** What takes a cancellation back. A price change is written to those who have left, too. */
const reviving = new Set<MailEventKind>([
  'charge',
  'started',
  'renewal_notice',
  'trial_started',
  'plan_change',
  'reactivated',
]);

type Options = { today: IsoDate; currency?: string };

/** Everything that might be a subscription, however improbable, and what ended: what the weights are fitted on. */
export function judgeMails(
  mails: Mail[],
  { today, currency = 'TRY' }: Options,
): { judged: JudgedMails[]; cancelled: CancelledInMail[] } {
  const once = new Map(mails.map((mail) => [mail.message_id || mail, mail]));
  const events = [...once.values()]
    .sort((a, b) => a.date.localeCompare(b.date) || a.message_id.localeCompare(b.message_id))
    .flatMap((mail) => readMail(mail, { today }));
  const judged: JudgedMails[] = [];
  const cancelled: CancelledInMail[] = [];
  for (const all of Map.groupBy(events, keyOf).values()) {
    const end = all.findLastIndex(isEnd);
    const revived = all.slice(end + 1).some(({ kind }) => reviving.has(kind));
    if (end >= 0 && !revived) {
      cancelled.push(presentEnd(all[end] as MailEvent));
      continue;
    }
    const alive = all.filter(({ kind }) => running.has(kind));
    if (alive.length > 0) judged.push(presentFinding(alive, { today, currency }));
  }
  return { judged, cancelled };
}

/**
 * What somebody's mails say together. Per service the last word counts; the order in which mails are given does not
 * matter, and the same Message-ID counts once.
 * @param options.today the day on which the answer is to hold
 * @param options.currency the reader's own currency, for findings whose mails name none; default TRY
 */
export function detectInMails(
  mails: Mail[],
  options: Options,
): { findings: MailFinding[]; cancelled: CancelledInMail[] } {
  const { judged, cancelled } = judgeMails(mails, options);
  const findings = judged
    .map(({ finding }) => finding)
    .filter(({ life, probability }) => life !== 'stopped' && probability >= mediumFrom)
    .sort((a, b) => b.probability - a.probability || (a.fingerprint < b.fingerprint ? -1 : 1));
  return { findings, cancelled };
}

function presentEnd(event: MailEvent): CancelledInMail {
  const reason = reasonOf(event);
  return {
    service_name: event.service_name,
    ...(event.service_id && { service_id: event.service_id }),
    automatic: reason === 'proven',
    reason,
    ...(event.ends_on && { ends_on: event.ends_on }),
    date: event.date,
    evidence: event.evidence,
    email_id: event.message_id,
  };
}

function reasonOf({ authentic, forwarded, service_id, reseller }: MailEvent): CancellationReason {
  if (forwarded) return 'forwarded';
  if (!service_id) return 'unknown_service';
  if (authentic) return 'proven';
  return reseller ? 'sent_by_reseller' : 'not_authenticated';
}
