import type { IsoDate, StatementReading } from '@kumbara/shared';
import { daysBetween } from '#votes/calendar.ts';
import { type DateOrder, resolveDate } from '#votes/dates.ts';
import { issuerIn } from '#words/banks.ts';
import { wholeWords } from '#words/fold.ts';
import { accountWords, cardWords } from '#words/phrases.ts';
import type { Header } from './header.ts';
import type { Scanned } from './scan.ts';

/** Card or account: by the words around the tables and the names of their columns, else by what the lines speak of. */
export function documentKind(outside: Scanned[], all: Scanned[], headers: Header[]): Kind {
  const roles = new Set(headers.flatMap(({ columns }) => columns.map(({ role }) => role)));
  const card = (roles.has('points') ? 2 : 0) + (roles.has('instalment') ? 2 : 0);
  const account = roles.has('balance') ? 2 : 0;
  const around = compare(outside, card, account);
  return around === 'unknown' ? compare(all, card, account) : around;
}

type Kind = StatementReading['kind'];

function compare(lines: Scanned[], card: number, account: number): Kind {
  const text = lines
    .slice(0, 2_000)
    .map(({ folded }) => folded)
    .join('\n');
  const count = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([word]) => word)).size;
  const difference = card + count(cardWords) - account - count(accountWords);
  if (difference === 0) return 'unknown';
  return difference > 0 ? 'card' : 'account';
}

export const documentIssuer = (lines: Scanned[], firstRow: number): string | undefined => {
  const heading = lines.slice(0, Math.max(0, Math.min(firstRow, 30))).map(({ folded }) => folded);
  for (const line of heading) {
    const issuer = issuerIn(line);
    if (issuer) return issuer;
  }
  return undefined;
};

const periodWords = wholeWords([
  'donem',
  'hesap donemi',
  'ekstre donemi',
  'tarih araligi',
  'period',
  'statement period',
  'billing period',
  'from',
  'zeitraum',
  'abrechnungszeitraum',
  'periode',
  'periodo',
  'del',
  'dal',
  'von',
  'du',
  'van',
  'kezdete',
  'idoszak',
  'okres',
  'opening/closing',
  'closing date',
  'aralik',
]);
const closingWords = wholeWords([
  'hesap kesim tarihi',
  'ekstre tarihi',
  'hesap ozeti tarihi',
  'kesim tarihi',
  'statement date',
  'closing date',
  'abrechnungsdatum',
  'rechnungsdatum',
  'kontostand am',
  'fecha de corte',
  'fechamento',
  'fecha de cierre',
  'abrechnung vom',
  'data chiusura',
  'data de fechamento',
  "date d'arrete",
  'datum afschrift',
  'vege',
]);

export type Period = { from: IsoDate; to: IsoDate };

/** The days a document says it covers: two dates on one line of its heading. */
export function printedPeriod(heading: Scanned[], order: DateOrder, today: IsoDate): Period | undefined {
  for (const { dates, folded } of heading) {
    const last = dates.at(-1);
    if (dates.length !== 2 || !last || (last.year === undefined && !periodWords.test(folded))) continue;
    const to = resolveDate(last, order, today);
    const first = dates[0] as (typeof dates)[number];
    const from = to && resolveDate(first.year === undefined ? { ...first, year: undefined } : first, order, to);
    if (
      from &&
      to &&
      from <= to &&
      daysBetween(from, to) <= 400 &&
      (periodWords.test(folded) || /-|–|—|\bto\b|\bbis\b|\bal\b|\bau\b|\bile\b|\ba\b|\bt\/m\b/.test(folded))
    )
      return { from, to };
  }
  return undefined;
}

/** The day a document was closed, as printed. */
export function closingDay(lines: Scanned[], order: DateOrder, today: IsoDate): IsoDate | undefined {
  const days = lines
    .filter(({ folded, dates }) => dates.length > 0 && closingWords.test(folded))
    .flatMap(({ dates }) =>
      dates.filter(({ year }) => year !== undefined).map((date) => resolveDate(date, order, today)),
    )
    .filter((day) => day !== undefined);
  return days.sort().at(-1);
}
