import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf } from '#read/lines.ts';
import { isBookedTitle, isNonePending, isPendingTitle } from '#words/pending-titles.ts';
import { isCarried, isFigure, totalWords } from '#words/phrases.ts';
import { parseSectionSide } from '#words/section-sides.ts';

/** Lines that begin a table or name an account. */
type Known = {
  /** True for a line that names columns. */
  isHead: (line: Scanned) => boolean;
  /** Lines that name cards and accounts. */
  titles: ReadonlySet<Scanned>;
};

/**
 * Finds the rows below a title such as `Pending transactions`. It applies across pages and repeated heads, up to a line
 * that names or sums up something else.
 * @param lines all printed lines
 * @param rows a line that belongs to a row is no title
 * @returns a function that is true if a row with this first line is pending
 */
export function findPending(lines: Scanned[], rows: RawRow[], known: Known): (line: Scanned) => boolean {
  if (!lines.some((line) => isText(line) && isPendingTitle(line.folded))) return () => false;
  const own = new Set(rows.flatMap((row) => row.lines.map(({ line }) => heightOf(line))));
  const running = findRunningTexts(lines);
  const accounts = new Set<string>();
  const waiting: Scanned[] = [];
  let isWaiting = false;
  let rowsBelow = 0;
  let rowsOnPage = 0;
  let page = 0;
  /** True after pending rows where a line begins something else. */
  const isOther = (scanned: Scanned, above: Scanned | undefined): boolean => {
    if (known.titles.has(scanned)) return !accounts.has(scanned.folded);
    if (!known.isHead(scanned)) return isSum(scanned);
    // The first head of a page continues the table of the previous page.
    return rowsOnPage > 0 || (isTextOn(above, page) && !known.isHead(above) && !running.has(printOf(above)));
  };
  for (const [index, scanned] of lines.entries()) {
    if (scanned.line.page !== page) [page, rowsOnPage] = [scanned.line.page, 0];
    if (own.has(heightOf(scanned.line)) || isRow(scanned)) {
      rowsBelow += 1;
      rowsOnPage += 1;
    } else if (isTitle(lines, index)) [isWaiting, rowsBelow] = [true, 0];
    else if (rowsBelow > 0 && isOther(scanned, lines[index - 1])) isWaiting = false;
    else if (!known.isHead(scanned) && isOtherTitle(scanned)) isWaiting = false;
    if (known.titles.has(scanned)) accounts.add(scanned.folded);
    if (isWaiting) waiting.push(scanned);
  }
  const placed = Map.groupBy(waiting, ({ line }) => heightOf(line));
  return ({ line }) => placed.get(heightOf(line))?.some((scanned) => reaches(scanned, line.words[0]?.x0 ?? 0)) ?? false;
}

/** True for a title. The name of a box in a summary stands above or below its amount, which is alone in its line. */
function isTitle(lines: Scanned[], index: number): boolean {
  const scanned = lines[index] as Scanned;
  return isText(scanned) && isPendingTitle(scanned.folded) && ![lines[index - 1], lines[index + 1]].some(isAmountAlone);
}

const isSum = ({ line, folded }: Scanned): boolean =>
  totalWords.test(folded) || isCarried(line.text) || isFigure(folded);

/** Applies directly below a pending title too: then nothing is pending. */
const isOtherTitle = ({ line, folded }: Scanned): boolean =>
  isBookedTitle(folded) ||
  parseSectionSide(line.text) !== undefined ||
  (folded.length <= longestNone && isNonePending(folded));

/** `Bekleyen işleminiz bulunmamaktadır` below the title. Longer sentences are about something else. */
const longestNone = 60;

/** Returns the texts that more than one page prints, with any numbers. */
function findRunningTexts(lines: Scanned[]): ReadonlySet<string> {
  const pages = Map.groupBy(lines, printOf);
  const isOnSeveral = (same: Scanned[]) => same.some(({ line }) => line.page !== same[0]?.line.page);
  return new Set([...pages].filter(([, same]) => isOnSeveral(same)).map(([print]) => print));
}

const printOf = ({ folded }: Scanned): string => folded.replace(/\d+/g, '0');

const isRow = ({ dates, amounts }: Scanned): boolean => dates[0]?.at === 0 && amounts.some(({ strong }) => strong);

const isTextOn = (scanned: Scanned | undefined, page: number): scanned is Scanned =>
  scanned?.line.page === page && isText(scanned);

const isText = ({ amounts, dates }: Scanned): boolean =>
  !amounts.some(({ strong }) => strong) && dates.every(({ at }) => at > 0);

const isAmountAlone = (scanned: Scanned | undefined): boolean =>
  scanned !== undefined && scanned.amounts.length > 0 && !/\p{L}{4}/u.test(scanned.line.text);

const reaches = ({ line: { words } }: Scanned, at: number): boolean =>
  (words[0]?.x0 ?? 0) <= at && at <= (words.at(-1)?.x1 ?? 0);
