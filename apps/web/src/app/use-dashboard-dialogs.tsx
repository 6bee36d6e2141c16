import type { SubscriptionInfo } from '@kumbara/shared';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePreload } from '#lib/use-preload.ts';
import type { DashboardDialog } from './dashboard-dialogs.tsx';

const loadDialogs = () =>
  import('./dashboard-dialogs.tsx').then(({ DashboardDialogs }) => ({ default: DashboardDialogs }));
const DashboardDialogs = lazy(loadDialogs);

type Options = {
  plan: SubscriptionInfo | undefined;
  /** Called after a subscription was deleted. */
  onDeleted?: () => void;
};

/** The dialogs that add, edit, cancel and delete a subscription; `dialog` is rendered by the screen. */
export function useDashboardDialogs({ plan, onDeleted }: Options): {
  open: (dialog: DashboardDialog) => void;
  dialog: ReactNode;
} {
  const [dialog, setDialog] = useState<DashboardDialog | null>(null);
  usePreload(loadDialogs);
  return {
    open: setDialog,
    dialog: dialog && (
      <Suspense fallback={null}>
        <DashboardDialogs dialog={dialog} plan={plan} onChange={setDialog} onDeleted={onDeleted} />
      </Suspense>
    ),
  };
}
