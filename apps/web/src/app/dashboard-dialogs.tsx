import type { SubscriptionInfo, Tier } from '@kumbara/shared';
import { AssistantDialog } from '#features/assistant/assistant-dialog.tsx';
import { UpgradeDialog } from '#features/plans/upgrade-dialog.tsx';
import { ConfirmDelete, ConfirmToggle } from '#features/subscriptions/confirm-change.tsx';
import { AddSubscription, EditSubscription } from '#features/subscriptions/save-subscription.tsx';
import type { DashboardDialog } from './screens/dashboard-screen.tsx';

type Props = {
  dialog: DashboardDialog;
  tier: Tier;
  plan: SubscriptionInfo | undefined;
  onChange: (dialog: DashboardDialog | null) => void;
};

/** What opens over the dashboard; loaded when the first of them is asked for. */
export function DashboardDialogs({ dialog, tier, plan, onChange }: Props) {
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
    case 'delete':
      return <ConfirmDelete subscription={dialog.subscription} onDone={close} />;
    case 'limit':
      return <UpgradeDialog info={plan} onClose={close} />;
    case 'assistant':
      return <AssistantDialog tier={tier} onClose={close} />;
  }
}
