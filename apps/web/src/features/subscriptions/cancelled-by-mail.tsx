import type { Subscription } from '@kumbara/shared';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { formatDate } from '#lib/format.ts';

type Props = { subscription: Subscription; onUndo: (subscription: Subscription) => void };

/** Shows that a mail cancelled the subscription automatically, with the mail and a button to undo it. */
export function CancelledByMail({ subscription, onUndo }: Props) {
  const { t } = useTranslation('subscriptions');
  const { name, status, cancelled_by_mail: mail } = subscription;
  if (!mail || status === 'active') return null;
  return (
    <div className="mt-3 rounded-xl bg-sunken/70 p-3 text-[0.84rem]">
      <p className="flex items-start gap-2 font-medium">
        <MailCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        {t('card.cancelledByMail', { date: formatDate(mail.date) })}
      </p>
      <blockquote className="mt-1.5 line-clamp-4 break-words text-ink-soft">{mail.text}</blockquote>
      <Button
        size="small"
        className="mt-2.5"
        aria-label={`${t('action.undo')}: ${name}`}
        onClick={() => onUndo(subscription)}
      >
        {t('action.undo')}
      </Button>
    </div>
  );
}
