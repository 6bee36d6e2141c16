import { ArrowRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';

const promises = ['promise.file', 'promise.card', 'promise.evidence'] as const;

type Props = { onStart: () => void; onNear: () => void };

/** The headline and the button to get started. `onNear` is called when the pointer or the focus reaches the button. */
export const Hero = ({ onStart, onNear }: Props) => {
  const { t } = useTranslation('landing');
  return (
    <div>
      <p className="font-medium text-brand-strong">{t('subtitle')}</p>
      <h1 className="mt-3 hyphens-auto font-bold font-display text-[2.6rem] leading-[1.02] tracking-[-0.03em] sm:text-[3.75rem]">
        {t('title')}
      </h1>
      <p className="mt-5 max-w-[34rem] text-ink-soft text-lg leading-relaxed">{t('description')}</p>
      <Button look="brand" size="large" className="mt-8" onClick={onStart} onPointerEnter={onNear} onFocus={onNear}>
        {t('start')}
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-[0.875rem] text-ink-soft">
        {promises.map((promise) => (
          <li key={promise} className="flex items-center gap-1.5">
            <Check aria-hidden="true" className="size-4 text-saving" />
            {t(promise)}
          </li>
        ))}
      </ul>
    </div>
  );
};
