import type { DetectedSubscription } from '@kumbara/shared';
import { Check, Info, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { filterReasons } from './finding.ts';

const kinds = [
  { bearing: 'for', icon: Check, look: 'text-saving' },
  { bearing: 'against', icon: Minus, look: 'text-on-notice' },
  { bearing: 'note', icon: Info, look: 'text-ink-soft' },
] as const;

/** The reasons for and against a finding, and notes. */
export const Reasons = ({ found }: { found: DetectedSubscription }) => {
  const { t } = useTranslation('detection');
  return (
    <ul className="mt-4 flex flex-col gap-2 text-[0.875rem]">
      {kinds.flatMap(({ bearing, icon: Icon, look }) =>
        filterReasons(found, bearing).map((reason) => (
          <li key={reason} className="flex items-start gap-2 text-ink-soft">
            <Icon aria-hidden="true" className={`mt-[3px] size-3.5 shrink-0 ${look}`} />
            <span>
              <span className="sr-only">{t(`bearing.${bearing}`)}: </span>
              {t(`reason.${reason}`)}
            </span>
          </li>
        )),
      )}
    </ul>
  );
};
