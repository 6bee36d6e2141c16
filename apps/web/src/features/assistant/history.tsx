import type { Answer } from '@kumbara/shared';
import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { ConfirmAction } from '#components/confirm-action.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useAction } from '#components/use-action.ts';
import { formatInstant } from '#lib/format.ts';
import { useDeleteAllQuestions, useDeleteQuestion, useHistory } from './assistant-queries.ts';

type Props = { onOpen: (answer: Answer) => void; onDeleted: (id?: string) => void };

const few = 4;

/** Earlier questions, to open or to delete. Renders nothing when there are none. */
export function History({ onOpen, onDeleted }: Props) {
  const { t } = useTranslation(['assistant', 'common']);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const history = useHistory();
  const [isWhole, setWhole] = useState(false);
  const [isClearing, setClearing] = useState(false);
  if (history.isPending) return <HistorySkeleton />;
  if (history.data?.length === 0) return null;
  const list = history.data ?? [];
  const shown = isWhole || list.length === few + 1 ? list : list.slice(0, few);
  return (
    <section aria-labelledby={titleId} className="mt-7 border-line border-t pt-4">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 id={titleId} ref={title} tabIndex={-1} className="font-medium text-[0.875rem] text-ink-soft outline-none">
          {t('history')}
        </h3>
        {list.length > 1 && (
          <Button look="quiet" size="small" className="-me-3" onClick={() => setClearing(true)}>
            {t('deleteAll')}
          </Button>
        )}
      </div>
      {history.isError && !history.data && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          <p role="alert">{t('historyFailed')}</p>
          <Button size="small" onClick={() => history.refetch()}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      <ul className="mt-1">
        {shown.map((one) => (
          <Entry
            key={one.id}
            answer={one}
            onOpen={() => onOpen(one)}
            onDeleted={() => {
              onDeleted(one.id);
              title.current?.focus();
            }}
          />
        ))}
      </ul>
      {shown.length < list.length && (
        <Button look="quiet" size="small" className="-ms-3 mt-1" onClick={() => setWhole(true)}>
          {t('historyMore', { count: list.length - shown.length })}
        </Button>
      )}
      {isClearing && <ConfirmClear onDeleted={() => onDeleted()} onClose={() => setClearing(false)} />}
    </section>
  );
}

type EntryProps = { answer: Answer; onOpen: () => void; onDeleted: () => void };

function Entry({ answer: { id, question, created_at }, onOpen, onDeleted }: EntryProps) {
  const { t } = useTranslation(['subscriptions', 'assistant']);
  const remove = useDeleteQuestion();
  const removeIt = useAction(
    async () => {
      await remove.mutateAsync(id);
      onDeleted();
    },
    () => t('deleteFailed'),
  );
  return (
    <li className="-mx-2 flex items-center rounded-xl hover:bg-sunken/60">
      <button type="button" className="min-w-0 flex-1 rounded-xl px-2 py-2 text-start" onClick={onOpen}>
        <span className="block truncate">{question}</span>
        <span className="block text-[0.8rem] text-ink-soft">{formatInstant(created_at)}</span>
      </button>
      <button
        type="button"
        aria-label={`${t('assistant:delete')}: ${question}`}
        disabled={remove.isPending}
        className="grid size-11 shrink-0 place-items-center rounded-xl text-ink-soft hover:text-danger disabled:opacity-55"
        onClick={removeIt}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}

function ConfirmClear({ onDeleted, onClose }: { onDeleted: () => void; onClose: () => void }) {
  const { t } = useTranslation(['assistant', 'subscriptions']);
  const clear = useDeleteAllQuestions();
  return (
    <ConfirmAction
      danger
      question={t('deleteAllQuestion')}
      explanation={t('deleteAllHint')}
      confirmLabel={t('deleteAll')}
      mutation={clear}
      run={() => clear.mutateAsync()}
      done={t('allDeleted')}
      failed={t('subscriptions:deleteFailed')}
      onDone={onDeleted}
      onClose={onClose}
    />
  );
}

const HistorySkeleton = () => (
  <div aria-hidden="true" className="mt-7 border-line border-t pt-6">
    <Skeleton className="h-3.5 w-32" />
    <Skeleton className="mt-5 h-4 w-4/5" />
    <Skeleton className="mt-2 h-3 w-28" />
  </div>
);
