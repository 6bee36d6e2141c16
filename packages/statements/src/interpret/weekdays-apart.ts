import type { Word } from '#read/lines.ts';
import { isWeekday } from '#words/weekdays.ts';
import { type Scanned, segments } from './scan.ts';
import { partWith } from './side-by-side.ts';
import { usualPlaces } from './usual-places.ts';

/** So many lines begin so where a table names the days of the week. */
const fewest = 3;
const sameStart = 2;

/**
 * Leaves out days of the week that stand at the beginning of lines and apart from what follows: the day itself stands
 * below them in its cell, or in a column of its own.
 */
export function withoutWeekdays(lines: Scanned[]): Scanned[] {
  const first = lines.map((scanned) => {
    const name = segments(scanned)[0];
    return name && scanned.line.words.length > 1 && isWeekday(name.text) ? name : undefined;
  });
  const starts = usualPlaces(
    first.flatMap((name) => (name ? [name.x0] : [])),
    fewest,
    sameStart,
  );
  return lines.flatMap((scanned, index) => {
    const name = first[index];
    if (!name || !starts.some((start) => Math.abs(start - name.x0) < sameStart)) return [scanned];
    const isName = ({ at }: Word) => at >= name.at && at < name.at + name.text.length;
    return partWith(scanned, (word) => !isName(word));
  });
}
