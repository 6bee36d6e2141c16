import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { Column } from '#interpret/columns/header.ts';
import type { Dated } from '#interpret/days/day-titles.ts';
import type { Scanned } from '#interpret/scan.ts';

/** A line of a page with its days, amounts and texts. */
export type ParsedLine = Dated & { amounts: AmountToken[]; parts: string[]; isBoundary: boolean };

export const isTextOnly = (line: ParsedLine): boolean =>
  line.dates.length === 0 && !line.isBoundary && line.amounts.length === 0;

/**
 * Finds the first line of a table on each page it continues on. Below a repeated head that is the first line; on a page
 * without a head it is the first row, or the texts close above it in the position of the table's texts.
 * @returns indices in `lines` by page
 */
export function findTops(lines: ParsedLine[], columns: Column[], heads: Scanned[], pitch: number): Map<number, number> {
  const tops = new Map<number, number>();
  if (columns.length === 0) return tops;
  const starts = findTextStarts(lines, columns);
  const pages = Map.groupBy(lines.keys(), (index) => (lines[index] as ParsedLine).scanned.line.page);
  for (const [page, own] of pages) {
    const top = heads.some(({ line }) => line.page === page)
      ? belowHead(lines, own, heads, columns, pitch)
      : aboveFirstRow(lines, own, starts, columns, pitch);
    if (top !== undefined) tops.set(page, top);
  }
  return tops;
}

function belowHead(
  lines: ParsedLine[],
  own: number[],
  heads: Scanned[],
  columns: Column[],
  pitch: number,
): number | undefined {
  const { page } = (lines[own[0] as number] as ParsedLine).scanned.line;
  const named = heads.filter(({ line }) => line.page === page);
  const yOf = (index: number) => (lines[index] as ParsedLine).scanned.line.y;
  const headAbove = (index: number) => named.findLast(({ line }) => line.y < yOf(index))?.line.y;
  const below = own.filter((index) => headAbove(index) !== undefined);
  // An amount carried over from the previous page stands between the head and the rows.
  const carried = below.findIndex((index) => !(lines[index] as ParsedLine).isBoundary);
  const top = below[carried];
  const above = below[carried - 1];
  if (top === undefined) return undefined;
  const from = above === undefined ? headAbove(top) : yOf(above);
  const isNear = from !== undefined && yOf(top) - from < pitch * 2;
  return isNear && isBelowText((lines[top] as ParsedLine).scanned, columns) ? top : undefined;
}

function aboveFirstRow(
  lines: ParsedLine[],
  own: number[],
  starts: number[],
  columns: Column[],
  pitch: number,
): number | undefined {
  const isRow = ({ scanned, dates, amounts, isBoundary }: ParsedLine) =>
    dates.length > 0 || (amounts.length > 0 && !isBoundary && isBelowText(scanned, columns));
  const row = own.findIndex((index) => isRow(lines[index] as ParsedLine));
  if (row < 0) return undefined;
  let top = own[row] as number;
  for (let above = lines[top - 1]; own.includes(top - 1) && above; above = lines[top - 1]) {
    const left = above.scanned.line.words[0]?.x0 ?? 0;
    const gap = (lines[top] as ParsedLine).scanned.line.y - above.scanned.line.y;
    if (!isTextOnly(above) || gap > pitch || !starts.some((start) => Math.abs(start - left) <= 2)) break;
    top -= 1;
  }
  return top;
}

/** Returns the positions where the texts of dated rows begin, and where the name of their column does. */
function findTextStarts(lines: ParsedLine[], columns: Column[]): number[] {
  const counts = new Map<number, number>();
  for (const { scanned, dates } of lines) {
    const from = dates.at(-1)?.end;
    const first = from === undefined ? undefined : scanned.line.words.find(({ at }) => at >= from);
    if (first) counts.set(Math.round(first.x0), (counts.get(Math.round(first.x0)) ?? 0) + 1);
  }
  const usual = [...counts].flatMap(([x0, count]) => (count > 1 ? [x0] : []));
  return [...usual, ...columns.flatMap(({ role, x0 }) => (role === 'description' || role === 'payee' ? [x0] : []))];
}

/** True if an undated line stands in the position of the table's texts. */
export function isBelowText({ line }: Scanned, columns: Column[]): boolean {
  const date = columns.find(({ role }) => role === 'date');
  const text = columns.find(({ role }) => role === 'description' || role === 'payee');
  const left = line.words[0]?.x0 ?? 0;
  if (text === undefined || (date !== undefined && text.x0 <= date.x0)) return false;
  // A column of kinds may stand between the days and the texts: `DD`, `VIS`.
  const isAdjacentKind =
    date !== undefined && left > date.x1 && line.words.some(({ x0 }) => Math.abs(x0 - text.x0) <= 3);
  return left >= text.x0 - 6 || isAdjacentKind;
}
