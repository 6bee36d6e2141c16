import type { AmountToken } from '#votes/amount-tokens.ts';
import type { DateToken } from '#votes/date-tokens.ts';
import { beginsBooking, beginsNote } from '#words/kinds.ts';
import { type Dated, dayHeading, isBoundary, isDayTitle, sideOfSum } from './day-titles.ts';
import type { Column } from './header.ts';
import { rowAmounts } from './page-amounts.ts';
import type { MoneyColumn } from './page-columns.ts';
import { describeLine, leadingDates } from './page-text.ts';
import { findTops, isBelowText, isTextOnly, type Read } from './page-tops.ts';
import type { Scanned } from './scan.ts';

/** The lines of a row before it is understood. */
export type Draft = {
  lines: Scanned[];
  dates: DateToken[];
  inherited: boolean;
  amounts: AmountToken[];
  parts: string[];
  account?: string;
  /** What the sum above its group says of it. */
  side?: 'debit' | 'credit';
};

/** `5400 12** **** 3107` in a line between the rows: the card of what follows. */
const cardNumber = /(?<!\d)\d{4}[ -]?\d{0,2}[*xX]{2,}[ -]?[*xX]{0,4}[ -]?\d{4}(?!\d)/;

/** No row has more lines than this. */
const mostLines = 6;

const cardOfSomebody = new RegExp(`^${cardNumber.source}[ \\t:-]+\\p{L}{2}`, 'u');

/**
 * A row begins with a date, or with an amount of its own on the day above; other lines close below belong to it.
 * @param heads the lines that name the columns, on every page
 */
export function draftRows(
  lines: Dated[],
  columns: Column[],
  money: MoneyColumn[] | undefined,
  pitch: number,
  heads: Scanned[],
): Draft[] {
  const read = lines.map((line) => {
    const amounts = rowAmounts(line.scanned, line.dates, money);
    return {
      ...line,
      amounts,
      parts: describeLine(line.scanned, line.dates, amounts, columns),
      isBoundary: line.dates.length === 0 && isBoundary(line.scanned),
    };
  });
  const tops = findTops(read, columns, heads, pitch);
  const leads = textsLead(read);
  const comesLast = leads && read.some((line, index) => lacksAmount(line) && hasAmountBelow(read, index, tops));
  const widest = read.reduce((end, line) => Math.max(end, textEnd(line)), 0);
  const drafts: Draft[] = [];
  let day: DateToken[] = [];
  /** The day stands above its lines and not on the first of them. */
  let isTitled = false;
  let open: Draft | undefined;
  let account: string | undefined;
  let side: Draft['side'];
  for (const [index, line] of read.entries()) {
    const { scanned, dates, amounts, parts } = line;
    if (dates.length === 0 && amounts.length === 0) account = cardNumber.exec(scanned.line.text)?.[0] ?? account;
    const joins = open !== undefined && follows(open, scanned, columns, money, pitch);
    const isPlaced = columns.length === 0 ? isTitled : isBelowText(scanned, columns);
    const isOwn = money !== undefined && day.length > 0 && parts.length > 0 && isPlaced;
    const mayLead =
      isOwn &&
      leads &&
      joins &&
      open !== undefined &&
      open.amounts.length > 0 &&
      isTextOnly(line) &&
      beforeAmount(read, index) &&
      !isNearerAbove(read, index) &&
      !isWrapped(read, index, widest);
    const belongs = mayLead ? belonging(read, index, comesLast) : 'above';
    const startsOwn = isOwn && (amounts.length > 0 || belongs === 'below');
    const heading = amounts.length === 0 ? dayHeading(line, columns) : undefined;
    if (heading || isCardHeading(line)) {
      day = heading ?? day;
      open = undefined;
    } else if (isSecondDay(line) && open && joins && !hasAmountBelow(read, index, tops)) {
      open.lines.push(scanned);
      open.parts.push(...parts);
    } else if (dates.length > 0) {
      day = dates;
      isTitled = isDayTitle(line);
      side = isTitled ? sideOfSum(scanned.folded.slice(dates[0]?.end).trim()) : undefined;
      const isRow = !isTitled && (parts.length > 0 || amounts.length > 0);
      open = isRow ? { lines: [scanned], dates, inherited: false, amounts, parts, account } : undefined;
      if (open) drafts.push(open);
    } else if (line.isBoundary) {
      open = undefined;
      side &&= sideOfSum(scanned.folded) ?? side;
    } else if (belongs === 'unknown') continue;
    else if (goesOnFrom(drafts.at(-1), read, index, tops)) {
      open = drafts.at(-1) as Draft;
      open.lines.push(scanned);
      open.amounts.push(...amounts);
      open.parts.push(...parts);
    } else if (open && joins && !(startsOwn && open.amounts.length > 0)) {
      open.lines.push(scanned);
      open.amounts.push(...amounts);
      open.parts.push(...parts);
    } else if (startsOwn) {
      open = { lines: [scanned], dates: day, inherited: true, amounts, parts, account, side };
      drafts.push(open);
    } else open = undefined;
  }
  return drafts;
}

/** A day beneath the first, of posting or value, beside the rest of the texts; a rate has a day of its own. */
const isSecondDay = ({ scanned, dates, amounts }: Read): boolean =>
  dates.length > 0 && amounts.length === 0 && !/%\s?\d|\d\s?%/.test(scanned.line.text);

/** `5400 12** **** 3107 AYŞE ÖRNEK`: from here on it is about another card. A number behind words tells how was paid. */
const isCardHeading = ({ scanned, dates, amounts }: Read): boolean =>
  dates.length === 0 && amounts.length === 0 && cardOfSomebody.test(scanned.line.text);

