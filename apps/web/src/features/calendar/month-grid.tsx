import type { CalendarEntry, IsoDate } from '@kumbara/shared';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#components/class-names.ts';
import { currentLanguage } from '#i18n/language.ts';
import { formatLongDay, formatMonthAndYear, formatWeekday, today } from '#lib/format.ts';
import { lookOf, looks } from './entry-looks.ts';
import { dayAfterKey, isWithinCalendar, listWeeks, monthOf } from './month-days.ts';
import { useSwipe } from './use-swipe.ts';

type Props = {
  month: string;
  entries: Map<IsoDate, CalendarEntry[]>;
  /** The day whose entries the list shows. */
  chosen: IsoDate | null;
  /** The day that the keyboard is on. */
  active: IsoDate;
  onChoose: (day: IsoDate) => void;
  /** Moves the keyboard to a day, which may lie in another month. */
  onMove: (day: IsoDate) => void;
  onSwipe: (step: 1 | -1) => void;
};

/** A month as a grid of days. One day is in the tab order; arrow keys and Page Up and Down move to others. */
export function MonthGrid({ month, entries, chosen, active, onChoose, onMove, onSwipe }: Props) {
  const language = currentLanguage();
  const weeks = listWeeks(month, language);
  const grid = useRef<HTMLTableElement>(null);
  const movesTo = useRef<IsoDate | null>(null);
  const swipe = useSwipe(onSwipe);

  // A day of another month is rendered a little later than asked for. On the way the focus stays in the grid.
  useLayoutEffect(() => {
    if (movesTo.current === null) return;
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  function move(event: KeyboardEvent) {
    // Keys may come faster than another month is rendered: each goes on from where the last one leads.
    const from = movesTo.current ?? active;
    const next = dayAfterKey(from, event, language);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!isWithinCalendar(monthOf(next)) || next === from) return;
    movesTo.current = next;
    onMove(next);
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA practices
      role="grid"
      aria-label={formatMonthAndYear(`${month}-01`)}
      className="card w-full table-fixed border-separate border-spacing-0 overflow-clip"
      onKeyDown={move}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !grid.current?.contains(relatedTarget)) movesTo.current = null;
      }}
      {...swipe}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              className="border-line border-b py-2 text-center font-medium text-[0.78rem] text-ink-soft"
            >
              {formatWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className="h-14 border-line border-t p-0 align-top first:border-s-0 md:h-[6.5rem] md:border-s [tr:first-child>&]:border-t-0"
              >
                {monthOf(day) === month && (
                  <Day
                    day={day}
                    entries={entries.get(day) ?? []}
                    isChosen={day === chosen}
                    isActive={day === active}
                    onChoose={() => {
                      movesTo.current = null;
                      onChoose(day);
                    }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { day: IsoDate; entries: CalendarEntry[]; isChosen: boolean; isActive: boolean; onChoose: () => void };

const mostNames = 3;

function Day({ day, entries, isChosen, isActive, onChoose }: DayProps) {
  const { t } = useTranslation('calendar');
  const isToday = day === today();
  const shown = entries.slice(0, entries.length > mostNames ? mostNames - 1 : mostNames);
  return (
    <button
      type="button"
      data-day={day}
      aria-pressed={isChosen}
      tabIndex={isActive ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
      className={classNames(
        'flex size-full min-h-14 flex-col items-center gap-1 px-0.5 pt-1.5 pb-1 outline-offset-[-2px] hover:bg-sunken/60 md:items-stretch md:px-1.5',
        isChosen && 'bg-brand-soft hover:bg-brand-soft',
      )}
    >
      <span className="sr-only">
        {`${formatLongDay(day)}, ${entries.length > 0 ? t('entries', { count: entries.length }) : t('nothing')}`}
      </span>
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-7 place-items-center rounded-full text-[0.875rem] md:size-6 md:self-start md:text-[0.8rem]',
          isToday ? 'bg-brand font-semibold text-on-brand' : 'font-medium',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {entries.length > 0 && <Dots entries={entries} />}
      <span aria-hidden="true" className="hidden min-w-0 flex-col gap-0.5 md:flex">
        {shown.map((entry) => (
          <span
            key={`${entry.subscription_id} ${entry.kind} ${lookOf(entry)}`}
            className={classNames(
              'flex min-w-0 items-baseline gap-1 rounded-md px-1 text-start text-[0.72rem] leading-[1.15rem]',
              looks[lookOf(entry)].tile,
            )}
          >
            <span className="min-w-0 flex-1 truncate">{entry.name}</span>
          </span>
        ))}
        {entries.length > shown.length && (
          <span className="px-1 text-start text-[0.72rem] text-ink-soft">
            {t('more', { count: entries.length - shown.length })}
          </span>
        )}
      </span>
    </button>
  );
}

const mostDots = 3;

/** On a phone a dot for each entry, and a number where there are more. */
const Dots = ({ entries }: { entries: CalendarEntry[] }) => (
  <span aria-hidden="true" className="flex items-center gap-0.5 md:hidden">
    {entries.slice(0, entries.length > mostDots ? 1 : mostDots).map((entry) => (
      <span
        key={`${entry.subscription_id} ${entry.kind} ${lookOf(entry)}`}
        className={`size-1.5 rounded-full ${looks[lookOf(entry)].dot}`}
      />
    ))}
    {entries.length > mostDots && <span className="text-[0.72rem] text-ink-soft leading-none">{entries.length}</span>}
  </span>
);
