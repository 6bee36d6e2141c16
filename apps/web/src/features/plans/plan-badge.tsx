import type { Tier } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { planNames, usePlan } from './plan-queries.ts';

/**
 * One line: what has no room in it stands in the next one, which is not seen. A focus ring is. All that the bar lacks is
 * taken from here first: a neighbour that gives half a pixel ends in three dots.
 */
const oneLine =
  'flex h-9 min-w-min shrink-[9999] flex-row-reverse flex-wrap content-start items-center gap-x-2 gap-y-8 overflow-clip [overflow-clip-margin:6px] max-sm:h-11 pointer-coarse:h-11';

/** The plan's name, and on Free the way to more; where there is no room for both only the way. */
export function PlanBadge({ tier }: { tier: Tier }) {
  const { t } = useTranslation('plans');
  const info = usePlan();
  const current = info.data?.tier ?? tier;
  if (current !== 'free') return <Chip tone="brand">{planNames[current]}</Chip>;
  return (
    <span className={oneLine}>
      <Chip>{planNames.free}</Chip>
      <ButtonLink to="/pricing" look="brand" size="small" className="order-first max-xs:px-2.5">
        {t('upgrade')}
      </ButtonLink>
    </span>
  );
}
