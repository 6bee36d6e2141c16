import type { IsoDate } from '@kumbara/shared';
import { limits } from './limits.ts';

/** A word of a page or a cell of a sheet. `at` is its index in the text of its line. */
export type Word = {
  text: string;
  at: number;
  /** Points from the left edge of a page, or the column number in a sheet. */
  x0: number;
  x1: number;
  /** The value of a number cell. */
  number?: number;
  /** The day of a date cell. */
  date?: IsoDate;
  /** Its column is an amount column although the number has neither decimals nor groups. */
  isMoney?: boolean;
};

/**
 * One printed line or one row. In its text, words are joined by a space and cells, or stretches with a gap between, by
 * a tab.
 */
export type Line = { page: number; y: number; text: string; words: Word[] };

/** `grid`: x is a column number. `page`: x is a position in points. */
export type Lines = {
  layout: 'grid' | 'page';
  lines: Line[];
  /** The names of a workbook's sheets, by page. */
  sheets?: ReadonlyMap<number, string>;
  /** The document holds images and little text: if no transactions are found, it is a scan. */
  isPictured?: boolean;
  /** Something on a page was neither text nor drawing, so text may be missing. */
  isPatchy?: boolean;
};

export type UnplacedWord = Omit<Word, 'at'> & { hasGap: boolean };

export function makeLine(page: number, y: number, words: UnplacedWord[]): Line {
  let text = '';
  // All properties are listed in one order: with 100,000 words, a single hidden class halves the time.
  const placed = words.map(({ hasGap, text: own, x0, x1, number, date, isMoney }): Word => {
    if (text) text += hasGap ? '\t' : ' ';
    const at = text.length;
    text += own;
    return { text: own, at, x0, x1, number, date, isMoney };
  });
  return { page, y, text, words: placed };
}

/** A cell whose index in the line is set later. All cells share one hidden class. */
export const makeCell = (x: number, text: string, number?: number, date?: IsoDate): Word => ({
  text,
  at: 0,
  x0: x,
  x1: x + 1,
  number,
  date,
  isMoney: undefined,
});

/** Makes a line of cells. The given objects are reused; only the index of their text is set. */
export function makeCellLine(page: number, y: number, cells: Word[]): Line {
  let text = '';
  for (const cell of cells) {
    if (text) text += '\t';
    cell.at = text.length;
    text += cell.text;
  }
  return { page, y, text, words: cells };
}

/**
 * Equal for everything at one height of one page. Lines are split and joined before they become rows, but keep their
 * height.
 */
export const heightOf = ({ page, y }: Line): number => page * 10_000_000 + y;

/**
 * True if anything except number and date cells of a line holds a digit. Other lines need no search for days and
 * amounts.
 */
export const hasPrintedDigits = ({ words }: Line): boolean =>
  words.some(({ number, date, text }) => number === undefined && date === undefined && /\d/.test(text));

/** Returns the position of a stretch of a line's text. */
export function positionOf({ words }: Line, at: number, end: number): { x0: number; x1: number } {
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

/** A word may be longer than the stretch ("USD20.00"): all letters count as equally wide. Cells are not divided. */
function within(word: Word, at: number, edge: number): number {
  const share = (at - word.at) / word.text.length;
  if (share <= 0 || share >= 1 || word.x1 - word.x0 <= 1) return edge;
  return word.x0 + (word.x1 - word.x0) * share;
}

/**
 * Normalises the text of a cell: line breaks stay, other white space becomes one space, and the apostrophe that marks a
 * text is removed.
 */
export const cellText = (text: string): string =>
  text
    .slice(0, limits.letters)
    .replace(/^'(?=[^']+$)/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
