import type { SubscriptionInfo } from '@kumbara/shared';
import { Button, ButtonLink } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { t } from '#i18n/index.ts';
import { FeatureList } from './feature-list.tsx';

const gains = ['plan.gain.unlimited', 'plan.gain.ai', 'plan.gain.unused', 'plan.gain.savings'] as const;

/** Opened where the plan ends: says what is used, and what more would bring. */
export function UpgradeDialog({ info, onClose }: { info: SubscriptionInfo | undefined; onClose: () => void }) {
  const max = info?.max_subscriptions ?? 0;
  return (
    <Dialog
      title={t('plan.limitTitle')}
      description={t('plan.limitText', { current: info?.current_subscriptions ?? 0, max })}
      onClose={onClose}
    >
      <FeatureList features={gains} className="rounded-2xl bg-sunken/70 p-4" />
      <p className="mt-4 text-[0.875rem] text-ink-soft">{t('plan.cancelOneHint')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('plan.notNow')}</Button>
        <ButtonLink to="/pricing" look="brand">
          {t('plan.seePlans')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
