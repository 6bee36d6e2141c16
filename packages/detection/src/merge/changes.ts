import { type Billing, type DetectionChange, daysBetween, type IsoDate, nextPaymentDate } from '@kumbara/shared';
import { isSameBillingCycle } from './billing-cycle.ts';
import type { Combined } from './combine.ts';
import type { Terms, TrackedSubscription } from './source.ts';

export type Changes = {
  /** Differences between documents and the user's values, for the user to decide. */
  changes: DetectionChange[];
  /** New values of fields that the user has not edited. */
  updates: Partial<Terms>;
  /** The values extracted from documents, to be stored; absent for subscriptions entered by hand. */
  extracted?: Terms;
};

/** A stated and a booked day this close are the same. */
const sameDays = 3;

/** Returns the finding as fields of a subscription; the price of `otherwise` if it has none. */
export const toTerms = (found: Combined, otherwise: Pick<Terms, 'amount' | 'currency'>): Terms => ({
  name: found.service_name,
  amount: found.amount ?? otherwise.amount,
  currency: found.amount === null ? otherwise.currency : found.currency,
  billing_cycle: found.billing_cycle,
  billing_interval: found.billing_interval,
  next_payment_date: found.anchor,
  category: found.category,
});

/** Fields that only make sense together. */
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
 * Returns the values that a subscription takes over from documents: fields that still equal the extracted values.
 * Edited fields stay, and follow again once documents show the same.
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

/** Returns the differences between documents and a subscription, the most important first. */
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
 * Returns what changes for a subscription when documents mention it.
 * @param isSure the user linked the finding; a finding recognised by name changes no field
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
