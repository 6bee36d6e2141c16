import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf } from '#read/lines.ts';
import { parseSectionSide, type SectionSide } from '#words/section-sides.ts';

/** Returns the side of the section that the line of a row is in. */
type Sections = (line: Scanned) => SectionSide | undefined;

/**
 * Finds the sections of a document whose titles, in lines of their own, name the direction of the rows below: `Money
 * in`. A section continues across pages up to the next such title, or to a table below another title.
 * @param lines all printed lines
 * @param isHead true for a line that names columns
 * @param rows lines of rows are no titles: `Giden Transfer` below a payee
 */
export function findSections(lines: Scanned[], isHead: (line: Scanned) => boolean, rows: RawRow[]): Sections {
  const taken = new Set(rows.flatMap((row) => row.lines.slice(1).map(({ line }) => heightOf(line))));
  const placed = new Map<number, { scanned: Scanned; side: SectionSide }[]>();
  let side: SectionSide | undefined;
  let rowsBelow = 0;
  let page = 0;
  let rowsOnPage = 0;
  for (const [index, scanned] of lines.entries()) {
    if (scanned.line.page !== page) [page, rowsOnPage] = [scanned.line.page, 0];
    const height = heightOf(scanned.line);
    const named = taken.has(height) ? undefined : findTitleSide(lines, index);
    // The first head of a page continues the table of the previous page.
    const isOther = rowsBelow > 0 && rowsOnPage > 0 && isHead(scanned) && isText(lines[index - 1], page);
    if (named) [side, rowsBelow] = [named, 0];
    else if (isOther && findTitleSide(lines, index - 1) === undefined) side = undefined;
    if (isRow(scanned)) {
      rowsBelow += 1;
      rowsOnPage += 1;
    }
    if (side) placed.set(height, [...(placed.get(height) ?? []), { scanned, side }]);
  }
  return ({ line }) => {
    const same = placed.get(heightOf(line)) ?? [];
    const at = line.words[0]?.x0 ?? 0;
    return (same.find(({ scanned }) => reaches(scanned, at)) ?? same[0])?.side;
  };
}

const reaches = ({ line: { words } }: Scanned, at: number): boolean =>
  (words[0]?.x0 ?? 0) <= at && at <= (words.at(-1)?.x1 ?? 0);

const isRow = ({ dates, amounts }: Scanned): boolean => dates[0]?.at === 0 && amounts.some(({ strong }) => strong);

const isText = (scanned: Scanned | undefined, page: number): boolean =>
  scanned?.line.page === page && scanned.amounts.length === 0 && scanned.dates.length === 0;

/**
 * Returns the side that a title names. The name of a box in a summary stands above or below its amount, which is alone
 * in its line.
 */
function findTitleSide(lines: Scanned[], index: number): SectionSide | undefined {
  const scanned = lines[index];
  if (!scanned || scanned.amounts.length > 0 || scanned.dates.length > 0) return undefined;
  const named = parseSectionSide(scanned.line.text);
  return named && ![lines[index - 1], lines[index + 1]].some(isAmountAlone) ? named : undefined;
}

const isAmountAlone = (scanned: Scanned | undefined): boolean =>
  scanned !== undefined && scanned.amounts.length > 0 && !/\p{L}{4}/u.test(scanned.line.text);
