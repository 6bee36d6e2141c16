import type { DetectedSubscription, Subscription } from '@kumbara/shared';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field, Select } from '#components/field.tsx';
import { formatMoney } from '#lib/format.ts';

type Props = {
  found: DetectedSubscription;
  subscriptions: Subscription[];
  isBusy: boolean;
  onLink: (subscriptionId: string) => void;
  onClose: () => void;
};

/** Chooses the subscription to which a finding and its charges belong. */
export function LinkDialog({ found, subscriptions, isBusy, onLink, onClose }: Props) {
  const { t } = useTranslation(['detection', 'common']);
  const [chosen, setChosen] = useState(subscriptions[0]?.id ?? '');
  const link = (event: FormEvent) => {
    event.preventDefault();
    onLink(chosen);
  };
  return (
    <Dialog title={t('linkTitle', { name: found.service_name })} description={t('linkLead')} onClose={onClose}>
      <form onSubmit={link}>
        <Field label={t('linkTo')}>
          {(ids) => (
            <Select {...ids} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {subscriptions.map(({ id, name, amount, currency }) => (
                <option key={id} value={id}>
                  {name} · {formatMoney(amount, currency)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" look="brand" disabled={isBusy || !chosen}>
            {t('linkConfirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
