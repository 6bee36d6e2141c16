import type { Subscription, SubscriptionInput } from '@kumbara/shared';
import { today } from '#lib/format.ts';

/** What the form holds while somebody types: an empty number is nothing yet. */
export type FormValues = Omit<SubscriptionInput, 'amount'> & { amount?: number };

/** The specification's defaults of an empty form. */
export const emptyForm = (): FormValues => ({
  name: '',
  currency: 'USD',
  billing_cycle: 'monthly',
  billing_interval: 1,
  next_payment_date: today(),
  category: 'streaming',
  notes: '',
});

/** A subscription as the form shows it; what the form does not show stays as it is on the server. */
export const formOf = (subscription: Subscription): FormValues => {
  const { id: _id, status: _status, ends_on: _ends, created_at: _created, ...values } = subscription;
  return values;
};

/** Fields left empty are cleared, not stored as empty text. */
export function cleaned(values: FormValues): FormValues {
  const entries = Object.entries(values).map(([field, value]) => {
    const isEmpty = value === '' || (typeof value === 'number' && Number.isNaN(value));
    return [field, isEmpty && field !== 'name' ? null : value];
  });
  return Object.fromEntries(entries);
}
