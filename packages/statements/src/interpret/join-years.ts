import { makeLine, type Unplaced, type Word } from '#read/lines.ts';
import { type Scanned, scan } from './scan.ts';

const isYear = (text: string) => /^(?:19|20)\d{2}$/.test(text);
/** Years stand right below their days. */
const furthestBelow = 14;
const sameLeft = 3;

/** Puts a year that had no room beside its day (`2 Jan` above `2026`) behind it, and leaves the rest of its line. */
export function joinYears(lines: Scanned[]): Scanned[] {
  if (!lines.some((line, index) => yearsBelow(line, lines[index + 1]).size > 0)) return lines;
  const joined: Scanned[] = [];
  let taken = new Set<Word>();
  for (const [index, scanned] of lines.entries()) {
    const own = scanned.line.words.filter((word) => !taken.has(word));
    const years = yearsBelow(scanned, lines[index + 1]);
    const words = own.flatMap((word) => [place(scanned, word), ...(years.get(word) ?? []).map(besideDay)]);
    if (words.length > 0)
      joined.push(
        years.size > 0 || own.length < scanned.line.words.length
          ? scan(makeLine(scanned.line.page, scanned.line.y, words))
          : scanned,
      );
    taken = new Set([...years.values()].flat());
  }
  return joined;
}

/** The years below the days of a row, by the last word of each day. */
function yearsBelow({ line, dates }: Scanned, next: Scanned | undefined): Map<Word, Word[]> {
  const found = new Map<Word, Word[]>();
  if (!next || dates[0]?.at !== 0 || next.line.page !== line.page || next.line.y - line.y > furthestBelow) return found;
  for (const date of dates) {
    const year = next.line.words.find(({ text, x0 }) => isYear(text) && Math.abs(x0 - date.x0) < sameLeft);
    const last = line.words.findLast(({ at }) => at < date.end);
    if (year && last && date.year === undefined) found.set(last, [year]);
  }
  return found;
}

const place = ({ line }: Scanned, { at, ...word }: Word): Unplaced => ({
  ...word,
  apart: line.text.charAt(at - 1) === '\t',
});

const besideDay = ({ at, ...word }: Word): Unplaced => ({ ...word, apart: false });
