import type { Scanned } from '#interpret/scan.ts';
import { arrangeFromTop, findAmountEnds, isSum, type Row } from './row-texts.ts';

/** The gap between two rows is larger than the one between two lines of a row, by at least this, in points. */
const moreRoom = 1;
/** The largest distance between a text of a row and its day, in points. */
const furthest = 45;
const sameLeft = 3;
/** Upper limit of rows per page. */
const mostRows = 300;
/** Minimum number of rows with texts above them, with none without. */
const fewest = 2;

/**
 * Moves texts from above the day of their row to the line of the day, where only the gaps between rows show which lines
 * belong together: an odd number of centred lines, or a day next to the last line.
 * @returns undefined where the rows of a document do not show this layout
 */
export function alignSpacedRows(pages: Scanned[][]): Scanned[] | undefined {
  const rows = pages.map(findSpacedRows);
  if (rows.some((own) => own === undefined)) return undefined;
  const all = (rows as Row[][]).flat();
  const above = all.filter((row) => row.above.length > 0).length;
  const isTop = all.some((row) => row.above.length === 0 && row.below.length > 0);
  if (isTop || above < fewest) return undefined;
  const isMirrored = (row: Row) => row.above.length === row.below.length;
  if (!all.every(isMirrored) && all.some(({ below }) => below.length > 0)) return undefined;
  return pages.flatMap((page, index) => alignPage(page, rows[index] as Row[]));
}

function alignPage(page: Scanned[], rows: Row[]): Scanned[] {
  const moved = new Map(
    rows
      .filter(({ above }) => above.length > 0)
      .map((row) => [row.at, arrangeFromTop(page, row, row.above.toReversed())]),
  );
  const gone = new Set(rows.flatMap(({ above }) => above));
  return page.flatMap((line, at) => (gone.has(at) ? [] : (moved.get(at) ?? [line])));
}

/**
 * Returns the rows of a page with the texts above and below each, or undefined where all lines have the same distance.
 */
function findSpacedRows(page: Scanned[]): Row[] | undefined {
  const rows = page.flatMap(({ dates, amounts }, at): Row[] =>
    dates[0]?.at === 0 && amounts.some(({ strong }) => strong) ? [{ at, above: [], below: [] }] : [],
  );
  if (rows.length > mostRows) return undefined;
  const ends = findAmountEnds(page, rows);
  const yOf = (at: number) => (page[at] as Scanned).line.y;
  let widest = 0;
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1];
    if (!next) continue;
    const between = range(row.at, next.at);
    if (between.length === 0) continue;
    if (!between.every((at) => isText(page, at, rows, ends))) return undefined;
    const places = [row.at, ...between, next.at];
    const gaps = places.slice(1).map((at, n) => yOf(at) - yOf(places[n] as number));
    const most = Math.max(...gaps);
    const others = gaps.filter((gap) => gap > most - moreRoom);
    if (others.length > 1 || yOf(next.at) - yOf(row.at) > 2 * furthest) return undefined;
    const border = gaps.indexOf(most);
    row.below.push(...between.slice(0, border));
    next.above.push(...between.slice(border));
    widest = Math.max(widest, ...gaps.filter((gap) => gap !== most));
  }
  const [first, last] = [rows[0], rows.at(-1)];
  if (first) first.above.unshift(...collectOuterTexts(page, rows, ends, first.at, -1, widest).toReversed());
  if (last) last.below.push(...collectOuterTexts(page, rows, ends, last.at, 1, widest));
  return rows;
}

const range = (from: number, to: number) => Array.from({ length: to - from - 1 }, (_, index) => from + index + 1);

/** Returns the texts above a first row or below a last one, as close to each other as the lines of other rows. */
function collectOuterTexts(
  page: Scanned[],
  rows: Row[],
  ends: number[],
  from: number,
  step: 1 | -1,
  widest: number,
): number[] {
  const found: number[] = [];
  for (let at = from + step; page[at] && isText(page, at, rows, ends); at += step) {
    const gap = Math.abs((page[at] as Scanned).line.y - (page[at - step] as Scanned).line.y);
    if (gap > widest + moreRoom / 2) break;
    found.push(at);
  }
  return found;
}

/** True for words without a day or a sum that begin where the texts of rows do. */
function isText(page: Scanned[], at: number, rows: Row[], ends: number[]): boolean {
  const scanned = page[at] as Scanned;
  const { line, dates } = scanned;
  if (dates.length > 0 || !/\p{L}/u.test(line.text) || isSum(scanned, ends)) return false;
  const left = line.words[0]?.x0 ?? 0;
  return rows.some((row) => {
    const own = page[row.at] as Scanned;
    const beside = own.line.words.find((word) => word.at >= (own.dates.at(-1)?.end ?? 0));
    return left > (own.dates[0]?.x1 ?? 0) && beside !== undefined && Math.abs(beside.x0 - left) < sameLeft;
  });
}
