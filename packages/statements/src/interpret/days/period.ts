import type { IsoDate } from '@kumbara/shared';
import { wholeWords } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import { daysBetween } from '#format-inference/calendar.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import { type DateOrder, resolveDate } from '#format-inference/dates.ts';
import type { Scanned } from '#interpret/scan.ts';
import languages from '#words/period.json' with { type: 'json' };

export type Period = { from: IsoDate; to: IsoDate };

const { list, pattern } = readLanguages(languages);

const periodWords = wholeWords(list('periods'));
const joint = new RegExp(` - |--|\\d-\\d|\\d / \\d| ${pattern('joints')} `);
const startWords = wholeWords(list('starts'));
const endWords = wholeWords(list('ends'));
const closingWords = wholeWords(list('closings'));

/** Finds the printed period: two dates in one line of the heading, or a first and a last day in two lines. */
export function findPrintedPeriod(heading: Scanned[], order: DateOrder, today: IsoDate): Period | undefined {
  for (const { dates, folded } of heading) {
    const [first, last] = dates;
    if (!first || !last || dates.length !== 2) continue;
    if (periodWords.test(folded) || (last.year !== undefined && joint.test(folded))) {
      const period = between(first, last, order, today);
      if (period) return period;
    }
  }
  const single = (wanted: RegExp) =>
    heading.find(({ dates, folded }) => dates.length === 1 && dates[0]?.year !== undefined && wanted.test(folded))
      ?.dates[0];
  const first = single(startWords);
  const last = single(endWords);
  return first && last && between(first, last, order, today);
}

/** Both days of a period have the same order: `01/06/2026 - 30/06/2026`, whatever the order in rows. */
const orderOf = ({ pair }: DateToken): DateOrder | undefined =>
  pair && pair[0] > 12 ? 'day-first' : pair && pair[1] > 12 ? 'month-first' : undefined;

function between(first: DateToken, last: DateToken, usual: DateOrder, today: IsoDate): Period | undefined {
  const order = orderOf(first) ?? orderOf(last) ?? usual;
  const to = resolveDate(last, order, today);
  const from = to && resolveDate(first, order, to);
  const isSpan = from !== undefined && to !== undefined && from <= to && daysBetween(from, to) <= 400;
  return isSpan ? { from, to } : undefined;
}

/** Returns the printed closing day of a document. */
export function findClosingDay(lines: Scanned[], order: DateOrder, today: IsoDate): IsoDate | undefined {
  const days = lines
    .filter(({ folded, dates }) => dates.length > 0 && closingWords.test(folded))
    .flatMap(({ dates }) => dates.filter(({ year }) => year !== undefined))
    .flatMap((date) => resolveDate(date, order, today) ?? []);
  return days.sort().at(-1);
}
