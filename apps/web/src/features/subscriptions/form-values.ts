import type { Subscription, SubscriptionInput } from '@kumbara/shared';
import i18next from 'i18next';
import { readAmount, typedAmount } from '#lib/amount.ts';
import { today } from '#lib/format.ts';

const amountFields = ['amount', 'price_after_trial'] as const;
type AmountField = (typeof amountFields)[number];

/** What the form holds while somebody types: amounts as they are typed, and an empty number is nothing yet. */
export type FormValues = Omit<SubscriptionInput, AmountField> & { [field in AmountField]?: string | null };

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
export const toFormValues = (subscription: Subscription): FormValues => {
  const { id: _id, status: _status, ends_on: _ends, created_at: _created, ...values } = subscription;
  const { amount, price_after_trial: after, currency } = values;
  return {
    ...values,
    amount: typedAmount(amount, currency),
    price_after_trial: after === null ? null : typedAmount(after, currency),
  };
};

/** Fields left empty are cleared, not stored as empty text; amounts are read, and what is wrong with them said. */
export function cleanFormValues(values: FormValues) {
  const read = amountFields.map((field) => ({ field, ...readAmount(values[field], values.currency) }));
  const entries = Object.entries(values).map(([field, value]) => {
    const isEmpty = value === '' || (typeof value === 'number' && Number.isNaN(value));
    return [field, isEmpty && field !== 'name' ? null : value];
  });
  return {
    input: Object.fromEntries([...entries, ...read.map(({ field, amount }) => [field, amount ?? null])]),
    problems: Object.fromEntries(
      read.flatMap(({ field, problem }) => (problem ? [[field, { type: 'amount', message: i18next.t(problem) }]] : [])),
    ),
  };
}