/** Whether a line that begins with a day has its amount further down, before the next day, or first on the next page. */
function hasAmountBelow(lines: Read[], index: number, tops: ReadonlyMap<number, number>): boolean {
  const below = lines.slice(index + 1, index + 5);
  const end = below.findIndex((line) => line.dates.length > 0 || line.isBoundary);
  if (below.slice(0, end < 0 ? below.length : end).some(({ amounts }) => amounts.length > 0)) return true;
  const top = tops.get((lines[index]?.scanned.line.page ?? 0) + 1) ?? -1;
  const first = lines[top];
  const isBetween = lines.slice(index + 1, Math.max(0, top)).some(({ dates }) => dates.length > 0);
  return first !== undefined && !isBetween && first.dates.length === 0 && first.amounts.length > 0;
}

/** Whether the next line that is more than text is an undated amount. */
function beforeAmount(lines: Read[], index: number): boolean {
  const next = lines.slice(index, index + 4).find((line) => !isTextOnly(line));
  return next !== undefined && next.dates.length === 0 && !next.isBoundary;
}

/** A row that has only begun. */
const lacksAmount = ({ dates, amounts, parts }: Read) => dates.length > 0 && amounts.length === 0 && parts.length > 0;

/**
 * Whether a text between two amounts belongs to the one above or below it: what its words or those of the amount's own
 * line say, else how rows with days of their own are printed. A text nobody can place is better left out than said
 * about the wrong payment.
 * @param comesLast dated rows of this table have their amount on their last line
 */
function belonging(lines: Read[], index: number, comesLast: boolean): 'above' | 'below' | 'unknown' {
  const [own, ...others] = lines.slice(index, index + 4).map(({ parts }) => parts.join(' '));
  const end = lines.slice(index + 1, index + 4).findIndex((line) => !isTextOnly(line));
  if (beginsNote(own ?? '')) return 'above';
  const isBooking = beginsBooking(own ?? '');
  const isBookingBelow = others.slice(0, end + 1).some(beginsBooking);
  if (isBooking !== isBookingBelow) return isBooking ? 'below' : 'above';
  return comesLast ? 'below' : 'unknown';
}

/** Whether the first line of a page is the rest of the last row on the page before: its text, or the amount it lacks. */
function goesOnFrom(last: Draft | undefined, lines: Read[], index: number, tops: ReadonlyMap<number, number>): boolean {
  const own = lines[index];
  if (!own || !last || tops.get(own.scanned.line.page) !== index) return false;
  if (last.lines.at(-1)?.line.page !== own.scanned.line.page - 1 || last.lines.length >= 4) return false;
  if (cardNumber.test(own.scanned.line.text)) return false;
  if (!isTextOnly(own)) return last.amounts.length === 0;
  return !beforeAmount(lines, index) || belonging(lines, index, false) === 'above';
}

/** Where the texts of a line end, before its amounts. */
function textEnd({ scanned, amounts }: Read): number {
  const until = amounts[0]?.at ?? Number.POSITIVE_INFINITY;
  return scanned.line.words.findLast(({ at }) => at < until)?.x1 ?? 0;
}

/** Whether a line begins with a word that had no room left on the line above it. */
function isWrapped(lines: Read[], index: number, widest: number): boolean {
  const [above, own] = [lines[index - 1], lines[index]];
  const word = own?.scanned.line.words[0];
  return above !== undefined && word !== undefined && textEnd(above) + (word.x1 - word.x0) > widest;
}

/** Whether a line stands closer to the one above it than to the one below. */
function isNearerAbove(lines: Read[], index: number): boolean {
  const [above, own, below] = [index - 1, index, index + 1].map((at) => lines[at]?.scanned.line.y);
  return above !== undefined && own !== undefined && below !== undefined && own - above < below - own - 1;
}

/**
 * Whether undated texts stand before their amount rather than behind it: so where such texts never end a day, for a text
 * that is followed by another day can only belong to the amount above.
 */
function textsLead(lines: Read[]): boolean {
  return lines.every((line, index) => {
    const above = lines[index - 1];
    const startsText = isTextOnly(line) && above !== undefined && above.amounts.length > 0;
    return (
      !startsText ||
      line.scanned.line.page !== above.scanned.line.page ||
      beforeAmount(lines, index) ||
      !lines[index + 1]
    );
  });
}

/** The rest of a row: close below, beginning no further left than the texts of the table. */
function follows(
  open: Draft,
  next: Scanned,
  columns: Column[],
  money: MoneyColumn[] | undefined,
  pitch: number,
): boolean {
  const last = open.lines.at(-1) as Scanned;
  const gap = next.line.y - last.line.y;
  const isClose = last.line.page === next.line.page && gap >= 0 && gap < pitch;
  if (!isClose || open.lines.length >= mostLines) return false;
  if (!money && open.amounts.length > 0) return false;
  const leading = leadingDates(next, columns).at(-1);
  const left = Math.min(...next.line.words.filter(({ at }) => at >= (leading?.end ?? 0)).map(({ x0 }) => x0));
  return open.amounts.length === 0 || left >= textLeft(open, columns) - 6;
}

/** Where the texts of a table begin: behind the dates. */
function textLeft({ lines, dates, inherited }: Draft, columns: Column[]): number {
  const head = columns.find(({ role }) => role === 'description' || role === 'payee');
  const after = (lines[0] as Scanned).line.words.find(({ at }) => at >= (inherited ? 0 : (dates.at(-1)?.end ?? 0)));
  return Math.min(head?.x0 ?? Number.POSITIVE_INFINITY, after?.x0 ?? Number.POSITIVE_INFINITY);
}
