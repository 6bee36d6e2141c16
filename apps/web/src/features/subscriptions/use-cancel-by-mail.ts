import type { Subscription } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { ApiError } from '#lib/api.ts';
import { useChangeSubscription, useUndoCancel } from './subscription-queries.ts';

/** Undoes or confirms a cancellation found in a mail. `onLimit` is called when the plan's limit is reached. */
export function useCancelByMail(onLimit: () => void) {
  const { t } = useTranslation('subscriptions');
  const change = useChangeSubscription();
  const undoing = useUndoCancel();

  const describeError = (error: Error) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'plan_limit_reached') onLimit();
    else if (code === 'nothing_to_undo') notify.info(error.message);
    else return t('toggleFailed');
  };
  const undo = useAction(async ({ id }: Subscription) => {
    await undoing.mutateAsync(id);
    notify.success(t('activated'));
  }, describeError);

  const activate = useAction(
    (id: string) => change.mutateAsync({ id, patch: { status: 'active', ends_on: null } }),
    describeError,
  );
  const cancel = useAction(async ({ id }: Subscription, ends_on?: string) => {
    await change.mutateAsync({ id, patch: { status: 'cancelled', ...(ends_on && { ends_on }) } });
    notify.success(t('cancelled'), { action: { label: t('action.undo'), onClick: () => void activate(id) } });
  }, describeError);

  return { undo, cancel, activate, isBusy: change.isPending || undoing.isPending };
}
