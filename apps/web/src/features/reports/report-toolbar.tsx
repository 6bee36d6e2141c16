import { ChevronLeft, ChevronRight, Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/button.tsx';
import { useAction } from '#components/use-action.ts';
import { isUnconfirmed } from '#lib/refusal.ts';
import { downloadFile } from '#lib/save-file.ts';
import { formatPeriod, isPeriod, isYear, otherKind, turnPeriod } from './periods.ts';

/** Chooses the period, prints it and downloads it. */
export function ReportToolbar({ period, canExport }: { period: string; canExport: boolean }) {
  const { t } = useTranslation('reports');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      <nav aria-label={t('page')} className="flex flex-wrap items-center gap-2">
        <Turn period={turnPeriod(period, -1)} label={t('earlier')} icon={<ChevronLeft aria-hidden="true" />} />
        <Turn period={turnPeriod(period, 1)} label={t('later')} icon={<ChevronRight aria-hidden="true" />} />
        <ButtonLink to={`/dashboard/reports/${otherKind(period)}`} size="small">
          {t(isYear(period) ? 'month' : 'year')}
        </ButtonLink>
      </nav>
      {canExport && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </Button>
          <DownloadButton period={period} format="pdf" label={t('pdf')} />
          <DownloadButton period={period} format="xlsx" label={t('excel')} />
        </div>
      )}
    </div>
  );
}

function Turn({ period, label, icon }: { period: string; label: string; icon: ReactNode }) {
  if (!isPeriod(period)) return null;
  return (
    <ButtonLink
      to={`/dashboard/reports/${period}`}
      size="small"
      aria-label={`${label}: ${formatPeriod(period)}`}
      className="px-2 [&_svg]:size-4"
    >
      {icon}
    </ButtonLink>
  );
}

function DownloadButton({ period, format, label }: { period: string; format: 'pdf' | 'xlsx'; label: string }) {
  const { t } = useTranslation('reports');
  const download = useAction(
    () => downloadFile(`/reports/${period}/export?format=${format}`),
    (error) => (isUnconfirmed(error) ? undefined : error.message || t('downloadFailed')),
  );
  return (
    <Button size="small" onClick={download}>
      <Download aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}
