import type { IsoDate, Language } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';

/** A day in a text: with a year, or a month and a day of any year. */
export type DateInText = {
  start: number;
  end: number /** `YYYY-MM-DD` or `MM-DD`; several where it can be read so. */;
  candidates: string[];
};

const monthsOf = new Map<Language, Map<string, string>>();
/** Built on first use. */
function monthNames(language: Language): Map<string, string> {
  const made = monthsOf.get(language) ?? namesOfMonths(language);
  monthsOf.set(language, made);
  return made;
}

function namesOfMonths(language: Language): Map<string, string> {
  const months = new Map<string, string>();
  for (const width of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { month: width, day: 'numeric', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const name = format.formatToParts(Date.UTC(2026, month - 1, 5)).find(({ type }) => type === 'month')?.value ?? '';
      const word = fold(name).replace(/\./g, '');
      if (/^\p{L}{3,}$/u.test(word)) months.set(word, String(month).padStart(2, '0'));
    }
  }
  return months;
}

const iso = /(?<![\d.,/-])(\d{4})-(\d{1,2})-(\d{1,2})(?![\d/-])/g;
const short = /(?<![\d.,/-])(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?![\d/-])/g;
/** Day before month: `5 Aralık 2026`, `1er décembre`, `5. Dezember`, `5 de diciembre de 2026`, `5th of December`. */
const dayFirst =
  /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)? (?:de |of |di )?(\p{L}{3,})\.?(?:'\p{L}+)?(?:,? (?:de |del )?(\d{4})(?![\d.,]\d|\d))?/giu;
/** Month before day: `December 5, 2026`. */
const monthFirst =
  /(?<!\p{L})(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d.,]\d|\d|\p{L})(?:,? (\d{4})(?![\d.,]\d|\d))?/giu;

const two = (text = '') => text.padStart(2, '0');

/** All days in a text, in digits or with the name of the month in the language or in English. */
export function findDates(text: string, language: Language): DateInText[] {
  const month = (word: string): string | undefined => {
    const key = fold(word);
    const own = monthNames(language);
    // Turkish appends case endings to a name without an apostrophe, too.
    const bare = key.replace(/(?:[dt]a|[dt]an|[iu]n|[ae])$/, '');
    return own.get(key) ?? (language === 'tr' ? own.get(bare) : monthNames('en').get(key));
  };
  const found: DateInText[] = [];
  const add = (match: RegExpExecArray, candidates: string[]) =>
    found.push({ start: match.index, end: match.index + match[0].length, candidates });
  for (const match of text.matchAll(iso)) add(match, [`${match[1]}-${two(match[2])}-${two(match[3])}`]);
  for (const match of text.matchAll(short)) {
    const [, one, , other, year] = match;
    const usual = language === 'en' && match[2] === '/' ? [other, one] : [one, other];
    add(match, [`${year}-${two(usual[1])}-${two(usual[0])}`]);
  }
  for (const match of text.matchAll(dayFirst)) {
    const [, day, word = '', year] = match;
    const name = month(word);
    if (name) add(match, [`${year ? `${year}-` : ''}${name}-${two(day)}`]);
  }
  for (const match of text.matchAll(monthFirst)) {
    const [, word = '', day, year] = match;
    const name = month(word);
    if (name && !found.some(({ start, end }) => match.index < end && match.index + match[0].length > start))
      add(match, [`${year ? `${year}-` : ''}${name}-${two(day)}`]);
  }
  return found;
}

/** Returns whether a tool returned that day; without a year, any year matches. */
export const isKnownDate = ({ candidates }: DateInText, days: Iterable<IsoDate>): boolean => {
  const known = [...days];
  return candidates.some((candidate) => known.some((day) => day === candidate || day.slice(5) === candidate));
};
