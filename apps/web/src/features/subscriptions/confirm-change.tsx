import type { Subscription } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '#components/confirm-action.tsx';
import { Confirm } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { useCloseOnce } from '#components/use-close-once.ts';
import { ApiError } from '#lib/api.ts';
import { CancelGuides } from './cancel-guides.tsx';
import { useChangeSubscription, useDeleteSubscription } from './subscription-queries.ts';

type Props = { subscription: Subscription; onDone: () => void };

/** Cancels or activates after a confirmation; the toast offers to undo it. */
export function ConfirmToggle({ subscription, onDone, onLimit }: Props & { onLimit: () => void }) {
  const { t } = useTranslation('subscriptions');
  const change = useChangeSubscription();
  const { id, name, status } = subscription;
  const isActive = status === 'active';
  const setStatus = (next: Subscription['status']) => change.mutateAsync({ id, patch: { status: next } });

  const close = useCloseOnce(change.isPaused, onDone);
  const describeError = (error: Error) => {
    close();
    if (!(error instanceof ApiError) || error.code !== 'plan_limit_reached') return t('toggleFailed');
    onLimit();
  };
  const undo = useAction(() => setStatus(status), describeError);
  const toggle = useAction(async () => {
    await setStatus(isActive ? 'cancelled' : 'active');
    close();
    notify.success(t(isActive ? 'cancelled' : 'activated'), {
      action: { label: t('action.undo'), onClick: () => void undo() },
    });
  }, describeError);

  return (
    <Confirm
      question={t(isActive ? 'confirm.cancel' : 'confirm.activate')}
      explanation={t(isActive ? 'confirm.cancelHint' : 'confirm.activateHint', { name })}
      confirmLabel={t(isActive ? 'confirm.cancelAction' : 'action.activate')}
      {...(isActive && { dismissLabel: t('confirm.keep') })}
      isBusy={change.isPending}
      onConfirm={toggle}
      onClose={close}
    >
      {isActive && <CancelGuides subscription={subscription} className="mt-4" />}
    </Confirm>
  );
}

/** Deletes after a confirmation; this cannot be undone. */
export function ConfirmDelete({ subscription, onDone, onDeleted }: Props & { onDeleted?: (() => void) | undefined }) {
  const { t } = useTranslation('subscriptions');
  const remove = useDeleteSubscription();
  return (
    <ConfirmAction
      danger
      question={t('confirm.delete')}
      explanation={t('confirm.deleteHint', { name: subscription.name })}
      confirmLabel={t('action.delete')}
      mutation={remove}
      run={() => remove.mutateAsync(subscription.id)}
      done={t('deleted')}
      failed={t('deleteFailed')}
      onDone={onDeleted}
      onClose={onDone}
    />
  );
}
