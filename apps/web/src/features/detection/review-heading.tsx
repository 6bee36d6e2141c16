import type { DetectedSubscription } from '@kumbara/shared';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { Chip } from '#components/chip.tsx';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { formatCycle, formatDate, formatMoney, today } from '#lib/format.ts';

type Props = {
  found: DetectedSubscription;
  trackedName?: string;
  /** The id of the price, which distinguishes two findings of one service. */
  priceId: string;
};

/** The name, price and payment date of a finding. */
export function ReviewHeading({ found, trackedName, priceId }: Props) {
  const { t } = useTranslation(['detection', 'subscriptions']);
  const { service_name, category, amount, currency, price_history, possible_match } = found;
  const others = price_history.filter((step) => step.amount !== amount && step.currency === currency);
  const before = others.findLast(({ date }) => date <= today());
  const announced = others.find(({ date }) => date > today());
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <ServiceAvatar name={service_name} className="size-11 text-lg" />
      <div className="min-w-0 flex-1 basis-36">
        <h3 className="break-words font-semibold text-[1.07rem] tracking-tight">{service_name}</h3>
        <p className="text-[0.875rem] text-ink-soft">
          {[t(`subscriptions:category.${category}`), dayOf(found)].filter(Boolean).join(' · ')}
        </p>
        {possible_match && (
          <Chip tone="notice" className="mt-1.5">
            {t('possibleMatch', {
              name: possible_match.name,
              amount:
                possible_match.amount === null
                  ? possible_match.currency
                  : formatMoney(possible_match.amount, possible_match.currency),
            })}
          </Chip>
        )}
        {trackedName && (
          <Chip tone="notice" className="mt-1.5">
            {t('tracked', { name: trackedName })}
          </Chip>
        )}
      </div>
      <p className="text-end max-xs:w-full max-xs:text-start">
        <span id={priceId}>
          <span className="font-semibold text-xl tracking-tight">
            {amount === null ? t('noAmount') : formatMoney(amount, currency)}
          </span>{' '}
          <span className="whitespace-nowrap text-ink-soft">{formatCycle(found)}</span>
        </span>
        {before && (
          <span className="block text-[0.84rem] text-ink-soft">
            {t('before', { amount: formatMoney(before.amount, before.currency) })}
          </span>
        )}
        {announced && (
          <span className="block font-medium text-[0.84rem]">
            {t('announced', {
              date: formatDate(announced.date),
              amount: formatMoney(announced.amount, announced.currency),
            })}
          </span>
        )}
      </p>
    </div>
  );
}

/** The next payment; the last one when the evidence is too old to know the next. */
function dayOf(found: DetectedSubscription): string | undefined {
  if (found.next_payment_date) return i18next.t('detection:next', { date: formatDate(found.next_payment_date) });
  return found.covered_since ? undefined : i18next.t('detection:lastSeen', { date: formatDate(found.last_seen) });
}
