import { addDays, addMonths, daysBetween, endOfMonth, type IsoDate, startOfMonth } from '@kumbara/shared';
import { monthNames, toIsoDay } from '@kumbara/text/dates';
import data from '#mail/data/dates.json' with { type: 'json' };

/** A day that a text names; positions are those of the text. */
export type DateMatch = { start: number; end: number; date: IsoDate };

const conditions: Partial<Record<string, string>> = data.conditions;
/**
 * The names of each month, folded, also in Czech, Romanian, Russian and Arabic. Short forms that are words of other
 * languages count only where those cannot stand: "7. des Monats", "2nd gen", "3 out of 5", "up to 5 may be".
 */
const names = monthNames.map((known, i) => [
  ...known.map((name) => conditions[name] ?? name),
  ...(data.months[i] ?? []),
]);
const month = names.map((own, i) => `(?<m${i + 1}>${own.join('|')})`).join('|');
/** Any of them, as a piece of an expression. */
export const anyMonth = names.flat().join('|');
const word = '(?![a-z])';

// Day first, month first, and the Hungarian order with the year in front.
// In "Oct 12-Nov 11" the first number belongs to the month before it.
const dayMonth = new RegExp(
  `(?<!\\d)(?<!(?<![a-z])(?:${anyMonth})\\.? (?=\\d{1,2}-))(?<d>\\d{1,2})(?:st|nd|rd|th|er|\\.?[º°]|\\.)? ?(?:de |of )?-?(?:${month})${word}\\.?,?-?(?: ?(?:de |del )?'?(?<y>(?:19|20)\\d{2})(?!\\d))?`,
  'g',
);
/** Short forms of languages that set the day first, and words of others before a number: "tem 7 dias", "zahlen Sie 10 €". */
const dayFirstOnly = `(?:${data.day_first_only}) \\d{1,2}(?!,? 20\\d{2})`;
const monthDay = new RegExp(
  `(?<![a-z])(?!${dayFirstOnly})(?:${month})${word}\\.? (?<d>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,? (?<y>20\\d{2})(?!\\d))?`,
  'g',
);
const yearMonthDay = new RegExp(`(?<!\\d)(?<y>20\\d{2})\\. ?(?:${month})${word}\\.? (?<d>\\d{1,2})(?!\\d)`, 'g');
/** Not the year that ends a day: "12.10.2026-12.10.2027". */
const iso = /(?<!\d|\d[./-])(20\d{2})[-./年] ?(\d{1,2})[-./月] ?(\d{1,2})(?!\d)/g;
/** "12. 11. 2026", as Czechs and Slovaks set it; "ngày 12 tháng 11 năm 2026". */
const spaced = /(?<![\d.,/])(\d{1,2})(?:\. (\d{1,2})\. | thang (\d{1,2}),? (?:nam )?)(20\d{2})(?!\d)/g;
const numeric = /(?<![\d.,/])(\d{1,2})([./-])(\d{1,2})\2(20\d{2}|\d{2})(?![\d/])/g;
/** `15.10.`, as Germans and Danes write a day of this year: behind both numbers stands a full stop. */
const dayAndMonth = /(?<![\d.,/])(\d{1,2})\.(\d{1,2})\.(?![\d])/g;
const looksLikeMonth = new RegExp(`(?<![a-z])(?:${anyMonth})${word}`);

/** A day without its year is the one nearest to the day of the mail, or rather ahead of it: mails speak of what comes. */
function withoutYear(monthNumber: number, dayOfMonth: number, near: IsoDate): IsoDate | undefined {
  const year = Number(near.slice(0, 4));
  return [year - 1, year, year + 1]
    .map((candidate) => toIsoDay(candidate, monthNumber, dayOfMonth))
    .filter((date) => date !== undefined)
    .find((date) => daysBetween(near, date) > -90);
}

function named(match: RegExpExecArray, near: IsoDate): IsoDate | undefined {
  const { d, y, ...months } = match.groups as Record<string, string | undefined>;
  const monthNumber = Number(
    Object.keys(months)
      .find((key) => months[key])
      ?.slice(1),
  );
  return y ? toIsoDay(Number(y), monthNumber, Number(d)) : withoutYear(monthNumber, Number(d), near);
}

/** Whether `3/4/2026` is April in this text: a number above twelve elsewhere in it decides, else the reader's habit. */
function isMonthFirst(text: string, habit: boolean): boolean {
  for (const [, first = '', separator, second = ''] of text.matchAll(numeric)) {
    if (separator !== '/') continue;
    if (Number(first) > 12) return false;
    if (Number(second) > 12) return true;
  }
  return habit;
}

/**
 * All days that a folded text names, in its order.
 * @param near the day of the mail, for dates without a year
 * @param american whether `3/4/2026` means the fourth of March where the text itself does not tell
 */
