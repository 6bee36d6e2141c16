import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { Failure } from '#components/failure.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { AnalyticsPitch } from '#features/analytics/analytics-pitch.tsx';
import { useAnalytics } from '#features/analytics/analytics-queries.ts';
import { AnalyticsView } from '#features/analytics/analytics-view.tsx';

export function AnalyticsScreen() {
  const { t } = useTranslation(['analytics', 'common']);
  const { data, error, isPending, refetch } = useAnalytics();
  const isFull = data && !data.preview && data.views.length > 0;
  return (
    <div className="flex flex-col gap-5 print:block print:[&>*]:mb-5">
      <title>{t('common:nav.pageTitle', { page: t('title') })}</title>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="font-semibold text-2xl tracking-tight">{t('title')}</h1>
          <p className="mt-1 max-w-[42rem] text-balance text-ink-soft">{t('lead')}</p>
        </div>
        {isFull && (
          <Button className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </Button>
        )}
      </div>
      {isPending && <Waiting />}
      {error && !data && <Failure message={t('failed')} onRetry={() => refetch()} />}
      {data && !data.preview && data.views.length === 0 && <Empty />}
      {isFull && <AnalyticsView analytics={data} />}
      {data?.preview && (
        <>
          <AnalyticsPitch />
          <section
            aria-label={t('example')}
            className="flex flex-col gap-5 rounded-card border border-line border-dashed p-2.5 sm:p-5"
          >
            <p className="flex flex-wrap items-center gap-2.5">
              <Chip tone="notice">{t('example')}</Chip>
              <span className="text-ink-soft">{t('exampleHint')}</span>
            </p>
            <AnalyticsView analytics={data} />
          </section>
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

function Empty() {
  const { t } = useTranslation('analytics');
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
      <div>
        <h2 className="font-semibold text-lg">{t('emptyTitle')}</h2>
        <p className="mt-1 max-w-[30rem] text-ink-soft">{t('emptyText')}</p>
      </div>
      <ButtonLink to="/dashboard">{t('emptyAction')}</ButtonLink>
    </div>
  );
}
