import { ArrowRight, Check } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { t } from '#i18n/index.ts';

const promises = ['landing.promise.file', 'landing.promise.card', 'landing.promise.evidence'] as const;

type Props = { onStart: () => void; onNear: () => void };

/** What it is and where to begin. `onNear` says that the pointer or focus is on its way to the button. */
export const Hero = ({ onStart, onNear }: Props) => (
  <div>
    <p className="font-medium text-brand-strong">{t('landing.subtitle')}</p>
    <h1 className="mt-3 hyphens-auto font-bold font-display text-[2.6rem] leading-[1.02] tracking-[-0.03em] sm:text-[3.75rem]">
      {t('landing.title')}
    </h1>
    <p className="mt-5 max-w-[34rem] text-ink-soft text-lg leading-relaxed">{t('landing.description')}</p>
    <Button look="brand" size="large" className="mt-8" onClick={onStart} onPointerEnter={onNear} onFocus={onNear}>
      {t('landing.start')}
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
