import type { Scan } from '@kumbara/shared';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { useAction } from '#components/use-action.ts';
import { formatShare } from '#lib/format.ts';
import { useCancelScan } from './scan-queries.ts';

/** The progress of a scan in numbers, with a bar where the total is known. */
export function ScanProgress({ scan, account }: { scan: Scan; account: string }) {
  const { t } = useTranslation(['mailbox', 'common']);
  const cancel = useCancelScan();
  const stop = useAction(
    () => cancel.mutateAsync(scan.id),
    () => t('common:error'),
  );
  const { looked_at, candidates, found, total } = scan.progress;
  const isQueued = scan.status === 'queued';
  // Mails that arrive during the scan are read too: the share may exceed 1.
  const share = !isQueued && total ? Math.min(1, looked_at / total) : undefined;
  const counts = [
    total === undefined ? t('lookedAt', { count: looked_at }) : t('lookedAtOf', { looked: looked_at, count: total }),
    t('candidates', { count: candidates }),
    t('found', { count: found }),
  ];
  const words = isQueued ? t('queued') : counts.join(' · ');
  return (
    <div className="mt-4 rounded-2xl bg-sunken/60 p-4">
      <p className="text-[0.875rem]">
        {share !== undefined && <span className="me-2 font-semibold">{formatShare(share)}</span>}
        {words}
      </p>
      <div className="mt-1 flex items-center gap-3">
        <div
          role="progressbar"
          aria-label={`${t('scanning')} ${account}`}
          aria-valuetext={words}
          {...(share !== undefined && {
            'aria-valuenow': Math.round(share * 100),
            'aria-valuemin': 0,
            'aria-valuemax': 100,
          })}
          className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-line"
        >
          {share === undefined ? (
            <div className="travel h-full w-1/3 rounded-full bg-brand" />
          ) : (
            <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${share * 100}%` }} />
          )}
        </div>
        <Button
          look="quiet"
          size="small"
          disabled={cancel.isPending}
          aria-label={`${t('stop')}: ${account}`}
          onClick={stop}
        >
          {t('stop')}
        </Button>
      </div>
      <p className="mt-1 text-[0.84rem] text-ink-soft">{t('mayLeave')}</p>
    </div>
  );
}
