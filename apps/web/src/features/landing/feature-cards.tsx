import { ChartNoAxesColumn, PiggyBank, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#components/chip.tsx';

const features = [
  { key: 'tracking', icon: ChartNoAxesColumn, isComing: false },
  { key: 'advice', icon: Sparkles, isComing: false },
  { key: 'savings', icon: PiggyBank, isComing: true },
] as const;

export const FeatureCards = () => {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <section aria-label={t('features')}>
      <ul className="grid gap-4 md:grid-cols-3">
        {features.map(({ key, icon: Icon, isComing }) => (
          <li key={key} className="card p-6">
            <span className="grid size-11 place-items-center rounded-xl bg-brand-soft text-brand-strong">
              <Icon aria-hidden="true" className="size-[1.35rem]" />
            </span>
            <h2 className="mt-4 flex flex-wrap items-center gap-2 font-semibold text-lg tracking-tight">
              {t(`feature.${key}.title`)}
              {isComing && <Chip>{t('common:soon')}</Chip>}
            </h2>
            <p className="mt-1.5 text-ink-soft">{t(`feature.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
