import type { DetectedSubscription } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { getConfidenceSteps } from './finding.ts';

/** The confidence in one word and five steps; the colour repeats it. */
export function ConfidenceMeter({ found }: { found: DetectedSubscription }) {
  const { t } = useTranslation('detection');
  const filled = getConfidenceSteps(found);
  const isHigh = found.confidence === 'high';
  return (
    <p className="flex items-center gap-3">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4, 5].map((step) => (
          <span
            key={step}
            className={`h-1.5 w-5 rounded-full ${step > filled ? 'bg-line' : isHigh ? 'bg-saving' : 'bg-notice'}`}
          />
        ))}
      </span>
      <span className={`font-semibold ${isHigh ? 'text-saving' : 'text-on-notice'}`}>
        {t(isHigh ? 'high' : 'medium')}
      </span>
      <span className="sr-only">{t('steps', { steps: filled })}</span>
    </p>
  );
}
