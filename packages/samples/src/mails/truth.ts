import { daysBetween, type IsoDate } from '@kumbara/shared';
import { cycleDays } from '#history/charge-plan.ts';
import type { TrueCancellation, TrueMailSubscription } from './mailbox.ts';
import type { Course, Step } from './timeline/timeline.ts';
import type { Said } from './write/service-mail.ts';

/** A mail that was written about a step, and what its reader can know of it. */
export type Telling = {
  step: Step;
  said: Said;
  messageId: string;
  forwarded: boolean;
  proven: boolean;
  store: boolean;
};

const ends = new Set<Step['kind']>(['cancelled', 'cancelled_at_period_end']);
const paid = new Set<Step['kind']>(['charge', 'started']);
/** What shows that something runs; a failed payment alone, a refund or a gift does not. */
const running = new Set<Step['kind']>([
  'charge',
  'started',
  'renewal_notice',
  'trial_started',
  'trial_ending',
  'price_rise',
  'plan_change',
  'reactivated',
]);

/** The last end that nothing came after, with its mail. */
export function endOf(tellings: readonly Telling[]): Telling | undefined {
  const at = tellings.findLastIndex(({ step }) => ends.has(step.kind));
  return tellings.slice(at + 1).some(({ step }) => running.has(step.kind)) ? undefined : tellings[at];
}

/** The price in force today, as the mails say it: announced ones count from their day on. */
function priceOn(tellings: readonly Telling[], today: IsoDate) {
  const telling = tellings.filter(({ step, said }) => running.has(step.kind) && said.amount !== undefined);
  const inForce = telling.findLast(({ step }) => step.kind !== 'price_rise' || (step.next ?? '') <= today);
  const [rise] = telling.filter(({ step }) => step.kind === 'price_rise');
  const amount = inForce?.said.amount ?? rise?.step.oldPrice ?? null;
  const newest = telling.at(-1);
  const isAhead = newest?.step.kind === 'plan_change' && (newest.step.next ?? '') > today;
  return {
    amount,
    total: inForce?.said.total,
    also: isAhead && newest.step.oldPrice !== undefined ? [newest.step.oldPrice] : [],
  };
}

/** What a careful person with all mails about a service would say of it. */
export function truthOf(
  course: Course,
  tellings: readonly Telling[],
  today: IsoDate,
): TrueMailSubscription | undefined {
  const newest = tellings.at(-1);
  if (!newest) return undefined;
  const { billing } = newest.step;
  const charges = tellings.filter(({ step }) => paid.has(step.kind));
  const { amount, total, also } = priceOn(tellings, today);
  const next = course.nextPayment(today);
  return {
    name: course.service.name,
    also: course.sender.calls ? [course.sender.calls] : [],
    amount,
    alsoAmounts: also,
    ...(total !== undefined && { charged_total: total }),
    currency: course.currency,
    cycle: billing.billing_cycle,
    interval: billing.billing_interval,
    cycleShown:
      new Set(charges.map(({ step }) => step.day)).size > 1 ||
      tellings.some(({ said }) => said.cycle) ||
      charges.some(({ said }) => said.next),
    ...(next && { next_date: next }),
    nextShown: newest.said.next && running.has(newest.step.kind),
    known: course.known,
    scenario: course.scenario,
    channel: course.channel,
    mails: tellings.map(({ messageId }) => messageId),
    expect: expectation(course, tellings, today),
  };
}

function expectation(course: Course, tellings: readonly Telling[], today: IsoDate): TrueMailSubscription['expect'] {
  const end = endOf(tellings);
  if (end) return end.said.readable ? 'absent' : 'optional';
  const shows = tellings.filter(({ step }) => running.has(step.kind));
  const newest = shows.at(-1);
  if (!newest) return tellings.some(({ step }) => step.kind === 'gift') ? 'absent' : 'optional';
  const lastSign = [newest.step.day, newest.step.next ?? ''].sort().at(-1) ?? newest.step.day;
  const silence = daysBetween(lastSign, today) / cycleDays(newest.step.billing);
  // Payment due on `next` itself may still be on its way.
  if (silence > 2.2) return 'absent';
  if (silence > 0.5) return 'optional';
  const isRefunded = ({ step }: Telling) => tellings.some(({ step: { paidOn } }) => paidOn === step.day);
  const readable = shows.filter((one) => !one.forwarded && one.said.amount !== undefined && !isRefunded(one));
  if (readable.length === 0) return 'optional';
  if (newest.step.kind.startsWith('trial') && (newest.step.until ?? '') < today) return 'optional';
  if (!course.known && !readable.some(({ said }) => said.recurring)) return 'optional';
  // PayPal names a stranger and a sum, no rhythm.
  if (!course.known && course.channel === 'paypal' && readable.length < 2) return 'optional';
  return 'found';
}

/** The cancellation that stands at the end, if there is one. Stores cancel for others: only their own word proves it. */
export function cancellationOf(course: Course, tellings: readonly Telling[]): TrueCancellation | undefined {
  const end = endOf(tellings);
  if (!end) return undefined;
  return {
    name: course.service.name,
    also: course.sender.calls ? [course.sender.calls] : [],
    provable: course.known && end.proven && !end.forwarded && !end.store,
    expected: course.known && end.said.readable,
  };
}
