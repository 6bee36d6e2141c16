import {
  billingCycleSchema,
  categories,
  type DetectedSubscription,
  type ImportDetection,
  importDetectionSchema,
  maxThingName,
} from '@kumbara/shared';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { CurrencyOptions } from '#components/currency-options.tsx';
import { AmountInput, Field, Input, Select } from '#components/field.tsx';
import { IntervalOptions } from '#components/interval-options.tsx';
import { formatTypedAmount, parseAmount } from '#lib/amount.ts';

type Props = {
  found: DetectedSubscription;
  isBusy: boolean;
  onAdd: (item: ImportDetection) => void;
  onCancel: () => void;
};

/** Corrects a finding before it is added, or fills in a price that no document states. */
export function Correction({ found, isBusy, onAdd, onCancel }: Props) {
  const { t } = useTranslation(['subscriptions', 'detection']);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [cycle, setCycle] = useState(found.billing_cycle);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].filter(([, value]) => value !== ''));
    const { amount = Number.NaN, problem } = parseAmount(String(typed.amount ?? ''), String(typed.currency));
    const item = importDetectionSchema.safeParse({
      ...typed,
      detection_id: found.detection_id,
      amount,
      billing_interval: Number(typed.billing_interval ?? 1),
    });
    if (item.success) return onAdd(item.data);
    setProblems(
      Object.fromEntries(
        item.error.issues.map(({ path }) => [
          String(path[0]),
          t(path[0] === 'amount' ? (problem ?? 'subscriptions:field.positive') : 'subscriptions:field.invalid'),
        ]),
      ),
    );
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="enter mt-5 grid grid-cols-1 gap-4 rounded-2xl bg-sunken/60 p-4 sm:grid-cols-2"
    >
      <Field label={t('form.name')} required error={problems.service_name}>
        {(ids) => (
          <Input {...ids} name="service_name" defaultValue={found.service_name} maxLength={maxThingName} required />
        )}
      </Field>
      <Field label={t('form.category')}>
        {(ids) => (
          <Select {...ids} name="category" defaultValue={found.category}>
            {categories.map((category) => (
              <option key={category} value={category}>
                {t(`category.${category}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('form.amount')} required error={problems.amount}>
        {(ids) => (
          <AmountInput
            {...ids}
            name="amount"
            defaultValue={found.amount === null ? '' : formatTypedAmount(found.amount, found.currency)}
            required
            autoFocus
          />
        )}
      </Field>
      <Field label={t('form.currency')} error={problems.currency}>
        {(ids) => (
          <Select {...ids} name="currency" defaultValue={found.currency}>
            <CurrencyOptions />
          </Select>
        )}
      </Field>
      <Field label={t('form.cycle')}>
        {(ids) => (
          <Select
            {...ids}
            name="billing_cycle"
            value={cycle}
            onChange={({ target }) => setCycle(billingCycleSchema.parse(target.value))}
          >
            {billingCycleSchema.options.map((cycle) => (
              <option key={cycle} value={cycle}>
                {t(`cycle.${cycle}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('form.interval')} error={problems.billing_interval}>
        {(ids) => (
          <Select {...ids} name="billing_interval" defaultValue={found.billing_interval}>
            <IntervalOptions cycle={cycle} />
          </Select>
        )}
      </Field>
      <Field label={t('form.nextPayment')} error={problems.next_payment_date}>
        {(ids) => <Input {...ids} name="next_payment_date" type="date" defaultValue={found.next_payment_date} />}
      </Field>
      <div className="flex flex-wrap items-end justify-end gap-2 sm:col-span-2">
        <Button onClick={onCancel}>{t('action.dismissForm')}</Button>
        <Button type="submit" look="brand" disabled={isBusy}>
          {t('detection:add')}
        </Button>
      </div>
    </form>
  );
}
