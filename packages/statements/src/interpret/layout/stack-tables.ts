import { type Scanned, scan, splitSegments } from '#interpret/scan.ts';
import { type Line, makeLine, type Word } from '#read/lines.ts';

/**
 * Moves tables that stand side by side below each other, from left to right, so that a parser that goes line by line sees
 * one table. Recognised by lines that hold two rows: day, words, amount, and again day, words, amount. In a sheet these
 * may be the columns of one table (booking day, text, amount, value day, note, balance), so its head must be repeated.
 */
export function stackTables(lines: Scanned[], layout: 'grid' | 'page'): Scanned[] {
  const pages = Map.groupBy(lines, ({ line }) => line.page);
  return [...pages.values()].flatMap((page) => stackPageTables(page, layout));
}

function stackPageTables(lines: Scanned[], layout: 'grid' | 'page'): Scanned[] {
  const gutter = findGutter(lines, layout === 'grid' ? 1 : 2);
  if (!gutter) return lines;
  const { first, last, from, to } = gutter;
  const place = (from + to) / 2;
  if (layout === 'grid' && !lines.some((line) => repeatsHead(line, place))) return lines;
  const crosses = ({ line }: Scanned) => isCrossedBySegment(line, from, to);
  let start = first;
  while (start > 0 && !crosses(lines[start - 1] as Scanned)) start -= 1;
  let end = last + 1;
  while (end < lines.length && !crosses(lines[end] as Scanned)) end += 1;
  const inside = lines.slice(start, end);
  const halves = [
    ...inside.flatMap((line) => selectPart(line, 0, place)),
    ...stackPageTables(right(inside, place), layout),
  ];
  return [...lines.slice(0, start), ...halves, ...lines.slice(end)];
}

const right = (lines: Scanned[], place: number) =>
  lines.flatMap((line) => selectPart(line, place, Number.POSITIVE_INFINITY));

/** True if a line without days begins anew behind a position, with the same texts. */
function repeatsHead(scanned: Scanned, place: number): boolean {
  if (scanned.dates.length > 0) return false;
  const [left] = selectPart(scanned, 0, place);
  const [again] = right([scanned], place);
  return Boolean(left && again?.folded.startsWith(left.folded));
}

type Gutter = { from: number; to: number; first: number; last: number };

/** Finds the empty strip between the halves of most double rows, if there are enough of them. */
function findGutter(lines: Scanned[], least: number): Gutter | undefined {
  const strips = lines.flatMap((scanned, index) => {
    const strip = findStrip(scanned);
    return strip ? [{ ...strip, index }] : [];
  });
  const ends = strips.map(({ to }) => to).sort((a, b) => a - b);
  const usual = ends[Math.floor(ends.length / 2)];
  const same = strips.filter(({ to }) => usual !== undefined && Math.abs(to - usual) < 8);
  if (same.length < least) return undefined;
  const from = Math.max(...same.map((strip) => strip.from));
  const to = Math.min(...same.map((strip) => strip.to));
  return from <= to ? { from, to, first: same[0]?.index ?? 0, last: same.at(-1)?.index ?? 0 } : undefined;
}

/** Returns the strip between the amount that ends a first row and the day that begins a second one in the same line. */
function findStrip({ line, folded, dates, amounts }: Scanned): { from: number; to: number } | undefined {
  if (dates.length < 2 || amounts.length < 2) return undefined;
  const hasWords = (from: number, to: number) => /\p{L}{2}/u.test(folded.slice(from, to));
  for (const second of dates) {
    const ended = amounts.findLast(({ end }) => end <= second.at);
    const begun = dates.find(({ at }) => ended !== undefined && at < ended.at);
    const next = amounts.find(({ at, strong }) => at >= second.end && strong);
    const isSeparate = line.text.charAt(second.at - 1) === '\t';
    if (!ended?.strong || !begun || !next || !isSeparate || /\p{L}{3}/u.test(folded.slice(ended.end, second.at)))
      continue;
    if (hasWords(begun.end, ended.at) && hasWords(second.end, next.at)) return { from: ended.x1, to: second.x0 };
  }
  return undefined;
}

/** True if a stretch of words without a gap crosses the strip. */
const isCrossedBySegment = (line: Line, from: number, to: number): boolean =>
  splitSegments({ line }).some(({ x0, x1 }) => x0 < from && x1 > to);

/** Returns the words of a line that begin between two positions. */
export const selectPart = (scanned: Scanned, from: number, to: number): Scanned[] =>
  selectWordsOfLine(scanned, ({ x0 }) => x0 >= from && x0 < to);

/** Returns the words of a line that pass a test. */
export function selectWordsOfLine(scanned: Scanned, isIn: (word: Word) => boolean): Scanned[] {
  const { line } = scanned;
  const words = line.words.filter(isIn);
  if (words.length === 0) return [];
  if (words.length === line.words.length) return [scanned];
  const placed = words.map(({ at, ...word }) => ({ ...word, hasGap: line.text.charAt(at - 1) === '\t' }));
  return [scan(makeLine(line.page, line.y, placed))];
}
