import { Bell, Eye, Lock, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const benefits = [
  { key: 'see', icon: Eye },
  { key: 'prove', icon: Sparkles },
  { key: 'remind', icon: Bell },
  { key: 'private', icon: Lock },
] as const;

export const WhyKumbara = () => {
  const { t } = useTranslation('plans');
  return (
    <section aria-labelledby="why" className="mt-16">
      <h2 id="why" className="text-center font-bold font-display text-[1.75rem] tracking-[-0.02em]">
        {t('why.title')}
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ key, icon: Icon }) => (
          <li key={key} className="card p-5">
            <span className="grid size-10 place-items-center rounded-xl bg-brand-soft text-brand-strong">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <h3 className="mt-3.5 font-semibold">{t(`why.${key}.title`)}</h3>
            <p className="mt-1 text-ink-soft">{t(`why.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
