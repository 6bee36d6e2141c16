import { type CalendarEntry, endOfMonth, type IsoDate } from '@kumbara/shared';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#components/button.tsx';
import { Failure } from '#components/failure.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { formatLongDay, formatMonthAndYear, today } from '#lib/format.ts';
import { useCalendarMonth } from './calendar-queries.ts';
import { DayEntries, EntryList } from './entry-list.tsx';
import { addToMonth, isWithinCalendar, monthOf } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthTotals } from './month-totals.tsx';
import { useMonth } from './use-month.ts';

/** @param currency of a total without payments */
export function MonthCalendar({ currency }: { currency: string }) {
  const { t } = useTranslation(['calendar', 'common']);
  const [month, setMonth] = useMonth();
  const [chosen, setChosen] = useState<IsoDate | null>(null);
  const [lastActive, setLastActive] = useState<IsoDate>(today());
  const { data, isPending, isError, refetch } = useCalendarMonth(month);

  const active = monthOf(lastActive) === month ? lastActive : sameDayIn(month, lastActive);
  const turn = (step: number) => {
    setChosen(null);
    setMonth(addToMonth(month, step));
  };
  const move = (day: IsoDate) => {
    setLastActive(day);
    // The month that is shown may still be the one before the one asked for.
    if (monthOf(day) === month && monthOf(lastActive) === month) return;
    setChosen(null);
    setMonth(monthOf(day));
  };
  const choose = (day: IsoDate) => {
    setLastActive(day);
    setChosen(day === chosen ? null : day);
  };
  const byDay = Map.groupBy<IsoDate, CalendarEntry>(data?.entries ?? [], ({ date }) => date);
  const title = formatMonthAndYear(`${month}-01`);

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 aria-live="polite" className="font-medium text-ink-soft first-letter:uppercase">
            {title}
          </h2>
          {!isError || data ? <MonthTotals calendar={data} currency={currency} /> : null}
        </div>
        <div className="flex gap-2 max-sm:w-full">
          <Button
            aria-label={t('previous')}
            disabled={!isWithinCalendar(addToMonth(month, -1))}
            onClick={() => turn(-1)}
            className="px-3"
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
          <Button disabled={month === monthOf(today())} onClick={() => move(today())} className="max-sm:flex-1">
            {t('today')}
          </Button>
          <Button
            aria-label={t('next')}
            disabled={!isWithinCalendar(addToMonth(month, 1))}
            onClick={() => turn(1)}
            className="px-3"
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
      {isError && !data ? (
        <Failure message={t('failed')} onRetry={() => refetch()} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-5 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <MonthGrid
            month={month}
            entries={byDay}
            chosen={chosen}
            active={active}
            onChoose={choose}
            onMove={move}
            onSwipe={turn}
          />
          <section aria-labelledby="entries" aria-busy={isPending}>
            <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="entries" className="font-semibold text-base tracking-tight first-letter:uppercase">
                {chosen ? formatLongDay(chosen) : t('list')}
              </h2>
              {chosen && (
                <Button look="quiet" size="small" className="-mx-3" onClick={() => setChosen(null)}>
                  {t('wholeMonth')}
                </Button>
              )}
            </div>
            <Entries byDay={byDay} chosen={chosen} isPending={isPending} />
          </section>
        </div>
      )}
    </div>
  );
}

type EntriesProps = { byDay: Map<IsoDate, CalendarEntry[]>; chosen: IsoDate | null; isPending: boolean };

function Entries({ byDay, chosen, isPending }: EntriesProps) {
  const { t } = useTranslation(['calendar', 'common']);
  if (isPending) {
    return (
      <div role="status" aria-label={t('common:loading')} className="flex flex-col gap-3">
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-16 rounded-card" />
      </div>
    );
  }
  if (byDay.size === 0) {
    return (
      <div className="card flex flex-col items-center gap-4 px-6 py-8 text-center">
        <p className="text-ink-soft">{t('empty')}</p>
        <ButtonLink to="/dashboard">{t('common:toDashboard')}</ButtonLink>
      </div>
    );
  }
  if (!chosen) return <EntryList entries={byDay} />;
  const own = byDay.get(chosen);
  return own ? <DayEntries entries={own} /> : <p className="card px-5 py-4 text-ink-soft">{t('nothingThatDay')}</p>;
}

/** The same day of another month, or its last one where the month is shorter. */
function sameDayIn(month: string, day: IsoDate): IsoDate {
  const [same, last] = [`${month}-${day.slice(8)}`, endOfMonth(`${month}-01`)];
  return same < last ? same : last;
}
