import type { Subscription } from '@kumbara/shared';
import { Hourglass, MailCheck, MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#components/class-names.ts';
import { formatDate } from '#lib/format.ts';

const icons = { expected: Hourglass, confirmed: MailCheck, missing: MailWarning };
const texts = {
  expected: 'card.confirmationExpected',
  confirmed: 'card.confirmationCame',
  missing: 'card.confirmationMissing',
} as const;

/** Shows if the service confirmed what the user cancelled, and what to do where it did not. */
export function CancelConfirmation({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const { cancel_confirmation: confirmation } = subscription;
  if (!confirmation) return null;
  const { state, date } = confirmation;
  const Icon = icons[state];
  const isMissing = state === 'missing';
  return (
    <div
      className={classNames(
        'mt-3 rounded-xl p-3 text-[0.84rem]',
        isMissing ? 'bg-notice-soft text-on-notice' : 'bg-sunken/70',
      )}
    >
      <p className="flex items-start gap-2">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t(texts[state], { date: formatDate(date) })}
      </p>
      {confirmation.state === 'confirmed' && (
        <blockquote className="mt-1.5 line-clamp-4 break-words text-ink-soft">{confirmation.text}</blockquote>
      )}
    </div>
  );
}
