import type { Subscription, SubscriptionInfo } from '@kumbara/shared';
import { lazy, Suspense } from 'react';
import { useMe } from '#features/auth/auth-queries.ts';
import { hasOtherMembers, useFamily } from '#features/family/family-queries.ts';
import { UpgradeDialog } from '#features/plans/upgrade-dialog.tsx';
import { CancelGuideDialog } from '#features/subscriptions/cancel-guide-dialog.tsx';
import { ConfirmDelete, ConfirmToggle } from '#features/subscriptions/confirm-change.tsx';
import type { FormValues } from '#features/subscriptions/form-values.ts';
import { AddSubscription, EditSubscription } from '#features/subscriptions/save-subscription.tsx';
import { loadNamespaces } from '#i18n/load-namespaces.ts';

export type DashboardDialog =
  | { kind: 'add'; start?: Partial<FormValues> }
  | { kind: 'edit' | 'toggle' | 'delete' | 'guide' | 'letter'; subscription: Subscription }
  | { kind: 'limit' };

type Props = {
  dialog: DashboardDialog;
  plan: SubscriptionInfo | undefined;
  onChange: (dialog: DashboardDialog | null) => void;
  onDeleted: (() => void) | undefined;
};

/** The dialogs about a subscription, in a chunk of their own that loads with the first one. */
export function DashboardDialogs({ dialog, plan, onChange, onDeleted }: Props) {
  const close = () => onChange(null);
  switch (dialog.kind) {
    case 'add':
      return <Save start={dialog.start} onDone={close} />;
    case 'edit':
      return <Save subscription={dialog.subscription} onDone={close} />;
    case 'toggle':
      return (
        <ConfirmToggle subscription={dialog.subscription} onDone={close} onLimit={() => onChange({ kind: 'limit' })} />
      );
    case 'guide':
      return (
        <CancelGuideDialog
          subscription={dialog.subscription}
          onLetter={() => onChange({ kind: 'letter', subscription: dialog.subscription })}
          onClose={close}
        />
      );
    case 'letter':
      return <Letter subscription={dialog.subscription} onClose={close} />;
    case 'delete':
      return <ConfirmDelete subscription={dialog.subscription} onDone={close} onDeleted={onDeleted} />;
    case 'limit':
      return <UpgradeDialog info={plan} onClose={close} />;
  }
}

type SaveProps = { start?: Partial<FormValues>; subscription?: Subscription; onDone: () => void };

/** Shows the switch for the family in both forms where there is a family. */
function Save({ start, subscription, onDone }: SaveProps) {
  const family = useFamily();
  const common = { hasFamily: hasOtherMembers(family.data), onDone };
  return subscription ? (
    <EditSubscription subscription={subscription} {...common} />
  ) : (
    <AddSubscription start={start} {...common} />
  );
}

/** Its texts load with it. */
const LetterDialog = lazy(async () => {
  const [{ LetterDialog }] = await Promise.all([
    import('#features/letters/letter-dialog.tsx'),
    loadNamespaces('letters'),
  ]);
  return { default: LetterDialog };
});

function Letter({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { data: user } = useMe();
  const { name, url, currency } = subscription;
  return (
    <Suspense fallback={null}>
      <LetterDialog
        letter={{ kind: 'cancellation', service: name, url, currency }}
        name={user?.name ?? ''}
        onClose={onClose}
      />
    </Suspense>
  );
}
