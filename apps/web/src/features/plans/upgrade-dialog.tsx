import type { SubscriptionInfo } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { FeatureList } from './feature-list.tsx';

const gains = ['gain.unlimited', 'gain.ai', 'gain.unused', 'gain.savings'] as const;

/** Opens when the plan's limit is reached: shows its use and the benefits of Premium. */
export function UpgradeDialog({ info, onClose }: { info: SubscriptionInfo | undefined; onClose: () => void }) {
  const { t } = useTranslation('plans');
  const max = info?.max_subscriptions ?? 0;
  return (
    <Dialog
      title={t('limitTitle')}
      description={t('limitText', { current: info?.current_subscriptions ?? 0, max })}
      onClose={onClose}
    >
      <FeatureList features={gains} className="rounded-2xl bg-sunken/70 p-4" />
      <p className="mt-4 text-[0.875rem] text-ink-soft">{t('cancelOneHint')}</p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-2 max-sm:*:grow">
        <Button onClick={onClose}>{t('notNow')}</Button>
        <ButtonLink to="/pricing" look="brand">
          {t('seePlans')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
