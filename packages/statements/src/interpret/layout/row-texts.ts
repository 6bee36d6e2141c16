import { type Scanned, scan, splitSegments } from '#interpret/scan.ts';
import { makeLine, type UnplacedWord, type Word } from '#read/lines.ts';

/** Indices of lines on a page: that of the day and the amounts, and those of the texts above and below it. */
export type Row = { at: number; above: number[]; below: number[] };

const sameEnd = 3.5;
const strongEnds = ({ amounts }: Scanned) => amounts.flatMap(({ strong, x1 }) => (strong ? [x1] : []));

/** Returns the positions where the amounts of rows end. */
export const findAmountEnds = (page: Scanned[], rows: Row[]): number[] =>
  rows.flatMap(({ at }) => strongEnds(page[at] as Scanned));

/** True for an amount that ends where the amounts of rows do. A foreign price may stand among the texts. */
export const isSum = (scanned: Scanned, ends: number[]): boolean =>
  strongEnds(scanned).some((end) => ends.some((other) => Math.abs(end - other) < sameEnd));

type Span = { from: number; to: number };

export const findTextSpan = (lines: Scanned[]): Span => ({
  from: Math.min(...lines.map(({ line }) => line.words[0]?.x0 ?? 0)),
  to: Math.max(...lines.map(({ line }) => line.words.at(-1)?.x1 ?? 0)),
});

/** Returns the words of a row's own line in the span of its texts, without days and amounts. */
export function selectWords({ line, dates, amounts }: Scanned, { from, to }: Span): Word[] {
  const taken = [...dates, ...amounts.filter(({ strong }) => strong)];
  const isTaken = ({ at }: Word) => taken.some((token) => at >= token.at && at < token.end);
  const inside = splitSegments({ line }).filter(({ x0, x1 }) => x1 > from && x0 < to);
  const isInside = (word: Word) => inside.some(({ at, text }) => word.at >= at && word.at < at + text.length);
  return line.words.filter((word) => word.x1 > from && isInside(word) && !isTaken(word));
}

/**
 * Returns the lines of a row with its first text next to the day and the amounts, followed by the texts between, and
 * those next to the day.
 */
export function arrangeFromTop(page: Scanned[], { at, below }: Row, above: number[]): Scanned[] {
  const own = page[at] as Scanned;
  const [first, ...others] = above.toReversed().map((index) => page[index] as Scanned) as [Scanned, ...Scanned[]];
  const span = findTextSpan([first, ...others, ...below.map((index) => page[index] as Scanned)]);
  const beside = new Set(selectWords(own, span));
  const left = own.line.words.filter((word) => !beside.has(word) && word.x0 < span.from);
  const right = own.line.words.filter((word) => !beside.has(word) && word.x0 >= span.from);
  const top = made(own, first.line.y, [...unplaced(own, left), ...unplaced(first), ...unplaced(own, right)]);
  const rest = beside.size > 0 ? [made(own, own.line.y, unplaced(own, [...beside]))] : [];
  return [top, ...others, ...rest];
}

const made = ({ line }: Scanned, y: number, words: UnplacedWord[]): Scanned => scan(makeLine(line.page, y, words));

const unplaced = ({ line }: Scanned, words: readonly Word[] = line.words): UnplacedWord[] =>
  words.map(({ at, ...word }, index) => ({ ...word, hasGap: index === 0 || line.text.charAt(at - 1) === '\t' }));
