import type { Scanned } from '#interpret/scan.ts';
import { endsOf, fromTop, isSum, type Row } from './row-texts.ts';

/** Between two rows there is more room than between two lines of one, by at least so many points. */
const moreRoom = 1;
/** No text of a row stands further from its day. */
const furthest = 45;
const sameLeft = 3;
/** No page has room for more. */
const mostRows = 300;
/** So many rows with texts above them, and none without, show where a table sets its days. */
const fewest = 2;

/**
 * Puts texts that stand above the day of their row beside it, where the room between the rows alone tells which lines
 * belong together: an odd number of lines in the middle of their row, or a day beside the last of them.
 * @returns undefined where the rows of a document do not show that
 */
export function alignSpacedRows(pages: Scanned[][]): Scanned[] | undefined {
  const rows = pages.map(spacedRows);
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
    rows.filter(({ above }) => above.length > 0).map((row) => [row.at, fromTop(page, row, row.above.toReversed())]),
  );
  const gone = new Set(rows.flatMap(({ above }) => above));
  return page.flatMap((line, at) => (gone.has(at) ? [] : (moved.get(at) ?? [line])));
}

/** The rows of a page with the texts above and below each; undefined where lines stand at one distance. */
function spacedRows(page: Scanned[]): Row[] | undefined {
  const rows = page.flatMap(({ dates, amounts }, at): Row[] =>
    dates[0]?.at === 0 && amounts.some(({ strong }) => strong) ? [{ at, above: [], below: [] }] : [],
  );
  if (rows.length > mostRows) return undefined;
  const ends = endsOf(page, rows);
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
  if (first) first.above.unshift(...reach(page, rows, ends, first.at, -1, widest).toReversed());
  if (last) last.below.push(...reach(page, rows, ends, last.at, 1, widest));
  return rows;
}

const range = (from: number, to: number) => Array.from({ length: to - from - 1 }, (_, index) => from + index + 1);

/** The texts above a first row or below a last one, as close to each other as the lines of other rows. */
function reach(page: Scanned[], rows: Row[], ends: number[], from: number, step: 1 | -1, widest: number): number[] {
  const found: number[] = [];
  for (let at = from + step; page[at] && isText(page, at, rows, ends); at += step) {
    const gap = Math.abs((page[at] as Scanned).line.y - (page[at - step] as Scanned).line.y);
    if (gap > widest + moreRoom / 2) break;
    found.push(at);
  }
  return found;
}

/** Words without a day or a sum that begin where the texts of rows do. */
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
