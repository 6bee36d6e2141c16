import type { Webhook } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '#components/confirm-action.tsx';
import { useRemoveWebhook } from './webhook-queries.ts';

type Props = { webhook: Webhook; onRemoved: () => void; onClose: () => void };

export function RemoveWebhook({ webhook, onRemoved, onClose }: Props) {
  const { t } = useTranslation('webhooks');
  const remove = useRemoveWebhook();
  return (
    <ConfirmAction
      danger
      staysOnFailure
      question={t('removeQuestion')}
      explanation={t('removeLead')}
      confirmLabel={t('remove')}
      mutation={remove}
      run={() => remove.mutateAsync(webhook.id)}
      done={t('removed')}
      onDone={onRemoved}
      onClose={onClose}
    />
  );
}
