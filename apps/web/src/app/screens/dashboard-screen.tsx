import type { Subscription } from '@kumbara/shared';
import { Plus, Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/button.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { useOpenDetections } from '#features/detection/detection-queries.ts';
import { FindingsWait } from '#features/detection/findings-wait.tsx';
import { LimitBanner } from '#features/plans/limit-banner.tsx';
import { usePlan } from '#features/plans/plan-queries.ts';
import { EmptyList } from '#features/subscriptions/empty-list.tsx';
import type { FormValues } from '#features/subscriptions/form-values.ts';
import { StatsCards } from '#features/subscriptions/stats-cards.tsx';
import { SubscriptionList } from '#features/subscriptions/subscription-list.tsx';
import { useSubscriptions } from '#features/subscriptions/subscription-queries.ts';
import { ToDoList } from '#features/subscriptions/to-do-list.tsx';
import { UpcomingStrip } from '#features/subscriptions/upcoming-strip.tsx';
import { useCancelByMail } from '#features/subscriptions/use-cancel-by-mail.ts';
import { t } from '#i18n/index.ts';

const DashboardDialogs = lazy(() =>
  import('#app/dashboard-dialogs.tsx').then(({ DashboardDialogs }) => ({ default: DashboardDialogs })),
);

export type DashboardDialog =
  | { kind: 'add'; start?: Partial<FormValues> }
  | { kind: 'edit' | 'toggle' | 'delete'; subscription: Subscription }
  | { kind: 'limit' }
  | { kind: 'assistant' };

export function DashboardScreen() {
  const { data: user } = useMe();
  const list = useSubscriptions();
  const plan = usePlan();
  const open = useOpenDetections();
  const [dialog, setDialog] = useState<DashboardDialog | null>(null);
  const { undo } = useCancelByMail(() => setDialog({ kind: 'limit' }));

  const add = (start?: Partial<FormValues>) =>
    setDialog(plan.data?.can_add_more === false ? { kind: 'limit' } : { kind: 'add', start });
  const on = (kind: 'edit' | 'toggle' | 'delete') => (subscription: Subscription) => setDialog({ kind, subscription });
  const hasSome = (list.data?.length ?? 0) > 0;

  return (
    <div className="flex flex-col gap-6">
      <title>{t('nav.pageTitle', { page: t('nav.subscriptions') })}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-2xl tracking-tight">{t('nav.subscriptions')}</h1>
        <div className="flex min-w-0 flex-wrap gap-2 max-sm:w-full">
          <Button onClick={() => setDialog({ kind: 'assistant' })} className="max-sm:grow max-sm:px-3">
            <Sparkles aria-hidden="true" className="size-4 text-brand-strong" />
            {t('assistant.button')}
          </Button>
          <Button look="brand" onClick={() => add()} className="max-sm:grow max-sm:px-3">
            <Plus aria-hidden="true" className="size-4" />
            {t('subscription.add')}
          </Button>
        </div>
      </div>
      <LimitBanner info={plan.data} />
      <StatsCards subscriptions={list.data} />
      <FindingsWait found={open.data ?? []} />
      {hasSome && <ToDoList subscriptions={list.data ?? []} onOpen={on('edit')} onUndoCancel={undo} />}
      {hasSome && <UpcomingStrip subscriptions={list.data ?? []} />}
      <section aria-label={t('list.title')}>
        <SubscriptionList
          empty={<EmptyList onAdd={add} />}
          onEdit={on('edit')}
          onToggle={on('toggle')}
          onDelete={on('delete')}
          onUndoCancel={undo}
        />
      </section>
      {dialog && (
        <Suspense fallback={null}>
          <DashboardDialogs
            dialog={dialog}
            tier={plan.data?.tier ?? user?.tier ?? 'free'}
            plan={plan.data}
            onChange={setDialog}
          />
        </Suspense>
      )}
    </div>
  );
}
