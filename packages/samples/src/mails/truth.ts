import { daysBetween, type IsoDate } from '@kumbara/shared';
import { cycleDays } from '#history/charge-plan.ts';
import type { TrueCancellation, TrueMailSubscription } from './mailbox.ts';
import type { Timeline, TimelineEvent } from './timeline/timeline.ts';
import type { VisibleFacts } from './write/service-mail.ts';

/** A mail about a timeline event, and the facts that it shows. */
export type EventMail = {
  event: TimelineEvent;
  visible: VisibleFacts;
  messageId: string;
  forwarded: boolean;
  proven: boolean;
  store: boolean;
};

const cancellationKinds = new Set<TimelineEvent['kind']>(['cancelled', 'cancelled_at_period_end']);
const chargeKinds = new Set<TimelineEvent['kind']>(['charge', 'started']);
/** Events that prove a running subscription. Failed payments, refunds and gifts do not. */
const activeKinds = new Set<TimelineEvent['kind']>([
  'charge',
  'started',
  'renewal_notice',
  'trial_started',
  'trial_ending',
  'price_rise',
  'plan_change',
  'reactivated',
]);

/** The last cancellation without a later event of a running subscription. */
export function findCancellation(eventMails: readonly EventMail[]): EventMail | undefined {
  const at = eventMails.findLastIndex(({ event }) => cancellationKinds.has(event.kind));
  return eventMails.slice(at + 1).some(({ event }) => activeKinds.has(event.kind)) ? undefined : eventMails[at];
}

/** The current price as the mails state it. An announced price counts from its first day. */
function findCurrentPrice(eventMails: readonly EventMail[], today: IsoDate) {
  const priced = eventMails.filter(({ event, visible }) => activeKinds.has(event.kind) && visible.amount !== undefined);
  const inForce = priced.findLast(({ event }) => event.kind !== 'price_rise' || (event.next ?? '') <= today);
  const [rise] = priced.filter(({ event }) => event.kind === 'price_rise');
  const amount = inForce?.visible.amount ?? rise?.event.oldPrice ?? null;
  const newest = priced.at(-1);
  const isAhead = newest?.event.kind === 'plan_change' && (newest.event.next ?? '') > today;
  return {
    amount,
    total: inForce?.visible.total,
    also: isAhead && newest.event.oldPrice !== undefined ? [newest.event.oldPrice] : [],
  };
}

/** Returns the subscription that follows from all mails of a service; undefined if none does. */
export function deriveMailSubscription(
  timeline: Timeline,
  eventMails: readonly EventMail[],
  today: IsoDate,
): TrueMailSubscription | undefined {
  const newest = eventMails.at(-1);
  if (!newest) return undefined;
  const { billing } = newest.event;
  const charges = eventMails.filter(({ event }) => chargeKinds.has(event.kind));
  const { amount, total, also } = findCurrentPrice(eventMails, today);
  const next = timeline.nextPayment(today);
  return {
    name: timeline.service.name,
    aliases: timeline.sender.displayName ? [timeline.sender.displayName] : [],
    amount,
    alternativeAmounts: also,
    ...(total !== undefined && { charged_total: total }),
    currency: timeline.currency,
    cycle: billing.billing_cycle,
    interval: billing.billing_interval,
    isCycleShown:
      new Set(charges.map(({ event }) => event.day)).size > 1 ||
      eventMails.some(({ visible }) => visible.cycle) ||
      charges.some(({ visible }) => visible.next),
    ...(next && { next_date: next }),
    isNextDateShown: newest.visible.next && activeKinds.has(newest.event.kind),
    known: timeline.known,
    scenario: timeline.scenario,
    channel: timeline.channel,
    mails: eventMails.map(({ messageId }) => messageId),
    expect: decideExpectation(timeline, eventMails, today),
  };
}

function decideExpectation(
  timeline: Timeline,
  eventMails: readonly EventMail[],
  today: IsoDate,
): TrueMailSubscription['expect'] {
  const end = findCancellation(eventMails);
  if (end) return end.visible.readable ? 'absent' : 'optional';
  const shows = eventMails.filter(({ event }) => activeKinds.has(event.kind));
  const newest = shows.at(-1);
  if (!newest) return eventMails.some(({ event }) => event.kind === 'gift') ? 'absent' : 'optional';
  const lastSign = [newest.event.day, newest.event.next ?? ''].sort().at(-1) ?? newest.event.day;
  const silence = daysBetween(lastSign, today) / cycleDays(newest.event.billing);
  // A payment due on `next` may still be processed.
  if (silence > 2.2) return 'absent';
  if (silence > 0.5) return 'optional';
  const isRefunded = ({ event }: EventMail) => eventMails.some(({ event: { paidOn } }) => paidOn === event.day);
  const readable = shows.filter((one) => !one.forwarded && one.visible.amount !== undefined && !isRefunded(one));
  if (readable.length === 0) return 'optional';
  if (newest.event.kind.startsWith('trial') && (newest.event.until ?? '') < today) return 'optional';
  if (!timeline.known && !readable.some(({ visible }) => visible.recurring)) return 'optional';
  // PayPal states a merchant and an amount, but no billing cycle.
  if (!timeline.known && timeline.channel === 'paypal' && readable.length < 2) return 'optional';
  return 'found';
}

/** The last cancellation, if it stands. A store's cancellation proves only the store's own subscriptions. */
export function deriveCancellation(timeline: Timeline, eventMails: readonly EventMail[]): TrueCancellation | undefined {
  const end = findCancellation(eventMails);
  if (!end) return undefined;
  return {
    name: timeline.service.name,
    aliases: timeline.sender.displayName ? [timeline.sender.displayName] : [],
    isProvable: timeline.known && end.proven && !end.forwarded && !end.store,
    isExpected: timeline.known && end.visible.readable,
  };
}
