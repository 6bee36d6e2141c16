import { plans, type Subscription } from '@kumbara/shared';
import { Plus, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAssistant } from '#app/use-assistant.ts';
import { useDashboardDialogs } from '#app/use-dashboard-dialogs.tsx';
import { Button } from '#components/button.tsx';
import { ActionCards } from '#features/assistant/action-cards.tsx';
import type { PageAction } from '#features/assistant/advice-card.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { useOpenDetections } from '#features/detection/detection-queries.ts';
import { PendingFindingsLink } from '#features/detection/pending-findings-link.tsx';
import { LimitBanner } from '#features/plans/limit-banner.tsx';
import { PaymentProblem } from '#features/plans/payment-problem.tsx';
import { usePlan } from '#features/plans/plan-queries.ts';
import { SavedSoFar } from '#features/savings/saved-so-far.tsx';
import { EmptyList } from '#features/subscriptions/empty-list.tsx';
import type { FormValues } from '#features/subscriptions/form-values.ts';
import { StatsCards } from '#features/subscriptions/stats-cards.tsx';
import { SubscriptionList } from '#features/subscriptions/subscription-list.tsx';
import { useStats, useSubscriptions } from '#features/subscriptions/subscription-queries.ts';
import { UpcomingStrip } from '#features/subscriptions/upcoming-strip.tsx';
import { useCancelByMail } from '#features/subscriptions/use-cancel-by-mail.ts';

/** The dialog that an action of the assistant opens. */
const dialogs = { look: 'edit', cancel: 'toggle', cancel_guide: 'guide' } as const;

export function DashboardScreen() {
  const { t } = useTranslation(['subscriptions', 'advice', 'common']);
  const { data: user } = useMe();
  const list = useSubscriptions();
  const stats = useStats();
  const plan = usePlan();
  const open = useOpenDetections();
  const { open: setDialog, dialog } = useDashboardDialogs({ plan: plan.data });
  const assistant = useAssistant();
  const { undo } = useCancelByMail(() => setDialog({ kind: 'limit' }));

  const add = (start?: Partial<FormValues>) =>
    setDialog(plan.data?.can_add_more === false ? { kind: 'limit' } : { kind: 'add', start });
  const on = (kind: 'edit' | 'toggle' | 'delete') => (subscription: Subscription) => setDialog({ kind, subscription });
  const act = (kind: PageAction, subscription: Subscription) =>
    kind === 'undo_cancel' ? undo(subscription) : setDialog({ kind: dialogs[kind], subscription });
  const subscriptions = list.data ?? [];
  const isLoading = list.isLoading || stats.isLoading;
  const hasSome = !isLoading && subscriptions.length > 0;

  return (
    <div className="flex flex-col gap-6">
      <title>{t('common:nav.pageTitle', { page: t('common:nav.subscriptions') })}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-2xl tracking-tight">{t('common:nav.subscriptions')}</h1>
        {/* Where both do not fit side by side on a phone, the main one stands first. */}
        <div className="flex min-w-0 flex-wrap gap-2 max-sm:w-full max-sm:flex-wrap-reverse">
          <Button onClick={assistant.open} className="max-sm:grow max-sm:px-2.5">
            <Sparkles aria-hidden="true" className="size-4 text-brand-strong" />
            {t('advice:ask')}
          </Button>
          <Button look="brand" onClick={() => add()} className="max-sm:grow max-sm:px-2.5">
            <Plus aria-hidden="true" className="size-4" />
            {t('add')}
          </Button>
        </div>
      </div>
      <LimitBanner info={plan.data} />
      <PaymentProblem tier={plan.data?.tier} />
      {/* What comes takes the place of the placeholders at once, so that nothing moves. */}
      <div key={list.data && stats.data ? 'loaded' : 'loading'} className="contents">
        <StatsCards subscriptions={list.data} isPending={isLoading} />
        <SavedSoFar hasPlan={plans[plan.data?.tier ?? 'free'].features.savings} />
        <ActionCards subscriptions={isLoading ? undefined : list.data} onAction={act} />
        <PendingFindingsLink found={open.data ?? []} />
        {hasSome && <UpcomingStrip subscriptions={subscriptions} />}
        <section aria-label={t('list.title')}>
          <SubscriptionList
            isPending={isLoading}
            empty={<EmptyList onAdd={add} />}
            onEdit={on('edit')}
            onToggle={on('toggle')}
            onDelete={on('delete')}
            onUndoCancel={undo}
          />
        </section>
      </div>
      {assistant.Dialog && (
        <assistant.Dialog
          hasPlan={plans[plan.data?.tier ?? user?.tier ?? 'free'].features.ai}
          subscriptions={subscriptions}
          draft={assistant.draft}
          onAction={act}
          onClose={assistant.close}
        />
      )}
      {dialog}
    </div>
  );
}
