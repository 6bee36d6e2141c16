import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import type { Column } from '#interpret/columns/header.ts';
import type { Scanned } from '#interpret/scan.ts';
import { findLeadingDates } from './page-text.ts';
import type { ParsedLine } from './page-tops.ts';

/** The lines of a row before they are parsed. */
export type Draft = {
  lines: Scanned[];
  dates: DateToken[];
  inherited: boolean;
  amounts: AmountToken[];
  parts: string[];
  /** The side that the sum above its group names. */
  side?: 'debit' | 'credit';
};

/** Upper limit of lines per row. */
const mostLines = 6;

export function addLine(draft: Draft, { scanned, amounts, parts }: ParsedLine): void {
  draft.lines.push(scanned);
  draft.amounts.push(...amounts);
  draft.parts.push(...parts);
}

/**
 * True if a line may continue a row: close below it, and beginning no further left than the texts of the table.
 * @param isRagged the amounts of this table stand in no column, so a row ends with its first amount
 * @param pitch the largest distance between two lines of one row
 */
export function canFollow(open: Draft, next: Scanned, columns: Column[], isRagged: boolean, pitch: number): boolean {
  const last = open.lines.at(-1) as Scanned;
  const gap = next.line.y - last.line.y;
  const isClose = last.line.page === next.line.page && gap >= 0 && gap < pitch;
  if (!isClose || open.lines.length >= mostLines) return false;
  if (isRagged && open.amounts.length > 0) return false;
  const leading = findLeadingDates(next, columns).at(-1);
  const left = Math.min(...next.line.words.filter(({ at }) => at >= (leading?.end ?? 0)).map(({ x0 }) => x0));
  return open.amounts.length === 0 || left >= findTextLeft(open, columns) - 6;
}

/** Returns the position where the texts of a table begin: behind the dates. */
function findTextLeft({ lines, dates, inherited }: Draft, columns: Column[]): number {
  const head = columns.find(({ role }) => role === 'description' || role === 'payee');
  const after = (lines[0] as Scanned).line.words.find(({ at }) => at >= (inherited ? 0 : (dates.at(-1)?.end ?? 0)));
  return Math.min(head?.x0 ?? Number.POSITIVE_INFINITY, after?.x0 ?? Number.POSITIVE_INFINITY);
}
