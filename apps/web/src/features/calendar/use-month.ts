import { useSearchParams } from 'react-router-dom';
import { today } from '#lib/format.ts';
import { isWithinCalendar, monthOf } from './month-days.ts';

const isMonth = (text: string | null): text is string =>
  text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && isWithinCalendar(text);

/** The month in the address; the current one where it names none. */
export function useMonth(): [month: string, setMonth: (month: string) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('month');
  const current = monthOf(today());
  return [
    isMonth(asked) ? asked : current,
    (month) => {
      // Turning pages is no new place to go back to.
      if (isWithinCalendar(month)) setParams(month === current ? {} : { month }, { replace: true });
    },
  ];
}
