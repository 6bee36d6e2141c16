import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ExampleFrame } from '#components/example-frame.tsx';
import { Failure } from '#components/failure.tsx';
import { PageHeading } from '#components/page-heading.tsx';
import { PlanPitch } from '#components/plan-pitch.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useAnalytics } from '#features/analytics/analytics-queries.ts';
import { AnalyticsView } from '#features/analytics/analytics-view.tsx';

export function AnalyticsScreen() {
  const { t } = useTranslation(['analytics', 'common']);
  const { data, error, isPending, refetch } = useAnalytics();
  const isFull = data && !data.preview && data.views.length > 0;
  return (
    <div className="flex flex-col gap-5 print:block print:[&>*]:mb-5">
      <PageHeading title={t('title')} lead={t('lead')}>
        {isFull && (
          <Button className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </Button>
        )}
      </PageHeading>
      {isPending && <Waiting />}
      {error && !data && <Failure message={t('failed')} onRetry={() => refetch()} />}
      {data && !data.preview && data.views.length === 0 && (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={t('emptyAction')} />
      )}
      {isFull && <AnalyticsView analytics={data} />}
      {data?.preview && (
        <>
          <PlanPitch
            title={t('pitchTitle')}
            lead={t('pitchLead')}
            gains={[t('gainForecast'), t('gainPrices'), t('gainUse')]}
            upgrade={t('upgrade')}
          />
          <ExampleFrame title={t('example')} hint={t('exampleHint')} className="p-2.5">
            <AnalyticsView analytics={data} />
          </ExampleFrame>
        </>
      )}
    </div>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-5">
    <div className="grid gap-4 sm:grid-cols-2">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </div>
    <Skeleton className="h-96 rounded-card" />
  </div>
);
