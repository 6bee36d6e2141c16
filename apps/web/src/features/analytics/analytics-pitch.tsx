import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';

const gains = ['gainForecast', 'gainPrices', 'gainUse'] as const;

/** For a plan without analytics: why they pay. */
export function AnalyticsPitch() {
  const { t } = useTranslation('analytics');
  return (
    <section aria-labelledby="analytics-pitch" className="card p-5 sm:p-6">
      <h2 id="analytics-pitch" className="font-bold font-display text-[1.75rem] leading-tight tracking-[-0.02em]">
        {t('pitchTitle')}
      </h2>
      <p className="mt-2 max-w-[42rem] text-ink-soft">{t('pitchLead')}</p>
      <ul className="mt-5 flex flex-col gap-2">
        {gains.map((gain) => (
          <li key={gain} className="flex items-start gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand-strong" />
            {t(gain)}
          </li>
        ))}
      </ul>
      <ButtonLink to="/pricing" look="brand" size="large" className="mt-6">
        {t('upgrade')}
      </ButtonLink>
    </section>
  );
}
