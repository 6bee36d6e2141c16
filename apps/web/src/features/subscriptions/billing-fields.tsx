import { billingCycleSchema } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Field, Input, Select } from '#components/field.tsx';
import type { FormSectionProps } from './form-section.ts';

/** Weekly, monthly, yearly, and every how many of them. */
export function BillingFields({ form: { register }, problem }: FormSectionProps) {
  const { t } = useTranslation('subscriptions');
  return (
    <div className="grid gap-x-3 gap-y-4 sm:grid-cols-[1.2fr_1fr]">
      <Field label={t('form.cycle')} required error={problem('billing_cycle')}>
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
      <Field label={t('form.interval')} error={problem('billing_interval')}>
        {(ids) => (
          <Input
            {...ids}
            {...register('billing_interval', {
              setValueAs: (value) => (value === '' || value == null ? undefined : Number(value)),
            })}
            type="number"
            step="1"
            min="1"
            max="36"
            inputMode="numeric"
          />
        )}
      </Field>
    </div>
  );
}
