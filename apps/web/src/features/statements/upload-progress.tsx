import type { StatementQueue } from '@kumbara/shared';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { api } from '#lib/api.ts';

const pollMs = 1_500;

/** The progress of an upload: sending, then the place in line if it waits, then reading. */
export function UploadProgress({ name, sent, onCancel }: { name: string; sent: number; onCancel: () => void }) {
  const { t } = useTranslation(['statements', 'common']);
  const isSent = sent >= 1;
  const { data: queue } = useQuery({
    queryKey: ['statement-queue'],
    queryFn: ({ signal }) => api<StatementQueue>('GET', '/bank-statement/queue', { signal }),
    enabled: isSent,
    // The first answer would come before the file is in line.
    initialData: { place: null },
    staleTime: pollMs,
    refetchInterval: pollMs,
    retry: false,
  });
  return (
    <div className="card flex flex-col items-center gap-4 px-6 py-12 text-center">
      <FileText aria-hidden="true" className="size-9 text-brand-strong" />
      <div className="min-w-0 max-w-full">
        <p role="status" className="font-semibold text-lg">
          {t(isSent ? 'analysing' : 'sending')}
        </p>
        <p className="truncate text-ink-soft">{name}</p>
        {isSent && queue.place !== null && <p className="text-ink-soft">{t('waiting', { place: queue.place })}</p>}
      </div>
      <div
        role="progressbar"
        aria-label={t(isSent ? 'analysing' : 'sending')}
        {...(!isSent && { 'aria-valuenow': Math.round(sent * 100), 'aria-valuemin': 0, 'aria-valuemax': 100 })}
        className="h-1.5 w-64 max-w-full overflow-hidden rounded-full bg-sunken"
      >
        {isSent ? (
          <div className="travel h-full w-1/3 rounded-full bg-brand" />
        ) : (
          <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${sent * 100}%` }} />
        )}
      </div>
      <Button size="small" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </div>
  );
}
