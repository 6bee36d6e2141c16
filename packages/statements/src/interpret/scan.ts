import { foldInPlace } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import { type AmountToken, findAmounts } from '#format-inference/amount-tokens.ts';
import { type DateToken, findDates } from '#format-inference/date-tokens.ts';
import type { Line } from '#read/lines.ts';
import { findAccountNames } from '#words/account-names.ts';
import languages from '#words/points.json' with { type: 'json' };

/** A line with every day and amount that it may hold. */
export type Scanned = { line: Line; folded: string; dates: DateToken[]; amounts: AmountToken[] };

export function scan(line: Line): Scanned {
  const folded = foldInPlace(line.text);
  const dates = findDates(line, folded);
  const amounts = findAmounts(line, folded, dates).filter(
    (amount) => !dates.some((date) => amount.at < date.end && amount.end > date.at) && !isOfPoints(folded, amount.at),
  );
  return { line, folded, dates, amounts: dates.length > 0 ? amounts : withoutCards(amounts, line, folded) };
}

/** The last digits of a card are no amount, in any column. */
function withoutCards(amounts: AmountToken[], { text }: Line, folded: string): AmountToken[] {
  if (!amounts.some(({ strong }) => !strong)) return amounts;
  const names = findAccountNames(folded, text);
  return amounts.filter(({ strong, at, end }) => strong || !names.some((name) => at < name.end && end > name.at));
}

const { pattern } = readLanguages(languages);

/** `Puan: 2,91`, `Bonus (TL): 0,58`: points are no money. */
const pointsName = `(?<![a-z])${pattern('names')}(?: ?\\(tl\\))? ?: ?`;
const pointsBefore = new RegExp(`${pointsName}$`, 'u');
/** Matches a folded text that only states a number of points. */
export const pointsNotePattern = new RegExp(`^${pointsName}[\\d.,]+$`, 'u');
const isOfPoints = (folded: string, at: number): boolean =>
  folded.lastIndexOf(':', at) > at - 3 && pointsBefore.test(folded.slice(Math.max(0, at - 30), at));

type Segment = { text: string; at: number; x0: number; x1: number };

/** Returns the stretches of a line between its gaps, with their positions. */
export const splitSegments = (scanned: Pick<Scanned, 'line'>): Segment[] => splitSegmentsBehind(scanned, []);

/** The words of a column begin directly below its name, within this distance in points. */
const sameLeft = 2;

/** Like `splitSegments`, but also splits behind a day and at the left edge of a column's name, without a gap. */
export function splitSegmentsBehind(
  { line }: Pick<Scanned, 'line'>,
  days: readonly DateToken[],
  columns: readonly { x0: number }[] = [],
): Segment[] {
  const found: Segment[] = [];
  for (const word of line.words) {
    const last = found.at(-1);
    const isBehindDay = days.some(({ end }) => last !== undefined && last.at < end && word.at >= end);
    const isBelowName = columns.some(({ x0 }) => Math.abs(x0 - word.x0) < sameLeft);
    const hasGap = word.at === 0 || line.text.charAt(word.at - 1) === '\t' || isBehindDay || isBelowName;
    if (last && !hasGap) {
      last.text += ` ${word.text}`;
      last.x1 = word.x1;
    } else found.push({ text: word.text, at: word.at, x0: word.x0, x1: word.x1 });
  }
  return found;
}
