import { type Billing, type DetectionChange, daysBetween, type IsoDate, nextPaymentDate } from '@kumbara/shared';
import { isSameBillingCycle } from './billing-cycle.ts';
import type { Combined } from './combine.ts';
import type { Terms, TrackedSubscription } from './source.ts';

export type Changes = {
  /** Where documents say otherwise than the user: for the user to decide. */
  changes: DetectionChange[];
  /** What the subscription says from now on, in fields that nobody touched since documents gave them. */
  updates: Partial<Terms>;
  /** What documents gave it, to be remembered; absent for what was entered by hand. */
  extracted?: Terms;
};

/** Days by which a stated day and a booked one differ without being another. */
const sameDays = 3;

/** The finding as the fields of a subscription; without a price those that it had. */
export const toTerms = (found: Combined, otherwise: Pick<Terms, 'amount' | 'currency'>): Terms => ({
  name: found.service_name,
  amount: found.amount ?? otherwise.amount,
  currency: found.amount === null ? otherwise.currency : found.currency,
  billing_cycle: found.billing_cycle,
  billing_interval: found.billing_interval,
  next_payment_date: found.anchor,
  category: found.category,
});

/** Fields that mean nothing without each other. */
const units = [
  ['name'],
  ['amount', 'currency'],
  ['billing_cycle', 'billing_interval'],
  ['category'],
] as const satisfies (keyof Terms)[][];

const isSame = (fields: readonly (keyof Terms)[], a: Terms, b: Terms) => fields.every((field) => a[field] === b[field]);
const pick = (fields: readonly (keyof Terms)[], from: Terms): Partial<Terms> =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

/**
 * What a subscription takes over from its documents: the fields in which it still says what they gave it. What the
 * user changed is the user's; where documents come to say the same, it is theirs again.
 */
function findUpdates(
  subscription: TrackedSubscription,
  extracted: Terms,
  found: Combined,
  today: IsoDate,
): Required<Omit<Changes, 'changes'>> {
  if (found.stopped) return { updates: {}, extracted };
  const now = toTerms(found, extracted);
  const updates: Partial<Terms> = {};
  for (const fields of units) {
    if (isSame(fields, subscription, extracted) && !isSame(fields, subscription, now))
      Object.assign(updates, pick(fields, now));
  }
  const isTheirDay = subscription.next_payment_date === extracted.next_payment_date;
  const billing = { ...subscription, ...updates };
  const shown = nextPaymentDate(subscription.next_payment_date, billing, today);
  const next = nextPaymentDate(now.next_payment_date, billing, today);
  if (isTheirDay && shown !== next) updates.next_payment_date = now.next_payment_date;
  return {
    updates,
    extracted: { ...now, next_payment_date: updates.next_payment_date ?? extracted.next_payment_date },
  };
}

/** What documents say otherwise than a subscription, in the order in which people care. */
function findDifferences(subscription: TrackedSubscription, found: Combined, today: IsoDate): DetectionChange[] {
  if (found.stopped) return [];
  const changes: DetectionChange[] = [];
  const { amount, currency } = subscription;
  const prices = found.price_history.filter((price) => price.currency === currency);
  if (found.amount !== null && found.currency === currency && found.amount !== amount) {
    const on = prices.findLast((price) => price.amount === found.amount && price.date <= today)?.date;
    changes.push({ field: 'amount', from: amount, to: found.amount, currency, ...(on && { on }) });
  }
  const announced = prices.find(({ date }) => date > today);
  if (announced && announced.amount !== amount)
    changes.push({ field: 'amount', from: amount, to: announced.amount, currency, on: announced.date });
  if (
    found.reasons.includes('trial') &&
    found.next_payment_date !== subscription.trial_ends_on &&
    found.next_payment_date
  )
    changes.push({ field: 'trial_ends_on', from: subscription.trial_ends_on ?? null, to: found.next_payment_date });
  if (found.reasons.includes('cycle_assumed')) return changes;
  if (!isSameBillingCycle(subscription, found)) {
    const billing = ({ billing_cycle, billing_interval }: Billing) => ({ billing_cycle, billing_interval });
    changes.push({ field: 'billing', from: billing(subscription), to: billing(found) });
    return changes;
  }
  const due = nextPaymentDate(subscription.next_payment_date, subscription, today);
  if (found.next_payment_date && Math.abs(daysBetween(due, found.next_payment_date)) > sameDays)
    changes.push({ field: 'next_payment_date', from: due, to: found.next_payment_date });
  return changes;
}

/**
 * What changes for a subscription on the list when documents speak of it.
 * @param isSure the user said that they speak of it; what is only recognised by name takes nothing over
 */
export function findChanges(
  subscription: TrackedSubscription,
  found: Combined,
  isSure: boolean,
  today: IsoDate,
): Changes {
  const updated =
    isSure && subscription.extracted ? findUpdates(subscription, subscription.extracted, found, today) : undefined;
  const updates = updated?.updates ?? {};
  return {
    changes: findDifferences({ ...subscription, ...updates }, found, today),
    updates,
    ...(updated && { extracted: updated.extracted }),
  };
}
