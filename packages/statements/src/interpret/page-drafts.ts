import type { AmountToken } from '#votes/amount-tokens.ts';
import type { DateToken } from '#votes/date-tokens.ts';
import { beginsBooking, beginsNote } from '#words/kinds.ts';
import { type Dated, dayHeading, isBoundary, isDayTitle } from './day-titles.ts';
import type { Column } from './header.ts';
import { rowAmounts } from './page-amounts.ts';
import type { MoneyColumn } from './page-columns.ts';
import { describeLine, leadingDates } from './page-text.ts';
import type { Scanned } from './scan.ts';

/** The lines of a row before it is understood. */
export type Draft = {
  lines: Scanned[];
  dates: DateToken[];
  inherited: boolean;
  amounts: AmountToken[];
  parts: string[];
  account?: string;
};

/** `5400 12** **** 3107` in a line between the rows: the card of what follows. */
const cardNumber = /(?<!\d)\d{4}[ -]?\d{0,2}[*xX]{2,}[ -]?[*xX]{0,4}[ -]?\d{4}(?!\d)/;

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
  const leads = textsLead(read);
  const comesLast = leads && read.some((line, index) => lacksAmount(line) && hasAmountBelow(read, index));
  const widest = read.reduce((end, line) => Math.max(end, textEnd(line)), 0);
  const drafts: Draft[] = [];
  let day: DateToken[] = [];
  /** The day stands above its lines and not on the first of them. */
  let isTitled = false;
  let open: Draft | undefined;
  let account: string | undefined;
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
    } else if (dates.length > 0 && open && joins && amounts.length === 0 && !hasAmountBelow(read, index)) {
      // A second day beneath the first, of posting or value, beside the rest of the texts.
      open.lines.push(scanned);
      open.parts.push(...parts);
    } else if (dates.length > 0) {
      day = dates;
      isTitled = isDayTitle(line);
      const isRow = !isTitled && (parts.length > 0 || amounts.length > 0);
      open = isRow ? { lines: [scanned], dates, inherited: false, amounts, parts, account } : undefined;
      if (open) drafts.push(open);
    } else if (line.isBoundary) open = undefined;
    else if (belongs === 'unknown') continue;
    else if (goesOnFrom(drafts.at(-1), read, index, columns, heads, pitch)) {
      open = drafts.at(-1) as Draft;
      open.lines.push(scanned);
      open.parts.push(...parts);
    } else if (open && joins && !(startsOwn && open.amounts.length > 0)) {
      open.lines.push(scanned);
      open.amounts.push(...amounts);
      open.parts.push(...parts);
    } else if (startsOwn) {
      open = { lines: [scanned], dates: day, inherited: true, amounts, parts, account };
      drafts.push(open);
    } else open = undefined;
  }
  return drafts;
}

type Read = Dated & { amounts: AmountToken[]; parts: string[]; isBoundary: boolean };

const isTextOnly = (line: Read) => line.dates.length === 0 && !line.isBoundary && line.amounts.length === 0;

/** `5400 12** **** 3107 AYŞE ÖRNEK`: from here on it is about another card. A number behind words tells how was paid. */
const isCardHeading = ({ scanned, dates, amounts }: Read): boolean =>
  dates.length === 0 && amounts.length === 0 && cardOfSomebody.test(scanned.line.text);

/** Whether a line that begins with a day has its amount further down, before the next day. */
function hasAmountBelow(lines: Read[], index: number): boolean {
  const below = lines.slice(index + 1, index + 5);
  const end = below.findIndex((line) => line.dates.length > 0 || line.isBoundary);
  return below.slice(0, end < 0 ? below.length : end).some(({ amounts }) => amounts.length > 0);
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

/** Whether a text is the rest of the last row on the page before: the first line below the head printed again. */
function goesOnFrom(
  last: Draft | undefined,
  lines: Read[],
  index: number,
  columns: Column[],
  heads: Scanned[],
  pitch: number,
): boolean {
  const own = lines[index];
  const { page, y } = own?.scanned.line ?? {};
  if (!own || !last || y === undefined || page === undefined) return false;
  if (last.lines.at(-1)?.line.page !== page - 1 || last.lines.length >= 4) return false;
  if (!isTextOnly(own) || cardNumber.test(own.scanned.line.text) || !isBelowText(own.scanned, columns)) return false;
  const head = heads.findLast(({ line }) => line.page === page && line.y < y);
  const above = lines[index - 1]?.scanned.line;
  const isFirst = above === undefined || above.page !== page || (head !== undefined && above.y < head.line.y);
  if (!head || !isFirst || y - head.line.y >= pitch * 2) return false;
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
  if (!isClose || open.lines.length >= 4) return false;
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

/** Whether an undated line stands where the texts of the table stand. */
export function isBelowText({ line }: Scanned, columns: Column[]): boolean {
  const date = columns.find(({ role }) => role === 'date');
  const text = columns.find(({ role }) => role === 'description' || role === 'payee');
  const left = line.words[0]?.x0 ?? 0;
  if (text === undefined || (date !== undefined && text.x0 <= date.x0)) return false;
  // Between the days and the texts there may be a column of kinds: `DD`, `VIS`.
  const isBesideKind = date !== undefined && left > date.x1 && line.words.some(({ x0 }) => Math.abs(x0 - text.x0) <= 3);
  return left >= text.x0 - 6 || isBesideKind;
}
