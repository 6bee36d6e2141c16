import type { CancelledInMail, MailEvent, MailEventKind, MailFinding } from '@kumbara/detection';
import type { CorpusItem, CorpusMail, ItemEvent } from '#corpus/corpus-mail.ts';
import { isSameName } from './mail-score.ts';

/** What is reported about one mail alone, on the day after it was sent. */
export type ReportedMail = {
  events: Pick<MailEvent, 'kind' | 'service_name' | 'service_id'>[];
  findings: Pick<
    MailFinding,
    | 'service_name'
    | 'service_id'
    | 'amount'
    | 'currency'
    | 'billing_cycle'
    | 'billing_interval'
    | 'confidence'
    | 'probability'
  >[];
  cancelled: Pick<CancelledInMail, 'service_name' | 'service_id' | 'automatic'>[];
};

type Reported = ReportedMail['findings'][number];

/** The score of one finding, or of one item that was missed. */
export type CorpusFindingScore = {
  kind: 'right' | 'wrong' | 'missed' | 'excused';
  finding?: Reported;
  item?: CorpusItem;
  name?: boolean;
  /** With its currency. Absent if neither the mail nor the finding has one. */
  amount?: boolean;
  /** Absent if the mail does not show it. */
  cycle?: boolean;
};

export type CorpusMailScore = {
  findings: CorpusFindingScore[];
  /** The items of subscriptions about which an event is reported. */
  events: { item: CorpusItem; reported: MailEventKind[]; isRight: boolean }[];
  /** Ended items, and the listed ones among them. */
  ended: { items: number; listed: number };
  /** Listed without an ended item. */
  falseCancellations: number;
  /** Would end a subscription automatically although nothing ended or the mail does not prove it. */
  falseAutomatic: number;
  /** Cancellations that end a subscription by themselves, rightly. */
  automatic: number;
  /** A finding or a cancellation of a phishing mail. */
  isPhishingAccepted: boolean;
};

/** The events that the contract has for those of the labels. */
const eventsOfKind: Record<MailEventKind, readonly ItemEvent[]> = {
  charge: ['charged', 'renewed', 'started'],
  started: ['started'],
  trial_started: ['started'],
  reactivated: ['started', 'renewed'],
  renewal_notice: ['will_charge', 'renewed'],
  trial_ending: ['will_charge'],
  price_rise: ['price_changes'],
  plan_change: ['started', 'price_changes'],
  payment_failed: ['failed'],
  refund: ['refunded'],
  cancelled: ['cancelled', 'expired'],
  cancelled_at_period_end: ['cancelled', 'expired'],
  gift: ['none'],
};

type Named = { service_name: string; service_id?: string };
const isNamed = ({ service_name, service_id }: Named, item: CorpusItem): boolean =>
  (service_id !== undefined && service_id === item.service_id) ||
  isSameName(service_name, { name: item.name, aliases: item.aliases ?? [] });

function scoreFinding(finding: Reported, item: CorpusItem): CorpusFindingScore {
  if (item.shown === 'no') return { kind: 'wrong', finding, item };
  if (item.shown === 'optional') return { kind: 'excused', finding, item };
  const amounts = [...(item.amount === undefined ? [] : [item.amount]), ...(item.alternative_amounts ?? [])];
  const hasAmount = amounts.length > 0 || finding.amount !== null;
  return {
    kind: 'right',
    finding,
    item,
    // A catalogue id that the item does not have names another product.
    name: isNamed(finding, item) && (finding.service_id === undefined || finding.service_id === item.service_id),
    ...(hasAmount && {
      amount:
        finding.currency === item.currency &&
        amounts.some((one) => finding.amount !== null && Math.abs(one - finding.amount) < 0.005),
    }),
    ...(item.billing_cycle && {
      cycle: finding.billing_cycle === item.billing_cycle && finding.billing_interval === (item.billing_interval ?? 1),
    }),
  };
}

/** Compares findings about one mail with its items. */
export function scoreFindings(findings: readonly Reported[], items: readonly CorpusItem[]): CorpusFindingScore[] {
  const taken = new Set<CorpusItem>();
  const scores = findings.map((finding): CorpusFindingScore => {
    const free = items.filter((item) => !taken.has(item));
    const visible = free.filter(({ shown }) => shown !== 'no');
    const named = free.filter((one) => isNamed(finding, one));
    const item =
      named.find(({ amount }) => amount === finding.amount) ??
      named[0] ??
      (visible.length === 1 ? visible[0] : undefined);
    if (!item) return { kind: 'wrong', finding };
    taken.add(item);
    return scoreFinding(finding, item);
  });
  const missed = items.filter((item) => item.shown === 'yes' && !taken.has(item));
  return [...scores, ...missed.map((item): CorpusFindingScore => ({ kind: 'missed', item }))];
}

/** Compares what a reader reports about one mail with its labels. Each item can be found once. */
export function scoreCorpusMail(mail: CorpusMail, { events, findings, cancelled }: ReportedMail): CorpusMailScore {
  const subscriptions = mail.items.filter(({ recurring, event }) => recurring && event !== 'none');
  const isEnded = ({ event }: CorpusItem) => event === 'cancelled' || event === 'expired';
  const ended = mail.items.filter(isEnded);
  const isProof = mail.channel === 'direct' && mail.authenticated !== null && mail.class !== 'forwarded';
  return {
    findings: scoreFindings(findings, mail.items),
    events: subscriptions.flatMap((item) => {
      const own = subscriptions.length === 1 ? events : events.filter((event) => isNamed(event, item));
      const reported = own.map(({ kind }) => kind);
      const isRight = reported.some((kind) => eventsOfKind[kind].includes(item.event));
      return own.length > 0 ? [{ item, reported, isRight }] : [];
    }),
    ended: { items: ended.length, listed: Math.min(ended.length, cancelled.length) },
    falseCancellations: Math.max(0, cancelled.length - ended.length),
    automatic: cancelled.filter(({ automatic }) => automatic && isProof && ended.length > 0).length,
    falseAutomatic: cancelled.filter(({ automatic }) => automatic && !(isProof && ended.length > 0)).length,
    isPhishingAccepted: mail.phishing && findings.length + cancelled.length > 0,
  };
}
