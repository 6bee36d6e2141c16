import type { ParseKeys } from 'i18next';
import { Check, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#components/class-names.ts';

/** What the plans name and this version does not do yet. Take a line away when it does. */
const coming = new Set<ParseKeys<'plans'>>([
  'pricing.reminders',
  'pricing.export',
  'pricing.analytics',
  'pricing.api',
  'pricing.integrations',
]);

/** The features of a plan: a tick for what works, a clock for what is being built. */
export const FeatureList = ({
  features,
  className,
}: {
  features: readonly ParseKeys<'plans'>[];
  className?: string;
}) => {
  const { t } = useTranslation(['plans', 'common']);
  return (
    <ul className={classNames('flex flex-col gap-2.5', className)}>
      {features.map((feature) => {
        const isComing = coming.has(feature);
        const Icon = isComing ? Clock3 : Check;
        return (
          <li key={feature} className="flex items-start gap-2.5">
            <Icon
              aria-hidden="true"
              className={classNames('mt-0.5 size-4 shrink-0', isComing ? 'text-ink-soft' : 'text-saving')}
            />
            <span>
              {t(feature)}
              {isComing && ' '}
              {/* The point stays with the word: alone at the end of a line it would mean nothing. */}
              {isComing && <span className="whitespace-nowrap text-[0.84rem] text-ink-soft">· {t('common:soon')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
