import type { Subscription } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Confirm } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { CancelGuides } from './cancel-guides.tsx';
import { useChangeSubscription, useDeleteSubscription } from './subscription-queries.ts';

type Props = { subscription: Subscription; onDone: () => void };

/** Cancel or activate, after asking; what was done can be undone from the toast. */
export function ConfirmToggle({ subscription, onDone, onLimit }: Props & { onLimit: () => void }) {
  const { t } = useTranslation('subscriptions');
  const change = useChangeSubscription();
  const { id, name, status } = subscription;
  const isActive = status === 'active';
  const setStatus = (next: Subscription['status']) => change.mutateAsync({ id, patch: { status: next } });

  const refused = (error: Error) => {
    if (error instanceof ApiError && error.code === 'plan_limit_reached') onLimit();
    else notify.error(t('toggleFailed'));
  };
  const undo = () => setStatus(status).catch(refused);
  const toggle = useOnce(async () => {
    try {
      await setStatus(isActive ? 'cancelled' : 'active');
      onDone();
      notify.success(t(isActive ? 'cancelled' : 'activated'), {
        action: { label: t('action.undo'), onClick: undo },
      });
    } catch (error) {
      onDone();
      refused(error as Error);
    }
  });

  return (
    <Confirm
      question={t(isActive ? 'confirm.cancel' : 'confirm.activate')}
      explanation={t(isActive ? 'confirm.cancelHint' : 'confirm.activateHint', { name })}
      confirmLabel={t(isActive ? 'action.cancel' : 'action.activate')}
      isBusy={change.isPending}
      onConfirm={toggle}
      onClose={onDone}
    >
      {isActive && <CancelGuides subscription={subscription} className="mt-4" />}
    </Confirm>
  );
}

/** Deleting is for good. */
export function ConfirmDelete({ subscription, onDone }: Props) {
  const { t } = useTranslation('subscriptions');
  const remove = useDeleteSubscription();
  const removeIt = useOnce(async () => {
    try {
      await remove.mutateAsync(subscription.id);
      notify.success(t('deleted'));
    } catch {
      notify.error(t('deleteFailed'));
    }
    onDone();
  });
  return (
    <Confirm
      danger
      question={t('confirm.delete')}
      explanation={t('confirm.deleteHint', { name: subscription.name })}
      confirmLabel={t('action.delete')}
      isBusy={remove.isPending}
      onClose={onDone}
      onConfirm={removeIt}
    />
  );
}
