import { addDays, type IsoDate, type Subscription } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { formatDate, today } from '#lib/format.ts';

type Props = { subscription: Subscription; endsOn: IsoDate };

/** What ends with it, the last safe day of a contract with a commitment, and in Turkey the statutory way. */
export function CancelFacts({ subscription, endsOn }: Props) {
  const { t } = useTranslation('subscriptions');
  const { commitment_ends_on, currency, url } = subscription;
  const lastSafe = lastSafeDay(subscription);
  const isTurkish = currency === 'TRY' || /\.tr(\/|:|$)/.test(url ?? '');
  return (
    <section aria-label={t('cancelGuide.facts')} className="mt-4 rounded-xl bg-sunken/60 px-4 py-3 text-[0.875rem]">
      <h3 className="font-medium">{t('cancelGuide.facts')}</h3>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 text-ink-soft">
        {endsOn && <li>{t('cancelGuide.lost', { date: formatDate(endsOn) })}</li>}
        {commitment_ends_on && <li>{t('cancelGuide.commitment', { date: formatDate(commitment_ends_on) })}</li>}
        {lastSafe && (
          <li className="font-medium text-ink">
            {t(lastSafe < today() ? 'cancelGuide.lastSafePast' : 'cancelGuide.lastSafe', {
              date: formatDate(lastSafe),
            })}
          </li>
        )}
      </ul>
      {isTurkish && (
        <details className="mt-2">
          <summary className="touch-target cursor-pointer font-medium">{t('cancelGuide.turkey')}</summary>
          <p className="mt-1.5 text-ink-soft">{t('cancelGuide.turkeyText')}</p>
        </details>
      )}
    </section>
  );
}

/** The last day on which notice is given in time; without a known commitment nobody knows one. */
const lastSafeDay = ({ commitment_ends_on, notice_days }: Subscription): IsoDate | undefined =>
  commitment_ends_on ? addDays(commitment_ends_on, -(notice_days ?? 0)) : undefined;
