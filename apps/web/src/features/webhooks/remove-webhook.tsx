import type { Webhook } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Confirm } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { describeRefusal } from '#lib/refusal.ts';
import { useRemoveWebhook } from './webhook-queries.ts';

type Props = { webhook: Webhook; onRemoved: () => void; onClose: () => void };

export function RemoveWebhook({ webhook, onRemoved, onClose }: Props) {
  const { t } = useTranslation('webhooks');
  const remove = useRemoveWebhook();
  const finish = useAction(async () => {
    await remove.mutateAsync(webhook.id);
    notify.success(t('removed'));
    onRemoved();
  }, describeRefusal);
  return (
    <Confirm
      question={t('removeQuestion')}
      explanation={t('removeLead')}
      confirmLabel={t('remove')}
      danger
      isBusy={remove.isPending}
      onConfirm={finish}
      onClose={onClose}
    />
  );
}
