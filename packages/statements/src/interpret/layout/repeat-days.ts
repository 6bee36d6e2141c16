import type { AmountToken } from '#format-inference/amount-tokens.ts';
import { isBoundary, isDayTitle } from '#interpret/days/day-titles.ts';
import { type Scanned, scan } from '#interpret/scan.ts';
import { makeLine, type UnplacedWord } from '#read/lines.ts';
import { findCommonPositions } from './common-positions.ts';

/** Texts of one column begin, and amounts of one column end, at the same position within this distance, in points. */
const tolerance = { start: 2, edge: 3.5 };
const fewest = 2;
const least = 0.5;

/**
 * Repeats the day of the row above in rows without one, in a table without a head that prints each day once. Such a row
 * is told from a continuation line by its content: words in the position of texts, and an amount in the same currency
 * that ends where the others do.
 */
export function repeatDays(lines: Scanned[]): Scanned[] {
  const rows = lines.filter(isDated);
  if (lines.some((scanned) => isDayTitle({ scanned, dates: scanned.dates.slice(0, 1) }))) return lines;
  if (rows.length < fewest || rows.some((row, index) => sameDay(row, rows[index - 1]))) return lines;
  const starts = findCommonPositions(
    rows.flatMap((row) => findFirstText(row)?.x0 ?? []),
    rows.length * least,
    tolerance.start,
  );
  const edges = findCommonPositions(rows.flatMap(edgesOf), rows.length * least, tolerance.edge);
  const codes = new Set(rows.flatMap(({ amounts }) => strongOf(amounts).map(({ currency }) => currency)));
  const isRow = (scanned: Scanned) =>
    scanned.dates.length === 0 &&
    isNear(scanned.line.words[0]?.x0, starts, tolerance.start) &&
    /\p{L}/u.test(scanned.line.words[0]?.text ?? '') &&
    !isBoundary(scanned) &&
    scanned.amounts.some(
      ({ strong, x1, currency }) => strong && codes.has(currency) && isNear(x1, edges, tolerance.edge),
    );
  let day: UnplacedWord[] | undefined;
  return lines.map((scanned) => {
    if (isDated(scanned)) day = dayOf(scanned);
    else if (day && isRow(scanned)) return scan(makeLine(scanned.line.page, scanned.line.y, [...day, ...own(scanned)]));
    return scanned;
  });
}

const strongOf = (amounts: AmountToken[]) => amounts.filter(({ strong, bracketed }) => strong && !bracketed);
const edgesOf = ({ amounts }: Scanned) => strongOf(amounts).map(({ x1 }) => x1);

const isDated = (scanned: Scanned): boolean =>
  scanned.dates[0]?.at === 0 && edgesOf(scanned).length > 0 && findFirstText(scanned) !== undefined;

/** Returns the first word behind the days of a row. */
function findFirstText({ line, dates }: Scanned) {
  const end = dates.findLast(({ at }) => !/\p{L}/u.test(line.text.slice(dates[0]?.end, at)))?.end ?? 0;
  const word = line.words.find(({ at }) => at >= end);
  return word && /\p{L}/u.test(word.text) ? word : undefined;
}

const printedDay = ({ line, dates }: Scanned) => line.text.slice(dates[0]?.at, dates[0]?.end);
/** A new page may repeat the day. */
const sameDay = (row: Scanned, before: Scanned | undefined) =>
  before?.line.page === row.line.page && printedDay(row) === printedDay(before);

const isNear = (place: number | undefined, places: number[], within: number) =>
  place !== undefined && places.some((other) => Math.abs(other - place) < within);

const own = ({ line }: Scanned): UnplacedWord[] =>
  line.words.map(({ at, ...word }) => ({ ...word, hasGap: at === 0 || line.text.charAt(at - 1) === '\t' }));

function dayOf({ line, dates }: Scanned): UnplacedWord[] {
  const end = dates[0]?.end ?? 0;
  return line.words
    .filter(({ at }) => at < end)
    .map(({ at, ...word }) => ({ ...word, hasGap: line.text.charAt(at - 1) === '\t' }));
}
