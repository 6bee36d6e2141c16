import { findHeader } from '#interpret/columns/header.ts';
import type { Scanned } from '#interpret/scan.ts';
import type { Line } from '#read/lines.ts';

/** The position of a page's rows: where their days begin and their amounts end. In points. */
type RowPosition = { left: number; edges: number[] };

/** Amounts of one column end at the same position within this distance, in points. */
const tolerance = 3.5;
/** The largest shift of a margin from page to page, in points. */
const widestMove = 100;

/**
 * Shifts the lines of pages that continue a table without its head but with another margin, as first pages or left and
 * right pages have. A table with its own head may stand anywhere.
 */
export function alignPages(lines: Scanned[]): Scanned[] {
  let before: RowPosition | undefined;
  const pages = [...Map.groupBy(lines, ({ line }) => line.page).values()];
  const aligned = pages.map((page) => {
    const own = positionOfRows(page);
    if (!own) return page;
    const move = before && findShift(before, own);
    if (move && !page.some((line, index) => findHeader(line, page[index + 1], 'page')))
      return page.map((line) => moved(line, move));
    before = own;
    return page;
  });
  return aligned.every((page, index) => page === pages[index]) ? lines : aligned.flat();
}

function positionOfRows(page: Scanned[]): RowPosition | undefined {
  const lefts = new Map<number, number>();
  const edges: number[] = [];
  for (const { dates, amounts } of page) {
    const [first] = dates;
    if (first?.at !== 0 || amounts.length === 0) continue;
    const strong = amounts.filter((token) => token.strong && !token.bracketed && token.at > first.end);
    if (strong.length > 0) lefts.set(Math.round(first.x0), (lefts.get(Math.round(first.x0)) ?? 0) + 1);
    edges.push(...strong.map(({ x1 }) => x1));
  }
  const left = [...lefts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return left === undefined ? undefined : { left, edges };
}

/** Returns the shift for the rows of a page, or undefined where none is needed or none makes them fit. */
function findShift(before: RowPosition, own: RowPosition): number | undefined {
  const move = before.left - own.left;
  if (Math.abs(move) < tolerance || Math.abs(move) > widestMove) return undefined;
  const fits = (by: number) =>
    own.edges.filter((edge) => before.edges.some((other) => Math.abs(other - edge - by) <= tolerance)).length;
  return fits(move) > fits(0) && fits(move) >= own.edges.length * 0.6 ? move : undefined;
}

function moved({ line, folded, dates, amounts }: Scanned, by: number): Scanned {
  const move = <RowPosition extends { x0: number; x1: number }>(place: RowPosition) => ({
    ...place,
    x0: place.x0 + by,
    x1: place.x1 + by,
  });
  const words: Line['words'] = line.words.map(move);
  return { line: { ...line, words }, folded, dates: dates.map(move), amounts: amounts.map(move) };
}