export function findDates(folded: string, near: IsoDate, american = false): DateMatch[] {
  const found: DateMatch[] = [];
  const add = (match: RegExpExecArray, date: IsoDate | undefined) => {
    const start = match.index;
    const end = start + match[0].length;
    if (date && !found.some((other) => start < other.end && other.start < end)) found.push({ start, end, date });
  };
  for (const match of folded.matchAll(iso)) add(match, toIsoDay(Number(match[1]), Number(match[2]), Number(match[3])));
  if (looksLikeMonth.test(folded) || /\d-?[a-z]{3}/.test(folded)) {
    for (const pattern of [yearMonthDay, dayMonth, monthDay])
      for (const match of folded.matchAll(pattern)) add(match, named(match, near));
  }
  for (const match of folded.matchAll(spaced))
    add(match, toIsoDay(Number(match[4]), Number(match[2] ?? match[3]), Number(match[1])));
  const monthFirst = isMonthFirst(folded, american);
  for (const match of folded.matchAll(numeric)) {
    const [first, second, year] = [Number(match[1]), Number(match[3]), Number(match[4])];
    const [dayOfMonth, monthNumber] = match[2] === '/' && monthFirst ? [second, first] : [first, second];
    add(match, toIsoDay(year < 100 ? 2000 + year : year, monthNumber, dayOfMonth));
  }
  for (const match of folded.matchAll(dayAndMonth)) add(match, withoutYear(Number(match[2]), Number(match[1]), near));
  return found.sort((a, b) => a.start - b.start);
}

const count = '(?<n>\\d{1,3})';
const relative = Object.entries(data.units).map(
  ([days, names]) =>
    [
      Number(days),
      new RegExp(
        `(?:\\b(?:${data.in}) ${count} (?:${names})\\b)|(?:${count.replace('<n>', '<n2>')} (?:${names}) (?:${data.later}))`,
        'g',
      ),
    ] as const,
);
const tomorrow = new RegExp(`\\b(?:${data.tomorrow})\\b`, 'g');

/** "in 7 days", "7 gün sonra", "tomorrow": days counted from the mail's own. */
export function findRelativeDates(folded: string, from: IsoDate): DateMatch[] {
  const found = relative.flatMap(([days, pattern]) =>
    [...folded.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      date: addDays(from, days * Number(match.groups?.n ?? match.groups?.n2)),
    })),
  );
  for (const match of folded.matchAll(tomorrow))
    found.push({ start: match.index, end: match.index + match[0].length, date: addDays(from, 1) });
  return found.sort((a, b) => a.start - b.start);
}

/** The days of a month that are said in words, folded; German ones as they stand behind `am` or `zum`. */
const dayNames = new Map(
  Object.entries(data.days).flatMap(([day, words]) => words.map((name) => [name, Number(day)] as const)),
);
/** A number, but no amount, time or part of a date. */
const number = '(?<day>[1-9]|[12]\\d|3[01])(?!\\d|[.,/:]\\d)';
const inWords = `(?<named>${[...dayNames.keys()].join('|')})(?![a-z])`;
const eachMonth = data.each_month.map(
  (phrase) =>
    new RegExp(`(?<![\\d.,/]|[a-z])(?:${phrase.replace('{number}', number).replace('{named}', inWords)})`, 'g'),
);

const dayOf = ({ day, named = '' }: Record<string, string | undefined>): number => Number(day ?? dayNames.get(named));

/** The first such day behind a day; the last one where a month is shorter. */
function nextDayOfMonth(dayOfMonth: number, behind: IsoDate): IsoDate {
  const dayIn = (first: IsoDate) => {
    const last = endOfMonth(first);
    const named = addDays(first, dayOfMonth - 1);
    return named < last ? named : last;
  };
  const first = startOfMonth(behind);
  const here = dayIn(first);
  return here > behind ? here : dayIn(addMonths(first, 1));
}

/**
 * `her ayın 7'sinde`, "the 7th of each month", "am letzten Tag des Monats": the next of each behind a day. What names
 * its month ("monthly on 7 April") is no such day.
 */
export function findDaysOfMonth(folded: string, behind: IsoDate): DateMatch[] {
  const matches = eachMonth.flatMap((pattern) => [...folded.matchAll(pattern)]);
  const taken = matches.length > 0 ? findDates(folded, behind) : [];
  const found: DateMatch[] = [];
  for (const { index: start, 0: text, groups } of matches) {
    const end = start + text.length;
    if ([...taken, ...found].some((other) => other.start < end && start < other.end)) continue;
    found.push({ start, end, date: nextDayOfMonth(dayOf(groups ?? {}), behind) });
  }
  return found;
}
