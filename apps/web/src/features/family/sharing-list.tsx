import type { Subscription, SubscriptionPatch } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { ServiceAvatar } from '#components/service-avatar.tsx';
import { Switch } from '#components/switch.tsx';
import { formatCycle, formatMoney } from '#lib/format.ts';

type Props = {
  /** The user's active subscriptions. */
  subscriptions: Subscription[];
  /** The change that is being saved. */
  changing: { id: string; patch: SubscriptionPatch } | undefined;
  onChange: (subscription: Subscription, isVisible: boolean) => void;
};

/** A switch for each subscription: visible to the family or not. */
export function SharingList({ subscriptions, changing, onChange }: Props) {
  const { t } = useTranslation('family');
  if (subscriptions.length === 0) return <p className="text-ink-soft">{t('sharingNone')}</p>;
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {subscriptions.map((subscription) => {
        const { id, name, amount, currency, family_visible } = subscription;
        const wanted = changing?.id === id ? changing.patch.family_visible : undefined;
        return (
          <li key={id} className="min-w-0">
            <label
              htmlFor={`show-${id}`}
              className="flex h-full cursor-pointer items-center gap-3 rounded-2xl border border-line px-4 py-2.5 hover:bg-sunken/60"
            >
              <ServiceAvatar name={name} className="size-8 text-sm" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{name}</span>
                <span className="block text-[0.84rem] text-ink-soft">
                  {formatMoney(amount, currency)} · {formatCycle(subscription)}
                </span>
              </span>
              <Switch
                id={`show-${id}`}
                aria-label={name}
                checked={wanted ?? family_visible}
                disabled={wanted !== undefined}
                onChange={({ target }) => onChange(subscription, target.checked)}
              />
            </label>
          </li>
        );
      })}
    </ul>
  );
}
