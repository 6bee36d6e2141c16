import type { CalendarFeed } from '@kumbara/shared';
import { CalendarSync, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/button.tsx';
import { Facts } from '#components/facts.tsx';
import { Failure } from '#components/failure.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { formatDayOf } from '#lib/format.ts';
import { useCalendarFeeds } from './calendar-feed-queries.ts';
import { AddFeed, RemoveFeed, RenewFeed } from './feed-dialogs.tsx';

type Open = { kind: 'add' } | { kind: 'renew' | 'remove'; feed: CalendarFeed };

/** @param isIncluded in the plan of the user; without, existing addresses can only be removed */
export function CalendarFeeds({ isIncluded }: { isIncluded: boolean }) {
  const { t } = useTranslation('calendar-feed');
  const { data: feeds, isError, refetch } = useCalendarFeeds();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  if (!feeds)
    return isError ? (
      <Failure message={t('failed')} onRetry={() => refetch()} />
    ) : (
      <Skeleton className="h-28 rounded-card" />
    );
  return (
    <>
      {!isIncluded && <Invitation isPaused={feeds.length > 0} />}
      {feeds.length > 0 ? (
        <ul className="card divide-y divide-line">
          {feeds.map((feed) => (
            <FeedItem
              key={feed.id}
              feed={feed}
              onRenew={isIncluded ? () => setOpen({ kind: 'renew', feed }) : undefined}
              onRemove={() => setOpen({ kind: 'remove', feed })}
            />
          ))}
        </ul>
      ) : (
        isIncluded && (
          <div className="card px-5 py-4">
            <p className="font-medium">{t('none')}</p>
            <p className="mt-0.5 text-ink-soft">{t('noneLead')}</p>
          </div>
        )
      )}
      {isIncluded && (
        <Button wraps className="mt-4" onClick={() => setOpen({ kind: 'add' })}>
          <Plus aria-hidden="true" className="size-4" />
          {t('add')}
        </Button>
      )}
      {open?.kind === 'add' && <AddFeed onClose={close} />}
      {open?.kind === 'renew' && <RenewFeed feed={open.feed} onClose={close} />}
      {open?.kind === 'remove' && <RemoveFeed feed={open.feed} onClose={close} />}
    </>
  );
}

type ItemProps = { feed: CalendarFeed; onRenew: (() => void) | undefined; onRemove: () => void };

function FeedItem({ feed: { name, created_at, last_read_at }, onRenew, onRemove }: ItemProps) {
  const { t } = useTranslation('calendar-feed');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <CalendarSync aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="break-words font-medium">{name}</p>
        <p className="text-[0.84rem] text-ink-soft">
          <Facts
            facts={[
              t('created', { date: formatDayOf(created_at) }),
              last_read_at ? t('read', { date: formatDayOf(last_read_at) }) : t('unread'),
            ]}
          />
        </p>
      </div>
      <div className="flex flex-wrap gap-1 max-sm:ms-8">
        {onRenew && (
          <Button size="small" aria-label={`${t('renew')}: ${name}`} onClick={onRenew}>
            {t('renew')}
          </Button>
        )}
        <Button size="small" look="quiet-danger" aria-label={`${t('remove')}: ${name}`} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

function Invitation({ isPaused }: { isPaused: boolean }) {
  const { t } = useTranslation('calendar-feed');
  return (
    <div className="card mb-4 flex flex-col items-start gap-4 p-5">
      {isPaused ? (
        <p>{t('paused')}</p>
      ) : (
        <div>
          <p className="font-medium">{t('pitchTitle')}</p>
          <p className="mt-1 text-ink-soft">{t('pitchLead')}</p>
        </div>
      )}
      <ButtonLink to="/pricing" look="brand">
        {t('upgrade')}
      </ButtonLink>
    </div>
  );
}
