import { plans, type SubscriptionDetail } from '@kumbara/shared';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useDashboardDialogs } from '#app/use-dashboard-dialogs.tsx';
import { Button, ButtonLink } from '#components/button.tsx';
import { Failure } from '#components/failure.tsx';
import { Panel } from '#components/panel.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { UsageAnswer } from '#features/assistant/usage-answer.tsx';
import { usePlan } from '#features/plans/plan-queries.ts';
import { CancelConfirmation } from '#features/subscriptions/cancel-confirmation.tsx';
import { CancelledByMail } from '#features/subscriptions/cancelled-by-mail.tsx';
import { CostSummary } from '#features/subscriptions/cost-summary.tsx';
import { HowToCancel } from '#features/subscriptions/how-to-cancel.tsx';
import { MailQuotes } from '#features/subscriptions/mail-quotes.tsx';
import { NextPayments } from '#features/subscriptions/next-payments.tsx';
import { PaymentTimeline } from '#features/subscriptions/payment-timeline.tsx';
import { PriceHistory } from '#features/subscriptions/price-history.tsx';
import { SubscriptionFacts } from '#features/subscriptions/subscription-facts.tsx';
import { SubscriptionHeading } from '#features/subscriptions/subscription-heading.tsx';
import { isGone, useSubscription } from '#features/subscriptions/subscription-queries.ts';
import { UsageHistory } from '#features/subscriptions/usage-history.tsx';
import { useCancelByMail } from '#features/subscriptions/use-cancel-by-mail.ts';
import { today } from '#lib/format.ts';
import type { LinkState } from '#lib/subscription-link.ts';

const list = '/dashboard';

export function SubscriptionScreen() {
  const { t } = useTranslation(['details', 'common']);
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useSubscription(id);
  if (isPending) return <Waiting />;
  if (isGone(error)) return <Gone />;
  if (data) return <Loaded subscription={data} />;
  return (
    <div className="flex flex-col gap-5">
      <Back />
      <Failure message={t('failed')} onRetry={() => refetch()} />
    </div>
  );
}

