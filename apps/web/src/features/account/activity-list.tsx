import type { SecurityEvent } from '@kumbara/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/button.tsx';
import { formatInstant } from '#lib/format.ts';

const shownAtFirst = 6;

export function ActivityList({ events }: { events: SecurityEvent[] }) {
  const { t } = useTranslation('account');
  const [isWhole, setWhole] = useState(false);
  if (events.length === 0) return <p className="text-ink-soft">{t('activityNone')}</p>;
  const shown = isWhole ? events : events.slice(0, shownAtFirst);
  return (
    <>
      <ol className="card divide-y divide-line">
        {shown.map(({ id, kind, at, device }) => (
          <li key={id} className="items-baseline justify-between gap-x-4 px-4 py-2.5 sm:flex">
            <p>
              {t(`activity.${kind}`)}
              {device && <span className="text-ink-soft"> · {device}</span>}
            </p>
            <time dateTime={at} className="shrink-0 text-[0.84rem] text-ink-soft tabular-nums">
              {formatInstant(at)}
            </time>
          </li>
        ))}
      </ol>
      {!isWhole && events.length > shownAtFirst && (
        <Button look="quiet" size="small" className="-ms-3 mt-2" onClick={() => setWhole(true)}>
          {t('activityMore')}
        </Button>
      )}
    </>
  );
}
