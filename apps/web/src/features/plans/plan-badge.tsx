import type { Tier } from '@kumbara/shared';
import { ButtonLink } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { t } from '#i18n/index.ts';
import { planNames, usePlan } from './plan-queries.ts';

/** The plan's name, and on Free the way to more; where the window is very narrow only the way. */
export function PlanBadge({ tier }: { tier: Tier }) {
  const info = usePlan();
  const current = info.data?.tier ?? tier;
  return (
    <span className="flex items-center gap-2">
      <Chip tone={current === 'free' ? 'neutral' : 'brand'} className={current === 'free' ? 'max-[22rem]:hidden' : ''}>
        {planNames[current]}
      </Chip>
      {current === 'free' && (
        <ButtonLink to="/pricing" look="brand" size="small" className="max-xs:px-2.5">
          {t('plan.upgrade')}
        </ButtonLink>
      )}
    </span>
  );
}
