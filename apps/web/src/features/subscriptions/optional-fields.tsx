import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AmountInput, Field, Input, Select } from '#components/field.tsx';
import { IntervalOptions } from '#components/interval-options.tsx';
import type { FormSectionProps } from './form-section.ts';

const asNumber = { setValueAs: (value: unknown) => (value === '' || value == null ? null : Number(value)) };
const asDays = {
  /** `7, 1` is a list of days; an empty field means the default of the cycle. */
  setValueAs: (value: unknown) => {
    if (Array.isArray(value) || value == null) return value;
    const days = String(value).match(/\d+/g)?.map(Number);
    return days ?? null;
  },
};

/** The optional fields behind "More details". */
export function OptionalFields({ form, problem }: FormSectionProps) {
  const { t } = useTranslation('subscriptions');
  const { register } = form;
  const cycle = useWatch({ control: form.control, name: 'billing_cycle' });
  return (
    <div className="enter grid gap-4 rounded-2xl bg-sunken/60 p-4 sm:grid-cols-2">
      <Field label={t('form.interval')} error={problem('billing_interval')} className="sm:col-span-2">
        {(ids) => (
          <Select {...ids} {...register('billing_interval', { valueAsNumber: true })}>
            <IntervalOptions cycle={cycle} />
          </Select>
        )}
      </Field>
      <Field label={t('form.url')} error={problem('url')}>
        {(ids) => <Input {...ids} {...register('url')} type="url" inputMode="url" placeholder="https://" />}
      </Field>
      <Field label={t('form.paymentMethod')} error={problem('payment_method')}>
        {(ids) => <Input {...ids} {...register('payment_method')} maxLength={60} />}
      </Field>
      <Field label={t('form.startedOn')} error={problem('started_on')}>
        {(ids) => <Input {...ids} {...register('started_on')} type="date" />}
      </Field>
      <Field label={t('form.reminderDays')} hint={t('form.reminderHint')} error={problem('reminder_days')}>
        {(ids) => <Input {...ids} {...register('reminder_days', asDays)} inputMode="text" placeholder="7, 1" />}
      </Field>
      <Field label={t('form.trialEndsOn')} error={problem('trial_ends_on')}>
        {(ids) => <Input {...ids} {...register('trial_ends_on')} type="date" />}
      </Field>
      <Field label={t('form.priceAfterTrial')} error={problem('price_after_trial')}>
        {(ids) => <AmountInput {...ids} {...register('price_after_trial')} />}
      </Field>
      <Field label={t('form.commitmentEndsOn')} error={problem('commitment_ends_on')}>
        {(ids) => <Input {...ids} {...register('commitment_ends_on')} type="date" />}
      </Field>
      <Field label={t('form.noticeDays')} error={problem('notice_days')}>
        {(ids) => (
          <Input
            {...ids}
            {...register('notice_days', asNumber)}
            type="number"
            step="1"
            min="0"
            max="365"
            inputMode="numeric"
          />
        )}
      </Field>
      <ShareFields form={form} problem={problem} />
    </div>
  );
}

/** The user's share, as one of four: both fields or none. */
function ShareFields({ form, problem }: FormSectionProps) {
  const { t } = useTranslation('subscriptions');
  const share = useWatch({ control: form.control, name: 'share' });
  const change = (part: 'mine' | 'parts', typed: string) => {
    const next = { mine: share?.mine ?? 1, parts: share?.parts ?? 2, [part]: Number(typed) };
    form.setValue('share', typed === '' ? null : next, { shouldDirty: true });
  };
  return (
    <fieldset className="grid gap-x-3 gap-y-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-1.5 text-[0.84rem] text-ink-soft">{t('form.shareHint')}</legend>
      <Field label={t('form.shareMine')} error={problem('share')}>
        {(ids) => (
          <Input
            {...ids}
            type="number"
            min="1"
            max="100"
            inputMode="numeric"
            value={share?.mine ?? ''}
            onChange={({ target }) => change('mine', target.value)}
          />
        )}
      </Field>
      <Field label={t('form.shareParts')}>
        {(ids) => (
          <Input
            {...ids}
            type="number"
            min="2"
            max="100"
            inputMode="numeric"
            value={share?.parts ?? ''}
            onChange={({ target }) => change('parts', target.value)}
          />
        )}
      </Field>
    </fieldset>
  );
}
