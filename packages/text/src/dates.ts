import names from './months.json' with { type: 'json' };

/** Names and abbreviations of the months in all supported languages, folded. The position of a list is its month. */
export const monthNames: readonly (readonly string[])[] = names;
const numbers = new Map(names.flatMap((list, index) => list.map((name) => [name, index + 1] as const)));

/** Matches every name, longest first, for use inside a pattern over folded text. */
export const monthPattern = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');

/** Returns 1 to 12 for a folded month name, 0 for any other text. */
export const parseMonth = (name: string): number => numbers.get(name) ?? 0;

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Returns a day as `YYYY-MM-DD`, or undefined where the month has no such day. */
export function toIsoDay(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || (day > 28 && day > lastDayOf(year, month))) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
