import type { Scanned } from '#interpret/scan.ts';
import { findCommonPositions } from './common-positions.ts';
import { arrangeFromTop } from './row-texts.ts';

/** Texts of one column begin at the same position within this distance, in points. */
const sameStart = 3;
/** The largest distance between the first of several centred lines and its day, in points. */
const furthest = 9;
const leastShare = 0.5;

/**
 * Moves a name from slightly above its day to the line of the day, where the other rows have theirs. Centred cells have
 * this offset only in rows with more or smaller lines than the others.
 */
export function moveNamesDown(lines: Scanned[]): Scanned[] {
  const start = findUsualStart(lines);
  if (start === undefined) return lines;
  const gone = new Set<number>();
  const moved = lines.flatMap((scanned, at) => {
    const isBare = isRow(scanned) && !startsAt(scanned, start);
    if (!isBare || !isNameAbove(lines, at, start)) return [[scanned]];
    gone.add(at - 1);
    return [arrangeFromTop(lines, { at, above: [at - 1], below: [] }, [at - 1])];
  });
  return gone.size === 0 ? lines : moved.flatMap((row, at) => (gone.has(at) ? [] : row));
}

const isRow = ({ dates, amounts }: Scanned): boolean => dates[0]?.at === 0 && amounts.some(({ strong }) => strong);

const startsAt = ({ line }: Scanned, start: number): boolean =>
  line.words.some(({ x0 }) => Math.abs(x0 - start) < sameStart);

/** Returns the position where the texts of most rows begin. */
function findUsualStart(lines: Scanned[]): number | undefined {
  const rows = lines.filter(isRow);
  const starts = rows.flatMap(({ line, dates }) => {
    const word = line.words.find(({ at }) => at >= (dates[0]?.end ?? 0));
    return word && /\p{L}/u.test(word.text) ? [word.x0] : [];
  });
  return findCommonPositions(starts, rows.length * leastShare, sameStart)[0];
}

function isNameAbove(lines: Scanned[], at: number, start: number): boolean {
  const [before, name, row] = [lines[at - 2], lines[at - 1], lines[at] as Scanned];
  if (!name || name.line.page !== row.line.page || name.dates.length > 0) return false;
  if (name.amounts.some(({ strong }) => strong) || Math.abs((name.line.words[0]?.x0 ?? 0) - start) >= sameStart)
    return false;
  const gap = row.line.y - name.line.y;
  const room = before?.line.page === name.line.page ? name.line.y - before.line.y : Number.POSITIVE_INFINITY;
  return gap <= furthest && gap < room;
}
