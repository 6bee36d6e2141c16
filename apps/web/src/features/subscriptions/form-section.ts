import type { SubscriptionInput } from '@kumbara/shared';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './form-values.ts';

export type FormSectionProps = {
  form: UseFormReturn<FormValues, unknown, SubscriptionInput>;
  /** The error text of a field. */
  problem: (field: keyof FormValues) => string | undefined;
};
