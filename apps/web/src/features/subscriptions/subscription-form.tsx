import { zodResolver } from '@hookform/resolvers/zod';
import {
  billingCycleSchema,
  categories,
  maxThingName,
  type SubscriptionInput,
  subscriptionInputSchema,
} from '@kumbara/shared';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { CurrencyOptions } from '#components/currency-options.tsx';
import { AmountInput, Field, Input, Select, TextArea } from '#components/field.tsx';
import { formatCycle } from '#lib/format.ts';
import { FamilySwitch } from './family-switch.tsx';
import { getFieldError } from './field-error.ts';
import { cleanFormValues, type FormValues } from './form-values.ts';
import { OptionalFields } from './optional-fields.tsx';

type Props = {
  defaultValues: FormValues;
  hasFamily?: boolean;
  isSaving: boolean;
  /** The server's errors by field. */
  refused?: Record<string, string>;
  onSubmit: (input: SubscriptionInput) => void;
  onCancel: () => void;
};

const resolve = zodResolver(subscriptionInputSchema);
const resolver: Resolver<FormValues, unknown, SubscriptionInput> = async (values, context, options) => {
  const { input, problems } = cleanFormValues(values);
  const checked = await resolve(input as SubscriptionInput, context, options as never);
  return Object.keys(problems).length > 0 ? { values: {}, errors: { ...checked.errors, ...problems } } : checked;
};

/** The fields of a subscription and their validation, for adding and for editing. */
export function SubscriptionForm({ defaultValues, hasFamily, isSaving, refused = {}, onSubmit, onCancel }: Props) {
  const { t } = useTranslation('subscriptions');
  const form = useForm<FormValues, unknown, SubscriptionInput>({ resolver, defaultValues });
  const { register, handleSubmit, formState } = form;
  const [showsMore, setShowsMore] = useState(() => hasMore(defaultValues));
  const { errors } = formState;
  const [currency, billing_cycle, billing_interval = 1] = useWatch({
    control: form.control,
    name: ['currency', 'billing_cycle', 'billing_interval'],
  });
  // With a hidden interval the cycle alone would be wrong: every 3 months is not monthly.
  const intervalHint = billing_interval > 1 ? formatCycle({ billing_cycle, billing_interval }) : undefined;
  const problem = (field: keyof FormValues) => refused[field] ?? getFieldError(errors[field]);

  // Without the switch for the family its value on the server stays.
  const save = ({ family_visible, ...input }: SubscriptionInput) =>
    onSubmit(hasFamily ? { ...input, family_visible } : input);

  useEffect(() => {
    // An error in a hidden field would be invisible.
    if (moreFields.some((field) => errors[field] || refused[field])) setShowsMore(true);
  }, [errors, refused]);

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-4">
      <Field label={t('form.name')} required error={problem('name')}>
        {(ids) => (
          <Input
            {...ids}
            {...register('name')}
            required
            maxLength={maxThingName}
            autoComplete="off"
            placeholder="Netflix"
          />
        )}
      </Field>
      <div className="grid grid-cols-[1.2fr_1fr] gap-3">
        <Field label={t('form.amount')} required error={problem('amount')}>
          {(ids) => <AmountInput {...ids} {...register('amount')} required />}
        </Field>
        <Field label={t('form.currency')} error={problem('currency')}>
          {(ids) => (
            <Select {...ids} {...register('currency')} shortText={currency}>
              <CurrencyOptions />
            </Select>
          )}
        </Field>
      </div>
      <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
        <Field label={t('form.cycle')} hint={intervalHint} required error={problem('billing_cycle')}>
          {(ids) => (
            <Select {...ids} {...register('billing_cycle')} required>
              {billingCycleSchema.options.map((cycle) => (
                <option key={cycle} value={cycle}>
                  {t(`cycle.${cycle}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('form.nextPayment')} required error={problem('next_payment_date')}>
          {(ids) => <Input {...ids} {...register('next_payment_date')} type="date" required />}
        </Field>
      </div>
      <Field label={t('form.category')} required error={problem('category')}>
        {(ids) => (
          <Select {...ids} {...register('category')} required>
            {categories.map((category) => (
              <option key={category} value={category}>
                {t(`category.${category}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('form.notes')} error={problem('notes')}>
        {(ids) => <TextArea {...ids} {...register('notes')} rows={2} maxLength={1000} />}
      </Field>
      <button
        type="button"
        aria-expanded={showsMore}
        onClick={() => setShowsMore(!showsMore)}
        className="flex items-center gap-1.5 self-start rounded-lg py-1 font-medium text-ink-soft hover:text-ink"
      >
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform ${showsMore ? 'rotate-180' : ''}`} />
        {t('form.more')}
      </button>
      {showsMore && <OptionalFields form={form} problem={problem} />}
      {hasFamily && <FamilySwitch form={form} />}
      <div className="sticky -bottom-5 -mx-5 mt-1 -mb-5 flex justify-end gap-2 border-line border-t bg-surface px-5 py-4 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
        <Button onClick={onCancel}>{t('action.dismissForm')}</Button>
        <Button type="submit" look="brand" disabled={isSaving}>
          {t('action.save')}
        </Button>
      </div>
    </form>
  );
}

const moreFields = [
  'billing_interval',
  'url',
  'payment_method',
  'started_on',
  'trial_ends_on',
  'price_after_trial',
  'commitment_ends_on',
  'notice_days',
  'share',
  'reminder_days',
] as const satisfies (keyof FormValues)[];

/** These two always have a value: reminder days never open the other fields, an interval only above 1. */
const hasMore = (values: FormValues) =>
  (values.billing_interval ?? 1) > 1 ||
  moreFields.some((field) => field !== 'billing_interval' && field !== 'reminder_days' && values[field] != null);
