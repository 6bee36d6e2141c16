import { currencyPattern } from '@kumbara/text/currencies';
import { monthPattern, parseMonth } from '@kumbara/text/dates';
import { hasPrintedDigits, type Line, positionOf } from '#read/lines.ts';
import { findMatches } from '#words/matches.ts';
import { memoize } from '#words/memoize.ts';
import { isWeekday } from '#words/weekdays.ts';

/**
 * A day printed in a line. Which of two bare numbers is the month is inferred from the whole document; the year may be
 * missing.
 */
export type DateToken = {
  at: number;
  end: number;
  x0: number;
  x1: number;
  year?: number;
  /** Set where the form is unambiguous. */
  month?: number;
  day?: number;
  /** The two numbers as printed, where their order has to be inferred. */
  pair?: [number, number];
  /** The three numbers as printed, where the year has two digits and may stand first. */
  short?: [number, number, number];
};

const gap = '[ .\\-/]{0,2}';
/** A time of day behind the day, or the end of the word. */
const clock = '(?:[ ,t|-]{1,3}\\d{1,2}(?::\\d{2}(?::\\d{2}(?:\\.\\d{3})?z?)?|\\.\\d{2}\\.\\d{2})(?![\\d.])|(?![a-z]))';
/** The day must not be the end of a longer number. A second day may follow the first directly: `09/22/26-10/21/26`. */
const edge =
  '(?:(?<![a-z\\d.,:/*#-])|(?<=[./-](?:\\d{2}|\\d{4})[/-])(?=\\d{1,2}[./-](?:\\d{1,2}|[a-z]{3,})[./-]\\d{2}))';
const stop = '(?![\\d])(?![.,]\\d)';
const forms = [
  `(?<y1>(?:19|20)\\d{2})[-/.](?<m1>\\d{1,2})[-/.](?<d1>\\d{1,2})\\.?(?!\\d)`,
  `(?:(?<y2>20\\d{2})[年년] ?)?(?<m2>\\d{1,2})[月월] ?(?<d2>\\d{1,2})[日일]`,
  `(?<y3>20\\d{2})\\.? (?<n3>${monthPattern})\\.? (?<d3>\\d{1,2})\\.?(?!\\d)`,
  `(?<a4>\\d{1,2})(?<s4>\\. |[-/.])(?<b4>\\d{1,2})\\k<s4>(?<y4>(?:19|20)\\d{2}|\\d{2})${stop}`,
  `(?<d5>\\d{1,2})(?:\\.|er|st|nd|rd|th|º|°)?(?: de)?${gap}(?<n5>${monthPattern})(?![a-z])\\.?(?:(?: de)?[ ,.\\-/']{0,2}(?<y5>20\\d{2}|\\d{2}(?![.,:\\d]|[a-z])))?(?!\\d)`,
  `(?<n6>${monthPattern})\\.?[ -]?(?<d6>\\d{1,2})(?:st|nd|rd|th)?(?![\\d.]\\d|\\d)(?:[ ,]{1,2}(?<y6>20\\d{2}))?`,
  `(?<a7>\\d{1,2})(?:\\/(?<b7>\\d{1,2})(?![\\d./,:-])|\\.(?<c7>\\d{1,2})\\.(?!\\d))`,
  // 05.11 could be a price: accepted only as two digits each, first in the line, before a word or another such day
  `(?<=^\\(?)(?<a9>\\d{2})(?<s9>[.-])(?<b9>\\d{2})(?! ${currencyPattern}(?![a-z]))(?=\\)?[ \\t]+(?:[a-z]|\\d{2}\\k<s9>\\d{2}[ \\t]))`,
  `(?<y8>20\\d{2})(?<m8>0[1-9]|1[0-2])(?<d8>0[1-9]|[12]\\d|3[01])(?!\\d)`,
];
const pattern = new RegExp(`${edge}(?:${forms.join('|')})${clock}`, 'gu');

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Finds every day printed in a line, from left to right. `folded` is the folded text of the line. */
export function findDates(line: Line, folded: string): DateToken[] {
  const typed = typedDates(line);
  if (!hasPrintedDigits(line)) return typed;
  const numbers = line.words.filter((word) => word.number !== undefined);
  const found: DateToken[] = [];
  for (const match of findMatches(pattern, folded, mostInLine)) {
    const token = readMatch(match);
    const end = match.index + match[0].length;
    const covered =
      typed.some((known) => match.index < known.end && end > known.at) ||
      numbers.some((word) => match.index < word.at + word.text.length && end > word.at);
    const at = match.index - weekdayBefore(folded, match.index);
    if (token && !covered) found.push({ at, end, ...positionOf(line, at, end), ...token });
  }
  return typed.length ? [...typed, ...found].sort((a, b) => a.at - b.at) : found;
}

