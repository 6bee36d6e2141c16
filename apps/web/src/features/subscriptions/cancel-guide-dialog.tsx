import type { Subscription } from '@kumbara/shared';
import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field, Input } from '#components/field.tsx';
import { FormFailure } from '#components/form-failure.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { useCloseOnce } from '#components/use-close-once.ts';
import { today } from '#lib/format.ts';
import { CancelFacts } from './cancel-facts.tsx';
import { HowToCancel } from './how-to-cancel.tsx';
import { lastDayOfUse } from './last-day-of-use.ts';
import { useChangeSubscription } from './subscription-queries.ts';
import { useCancelByMail } from './use-cancel-by-mail.ts';

type Props = { subscription: Subscription; onLetter: () => void; onClose: () => void };

/** Steps to cancel at the service itself, and the day until which it may be used once that is done. */
export function CancelGuideDialog({ subscription, onLetter, onClose }: Props) {
  const { t } = useTranslation(['subscriptions', 'common']);
  const [endsOn, setEndsOn] = useState(lastDayOfUse(subscription, today()));
  const formId = useId();
  const change = useChangeSubscription();
  const close = useCloseOnce(change.isPaused, onClose);
  const { activate } = useCancelByMail(onClose);
  const { id, name } = subscription;
  const cancel = useAction(
    async () => {
      await change.mutateAsync({ id, patch: { status: 'cancelled', ends_on: endsOn || null } });
      notify.success(t('cancelled'), { action: { label: t('action.undo'), onClick: () => void activate(id) } });
      close();
    },
    () => ({ text: t('toggleFailed'), isInForm: true }),
  );
  return (
    <Dialog
      isRead
      title={t('cancelGuide.title', { name })}
      description={t('cancelGuide.lead')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('common:close')}</Button>
          <Button look="brand" type="submit" form={formId} disabled={change.isPending}>
            {t('cancelGuide.done')}
          </Button>
        </>
      }
    >
      <HowToCancel subscription={subscription} />
      <CancelFacts subscription={subscription} endsOn={endsOn} />
      <Button look="quiet" size="small" className="mt-3" onClick={onLetter}>
        <FileText aria-hidden="true" className="size-4" />
        {t('cancelGuide.letter')}
      </Button>
      <form
        id={formId}
        className="mt-5 flex flex-col gap-4 border-line border-t pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          void cancel();
        }}
      >
        <Field label={t('cancelGuide.until')} hint={t('cancelGuide.untilHint')}>
          {(ids) => <Input {...ids} type="date" value={endsOn} onChange={({ target }) => setEndsOn(target.value)} />}
        </Field>
        <FormFailure>{change.error ? change.error.message || t('toggleFailed') : undefined}</FormFailure>
      </form>
    </Dialog>
  );
}
