import { monthPattern, parseMonth, toIsoDay } from '@kumbara/text/dates';
import { wholeWords } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import { addDays, type IsoDate } from '#format-inference/calendar.ts';
import type { Scanned } from '#interpret/scan.ts';
import { findMatches } from '#words/matches.ts';
import languages from '#words/named-months.json' with { type: 'json' };

const { list, pattern } = readLanguages(languages);

/** A day that tells the year of rows without one, and how many days after it they may lie. */
export type Hint = { day: IsoDate; room: number };

const year = "(?:20\\d{2}|(?<=[/'])\\d{2})(?!\\d)";
/** `Juli 2026`, `julio de 2026`, `2026 Temmuz`, `JUL/26`. */
const named = new RegExp(
  `(?<![a-z])(?<n1>${monthPattern})\\.?(?: de| del)?[ ./',-]{1,3}(?<y1>${year})|(?<!\\d)(?<y2>20\\d{2})[ ./-]{1,2}(?<n2>${monthPattern})(?![a-z])`,
  'gu',
);
/** `7/2026`, `07.2026`, `2026-07`. */
const numbered =
  /(?<![\d.,/:-])(?:(?<m1>0?[1-9]|1[0-2]) ?[/.-] ?(?<y1>20\d{2})|(?<y2>20\d{2}) ?[/.-] ?(?<m2>0[1-9]|1[0-2]))(?![\d/-]|[.,]\d)/gu;

/** Words before these two numbers: a month, or the number of a statement within its year. */
const ofStatement = new RegExp(`${pattern('statementStems')}|(?<![a-z])${pattern('statementWords')}(?![a-z])`, 'u');
/** Words before dates of something else: customer since, card valid until, date of the form. */
const ofOthers = wholeWords(list('others'));
/** Maximum length of a title; a sentence is longer. */
const longestTitle = 80;

/**
 * Maximum number of days between the end of such a month and the last row. A card's period ends in the next month; a
 * numbered statement may not be named after a month at all.
 */
const room = { named: 45, numbered: 200 } as const;

/**
 * Returns the last days of the months that a heading names with their year (`Kontoauszug 7/2026`, `Temmuz 2026
 * Ekstresi`).
 * @param furthest months that begin after this day are ignored
 */
export function findNamedMonths(heading: readonly Scanned[], furthest: IsoDate): Hint[] {
  return heading
    .flatMap(findTitles)
    .flatMap((cell) => [
      ...findMatches(named, cell).flatMap((match) => hint(match, room.named, furthest)),
      ...(canBeNumberedMonth(cell) ? findMatches(numbered, cell) : []).flatMap((match) =>
        hint(match, room.numbered, furthest),
      ),
    ]);
}

/** Returns the cells of a line that may be titles, without its days. */
const findTitles = ({ folded, dates }: Scanned): string[] =>
  dates
    .reduceRight((text, { at, end }) => `${text.slice(0, at)}#${text.slice(end)}`, folded)
    .split('\t')
    .filter((cell) => cell.length <= longestTitle && /\d{2}/.test(cell) && !ofOthers.test(cell));

const canBeNumberedMonth = (cell: string): boolean => ofStatement.test(cell) || !/[a-z]/.test(cell);

function hint({ groups = {} }: RegExpExecArray, behind: number, furthest: IsoDate): Hint[] {
  const printed = Number(groups.y1 ?? groups.y2);
  const year = printed < 100 ? 2000 + printed : printed;
  const name = groups.n1 ?? groups.n2;
  const month = name ? parseMonth(name) : Number(groups.m1 ?? groups.m2);
  const first = toIsoDay(year, month, 1);
  return first && first <= furthest ? [{ day: toIsoDay(year, month, 31) ?? addDays(first, 29), room: behind }] : [];
}
