import { addDays, type Subscription } from '@kumbara/shared';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field, Input } from '#components/field.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { CancelFacts } from './cancel-facts.tsx';
import { CancelGuides } from './cancel-guides.tsx';
import { subscriptionQueries } from './subscription-queries.ts';
import { useCancelByMail } from './use-cancel-by-mail.ts';

type Props = { subscription: Subscription; onLetter: () => void; onClose: () => void };

/** Steps to cancel at the service itself, and the day until which it may be used once that is done. */
export function CancelGuideDialog({ subscription, onLetter, onClose }: Props) {
  const { t } = useTranslation(['subscriptions', 'common']);
  const [endsOn, setEndsOn] = useState(addDays(subscription.next_payment_date, -1));
  const { cancel, isBusy } = useCancelByMail(onClose);
  const { data, isPending, isError, refetch } = useQuery(subscriptionQueries.cancelGuides(subscription.id));
  return (
    <Dialog
      title={t('cancelGuide.title', { name: subscription.name })}
      description={t('cancelGuide.lead')}
      onClose={onClose}
    >
      {isPending && <Skeleton className="h-24 w-full rounded-xl" />}
      {isError && !data && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="alert">{t('cancelGuide.failed')}</p>
          <Button size="small" onClick={() => refetch()}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      {data?.length === 0 && <p className="rounded-xl bg-sunken/70 px-4 py-3">{t('cancelGuide.unknown')}</p>}
      <CancelGuides subscription={subscription} />
      <CancelFacts subscription={subscription} endsOn={endsOn} />
      <Button look="quiet" size="small" className="mt-3" onClick={onLetter}>
        <FileText aria-hidden="true" className="size-4" />
        {t('cancelGuide.letter')}
      </Button>
      <form
        className="mt-5 border-line border-t pt-5"
        onSubmit={async (event) => {
          event.preventDefault();
          await cancel(subscription, endsOn || null);
          onClose();
        }}
      >
        <Field label={t('cancelGuide.until')} hint={t('cancelGuide.untilHint')}>
          {(ids) => <Input {...ids} type="date" value={endsOn} onChange={({ target }) => setEndsOn(target.value)} />}
        </Field>
        <div className="mt-6 flex flex-wrap-reverse justify-end gap-2">
          <Button onClick={onClose}>{t('common:close')}</Button>
          <Button look="brand" type="submit" disabled={isBusy}>
            {t('cancelGuide.done')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
