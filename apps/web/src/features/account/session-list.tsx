import type { Session } from '@kumbara/shared';
import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Chip } from '#components/chip.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { formatDayOf } from '#lib/format.ts';
import { useEndSession } from './account-queries.ts';

export function SessionList({ sessions }: { sessions: Session[] }) {
  const { t } = useTranslation(['account', 'common']);
  const end = useEndSession();
  const finish = useAction(
    async (id: string) => {
      await end.mutateAsync(id);
      notify.success(t('sessionEnded'));
    },
    (error) => error.message || t('common:error'),
  );
  return (
    <ul className="card divide-y divide-line">
      {sessions.map(({ id, device, last_seen_at, current }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
          <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <div className="min-w-0 flex-1 basis-44">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
              {device || t('unknownDevice')}
              {current && <Chip>{t('thisDevice')}</Chip>}
            </p>
            <p className="text-[0.84rem] text-ink-soft">{t('lastSeen', { date: formatDayOf(last_seen_at) })}</p>
          </div>
          {!current && (
            <Button
              size="small"
              className="max-sm:ms-8"
              disabled={end.isPending}
              aria-label={`${t('endSession')}: ${device || t('unknownDevice')}`}
              onClick={() => finish(id)}
            >
              {t('endSession')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
