import { addDays, addMonths, endOfMonth, type IsoDate, type Language, startOfMonth } from '@kumbara/shared';

/** Calendars begin with Monday, in Portugal with Sunday. Source: CLDR, `weekData`. */
const firstWeekday = (language: Language): number => (language === 'pt' ? 0 : 1);

const weekdayOf = (day: IsoDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const monthOf = (day: IsoDate): string => day.slice(0, 7);
export const addToMonth = (month: string, count: number): string => monthOf(addMonths(`${month}-01`, count));
export const isWithinCalendar = (month: string): boolean => month >= '1900-01' && month <= '2199-12';

/** The day on which the week of a day begins. */
export const startOfWeek = (day: IsoDate, language: Language): IsoDate =>
  addDays(day, -((weekdayOf(day) - firstWeekday(language) + 7) % 7));

/** The weeks of a month, each of seven days; days of the months beside it fill the first and the last. */
export function listWeeks(month: string, language: Language): IsoDate[][] {
  const weeks: IsoDate[][] = [];
  const last = endOfMonth(`${month}-01`);
  for (let day = startOfWeek(startOfMonth(`${month}-01`), language); day <= last; day = addDays(day, 7)) {
    const monday = day;
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)));
  }
  return weeks;
}

/** The day that a key leads to from another one; undefined for other keys. Source: ARIA practices, date grid. */
export function dayAfterKey(
  day: IsoDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  language: Language,
): IsoDate | undefined {
  const page = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day, language);
    case 'End':
      return addDays(startOfWeek(day, language), 6);
    case 'PageUp':
      return addMonths(day, -page);
    case 'PageDown':
      return addMonths(day, page);
    default:
      return undefined;
  }
}
