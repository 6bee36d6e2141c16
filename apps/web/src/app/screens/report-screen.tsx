import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { ButtonLink } from '#components/button.tsx';
import { Failure } from '#components/failure.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { ListExport } from '#features/exports/list-export.tsx';
import { MonthlyReportSwitch } from '#features/reminders/monthly-report-switch.tsx';
import { currentMonth, formatPeriod, isPeriod } from '#features/reports/periods.ts';
import { isWithoutReports, useReport } from '#features/reports/report-queries.ts';
import { ReportToolbar } from '#features/reports/report-toolbar.tsx';
import { ReportView } from '#features/reports/report-view.tsx';

export function ReportScreen() {
  const { period = '' } = useParams();
  return isPeriod(period) ? (
    <ReportOf period={period} />
  ) : (
    <Navigate to={`/dashboard/reports/${currentMonth()}`} replace />
  );
}

function ReportOf({ period }: { period: string }) {
  const { t } = useTranslation(['reports', 'common']);
  const { data, error, isPending, refetch } = useReport(period);
  const isRefused = isWithoutReports(error);
  const isEmpty =
    data && data.payments.length + data.ended.length + data.started.length + data.price_changes.length === 0;
  return (
    <div className="flex flex-col gap-5 print:block print:[&>*]:mb-5">
      <title>{t('common:nav.pageTitle', { page: `${t('page')}: ${formatPeriod(period)}` })}</title>
      <div>
        <h1 className="font-semibold text-2xl tracking-tight">
          {t('page')} <span className="text-ink-soft">· {formatPeriod(period)}</span>
        </h1>
        <p className="mt-1 max-w-[42rem] text-balance text-ink-soft print:hidden">{t('lead')}</p>
      </div>
      {isRefused ? (
        <div className="card flex flex-col items-start gap-4 px-6 py-8">
          <p className="max-w-[36rem]">{t('pro')}</p>
          <ButtonLink to="/pricing" look="brand">
            {t('seePlans')}
          </ButtonLink>
        </div>
      ) : (
        <>
          <ReportToolbar period={period} canExport={data !== undefined} />
          {isPending && <Waiting />}
          {error && !data && <Failure message={t('failed')} onRetry={() => refetch()} />}
          {isEmpty && <p className="card px-6 py-12 text-center text-ink-soft">{t('emptyText')}</p>}
          {data && !isEmpty && <ReportView report={data} />}
          {data && (
            <div className="card divide-y divide-line px-5 py-1.5 sm:px-6 sm:py-2.5 print:hidden *:py-2.5">
              <MonthlyReportSwitch />
              <ListExport isIncluded />
            </div>
          )}
        </>
      )}
    </div>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-5">
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
  </div>
);
