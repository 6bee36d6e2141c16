import type { Subscription } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { notify } from '#components/toast.ts';
import { useOnce } from '#components/use-once.ts';
import { ApiError } from '#lib/api.ts';
import { useChangeSubscription, useUndoCancel } from './subscription-queries.ts';

/** The answers to a cancellation mail: it was wrong, or it is right. Both happen at once. `onLimit`: no place is left. */
export function useCancelByMail(onLimit: () => void) {
  const { t } = useTranslation('subscriptions');
  const change = useChangeSubscription();
  const undoing = useUndoCancel();

  const refused = (error: unknown) => {
    const known = error instanceof ApiError ? error : undefined;
    if (known?.code === 'plan_limit_reached') onLimit();
    else if (known?.code === 'nothing_to_undo') notify.info(known.message);
    else notify.error(t('toggleFailed'));
  };
  const setStatus = (id: string, status: Subscription['status'], ends_on?: Subscription['ends_on']) =>
    change.mutateAsync({ id, patch: { status, ...(ends_on !== undefined && { ends_on }) } });

  const undo = useOnce(async ({ id }: Subscription) => {
    try {
      await undoing.mutateAsync(id);
      notify.success(t('activated'));
    } catch (error) {
      refused(error);
    }
  });

  const cancel = useOnce(async ({ id }: Subscription, ends_on?: Subscription['ends_on']) => {
    try {
      await setStatus(id, 'cancelled', ends_on);
      const undoNow = () => void setStatus(id, 'active', null).catch(refused);
      notify.success(t('cancelled'), { action: { label: t('action.undo'), onClick: undoNow } });
    } catch (error) {
      refused(error);
    }
  });

  return { undo, cancel, isBusy: change.isPending || undoing.isPending };
}
