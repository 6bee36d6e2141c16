import type { Disconnected, MailConnection } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Confirm } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { useCloseOnce } from '#components/use-close-once.ts';
import { useDisconnect } from './connection-queries.ts';

type Props = { connection: MailConnection; onClose: () => void; onRemoved: (answer: Disconnected) => void };

/** Disconnects a mailbox after explaining what is deleted and what stays. */
export function ConfirmRemove({ connection, onClose, onRemoved }: Props) {
  const { t } = useTranslation('mailbox');
  const disconnect = useDisconnect(connection);
  const { provider, email_address } = connection;
  const close = useCloseOnce(disconnect.isPaused, onClose);
  const remove = useAction(
    async () => {
      const answer = await disconnect.mutateAsync();
      onRemoved(answer);
      notify.success(t('removed'), {
        description: answer.permission === 'ended' ? t('permissionEnded') : undefined,
      });
      close();
    },
    () => {
      close();
      return t('removeFailed');
    },
  );
  return (
    <Confirm
      danger
      question={t('removeQuestion')}
      explanation={`${t(`removeHint.${provider}`, { address: email_address })} ${t('removeStays')}`}
      confirmLabel={t('remove')}
      isBusy={disconnect.isPending}
      onConfirm={remove}
      onClose={close}
    />
  );
}
