import type { SubscriptionInfo } from '@kumbara/shared';
import { lazy, type ReactNode, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react';
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

type Open = (dialog: DashboardDialog) => void;

/**
 * The dialogs that add, edit, cancel and delete a subscription; `dialog` is rendered by the screen. It keeps what is open, so
 * that the screen with all its cards is not rendered again for it.
 */
export function useDashboardDialogs(options: Options): { open: Open; dialog: ReactNode } {
  const opener = useRef<Open>(null);
  usePreload(loadDialogs);
  return {
    open: (dialog) => opener.current?.(dialog),
    dialog: <OpenDialog ref={opener} {...options} />,
  };
}

function OpenDialog({ ref, plan, onDeleted }: Options & { ref: Ref<Open> }) {
  const [dialog, setDialog] = useState<DashboardDialog | null>(null);
  useImperativeHandle(ref, () => setDialog, []);
  return (
    dialog && (
      <Suspense fallback={null}>
        <DashboardDialogs dialog={dialog} plan={plan} onChange={setDialog} onDeleted={onDeleted} />
      </Suspense>
    )
  );
}
