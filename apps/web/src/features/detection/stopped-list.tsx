import type { DetectedSubscription } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { formatDate, formatMoney } from '#lib/format.ts';

/** Subscriptions that have ended, without actions and not counted. */
export const StoppedList = ({ stopped }: { stopped: DetectedSubscription[] }) => {
  const { t } = useTranslation('detection');
  return (
    <section aria-labelledby="stopped">
      <h2 id="stopped" className="font-semibold text-base tracking-tight">
        {t('stoppedTitle')}
      </h2>
      <p className="text-ink-soft">{t('stoppedLead')}</p>
      <ul className="card mt-3 divide-y divide-line px-5">
        {stopped.map(({ detection_id, service_name, last_seen, amount, currency }) => (
          <li key={detection_id} className="flex items-center gap-3 py-3">
            <span className="opacity-60 grayscale">
              <ServiceAvatar name={service_name} className="size-8 text-sm" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block break-words font-medium">{service_name}</span>
              <span className="block text-[0.84rem] text-ink-soft">
                {t('lastSeen', { date: formatDate(last_seen) })}
              </span>
            </span>
            {amount !== null && <span className="shrink-0 text-ink-soft">{formatMoney(amount, currency)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
