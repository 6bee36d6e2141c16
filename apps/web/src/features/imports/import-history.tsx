import type { Import } from '@kumbara/shared';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { Panel } from '#components/panel.tsx';
import { notify } from '#components/toast.ts';
import { useAction } from '#components/use-action.ts';
import { formatDayOf, formatList } from '#lib/format.ts';
import { useUndoImport } from './import-queries.ts';

/** Imports of the past, which can be undone for thirty days. */
export function ImportHistory({ imports }: { imports: Import[] }) {
  const { t } = useTranslation('imports');
  return (
    <Panel title={t('history')}>
      <ul className="divide-y divide-line">
        {imports.map((one) => (
          <HistoryRow key={one.id} done={one} />
        ))}
      </ul>
    </Panel>
  );
}

function HistoryRow({ done }: { done: Import }) {
  const { t } = useTranslation('imports');
  const { id, file_name, added, replaced, applied_at, undo_until, undone } = done;
  const date = formatDayOf(applied_at);
  const describeUndone = ({ removed, restored }: NonNullable<Import['undone']>) =>
    [
      ...(removed > 0 || restored === 0 ? [t('removed', { count: removed })] : []),
      ...(restored > 0 ? [t('restored', { count: restored })] : []),
    ].join(' ');
  const undoing = useUndoImport();
  const undo = useAction(
    async () => {
      const { undone: result } = await undoing.mutateAsync(id);
      if (result) notify.success(describeUndone(result));
    },
    (error) => error.message || t('undoFailed'),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="break-words font-medium">{file_name}</p>
        {added > 0 && <p className="text-[0.84rem] text-ink-soft">{t('added', { count: added, date })}</p>}
        {replaced > 0 && <p className="text-[0.84rem] text-ink-soft">{t('replaced', { count: replaced, date })}</p>}
        {undone && (
          <p className="text-[0.84rem] text-ink-soft">
            {describeUndone(undone)}
            {undone.kept.length > 0 && ` ${t('kept', { names: formatList(undone.kept.map(({ name }) => name)) })}`}
          </p>
        )}
        {undo_until && (
          <p className="text-[0.84rem] text-ink-soft">{t('undoUntil', { date: formatDayOf(undo_until) })}</p>
        )}
      </div>
      {undo_until && (
        <Button size="small" disabled={undoing.isPending} aria-label={`${t('undo')}: ${file_name}`} onClick={undo}>
          <Undo2 aria-hidden="true" className="size-4" />
          {t('undo')}
        </Button>
      )}
    </li>
  );
}
