import type { ParseKeys } from 'i18next';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#components/class-names.ts';

/** The features of a plan. */
export const FeatureList = ({
  features,
  className,
}: {
  features: readonly ParseKeys<'plans'>[];
  className?: string;
}) => {
  const { t } = useTranslation('plans');
  return (
    <ul className={classNames('flex flex-col gap-2.5', className)}>
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-saving" />
          <span>{t(feature)}</span>
        </li>
      ))}
    </ul>
  );
};
