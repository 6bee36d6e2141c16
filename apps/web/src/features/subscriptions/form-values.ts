import type { Subscription, SubscriptionInput } from '@kumbara/shared';
import i18next from 'i18next';
import { formatTypedAmount, parseAmount } from '#lib/amount.ts';
import { today } from '#lib/format.ts';

const amountFields = ['amount', 'price_after_trial'] as const;
type AmountField = (typeof amountFields)[number];

/** The values of the form: amounts as typed text, empty numbers as null. */
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

/** The values of a subscription for the form. Fields that the form lacks stay unchanged on the server. */
export const toFormValues = (subscription: Subscription): FormValues => {
  const { id: _id, status: _status, ends_on: _ends, created_at: _created, ...values } = subscription;
  const { amount, price_after_trial: after, currency } = values;
  return {
    ...values,
    amount: formatTypedAmount(amount, currency),
    price_after_trial: after === null ? null : formatTypedAmount(after, currency),
  };
};

/** Turns empty fields into null and parses the amounts; `problems` holds the errors of those that cannot be parsed. */
export function cleanFormValues(values: FormValues) {
  const read = amountFields.map((field) => ({ field, ...parseAmount(values[field], values.currency) }));
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
