import { ChartNoAxesColumn, PiggyBank, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const features = [
  { key: 'tracking', icon: ChartNoAxesColumn },
  { key: 'advice', icon: Sparkles },
  { key: 'savings', icon: PiggyBank },
] as const;

export const FeatureCards = () => {
  const { t } = useTranslation('landing');
  return (
    <section aria-label={t('features')}>
      <ul className="grid gap-4 md:grid-cols-3">
        {features.map(({ key, icon: Icon }) => (
          <li key={key} className="card p-6">
            <span className="grid size-11 place-items-center rounded-xl bg-brand-soft text-brand-strong">
              <Icon aria-hidden="true" className="size-[1.35rem]" />
            </span>
            <h2 className="mt-4 font-semibold text-lg tracking-tight">{t(`feature.${key}.title`)}</h2>
            <p className="mt-1.5 text-ink-soft">{t(`feature.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
