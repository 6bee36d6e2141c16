import type { MailEvent } from '@kumbara/detection';
import { type Billing, type BillingCycle, type Confidence, type IsoDate, nextPaymentDate } from '@kumbara/shared';

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

const isEnd = ({ kind }: MailEvent) => kind === 'cancelled' || kind === 'cancelled_at_period_end';
/** Proofs that a subscription runs. A failed payment, a refund or a gift is none. */
const running = new Set<MailEvent['kind']>([
  'charge',
  'started',
  'renewal_notice',
  'trial_started',
  'trial_ending',
  'price_rise',
  'plan_change',
  'reactivated',
]);

const latest = <K extends keyof MailEvent>(events: MailEvent[], key: K) =>
  events.findLast((event) => event[key] !== undefined)?.[key];

function present(events: MailEvent[], today: IsoDate): Found {
  const last = events.at(-1) as MailEvent;
  const billing: Billing = {
    billing_cycle: latest(events, 'billing_cycle') ?? 'monthly',
    billing_interval: latest(events, 'billing_interval') ?? 1,
  };
  const charged = events.findLast(({ kind }) => kind === 'charge')?.date;
  const anchor = latest(events, 'next_date') ?? charged;
  return {
    name: last.service_name,
    amount: latest(events, 'amount') ?? null,
    currency: latest(events, 'currency') ?? null,
    cycle: billing.billing_cycle,
    interval: billing.billing_interval,
    next_date: anchor ? nextPaymentDate(anchor, billing, today) : null,
    confidence: last.known_sender && last.service_id ? 'high' : 'medium',
  };
}

/**
 * What mails say together: per service the last word counts, a cancellation included.
 * @param events of any number of mails, in any order
 */
export function foundInMails(events: MailEvent[], today: IsoDate): { found: Found[]; cancelled: Cancelled[] } {
  const sorted = events.toSorted((a, b) => a.date.localeCompare(b.date));
  const found: Found[] = [];
  const cancelled: Cancelled[] = [];
  for (const all of Map.groupBy(sorted, ({ service_id, service_name }) => service_id ?? service_name).values()) {
    const end = all.findLast(isEnd);
    const alive = all.filter(({ kind }) => running.has(kind));
    const lastWord = alive.at(-1);
    if (end && !(lastWord && lastWord.date > end.date)) {
      cancelled.push({
        name: end.service_name,
        automatic: end.authentic && !end.forwarded && end.service_id !== undefined,
      });
    } else if (lastWord) found.push(present(alive, today));
  }
  return { found, cancelled };
}
