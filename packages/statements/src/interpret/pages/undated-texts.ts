import { isBookingStart, isNoteStart } from '#words/kinds.ts';
import { isTextOnly, type ParsedLine } from './page-tops.ts';

/** The amount that an undated text belongs to: the one above, the one below, or unknown. */
export type Belonging = 'above' | 'below' | 'unknown';

/**
 * Decides whether a text between two amounts belongs to the one above or below: by its words and those in the amount's
 * own line, else by the layout of dated rows. An uncertain text is left out rather than assigned to the wrong payment.
 * @param comesLast dated rows of this table have their amount in their last line
 */
export function decideBelonging(lines: ParsedLine[], index: number, comesLast: boolean): Belonging {
  const [own, ...others] = lines.slice(index, index + 4).map(({ parts }) => parts.join(' '));
  const end = lines.slice(index + 1, index + 4).findIndex((line) => !isTextOnly(line));
  if (isNoteStart(own ?? '')) return 'above';
  const isBooking = isBookingStart(own ?? '');
  const isBookingBelow = others.slice(0, end + 1).some(isBookingStart);
  if (isBooking !== isBookingBelow) return isBooking ? 'below' : 'above';
  return comesLast ? 'below' : 'unknown';
}

/** True if the next line with more than text is an undated amount. */
export function isBeforeAmount(lines: ParsedLine[], index: number): boolean {
  const next = lines.slice(index, index + 4).find((line) => !isTextOnly(line));
  return next !== undefined && next.dates.length === 0 && !next.isBoundary;
}

/**
 * True if a line that begins with a day has its amount further down, before the next day, or at the beginning of the
 * next page.
 */
export function hasAmountBelow(lines: ParsedLine[], index: number, tops: ReadonlyMap<number, number>): boolean {
  const below = lines.slice(index + 1, index + 5);
  const end = below.findIndex((line) => line.dates.length > 0 || line.isBoundary);
  if (below.slice(0, end < 0 ? below.length : end).some(({ amounts }) => amounts.length > 0)) return true;
  const top = tops.get((lines[index]?.scanned.line.page ?? 0) + 1) ?? -1;
  const first = lines[top];
  const isBetween = lines.slice(index + 1, Math.max(0, top)).some(({ dates }) => dates.length > 0);
  return first !== undefined && !isBetween && first.dates.length === 0 && first.amounts.length > 0;
}

/**
 * True if undated texts stand before their amounts: such texts never end a day. A text directly before another day can
 * only belong to the amount above it.
 */
export function areTextsBeforeAmounts(lines: ParsedLine[]): boolean {
  return lines.every((line, index) => {
    const above = lines[index - 1];
    const startsText = isTextOnly(line) && above !== undefined && above.amounts.length > 0;
    return (
      !startsText ||
      line.scanned.line.page !== above.scanned.line.page ||
      isBeforeAmount(lines, index) ||
      !lines[index + 1]
    );
  });
}

/** Returns the position where the texts of a line end, before its amounts. */
export function findTextEnd({ scanned, amounts }: ParsedLine): number {
  const until = amounts[0]?.at ?? Number.POSITIVE_INFINITY;
  return scanned.line.words.findLast(({ at }) => at < until)?.x1 ?? 0;
}

/**
 * True if a line begins with a word that did not fit in the line above.
 * @param widest where the longest texts of the table end
 */
export function isWrapped(lines: ParsedLine[], index: number, widest: number): boolean {
  const [above, own] = [lines[index - 1], lines[index]];
  const word = own?.scanned.line.words[0];
  return above !== undefined && word !== undefined && findTextEnd(above) + (word.x1 - word.x0) > widest;
}

/** True if a line stands closer to the one above than to the one below. */
export function isNearerAbove(lines: ParsedLine[], index: number): boolean {
  const [above, own, below] = [index - 1, index, index + 1].map((at) => lines[at]?.scanned.line.y);
  return above !== undefined && own !== undefined && below !== undefined && own - above < below - own - 1;
}
