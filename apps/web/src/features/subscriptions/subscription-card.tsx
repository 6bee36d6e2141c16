import { daysBetween, paymentDay, type Subscription } from '@kumbara/shared';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { classNames } from '#components/class-names.ts';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { formatCycle, formatDate, formatMoney, today } from '#lib/format.ts';
import { formatMyShare } from '#lib/my-share.ts';
import { subscriptionLink } from '#lib/subscription-link.ts';
import { CancelConfirmation } from './cancel-confirmation.tsx';
import { CancelledByMail } from './cancelled-by-mail.tsx';
import { formatDaysLeft, formatStatus } from './status-text.ts';

export type CardActions = {
  onEdit: (subscription: Subscription) => void;
  onToggle: (subscription: Subscription) => void;
  onDelete: (subscription: Subscription) => void;
  /** Undoes an automatic cancellation. */
  onUndoCancel: (subscription: Subscription) => void;
};

export function SubscriptionCard({
  subscription,
  onEdit,
  onToggle,
  onDelete,
  onUndoCancel,
}: { subscription: Subscription } & CardActions) {
  const { t } = useTranslation('subscriptions');
  const { id, name, category, status, notes, url, family_visible } = subscription;
  const isActive = status === 'active';
  return (
    <article aria-label={name} className="card flex h-full min-w-0 flex-col px-5 pt-4 pb-2.5">
      <div className="flex items-center gap-3">
        <span className={classNames(!isActive && 'opacity-60 grayscale')}>
          <ServiceAvatar name={name} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="flex items-center gap-1.5 font-semibold">
            <Link
              {...subscriptionLink(id)}
              className="-my-1.5 truncate rounded-md py-1.5 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            {url && (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('card.open', { name })}
                className="-m-4 shrink-0 rounded-full p-4 text-ink-soft hover:text-ink"
              >
                <ExternalLink aria-hidden="true" className="size-3.5" />
              </a>
            )}
          </h3>
          <p className="text-[0.84rem] text-ink-soft">
            {t(`category.${category}`)}
            {family_visible && (
              <>
                {' · '}
                <span className="inline-block">{t('card.familyVisible')}</span>
              </>
            )}
          </p>
        </div>
        <Chip tone={isActive ? 'saving' : 'neutral'}>{formatStatus(status)}</Chip>
      </div>
      <Price {...subscription} />
      <NextPayment {...subscription} />
      <CancelledByMail subscription={subscription} onUndo={onUndoCancel} />
      <CancelConfirmation subscription={subscription} />
      {notes && <p className="mt-2.5 line-clamp-2 whitespace-pre-line text-[0.84rem] text-ink-soft">{notes}</p>}
      <div className="mt-auto pt-3">
        <div className="-mx-5 flex flex-wrap border-line border-t px-2 pt-2 max-xs:px-3 max-xs:*:px-2">
          <Button look="quiet" size="small" onClick={() => onEdit(subscription)}>
            {t('action.edit')}
          </Button>
          <Button look="quiet" size="small" onClick={() => onToggle(subscription)}>
            {t(isActive ? 'action.cancel' : 'action.activate')}
          </Button>
          <Button look="quiet-danger" size="small" className="ms-auto" onClick={() => onDelete(subscription)}>
            {t('action.delete')}
          </Button>
        </div>
      </div>
    </article>
  );
}

function Price(subscription: Subscription) {
  const { amount, currency, share, status } = subscription;
  return (
    <p className="mt-3.5 flex flex-wrap items-baseline gap-x-2">
      <span
        className={classNames(
          'font-semibold text-[1.45rem] tracking-tight',
          status === 'cancelled' && 'text-ink-faint',
        )}
      >
        {formatMoney(amount, currency)}
      </span>
      <span className="text-ink-soft">{formatCycle(subscription)}</span>
      {share && <span className="text-[0.84rem] text-ink-soft">{formatMyShare(subscription)}</span>}
    </p>
  );
}

function NextPayment(subscription: Subscription) {
  const { t } = useTranslation('subscriptions');
  const { next_payment_date, ends_on, status, trial_ends_on } = subscription;
  if (status === 'cancelled') {
    return (
      <p className="mt-2 text-[0.875rem] text-ink-soft">
        {ends_on && ends_on >= today() ? t('card.endsOn', { date: formatDate(ends_on) }) : t('card.noPayments')}
      </p>
    );
  }
  const left = daysBetween(today(), next_payment_date);
  const cycle = daysBetween(paymentDay(next_payment_date, subscription, -1), next_payment_date);
  const gone = Math.min(1, Math.max(0, 1 - left / cycle));
  return (
    <div className="mt-2 text-[0.875rem] text-ink-soft">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>
          <span className="sr-only">{t('form.nextPayment')}: </span>
          {formatDate(next_payment_date)}
        </span>
        <span className={classNames(left <= 3 && 'font-medium text-ink')}>{formatDaysLeft(left)}</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-1 overflow-hidden rounded-full bg-sunken">
        <div
          className={`h-full rounded-full ${left <= 3 ? 'bg-brand' : 'bg-brand/45'}`}
          style={{ width: `${Math.round(gone * 100)}%` }}
        />
      </div>
      {trial_ends_on && trial_ends_on >= today() && (
        <Chip tone="notice" className="mt-2.5">
          {t('card.trialUntil', { date: formatDate(trial_ends_on) })}
        </Chip>
      )}
    </div>
  );
}
