import { plans, type User } from '@kumbara/shared';
import { onlineManager } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { notify } from '#components/toast.ts';
import { useCloseOnce } from '#components/use-close-once.ts';
import { type Message, SupportForm } from './support-form.tsx';
import { useSendMessage } from './support-queries.ts';

type Props = {
  user: Pick<User, 'email' | 'tier'>;
  /** The page from which it was opened. */
  page: string;
  onClose: () => void;
};

const names = { free: 'Free', premium: 'Premium', pro: 'Pro' } as const;

/** A message to the support. */
export function SupportDialog({ user: { email, tier }, page, onClose }: Props) {
  const { t } = useTranslation(['support', 'common']);
  const message = useSendMessage();
  const close = useCloseOnce(message.isPaused, onClose);
  const send = async (words: Message) => {
    // A message that waits for the network has closed the dialog.
    const isWaiting = !onlineManager.isOnline();
    await message.mutateAsync({ ...words, page });
    if (isWaiting) notify.success(t('sent', { email }));
  };
  const isFirst = plans[tier].features.priority_support;
  if (message.isSuccess) {
    return (
      <Dialog title={t('title')} onClose={close}>
        <p role="status" className="rounded-xl bg-saving-soft px-4 py-3">
          {t('sent', { email })}
        </p>
        <div className="mt-6 flex justify-end">
          <Button onClick={close}>{t('common:close')}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('title')}
      description={
        <>
          <p className="break-words">{t('lead', { email })}</p>
          <p className={isFirst ? 'mt-1 font-medium text-ink' : 'mt-1'}>
            {isFirst ? t('priority', { plan: names[tier] }) : t('normal')}
          </p>
        </>
      }
      onClose={close}
    >
      <SupportForm isSending={message.isPending} onSend={send} />
    </Dialog>
  );
}