/** Returns the days of date cells. */
function typedDates({ words }: Line): DateToken[] {
  const found: DateToken[] = [];
  for (const { date, at, text, x0, x1 } of words) {
    if (!date) continue;
    const { year, month, day } = partsOf(date);
    found.push({ at, end: at + text.length, x0, x1, year, month, day });
  }
  return found;
}

const partsOf = memoize((date: string) => {
  const [year, month, day] = date.split('-').map(Number);
  return { year, month, day };
});

/** Upper limit per line. A row prints two or three days, a table of rates a few more. */
const mostInLine = 48;

const wordBefore = /^[a-z]+[.,]{0,2} $/u;

/** Returns the length of a weekday before a day at the start of a line or column, as in `Fri 2 Jan`. */
function weekdayBefore(folded: string, at: number): number {
  if (at === 0 || at > longestWeekday || folded.charAt(at - 1) !== ' ') return 0;
  const word = wordBefore.exec(folded.slice(0, at))?.[0] ?? '';
  return isWeekday(word) ? word.length : 0;
}
const longestWeekday = 16;

type Day = Pick<DateToken, 'year' | 'month' | 'day' | 'pair' | 'short'>;

function readMatch({ groups = {} }: RegExpExecArray): Day | undefined {
  const year = fullYear(
    number(groups.y1 ?? groups.y2 ?? groups.y3 ?? groups.y4 ?? groups.y5 ?? groups.y6 ?? groups.y8),
  );
  const first = number(groups.a4 ?? groups.a7 ?? groups.a9);
  const second = number(groups.b4 ?? groups.b7 ?? groups.c7 ?? groups.b9);
  // Dates with dots always print the day first.
  const isDotted = groups.s4?.startsWith('.') || groups.c7 !== undefined || groups.s9 === '.';
  const short = shortOf(groups);
  if (isDotted && isDay(second, first)) return { year, month: second, day: first, short };
  if (first !== undefined && second !== undefined) return pairOf(year, first, second, short);
  const name = groups.n3 ?? groups.n5 ?? groups.n6;
  const month = name ? parseMonth(name) : number(groups.m1 ?? groups.m2 ?? groups.m8);
  const day = number(groups.d1 ?? groups.d2 ?? groups.d3 ?? groups.d5 ?? groups.d6 ?? groups.d8);
  return isDay(month, day) ? { year, month, day } : undefined;
}

function pairOf(year: number | undefined, first: number, second: number, short: Day['short']): Day | undefined {
  if (isDay(second, first) || isDay(first, second)) return { year, pair: [first, second], short };
  // `26-03-31` is only possible with the year first.
  return short && isDay(second, short[2]) ? { year: 2000 + first, month: second, day: short[2], short } : undefined;
}

const shortOf = ({ a4, b4, y4 }: Record<string, string | undefined>): Day['short'] =>
  y4?.length === 2 && a4?.length === 2 ? [Number(a4), Number(b4), Number(y4)] : undefined;

const isDay = (month = 0, day = 0) => month >= 1 && month <= 12 && day >= 1 && day <= 31;
const fullYear = (year: number | undefined) => (year !== undefined && year < 100 ? 2000 + year : year);
