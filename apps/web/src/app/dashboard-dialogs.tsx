import type { SubscriptionInfo } from '@kumbara/shared';
import { UpgradeDialog } from '#features/plans/upgrade-dialog.tsx';
import { CancelGuideDialog } from '#features/subscriptions/cancel-guide-dialog.tsx';
import { ConfirmDelete, ConfirmToggle } from '#features/subscriptions/confirm-change.tsx';
import { AddSubscription, EditSubscription } from '#features/subscriptions/save-subscription.tsx';
import type { DashboardDialog } from './screens/dashboard-screen.tsx';

type Props = {
  dialog: DashboardDialog;
  plan: SubscriptionInfo | undefined;
  onChange: (dialog: DashboardDialog | null) => void;
};

/** What opens over the dashboard; loaded when the first of them is asked for. */
export function DashboardDialogs({ dialog, plan, onChange }: Props) {
  const close = () => onChange(null);
  switch (dialog.kind) {
    case 'add':
      return <AddSubscription start={dialog.start} onDone={close} />;
    case 'edit':
      return <EditSubscription subscription={dialog.subscription} onDone={close} />;
    case 'toggle':
      return (
        <ConfirmToggle subscription={dialog.subscription} onDone={close} onLimit={() => onChange({ kind: 'limit' })} />
      );
    case 'guide':
      return (
        <CancelGuideDialog
          subscription={dialog.subscription}
          onCancel={() => onChange({ kind: 'toggle', subscription: dialog.subscription })}
          onClose={close}
        />
      );
    case 'delete':
      return <ConfirmDelete subscription={dialog.subscription} onDone={close} />;
    case 'limit':
      return <UpgradeDialog info={plan} onClose={close} />;
  }
}
