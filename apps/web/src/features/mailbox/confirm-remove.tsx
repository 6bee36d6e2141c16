import type { Disconnected, MailConnection } from '@kumbara/shared';
import { Confirm } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useOnce } from '#components/use-once.ts';
import { t } from '#i18n/index.ts';
import { useDisconnect } from './connection-queries.ts';

type Props = { connection: MailConnection; onClose: () => void; onRemoved: (answer: Disconnected) => void };

/** Lets a mailbox go, after saying what goes with it and what stays. */
export function ConfirmRemove({ connection, onClose, onRemoved }: Props) {
  const disconnect = useDisconnect(connection);
  const { provider, email_address } = connection;
  const remove = useOnce(async () => {
    try {
      const answer = await disconnect.mutateAsync();
      onRemoved(answer);
      notify.success(t('mailbox.removed'), {
        description: answer.permission === 'ended' ? t('mailbox.permissionEnded') : undefined,
      });
    } catch {
      notify.error(t('mailbox.removeFailed'));
    }
    onClose();
  });
  return (
    <Confirm
      danger
      question={t('mailbox.removeQuestion')}
      explanation={`${t(`mailbox.removeHint.${provider}`, { address: email_address })} ${t('mailbox.removeStays')}`}
      confirmLabel={t('mailbox.remove')}
      isBusy={disconnect.isPending}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
