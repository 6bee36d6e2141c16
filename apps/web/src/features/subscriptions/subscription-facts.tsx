import type { SubscriptionDetail } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatList, formatMoney } from '#lib/format.ts';

/** What was entered about a subscription beside its price. */
export function SubscriptionFacts({ subscription }: { subscription: SubscriptionDetail }) {
  const { t } = useTranslation(['details', 'subscriptions']);
  const { currency, notice_days, price_after_trial, lead_days, status } = subscription;
  const day = (date: string | null) => date && formatDate(date);
  const facts: [label: string, value: string | null][] = [
    [t('subscriptions:form.paymentMethod'), subscription.payment_method],
    [t('subscriptions:form.startedOn'), day(subscription.started_on)],
    [t('subscriptions:form.trialEndsOn'), day(subscription.trial_ends_on)],
    [t('subscriptions:form.priceAfterTrial'), price_after_trial && formatMoney(price_after_trial, currency)],
    [t('subscriptions:form.commitmentEndsOn'), day(subscription.commitment_ends_on)],
    [t('subscriptions:form.noticeDays'), notice_days && String(notice_days)],
    [t('facts.cancelledOn'), day(subscription.cancelled_on)],
    [t('facts.endsOn'), day(subscription.ends_on)],
  ].map(([label, value]) => [String(label), value ? String(value) : null]);
  const known = facts.filter(([, value]) => value);
  return (
    <dl className="flex flex-col gap-1.5">
      {known.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
      {status === 'active' && (
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{t('facts.reminder')}</dt>
          <dd className="min-w-0 break-words">
            <Link to="/dashboard/reminders" className="underline underline-offset-4">
              {lead_days.length > 0
                ? formatList(lead_days.map((count) => t('facts.daysBefore', { count })))
                : t('facts.noReminder')}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
