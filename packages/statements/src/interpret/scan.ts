import type { Line } from '#read/lines.ts';
import { type AmountToken, findAmounts } from '#votes/amount-tokens.ts';
import { type DateToken, findDates } from '#votes/date-tokens.ts';
import { fold } from '#words/fold.ts';

/** A line with everything in it that can be a day or money. */
export type Scanned = { line: Line; folded: string; dates: DateToken[]; amounts: AmountToken[] };

export function scan(line: Line): Scanned {
  const folded = fold(line.text);
  const dates = findDates(line, folded);
  const amounts = findAmounts(line, folded).filter(
    (amount) => !dates.some((date) => amount.at < date.end && amount.end > date.at),
  );
  return { line, folded, dates, amounts };
}

/** Stretches of a line that stand apart from each other, with their places. */
export function segments({ line }: Pick<Scanned, 'line'>): { text: string; at: number; x0: number; x1: number }[] {
  const found: { text: string; at: number; x0: number; x1: number }[] = [];
  for (const word of line.words) {
    const last = found.at(-1);
    const apart = word.at === 0 || line.text.charAt(word.at - 1) === '\t';
    if (last && !apart) Object.assign(last, { text: `${last.text} ${word.text}`, x1: word.x1 });
    else found.push({ text: word.text, at: word.at, x0: word.x0, x1: word.x1 });
  }
  return found;
}
