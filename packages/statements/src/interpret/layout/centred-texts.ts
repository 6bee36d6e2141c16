import type { Scanned } from '#interpret/scan.ts';
import { arrangeFromTop, findAmountEnds, findTextSpan, isSum, type Row, selectWords } from './row-texts.ts';
import { alignSpacedRows } from './spaced-rows.ts';

/** Half the height of a line, in points: the distance between the middle of a row and each of its two lines of text. */
const halfLine = { least: 3.5, most: 8 };
/** Positions of centred texts are computed from heights and rounded. In points. */
const tolerance = 1.2;
/** The largest distance between a text of a row and its day, in points. */
const furthest = 40;

/**
 * Moves the texts of rows with centred cells to their position in a top-aligned table: the first line next to the day,
 * the others below. In such rows the day and the amounts stand at the height of the gap between two lines of text.
 * Tables in which no row shows this stay unchanged.
 */
export function alignCentred(lines: Scanned[]): Scanned[] {
  const pages = [...Map.groupBy(lines, ({ line }) => line.page).values()];
  const rows = pages.map(groupRows);
  const halves = pages.flatMap((page, index) =>
    (rows[index] as Row[]).flatMap((row) => findHalfHeight(page, row) ?? []),
  );
  if (halves.length === 0) return alignSpacedRows(pages) ?? lines;
  const height = 2 * Math.max(...halves);
  return pages.flatMap((page, index) => alignPage(page, rows[index] as Row[], height));
}

const yOf = (lines: Scanned[], at: number | undefined) => lines[at ?? -1]?.line.y ?? Number.POSITIVE_INFINITY;

/** Groups rows with a day and an amount with the text-only lines that stand nearer to them than to other rows. */
function groupRows(page: Scanned[]): Row[] {
  const rows = page.flatMap(({ dates, amounts }, at): Row[] =>
    dates[0]?.at === 0 && amounts.some(({ strong }) => strong) ? [{ at, above: [], below: [] }] : [],
  );
  const ends = findAmountEnds(page, rows);
  for (const [at, scanned] of page.entries()) {
    const { dates, line } = scanned;
    if (dates.length > 0 || isSum(scanned, ends)) continue;
    const before = rows.findLast((row) => row.at < at);
    const after = rows.find((row) => row.at > at);
    const [up, down] = [line.y - yOf(page, before?.at ?? at), yOf(page, after?.at) - line.y];
    if (after && down < furthest && (!before || down < up)) after.above.unshift(at);
    else if (before && up < furthest) before.below.push(at);
  }
  return rows;
}

/** Returns the distance of the texts above and below a row that has no text next to its day. */
function findHalfHeight(page: Scanned[], { at, above, below }: Row): number | undefined {
  const [up, down] = [yOf(page, at) - yOf(page, above[0]), yOf(page, below[0]) - yOf(page, at)];
  if (!(up >= halfLine.least && up <= halfLine.most) || Math.abs(up - down) > tolerance) return undefined;
  const span = findTextSpan([page[above[0] as number], page[below[0] as number]] as Scanned[]);
  return selectWords(page[at] as Scanned, span).length === 0 ? up : undefined;
}

function alignPage(page: Scanned[], rows: Row[], height: number): Scanned[] {
  const moved = new Map<number, Scanned[]>();
  const gone = new Set<number>();
  for (const row of rows) {
    const above = findCentredAbove(page, row, height);
    if (above.length === 0) continue;
    moved.set(row.at, arrangeFromTop(page, row, above));
    for (const at of above) gone.add(at);
  }
  return page.flatMap((line, at) => (gone.has(at) ? [] : (moved.get(at) ?? [line])));
}

/**
 * Returns the texts above a row that have a counterpart at the same distance below, from the nearest on, without a gap.
 */
function findCentredAbove(page: Scanned[], { at, above, below }: Row, height: number): number[] {
  const y = yOf(page, at);
  const until = above.findIndex((upper, index) => {
    const nearer = index === 0 ? y : yOf(page, above[index - 1]);
    const isMirrored = below.some((lower) => Math.abs(yOf(page, lower) - y - (y - yOf(page, upper))) <= tolerance);
    return !isMirrored || nearer - yOf(page, upper) > height + tolerance;
  });
  return until < 0 ? above : above.slice(0, until);
}
