import type { Family } from '@kumbara/shared';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#components/button.tsx';

/** Explains a family whose owner's plan no longer includes one, and what to do. */
export function PausedNotice({ family }: { family: Family }) {
  const { t } = useTranslation(['family', 'plans']);
  const isOwner = family.role === 'owner';
  return (
    <section
      aria-labelledby="family-paused"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-notice/70 bg-notice-soft px-5 py-4 text-on-notice"
    >
      <CirclePause aria-hidden="true" className="size-6 shrink-0 max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="family-paused" className="font-semibold">
          {t('pausedTitle')}
        </h2>
        <p>{isOwner ? t('pausedOwner') : t('pausedMember', { name: family.owner?.name ?? '' })}</p>
      </div>
      <ButtonLink to="/pricing" size="small">
        {t(isOwner ? 'sellButton' : 'plans:seePlans')}
      </ButtonLink>
    </section>
  );
}
