import { daysBetween, type Subscription } from '@kumbara/shared';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#components/chip.tsx';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { formatCycle, formatDate, formatMoney, today } from '#lib/format.ts';
import { formatMyShare } from '#lib/my-share.ts';
import { formatDaysLeft, formatStatus } from './status-text.ts';

/** Name, price and next payment of a subscription, as the heading of its page. */
export function SubscriptionHeading({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const { name, category, url, status, amount, currency, share, next_payment_date, ends_on, trial_ends_on } =
    subscription;
  const isActive = status === 'active';
  return (
    <div className="flex min-w-0 items-start gap-4">
      <ServiceAvatar name={name} className="size-12 text-xl sm:size-14" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1 className="min-w-0 break-words font-semibold text-2xl tracking-tight">{name}</h1>
          <Chip tone={isActive ? 'saving' : 'neutral'}>{formatStatus(status)}</Chip>
        </div>
        <p className="mt-0.5 text-ink-soft">
          {t(`category.${category}`)}
          {url && (
            <>
              {' · '}
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-1 underline underline-offset-4 hover:text-ink"
                aria-label={t('card.open', { name })}
              >
                {new URL(url).hostname.replace(/^www\./, '')}
                <ExternalLink aria-hidden="true" className="size-3.5" />
              </a>
            </>
          )}
        </p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold text-lg">{formatMoney(amount, currency)}</span>
          <span className="text-ink-soft">{formatCycle(subscription)}</span>
          {share && <span className="text-[0.875rem] text-ink-soft">{formatMyShare(subscription)}</span>}
        </p>
        <p className="text-ink-soft">
          {isActive
            ? `${formatDate(next_payment_date)} · ${formatDaysLeft(daysBetween(today(), next_payment_date))}`
            : ends_on && ends_on >= today()
              ? t('card.endsOn', { date: formatDate(ends_on) })
              : t('card.noPayments')}
        </p>
        {isActive && trial_ends_on && trial_ends_on >= today() && (
          <Chip tone="notice" className="mt-2">
            {t('card.trialUntil', { date: formatDate(trial_ends_on) })}
          </Chip>
        )}
      </div>
    </div>
  );
}
