import { findMatches } from '#words/matches.ts';
import { limits } from './limits.ts';
import { type Line, makeLine, type UnplacedWord } from './lines.ts';

/** A run of text on a page, in points from the upper left corner. */
export type Glyphs = { text: string; x0: number; x1: number; y: number; height: number };

/** Groups the runs of a page into lines of words, from top to bottom and left to right. */
export function groupIntoLines(page: number, glyphs: Glyphs[]): Line[] {
  const words = withoutDoubles(withCents(glyphs).flatMap(splitWords));
  return groupByHeight(words).map((group) => {
    const sorted = joinSpacedLetters(group.sort((a, b) => a.x0 - b.x0));
    return makeLine(page, (sorted[0] as Glyphs).y, makeLines(sorted.slice(0, limits.words)));
  });
}

/** Raised cents in a smaller size: `,99` above the line behind `13`. */
const cents = /^([.,]?)(\d{2})$/;
const smaller = 0.85;
/** The largest distance from the larger digits, as a multiple of their height. */
const behind = 0.2;

/** Moves raised cents to the line of their amount, and adds a decimal mark where none is printed. */
function withCents(glyphs: Glyphs[]): Glyphs[] {
  const small = glyphs.filter(({ text }) => cents.test(text.trim()));
  const heights = new Set(glyphs.map(({ height }) => Math.round(height)));
  if (small.length === 0 || heights.size < 2) return glyphs;
  const moved = new Map<Glyphs, Glyphs>();
  for (const glyph of small) {
    const larger = glyphs.find((other) => isBefore(other, glyph));
    const [, mark, figures] = cents.exec(glyph.text.trim()) ?? [];
    if (larger) moved.set(glyph, { ...glyph, text: `${mark || '.'}${figures}`, x0: larger.x1, y: larger.y });
  }
  return glyphs.map((glyph) => moved.get(glyph) ?? glyph);
}

const isBefore = (larger: Glyphs, small: Glyphs): boolean =>
  small.height < larger.height * smaller &&
  Math.abs(small.x0 - larger.x1) < larger.height * behind &&
  Math.abs(small.y - larger.y) < larger.height &&
  /\d$/.test(larger.text);

const printedWord = /\S+/g;

/** Splits a run into words. All letters count as equally wide; the first and the last word have exact positions. */
function splitWords(run: Glyphs): Glyphs[] {
  const perLetter = (run.x1 - run.x0) / run.text.length;
  // Most programs position every word by itself.
  if (!/\s/.test(run.text)) return [{ ...run, x1: run.x0 + perLetter * run.text.length }];
  return findMatches(printedWord, run.text).map((match) => ({
    ...run,
    text: match[0],
    x0: run.x0 + perLetter * match.index,
    x1: run.x0 + perLetter * (match.index + match[0].length),
  }));
}

/** Larger than any page width in points, so that two numbers can be combined into one. */
const pageWidth = 1_000_000;

/** Removes words printed twice at one position, which some programs do for bold text. */
function withoutDoubles(words: Glyphs[]): Glyphs[] {
  const seen = new Map<number, string>();
  const others = new Set<string>();
  return words.filter(({ text, x0, y }) => {
    const place = Math.round(y) * pageWidth + Math.round(x0);
    const first = seen.get(place);
    if (first === undefined) seen.set(place, text);
    if (first === undefined || first === text) return first === undefined;
    const other = `${place} ${text}`;
    return !others.has(other) && others.add(other) !== undefined;
  });
}

function groupByHeight(words: Glyphs[]): Glyphs[][] {
  const groups: Glyphs[][] = [];
  let line: Glyphs[] = [];
  for (const word of words.sort((a, b) => a.y - b.y)) {
    const first = line[0];
    if (first && word.y - first.y > Math.min(first.height, word.height) * 0.4) {
      groups.push(line);
      line = [];
    }
    line.push(word);
  }
  if (line.length) groups.push(line);
  return groups;
}

/**
 * A gap of at least this, as a multiple of the letter height, separates columns. Below the second value there is no
 * gap.
 */
const minGap = 0.9;
const gluedUpTo = 0.1;
/** Words that overlap by more than kerning explains are separate: column names too long for their column. */
const overlaid = -0.5;

function makeLines(words: Glyphs[]): UnplacedWord[] {
  const placed: UnplacedWord[] = [];
  let previous: Glyphs | undefined;
  for (const word of words) {
    const gap = previous ? (word.x0 - previous.x1) / word.height : 1;
    const last = placed.at(-1);
    if (last && gap < gluedUpTo && gap > overlaid) {
      last.text += word.text;
      last.x1 = Math.max(last.x1, word.x1);
    } else placed.push({ text: word.text, x0: word.x0, x1: word.x1, hasGap: gap > minGap });
    previous = word;
  }
  return placed;
}

/**
 * Joins single letters in a row, and splits them at clearly wider gaps: `İ Ş L E M T A R İ H İ` is two words, `( T L )`
 * is one.
 */
function joinSpacedLetters(words: Glyphs[]): Glyphs[] {
  const joined: Glyphs[] = [];
  for (let start = 0; start < words.length; ) {
    let end = start;
    while (end < words.length && isLetter(words[end])) end += 1;
    if (end - start >= 4) {
      joined.push(...joinRun(words.slice(start, end)));
      start = end;
    } else {
      joined.push(...words.slice(start, Math.max(end, start + 1)));
      start = Math.max(end, start + 1);
    }
  }
  return joined;
}

const isLetter = (word: Glyphs | undefined) => word !== undefined && /^[\p{L}()]$/u.test(word.text);

function joinRun(letters: Glyphs[]): Glyphs[] {
  const gaps = letters.slice(1).map((letter, index) => letter.x0 - (letters[index] as Glyphs).x1);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const words: Glyphs[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = words.at(-1);
    const gap = gaps[index - 1] ?? 0;
    if (last && gap <= usual * 1.6 + 0.5) Object.assign(last, { text: last.text + letter.text, x1: letter.x1 });
    else words.push({ ...letter });
  }
  return words;
}
