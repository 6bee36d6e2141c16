import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf } from '#read/lines.ts';
import { isBookedTitle, isPendingTitle, saysNone } from '#words/pending-titles.ts';
import { isCarried, isFigure, isPending, totalWords } from '#words/phrases.ts';
import { sectionSide } from '#words/section-sides.ts';

/** Where tables begin, and what names their accounts. */
type Known = {
  /** Whether a line names columns. */
  isHead: (line: Scanned) => boolean;
  /** Lines that name cards and accounts. */
  titles: ReadonlySet<Scanned>;
};

/**
 * Which rows stand below a title that says they wait to be booked: `Pending transactions`. What it says holds over pages
 * and heads that are printed again, up to what names or sums up something else.
 * @param lines all lines as they are printed
 * @param rows a line that belongs to a row is no title
 * @returns whether a row with this first line waits
 */
export function findPending(lines: Scanned[], rows: RawRow[], known: Known): (line: Scanned) => boolean {
  if (!lines.some((line) => isPending(line.folded) || isPendingTitle(line.folded))) return () => false;
  const own = new Set(rows.flatMap((row) => row.lines.map(({ line }) => heightOf(line))));
  const running = runningTexts(lines);
  const accounts = new Set<string>();
  const waiting: Scanned[] = [];
  let isWaiting = false;
  let rowsBelow = 0;
  let rowsOnPage = 0;
  let page = 0;
  for (const [index, scanned] of lines.entries()) {
    if (scanned.line.page !== page) [page, rowsOnPage] = [scanned.line.page, 0];
    const isOfRow = own.has(heightOf(scanned.line));
    const isAccount = known.titles.has(scanned);
    if (isOfRow) {
      rowsBelow += 1;
      rowsOnPage += 1;
    } else if (titles(lines, index, known.isHead)) [isWaiting, rowsBelow] = [true, 0];
    else if (isWaiting) {
      const isHead = known.isHead(scanned);
      const isOther = isAccount
        ? !accounts.has(scanned.folded)
        : isHead
          ? isBelowOther(lines[index - 1], page, rowsOnPage > 0 ? nothing : running)
          : isSum(scanned);
      isWaiting = !(rowsBelow > 0 && isOther) && (isHead || !isOtherTitle(scanned));
    }
    if (isAccount) accounts.add(scanned.folded);
    if (isWaiting) waiting.push(scanned);
  }
  const placed = Map.groupBy(waiting, ({ line }) => heightOf(line));
  return ({ line }) => placed.get(heightOf(line))?.some((scanned) => reaches(scanned, line.words[0]?.x0 ?? 0)) ?? false;
}

/** A title stands on a line of its own; right above a head it may say it in any words. */
export const isAbovePending = (title: Scanned | undefined, head: Scanned): boolean =>
  title !== undefined &&
  title.line.page === head.line.page &&
  isText(title) &&
  (isPendingTitle(title.folded) ||
    (isPending(title.folded) && !isSentence.test(title.folded) && !saysNone(title.folded)));

/** `Pending transactions are not included in this statement.` */
const isSentence = /[.!]$/;

/** The name of a box of a summary stands above or below its amount, which is alone on its line. */
function titles(lines: Scanned[], index: number, isHead: Known['isHead']): boolean {
  const scanned = lines[index] as Scanned;
  const next = lines[index + 1];
  if (next && isHead(next) && isAbovePending(scanned, next)) return true;
  return isText(scanned) && isPendingTitle(scanned.folded) && ![lines[index - 1], next].some(isAmountAlone);
}

/** A head below a text that is no pending title names the columns of another table, unless every page prints that text. */
const isBelowOther = (above: Scanned | undefined, page: number, running: ReadonlySet<string>): boolean =>
  above?.line.page === page && isText(above) && !isPendingTitle(above.folded) && !running.has(printOf(above));

const isSum = ({ line, folded }: Scanned): boolean =>
  totalWords.test(folded) || isCarried(line.text) || isFigure(folded);

/** Even right below a pending title: then nothing waits. */
const isOtherTitle = ({ line, folded }: Scanned): boolean =>
  isBookedTitle(folded) || sectionSide(line.text) !== undefined;

const nothing: ReadonlySet<string> = new Set();

/** What more than one page prints, whatever number it gives. */
function runningTexts(lines: Scanned[]): ReadonlySet<string> {
  const pages = Map.groupBy(lines, printOf);
  const isOnSeveral = (same: Scanned[]) => same.some(({ line }) => line.page !== same[0]?.line.page);
  return new Set([...pages].filter(([, same]) => isOnSeveral(same)).map(([print]) => print));
}

const printOf = ({ folded }: Scanned): string => folded.replace(/\d+/g, '0');

const isText = ({ amounts, dates }: Scanned): boolean =>
  !amounts.some(({ strong }) => strong) && dates.every(({ at }) => at > 0);

const isAmountAlone = (scanned: Scanned | undefined): boolean =>
  scanned !== undefined && scanned.amounts.length > 0 && !/\p{L}{4}/u.test(scanned.line.text);

const reaches = ({ line: { words } }: Scanned, at: number): boolean =>
  (words[0]?.x0 ?? 0) <= at && at <= (words.at(-1)?.x1 ?? 0);
