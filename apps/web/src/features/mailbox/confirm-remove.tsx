import type { Disconnected, MailConnection } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '#components/confirm-action.tsx';
import { notify } from '#components/toast.ts';
import { useDisconnect } from './connection-queries.ts';

type Props = { connection: MailConnection; onClose: () => void; onRemoved: (answer: Disconnected) => void };

/** Disconnects a mailbox after explaining what is deleted and what stays. */
export function ConfirmRemove({ connection, onClose, onRemoved }: Props) {
  const { t } = useTranslation('mailbox');
  const disconnect = useDisconnect(connection);
  const { provider, email_address } = connection;
  const remove = async () => {
    const answer = await disconnect.mutateAsync();
    onRemoved(answer);
    notify.success(t('removed'), { description: answer.permission === 'ended' ? t('permissionEnded') : undefined });
  };
  return (
    <ConfirmAction
      danger
      question={t('removeQuestion')}
      explanation={`${t(`removeHint.${provider}`, { address: email_address })} ${t('removeStays')}`}
      confirmLabel={t('remove')}
      mutation={disconnect}
      run={remove}
      failed={t('removeFailed')}
      onClose={onClose}
    />
  );
}
