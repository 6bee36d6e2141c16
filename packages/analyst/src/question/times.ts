import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  type IsoDate,
  type Language,
  startOfMonth,
} from '@kumbara/shared';
import { toIsoDay } from '@kumbara/text/dates';
import { lexicons } from './lexicon/index.ts';
import type { Time } from './lexicon/lexicon.ts';
import { compilePhrases } from './phrases.ts';
import { listWords } from './tokenize.ts';

/** Days, both ends included. `time` is the wording it came from; `date`, `month` and `weekday` are named ones. */
export type Span = { from: IsoDate; to: IsoDate; time: Time | 'date' | 'month' | 'weekday' };

/** Monday of a day's week. */
const startOfWeek = (day: IsoDate): IsoDate => addDays(day, -((daysBetween('1970-01-05', day) % 7) + 7) % 7);
const startOfYear = (day: IsoDate): IsoDate => `${day.slice(0, 4)}-01-01`;
const endOfYear = (day: IsoDate): IsoDate => `${day.slice(0, 4)}-12-31`;
const month = (day: IsoDate) => ({ from: startOfMonth(day), to: endOfMonth(day) });
const year = (day: IsoDate) => ({ from: startOfYear(day), to: endOfYear(day) });
const week = (day: IsoDate) => ({ from: startOfWeek(day), to: addDays(startOfWeek(day), 6) });
const day = (date: IsoDate) => ({ from: date, to: date });

/** The next day of the month with a number; undefined where no month has it. */
function nextDayOfMonth(today: IsoDate, day: number): IsoDate | undefined {
  return [0, 1, 2]
    .map((step) => addMonths(startOfMonth(today), step))
    .map((month) => toIsoDay(Number(month.slice(0, 4)), Number(month.slice(5, 7)), day))
    .find((date) => date !== undefined && date >= today);
}

const onDay = (today: IsoDate, number: number) => {
  const date = nextDayOfMonth(today, number);
  return date ? day(date) : undefined;
};

type Days = { from: IsoDate; to: IsoDate };
/** Wordings that mark the beginning or end of a period, or exclude today. */
type Bound = 'since' | 'until' | 'before' | 'coming';
const spans: Record<Exclude<Time, Bound>, (today: IsoDate, count: number) => Days | undefined> = {
  next_days: (today, count) => ({ from: today, to: addDays(today, count) }),
  next_weeks: (today, count) => ({ from: today, to: addDays(today, 7 * count) }),
  next_months: (today, count) => ({ from: today, to: addMonths(today, count) }),
  last_days: (today, count) => ({ from: addDays(today, -count), to: today }),
  last_weeks: (today, count) => ({ from: addDays(today, -7 * count), to: today }),
  last_months: (today, count) => ({ from: addMonths(today, -count), to: today }),
  today: day,
  yesterday: (today) => day(addDays(today, -1)),
  // In half of the languages it contains the word for tomorrow.
  day_after_tomorrow: (today) => day(addDays(today, 2)),
  tomorrow: (today) => day(addDays(today, 1)),
  // Likewise for a week.
  weekend: (today) => ({ from: addDays(startOfWeek(today), 5), to: addDays(startOfWeek(today), 6) }),
  this_week: (today) => week(today),
  next_week: (today) => week(addDays(today, 7)),
  last_week: (today) => week(addDays(today, -7)),
  this_month: (today) => month(today),
  next_month: (today) => month(addMonths(startOfMonth(today), 1)),
  last_month: (today) => month(addMonths(startOfMonth(today), -1)),
  rest_of_year: (today) => ({ from: today, to: endOfYear(today) }),
  this_year: (today) => year(today),
  next_year: (today) => year(addMonths(today, 12)),
  last_year: (today) => year(addMonths(today, -12)),
  on_day: onDay,
};
const order = Object.keys(spans) as (keyof typeof spans)[];

const expressions = new Map<string, RegExp>();
function expressionOf(language: Language, time: Time): RegExp {
  const key = `${language} ${time}`;
  let expression = expressions.get(key);
  if (!expression) {
    expression = compilePhrases(lexicons[language].times[time]);
    expressions.set(key, expression);
  }
  return expression;
}

const expressionsOf = (words: string) =>
  words.split(' ').map((alternatives) => compilePhrases(alternatives.replaceAll('|', ' | ')));
type Months = { full: RegExp[]; short: RegExp[] };
const monthsOf = new Map<Language, Months>();
function monthWords(language: Language): Months {
  const { months, monthsShort } = lexicons[language];
  const words = monthsOf.get(language) ?? { full: expressionsOf(months), short: expressionsOf(monthsShort) };
  monthsOf.set(language, words);
  return words;
}

/** Words between a day and its month. */
const dayBefore = /(\d{1,2}) (?:(?:de|st|nd|rd|th|er|ten|of|di|del) )?$/;
const dayBehind = /^(\d{1,2}) /;

type Found = { month: number; before: string; behind: string; day?: string };
function monthAmong(expressions: RegExp[], text: string, language: Language): Found[] {
  return expressions.flatMap((expression, i) => {
    const match = expression.exec(text);
    if (!match) return [];
    const before = text.slice(0, match.index);
    const behind = text.slice(match.index + match[0].length);
    const day = dayBefore.exec(before)?.[1] ?? (language === 'en' ? dayBehind.exec(behind)?.[1] : undefined);
    return [{ month: i + 1, before, behind, ...(day !== undefined && Number(day) <= 31 && { day }) }];
  });
}