function Loaded({ subscription }: { subscription: SubscriptionDetail }) {
  const { t } = useTranslation(['details', 'subscriptions', 'common']);
  const navigate = useNavigate();
  const goBack = useGoBack();
  const plan = usePlan();
  const { open, dialog } = useDashboardDialogs({
    plan: plan.data,
    onDeleted: () => goBack() || navigate(list, { replace: true }),
  });
  const { undo } = useCancelByMail(() => open({ kind: 'limit' }));
  const { id, name, share, status, notes, quotes, check_ins } = subscription;
  const canCheckIn = status === 'active' && plans[plan.data?.tier ?? 'free'].features.unused;
  const answer = check_ins.find(({ month }) => month === today().slice(0, 7));
  // One that is cancelled for a later day may have payments ahead.
  const isStillPaid = subscription.timeline.some(({ state }) => state === 'due');
  return (
    <div className="flex flex-col gap-5">
      <title>{t('common:nav.pageTitle', { page: name })}</title>
      <Back />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <SubscriptionHeading subscription={subscription} />
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-1">
          <Button onClick={() => open({ kind: 'edit', subscription })}>{t('subscriptions:action.edit')}</Button>
          <Button onClick={() => open({ kind: 'toggle', subscription })}>
            {t(status === 'active' ? 'subscriptions:action.cancel' : 'subscriptions:action.activate')}
          </Button>
          <Button look="quiet-danger" onClick={() => open({ kind: 'delete', subscription })}>
            {t('subscriptions:action.delete')}
          </Button>
        </div>
      </div>
      <CancelledByMail subscription={subscription} onUndo={undo} />
      <CancelConfirmation subscription={subscription} />
      <CostSummary subscription={subscription} />
      <div className="grid items-start gap-5 lg:grid-cols-[1.5fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          <Panel
            title={t('timeline.title')}
            aside={share && <Aside>{t('timeline.whole')}</Aside>}
            className="max-lg:order-2"
          >
            <PaymentTimeline subscription={subscription} />
          </Panel>
          {quotes.length > 0 && (
            <Panel title={t('quotes.title')} className="max-lg:order-4">
              <MailQuotes quotes={quotes} />
            </Panel>
          )}
          {notes && (
            <Panel title={t('subscriptions:form.notes')} className="max-lg:order-5">
              <p className="whitespace-pre-line break-words">{notes}</p>
            </Panel>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          {(status === 'active' || isStillPaid) && (
            <Panel title={t('next.title')} aside={share && <Aside>{t('cost.share')}</Aside>} className="max-lg:order-1">
              <NextPayments subscription={subscription} />
            </Panel>
          )}
          <Panel title={t('price.title')} className="max-lg:order-3">
            <PriceHistory subscription={subscription} />
          </Panel>
          <Panel title={t('facts.title')} className="max-lg:order-6">
            <SubscriptionFacts subscription={subscription} />
          </Panel>
          {(check_ins.length > 0 || canCheckIn) && (
            <Panel title={t('usage.title')} className="max-lg:order-7">
              <UsageHistory subscription={subscription} />
              {canCheckIn && (
                <div className="mt-3 border-line border-t pt-3">
                  <p className="mb-1.5 text-ink-soft">{t('usage.ask')}</p>
                  <UsageAnswer id={id} name={name} used={answer?.used ?? null} />
                </div>
              )}
            </Panel>
          )}
          {status === 'active' && (
            <Panel title={t('cancel.title')} className="max-lg:order-8">
              <HowToCancel subscription={subscription} />
              <Button className="mt-3" onClick={() => open({ kind: 'guide', subscription })}>
                {t('subscriptions:cancelGuide.done')}
              </Button>
            </Panel>
          )}
        </div>
      </div>
      {dialog}
    </div>
  );
}

/** Which part of a shared price the amounts of a panel are. */
const Aside = ({ children }: { children: string }) => <p className="text-[0.84rem] text-ink-soft">{children}</p>;

/** Goes back to where the page was opened. @returns false where it was opened by its address */
function useGoBack(): () => boolean {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isOpenedHere = Boolean((state as LinkState | null)?.opened_from);
  return () => {
    if (isOpenedHere) navigate(-1);
    return isOpenedHere;
  };
}

function Back() {
  const { t } = useTranslation('details');
  const goBack = useGoBack();
  return (
    <Link
      to={list}
      onClick={(event) => {
        const isPlainClick = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (isPlainClick && goBack()) event.preventDefault();
      }}
      className="touch-target inline-flex items-center gap-1.5 self-start rounded-lg font-medium text-ink-soft hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('back')}
    </Link>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-5">
      <Skeleton className="h-5 w-24" />
      <div className="flex gap-4">
        <Skeleton className="size-14 rounded-[28%]" />
        <div className="flex-1">
          <Skeleton className="h-7 w-44" />
          <Skeleton className="mt-2 h-4 w-28" />
          <Skeleton className="mt-4 h-5 w-36" />
        </div>
      </div>
      <Skeleton className="h-24 rounded-card" />
      <div className="grid gap-5 lg:grid-cols-[1.5fr_1fr]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    </div>
  );
}

/** Deleted, never there, or someone else's: all look the same. */
function Gone() {
  const { t } = useTranslation(['details', 'common']);
  return (
    <div className="card mx-auto flex max-w-md flex-col items-center px-6 py-12 text-center">
      <title>{t('common:nav.pageTitle', { page: t('gone.title') })}</title>
      <h1 className="font-semibold text-xl tracking-tight">{t('gone.title')}</h1>
      <p className="mt-1.5 text-ink-soft">{t('gone.text')}</p>
      <ButtonLink to={list} look="brand" className="mt-6">
        {t('common:toDashboard')}
      </ButtonLink>
    </div>
  );
}
