import { plans } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { useDashboardDialogs } from '#app/use-dashboard-dialogs.tsx';
import { Failure } from '#components/failure.tsx';
import { PageHeading } from '#components/page-heading.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { UsageAnswer } from '#features/assistant/usage-answer.tsx';
import { useMe } from '#features/auth/auth-queries.ts';
import { usePlan } from '#features/plans/plan-queries.ts';
import { useSubscriptions } from '#features/subscriptions/subscription-queries.ts';
import { UnusedList } from '#features/unused/unused-list.tsx';
import { UnusedPitch } from '#features/unused/unused-pitch.tsx';
import { useUnused } from '#features/unused/unused-queries.ts';
import { UsageQuestions } from '#features/unused/usage-questions.tsx';

export function UnusedScreen() {
  const { t } = useTranslation(['unused', 'common']);
  const { data: user } = useMe();
  const isIncluded = user !== undefined && user !== null && plans[user.tier].features.unused;
  const unused = useUnused(isIncluded);
  const subscriptions = useSubscriptions();
  const plan = usePlan();
  const dialogs = useDashboardDialogs({ plan: plan.data });
  const openGuide = (id: string) => {
    const subscription = subscriptions.data?.find((one) => one.id === id);
    if (subscription) dialogs.open({ kind: 'guide', subscription });
  };
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={t('title')} lead={t('lead')} />
      {user && !isIncluded ? (
        <UnusedPitch />
      ) : unused.isError && !unused.data ? (
        <Failure message={t('failed')} onRetry={() => unused.refetch()} />
      ) : unused.data ? (
        <>
          <UsageQuestions questions={unused.data.check_ins}>
            {({ subscription_id, ...question }) => <UsageAnswer id={subscription_id} {...question} />}
          </UsageQuestions>
          <UnusedList unused={unused.data} onGuide={openGuide} />
        </>
      ) : (
        <>
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </>
      )}
      {dialogs.dialog}
    </div>
  );
}