function monthIn(text: string, language: Language): Found | undefined {
  const { full, short } = monthWords(language);
  // "May I …" is no month; "in May" is one.
  const isMay = ({ month, before }: Found) =>
    language !== 'en' || month !== 5 || / (?:in|since|until|by|on|of|\d+(?: (?:st|nd|rd|th))?) $/.test(before);
  return (
    monthAmong(full, text, language).find(isMay) ??
    monthAmong(short, text, language).find((found) => found.day !== undefined && isMay(found))
  );
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The next such day, or the day of the given year. */
function dated(today: IsoDate, day: number, month: number, year?: number): Days | undefined {
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [year < 100 ? 2000 + year : year] : [thisYear, thisYear + 1, thisYear + 4];
  const date = years
    .map((one) => toIsoDay(one, month, day))
    .find((one) => one !== undefined && (year !== undefined || one >= today));
  return date ? { from: date, to: date } : undefined;
}

const yearNear = /^(?:(?:de|of) )?(20\d\d) /;

function namedDate(text: string, language: Language, today: IsoDate, isPast: boolean): Span | undefined {
  const found = monthIn(text, language);
  if (!found) return undefined;
  const year = yearNear.exec(found.behind)?.[1];
  if (found.day) {
    const days = dated(today, Number(found.day), found.month, year ? Number(year) : undefined);
    if (days) return { ...days, time: 'date' };
  }
  return { ...monthSpan(today, found.month, isPast, year), time: 'month' };
}

function monthSpan(today: IsoDate, number: number, isPast: boolean, year: string | undefined): Days {
  const thisYear = Number(today.slice(0, 4));
  const thisMonth = Number(today.slice(5, 7));
  const nearest = isPast ? thisYear - Number(number > thisMonth) : thisYear + Number(number < thisMonth);
  return month(`${year ?? nearest}-${twoDigits(number)}-01`);
}

/** `15.12.`, `15/12/2026`, `2026-12-15`; in English the month stands first. */
function numericDate(text: string, language: Language, today: IsoDate): Span | undefined {
  const iso = / (\d{4})-(\d{2})-(\d{2}) /.exec(text);
  if (iso) {
    const days = dated(today, Number(iso[3]), Number(iso[2]), Number(iso[1]));
    return days && { ...days, time: 'date' };
  }
  const match = / (\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2}))? (?!(?:[$€£₺]|tl|lira|euro|eur|dollar|usd))/.exec(text);
  if (!match) return undefined;
  const [a, b] = [Number(match[1]), Number(match[2])];
  const [day, number] = language === 'en' && b <= 31 && a <= 12 ? [b, a] : [a, b];
  const days =
    number >= 1 && number <= 12 ? dated(today, day, number, match[3] ? Number(match[3]) : undefined) : undefined;
  return days && { ...days, time: 'date' };
}

/**
 * The period that a question is about.
 * @param text its words, separated and bounded by single spaces
 * @param isPast whether a month without a year is the last one instead of the next
 */
export function findSpan(text: string, language: Language, today: IsoDate, isPast: boolean): Span | undefined {
  const span = explicitSpan(text, language, today, isPast);
  return span && !isPast && mayBeAnEnd.has(span.time) ? upTo(span, text, language, today) : span;
}

const mayBeAnEnd = new Set<Span['time']>([
  'date',
  'month',
  'weekday',
  'on_day',
  'tomorrow',
  'day_after_tomorrow',
  'weekend',
]);

/** `by Friday`, `before 1 December`: all days from today on. */
function upTo(span: Span, text: string, language: Language, today: IsoDate): Span {
  const matches = (bound: Bound) => expressionOf(language, bound).test(text);
  const to = matches('before') ? addDays(span.from, -1) : matches('until') ? span.to : undefined;
  return to !== undefined && to >= today ? { ...span, from: today, to } : span;
}

function explicitSpan(text: string, language: Language, today: IsoDate, isPast: boolean): Span | undefined {
  const date = numericDate(text, language, today) ?? namedDate(text, language, today, isPast);
  if (date) return date;
  for (const time of order) {
    const match = expressionOf(language, time).exec(text);
    const days = match && spans[time](today, Math.min(Number(match.slice(1).find(Boolean) ?? 1), 999));
    if (days) return { ...days, time };
  }
  return weekdaySpan(text, language, today);
}

const weekdaysOf = new Map<Language, RegExp[]>();

/** The next such weekday; today counts unless the wording says "next". */
function weekdaySpan(text: string, language: Language, today: IsoDate): Span | undefined {
  const days = weekdaysOf.get(language) ?? expressionsOf(lexicons[language].weekdays);
  weekdaysOf.set(language, days);
  const named = days.findIndex((expression) => expression.test(text));
  if (named < 0) return undefined;
  const ahead = (named - daysBetween(startOfWeek(today), today) + 7) % 7;
  const isLater = ahead === 0 && expressionOf(language, 'coming').test(text);
  return { ...day(addDays(today, isLater ? 7 : ahead)), time: 'weekday' };
}

export const hasSince = (text: string, language: Language): boolean => expressionOf(language, 'since').test(text);

/** The value of a number word of a language: two to twenty, and thirty. */
export function getNumberWords(language: Language): Map<string, number> {
  const entries = lexicons[language].numbers
    .split(' ')
    .flatMap((alternatives, i) =>
      alternatives.split('|').map((word) => [listWords(word).join(' '), i + 2 > 20 ? 30 : i + 2] as const),
    );
  return new Map(entries);
}
