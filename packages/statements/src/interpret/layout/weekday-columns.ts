import { parseMonth } from '@kumbara/text/dates';
import { foldInPlace } from '@kumbara/text/fold';
import { type Scanned, splitSegments } from '#interpret/scan.ts';
import type { Word } from '#read/lines.ts';
import { memoize } from '#words/memoize.ts';
import { isWeekday } from '#words/weekdays.ts';
import { findCommonPositions } from './common-positions.ts';
import { selectWordsOfLine } from './stack-tables.ts';

const isName = memoize((text: string): boolean => /^\p{L}+[.,]?$/u.test(text) && isWeekday(text));

/** Minimum number of such lines in a table with weekdays. */
const fewest = 2;
const sameStart = 2;

/**
 * Removes weekdays at the beginning of lines that are separated from the text behind: the day stands below them in the
 * same cell, before them, or in a column of its own.
 */
export function withoutWeekdayColumn(lines: Scanned[]): Scanned[] {
  const first = lines.map((scanned) => {
    const { words } = scanned.line;
    if (words.length < 2 || !words.some(({ text }) => isName(text))) return undefined;
    const [begin, next] = splitSegments(scanned);
    const isDay = begin && scanned.dates[0]?.at === 0 && scanned.dates[0].end >= begin.text.length;
    const name = isDay ? next : begin;
    return name && isName(name.text) ? name : undefined;
  });
  // `mar` is a Tuesday only where other weekdays are printed.
  const starts = findCommonPositions(
    first.flatMap((name) => (name && parseMonth(foldInPlace(name.text).replace('.', '')) === 0 ? [name.x0] : [])),
    fewest,
    sameStart,
  );
  return lines.flatMap((scanned, index) => {
    const name = first[index];
    if (!name || !starts.some((start) => Math.abs(start - name.x0) < sameStart)) return [scanned];
    const isIn = ({ at }: Word) => at >= name.at && at < name.at + name.text.length;
    return selectWordsOfLine(scanned, (word) => !isIn(word));
  });
}
