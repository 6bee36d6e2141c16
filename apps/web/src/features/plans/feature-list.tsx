import type { ParseKeys } from 'i18next';
import { Check, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#components/class-names.ts';

/** Features that a plan names and this version does not have yet. Remove a line once it has. */
const coming = new Set<ParseKeys<'plans'>>([
  'pricing.export',
  'pricing.analytics',
  'pricing.api',
  'pricing.integrations',
]);

/** The features of a plan: a tick for existing ones, a clock for coming ones. */
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
              {/* Keeps the dot on the line of its word. */}
              {isComing && <span className="whitespace-nowrap text-[0.84rem] text-ink-soft">· {t('common:soon')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
