import type { IsoDate } from '@kumbara/shared';
import { limits } from './limits.ts';

/** A word of a page or a cell of a sheet. `at` is where it begins in the text of its line. */
export type Word = {
  text: string;
  at: number;
  /** Points from the left on a page; the column number in a sheet. */
  x0: number;
  x1: number;
  /** The value of a number cell. */
  number?: number;
  /** The day of a date cell. */
  date?: IsoDate;
  /** Its column says that it is money, though it has neither decimals nor groups. */
  isMoney?: boolean;
};

/** One printed line or one row. In its text a space joins words, a tab separates what stands apart. */
export type Line = { page: number; y: number; text: string; words: Word[] };

/** `grid`: x is a column of a sheet. `page`: x is a place on paper. */
export type Lines = {
  layout: 'grid' | 'page';
  lines: Line[];
  /** What the sheets of a workbook are called, by their page. */
  sheets?: ReadonlyMap<number, string>;
  /** Pictures and few letters: where these tell no transactions, the pictures may. */
  isPictured?: boolean;
  /** Something on a page was no text and no drawing: what was read may not be all. */
  isPatchy?: boolean;
};

/** The sheets of a workbook with what they are called. */
export type Sheets = Required<Pick<Lines, 'lines' | 'sheets'>>;

export type Unplaced = Omit<Word, 'at'> & { hasGap: boolean };

export function makeLine(page: number, y: number, words: Unplaced[]): Line {
  let text = '';
  // Named one by one, and always all of them: a hundred thousand words of one shape are half the work.
  const placed = words.map(({ hasGap, text: own, x0, x1, number, date, isMoney }): Word => {
    if (text) text += hasGap ? '\t' : ' ';
    const at = text.length;
    text += own;
    return { text: own, at, x0, x1, number, date, isMoney };
  });
  return { page, y, text, words: placed };
}

/** A cell of a column, which its line will place. All have one shape, whatever they hold. */
export const cellAt = (x: number, text: string, number?: number, date?: IsoDate): Word => ({
  text,
  at: 0,
  x0: x,
  x1: x + 1,
  number,
  date,
  isMoney: undefined,
});

/** The same of cells, which stand apart from each other: they are not made anew, but told where their texts begin. */
export function makeCellLine(page: number, y: number, cells: Word[]): Line {
  let text = '';
  for (const cell of cells) {
    if (text) text += '\t';
    cell.at = text.length;
    text += cell.text;
  }
  return { page, y, text, words: cells };
}

/** The same for all that stands on one height of one page: lines are parted and joined on their way to a row, but stay there. */
export const heightOf = ({ page, y }: Line): number => page * 10_000_000 + y;

/** Whether anything but number and date cells of a line holds a digit: only then is there something to search. */
export const hasPrintedDigits = ({ words }: Line): boolean =>
  words.some(({ number, date, text }) => number === undefined && date === undefined && /\d/.test(text));

/** The place of a stretch of a line's text. */
export function placeOf({ words }: Line, at: number, end: number): { x0: number; x1: number } {
  let first: Word | undefined;
  let last: Word | undefined;
  for (const word of words) {
    if (word.at >= end) break;
    if (word.at + word.text.length <= at) continue;
    first ??= word;
    last = word;
  }
  if (!first || !last) return { x0: 0, x1: 0 };
  return { x0: within(first, at, first.x0), x1: within(last, end, last.x1) };
}

/** A word may hold more than the stretch ("USD20.00"): letters are taken as equally wide. Cells are not measured. */
function within(word: Word, at: number, edge: number): number {
  const share = (at - word.at) / word.text.length;
  if (share <= 0 || share >= 1 || word.x1 - word.x0 <= 1) return edge;
  return word.x0 + (word.x1 - word.x0) * share;
}

/** The text of a cell: lines inside it stay lines, all other white space is one space; the mark that says "text" goes. */
export const cellText = (text: string): string =>
  text
    .slice(0, limits.letters)
    .replace(/^'(?=[^']+$)/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
