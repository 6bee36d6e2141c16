import { daysBetween, type IsoDate } from '@kumbara/shared';
import { mediumThreshold } from '#confidence/model.ts';
import { keyOf, type MailFinding, presentFinding, type ScoredMails } from './finding.ts';
import { inOrder } from './forwards.ts';
import { type Mail, type MailEvent, type MailEventKind, pricedKinds } from './mail.ts';
import { splitPlans } from './plans.ts';
import { readMail } from './read-mail.ts';

/** Why a cancellation mail may end a tracked subscription by itself, or why it may not. */
export type CancellationReason =
  /** Proven to come from the service's own domain. */
  | 'proven'
  | 'forwarded'
  /** Sent by somebody who bills for the service: Apple, Google Play, PayPal. */
  | 'sent_by_reseller'
  | 'unknown_service'
  /** The mail does not say which of the reader's plans it ends. */
  | 'several_plans'
  /** The mail does not say plainly that the contract has ended. */
  | 'unclear'
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
/** What shows that a subscription runs. A refund or a gift shows nothing of it, a failed payment only by itself. */
const running = new Set<MailEventKind>([...pricedKinds, 'reactivated']);
/** What takes a cancellation back. A price change is written to those who have left, too. */
const reviving = new Set<MailEventKind>([
  'charge',
  'started',
  'renewal_notice',
  'trial_started',
  'plan_change',
  'reactivated',
]);

/** Then it was paid after all, which mails or statements tell, or it ended. */
const triedForDays = 35;

/** What a known service could not collect lately ran until then, and is tried again: shown, and doubted. */
const isUnpaid = ({ kind, service_id, known_sender, amount, date }: MailEvent, today: IsoDate) =>
  kind === 'payment_failed' &&
  service_id !== undefined &&
  known_sender &&
  amount !== undefined &&
  daysBetween(date, today) <= triedForDays;

type Options = { today: IsoDate; currency?: string };

/** What each mail says, oldest mail first; the same Message-ID counts once. */
function readMails(mails: Mail[], today: IsoDate): MailEvent[] {
  const once = new Map(mails.map((mail) => [mail.message_id || mail, mail]));
  return [...once.values()]
    .sort((a, b) => a.date.localeCompare(b.date) || a.message_id.localeCompare(b.message_id))
    .flatMap((mail) => readMail(mail, { today }));
}

/** Everything that might be a subscription, however improbable, and what ended: what the weights are fitted on. */
export function scoreMailEvents(
  events: MailEvent[],
  { today, currency = 'TRY' }: Options,
): { scored: ScoredMails[]; cancelled: CancelledInMail[] } {
  const scored: ScoredMails[] = [];
  const cancelled: CancelledInMail[] = [];
  for (const own of Map.groupBy(events, keyOf).values()) {
    const all = inOrder(own, { shows: ({ kind }) => running.has(kind), ends: isEnd });
    const plans = splitPlans(all);
    const ends = new Set<MailEvent>();
    const found: ScoredMails[] = [];
    for (const plan of plans) {
      const end = plan.findLastIndex(isEnd);
      const revived = plan.slice(end + 1).some(({ kind }) => reviving.has(kind));
      const alive = plan.filter(({ kind }) => running.has(kind));
      if (end >= 0 && !revived) ends.add(plan[end] as MailEvent);
      else if (alive.length > 0) found.push(presentFinding(alive, { today, currency }));
      else {
        const unpaid = plan.filter((event) => isUnpaid(event, today));
        if (unpaid.length > 0) found.push(presentFinding(unpaid, { today, currency }));
      }
    }
    cancelled.push(...[...ends].map((end) => presentEnd(end, plans.length)));
    scored.push(...ranked(found));
  }
  return { scored, cancelled };
}

/**
 * What somebody's mails say together. Per service the last word counts; the order in which mails are given does not
 * matter, and the same Message-ID counts once.
 * @param options.today the day on which the answer is to hold
 * @param options.currency the reader's own currency, for findings whose mails name none; default TRY
 */
export const detectInMails = (mails: Mail[], options: Options) =>
  detectInEvents(readMails(mails, options.today), options);

/**
 * The same of mails that were read before, and of which only what `readMail` found was kept.
 * @param events in the order of the mails' dates, those of one mail in its order
 */
export function detectInEvents(
  events: MailEvent[],
  options: Options,
): { findings: MailFinding[]; cancelled: CancelledInMail[] } {
  const { scored, cancelled } = scoreMailEvents(events, options);
  const findings = scored
    .map(({ finding }) => finding)
    .filter(
      (finding) =>
        finding.status !== 'stopped' && finding.probability >= mediumThreshold && !isUnknownWithoutPrice(finding),
    )
    .sort((a, b) => b.probability - a.probability || (a.fingerprint < b.fingerprint ? -1 : 1));
  return { findings, cancelled };
}

/** Books are renewed, too: of somebody nobody knows, who names no price, nothing is said. */
const isUnknownWithoutPrice = ({ service_id, amount }: MailFinding) => service_id === undefined && amount === null;

/** Plans of one service are counted from the lowest price up, as statements do it. */
const ranked = (plans: ScoredMails[]): ScoredMails[] =>
  plans
    .sort((a, b) => (a.finding.amount ?? 0) - (b.finding.amount ?? 0))
    .map(({ finding, features }, rank) => ({
      finding: rank === 0 ? finding : { ...finding, fingerprint: `${finding.fingerprint}/${rank + 1}` },
      features,
    }));

function presentEnd(event: MailEvent, plans: number): CancelledInMail {
  const reason = reasonOf(event, plans);
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

function reasonOf(
  { authentic, forwarded, service_id, reseller, states_end }: MailEvent,
  plans: number,
): CancellationReason {
  if (forwarded) return 'forwarded';
  if (!service_id) return 'unknown_service';
  if (plans > 1) return 'several_plans';
  if (authentic) return states_end ? 'proven' : 'unclear';
  return reseller ? 'sent_by_reseller' : 'not_authenticated';
}
