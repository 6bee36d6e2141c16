import type { IsoDate } from '@kumbara/shared';
import { wholeWords } from '@kumbara/text/fold';
import { daysBetween } from '#format-inference/calendar.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import { type DateOrder, resolveDate } from '#format-inference/dates.ts';
import type { Scanned } from '#interpret/scan.ts';

export type Period = { from: IsoDate; to: IsoDate };

const words = (list: string) => wholeWords(list.split(', '));
const periodWords = words(
  'donem, donemi, hesap donemi, ekstre donemi, tarih araligi, tarih araliginda, period, statement period, billing period, billing cycle, from, zeitraum, abrechnungszeitraum, periode, periodo, del, dal, von, du, van, de, desde, idoszak, okres, opening/closing, opening/closing date',
);
const joint = / - |--|\d-\d|\d \/ \d| (?:to|through|thru|until|bis|al|au|ile|a|ate|hasta|t\/m|tot|och|till|ig|do) /;
const startWords = words(
  'baslangic, baslangic tarihi, ilk tarih, start, start date, from, beginn, von, begin, debut, desde, fecha inicial, inicio, dal, data inizio, kezdete, od',
);
const endWords = words(
  'bitis, bitis tarihi, son tarih, end, end date, to, ende, bis, einde, fin, hasta, fecha final, fim, al, data fine, vege, do',
);
const closingWords = words(
  "hesap kesim tarihi, ekstre tarihi, hesap ozeti tarihi, kesim tarihi, statement date, closing date, statement closing date, abrechnungsdatum, rechnungsdatum, abrechnung vom, kontostand am, fecha de corte, fecha de cierre, fechamento, data de fechamento, data chiusura, date d'arrete, datum afschrift, zaras datuma",
);

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
