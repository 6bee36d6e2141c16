import type { Tier } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { planNames, usePlan } from './plan-queries.ts';

/**
 * Clips to one line: words without room wrap into the next, hidden one, while the focus ring stays visible. The badge
 * shrinks before its neighbours, which would be truncated.
 */
const oneLine =
  'flex h-9 min-w-min shrink-[9999] flex-row-reverse flex-wrap content-start items-center gap-x-2 gap-y-8 overflow-clip [overflow-clip-margin:6px] max-sm:h-11 pointer-coarse:h-11';

/** The name of the plan, and on Free the link to upgrade; on a narrow screen only the link. */
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
