import { currencyPattern, parseCurrency } from '@kumbara/text/currencies';
import { monthPattern, parseMonth } from '@kumbara/text/dates';
import { foldInPlace } from '@kumbara/text/fold';
import { findDates } from '#format-inference/date-tokens.ts';
import { type Scanned, scan } from '#interpret/scan.ts';
import { makeLine, type UnplacedWord, type Word } from '#read/lines.ts';
import { memoize } from '#words/memoize.ts';

type Kind = 'day' | 'amount';
/** A stretch of words that may be part of a day or of an amount, with its line. */
type Fragment = { kind: Kind; line: number; words: Word[]; text: string; x0: number; x1: number };

/** The largest distance between two lines of one cell, in points. */
const furthestBelow = 16;
const sameEdge = 3;
const mostPieces = 3;
/** The most lines of other columns between them. */
const mostLines = 12;
/** `September.`; a longer word is no fragment of a day. */
const longestWord = 10;
/** `2026-06-` */
const longestNumber = 8;

const month = `(?:${monthPattern})`;
const number = '\\d{1,2}(?:\\.|st|nd|rd|th)?';
const partsOfDay = [
  `[./-]?20\\d{2}|${number},?|${month}[.,]?`, // 2026  13  Jun
  `${number} ${month}[.,]?|${month}\\.? ${number},?`, // 13 Jun  Jun 13,
  `(?:${number} )?${month}[.,]? 20\\d{2}|${number}, 20\\d{2}`, // Jun 2026  13, 2026
  `\\d{1,2}[./-](?:(?:\\d{1,2}|${month})[./-]?)?`, // 13.  13.06.  13-Jun-
  `(?:\\d{1,2}|${month})[./-]20\\d{2}|20\\d{2}-(?:\\d{2}-?)?`, // 06.2026  2026-06-
];
const partOfDay = new RegExp(`^(?:${partsOfDay.join('|')})$`);
const isYear = /^[./-]?20\d{2}$/;
const beginsAmount = /^[-+(]?\p{Sc}?\d{1,3}(?:[.,]\d{3})*[.,]$/u;
const endsAmount = /^(?:\d{2}|\d{3}[.,]\d{2})[)+-]?$/;
const endsInCurrency = new RegExp(` ?${currencyPattern}$`, 'u');
const wholeAmount = /^[-+(]?\p{Sc}?(?:\d{1,3}(?:\.\d{3})*,\d{2}|\d{1,3}(?:,\d{3})*\.\d{2})[)+-]?$/u;

/**
 * Joins the parts of days and amounts that are wrapped within a cell: `13` above `Jun`, `2 Jan` above `2026`, `1.234,`
 * above `56`. The result is moved to the line of its row; other texts of these lines stay.
 */
export function joinCells(lines: Scanned[]): Scanned[] {
  const pages = [...Map.groupBy(lines, ({ line }) => line.page).values()];
  const joined = pages.map((page) => joinPage(joinPage(page, 'amount'), 'day'));
  return joined.every((page, index) => page === pages[index]) ? lines : joined.flat();
}

function joinPage(page: Scanned[], kind: Kind): Scanned[] {
  if (!page.some((scanned) => canEndCell(scanned, kind))) return page;
  const pieces = page.map((scanned, line) => findFragments(scanned, line, kind));
  const taken = new Set<Word>();
  const cells = new Map<number, UnplacedWord[][]>();
  for (const [at, own] of pieces.entries()) {
    for (const first of own) {
      const chain = taken.has(first.words[0] as Word) ? undefined : findLongestCell(first, pieces, at, page);
      if (!chain) continue;
      for (const word of chain.flatMap(({ words }) => words)) taken.add(word);
      const line = findLineOfRow(page, chain);
      cells.set(line, [...(cells.get(line) ?? []), cellOf(chain)]);
    }
  }
  if (cells.size === 0 || cells.size < countLoose(pieces.flat(), taken)) return page;
  return page.flatMap((scanned, at) => withCells(scanned, taken, cells.get(at) ?? []));
}

/** The end of a cell stands in a line that does not begin with a complete day. */
const canEndCell = ({ line, dates }: Scanned, kind: Kind): boolean =>
  !(dates[0]?.at === 0 && dates[0].year !== undefined) &&
  line.words.some(({ text }) => (kind === 'day' ? canBeginDay(text) : isPartOfAmount(text)));

/**
 * Counts the day numbers that stay alone. Where days stand below the name of their month, most do, and nothing is
 * joined.
 */
const countLoose = (pieces: Fragment[], taken: ReadonlySet<Word>): number =>
  pieces.filter(({ kind, text, words }) => kind === 'day' && /^\d{1,2}$/.test(text) && !taken.has(words[0] as Word))
    .length;

/** Returns the stretches of one to three words at the beginning of a line or behind a gap. */
function findFragments({ line: { words, text }, dates }: Scanned, line: number, kind: Kind): Fragment[] {
  // Two narrow amount columns may stand close together.
  const isOfAmounts = kind === 'amount' && words.every((word) => isPartOfAmount(word.text));
  return words.flatMap((word, index): Fragment[] => {
    if (kind === 'day' && !canBeginDay(word.text)) return [];
    const isSeparate = word.at === 0 || isOfAmounts || text.charAt(word.at - 1) === '\t';
    const isOfDay = dates.some(({ at, end, year }) => year !== undefined && word.at >= at && word.at < end);
    if (word.text.length > longestWord || !isSeparate || isOfDay) return [];
    if (kind === 'amount')
      return isPartOfAmount(word.text)
        ? [{ kind, line, words: [word], text: word.text, x0: word.x0, x1: word.x1 }]
        : [];
    for (const count of [3, 2, 1]) {
      const own = words.slice(index, index + count);
      const last = own.at(-1) as Word;
      const cellText = text.slice(word.at, last.at + last.text.length);
      if (own.length === count && !cellText.includes('\t') && partOfDay.test(foldInPlace(cellText)))
        return [{ kind, line, words: own, text: cellText, x0: word.x0, x1: last.x1 }];
    }
    return [];
  });
}

/** False for a complete day and for words other than a month's name, which excludes most words early. */
const canBeginDay = memoize((text: string): boolean =>
  /^[\d./-]/.test(text) ? text.length <= longestNumber : parseMonth(foldInPlace(text).replace(/[.,]$/, '')) > 0,
);

const isPartOfAmount = memoize(
  (text: string): boolean =>
    beginsAmount.test(text) ||
    endsAmount.test(text) ||
    wholeAmount.test(text) ||
    parseCurrency(foldInPlace(text)) !== undefined,
);

/**
 * Returns the longest chain of fragments below each other that form one cell and mean more than the first one alone.
 */
function findLongestCell(first: Fragment, pieces: Fragment[][], from: number, page: Scanned[]): Fragment[] | undefined {
  let best: Fragment[] | undefined;
  let chain = [first];
  const until = Math.min(page.length, from + mostLines);
  for (let at = from + 1; at < until && chain.length < mostPieces; at += 1) {
    const last = chain.at(-1) as Fragment;
    if ((page[at] as Scanned).line.y - (page[last.line] as Scanned).line.y > furthestBelow) break;
    const below = pieces[at]?.find((fragment) => isAligned(fragment, last));
    if (!below) continue;
    chain = [...chain, below];
    // A currency's name below the amount of a complete row belongs to the foreign price.
    if (wholeAmount.test(first.text) && (page[from] as Scanned).dates.length > 0) continue;
    if (first.kind === 'day' ? isDay(chain) : isAmount(chain)) best = chain;
  }
  return best;
}

/** Cells are aligned left, centred or right. */
const isAligned = (a: Fragment, b: Fragment): boolean =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2) < sameEdge;

/** `1.234,` above `56`, `1.234,56` above `€`. */
function isAmount(chain: Fragment[]): boolean {
  const text = textOf(chain);
  return wholeAmount.test(text) || wholeAmount.test(text.slice(0, endsInCurrency.exec(foldInPlace(text))?.index));
}

function isDay(chain: Fragment[]): boolean {
  const day = parseDate(textOf(chain));
  const before = parseDate(textOf(chain.slice(0, -1)));
  if (!day || (before && (before.year !== undefined || day.year === undefined))) return false;
  // A number below a complete day is more often the day of the next row than a two-digit year.
  return !before || isYear.test(chain.at(-1)?.text ?? '') || /[./-]$/.test(chain.at(-2)?.text ?? '');
}

/** Returns the day that a text consists of. */
function parseDate(text: string) {
  const found = findDates(makeLine(0, 0, [{ text, x0: 0, x1: 0, hasGap: false }]), foldInPlace(text));
  return found.find(({ at, end }) => at === 0 && end >= text.length - 1);
}

const textOf = (chain: Fragment[]): string =>
  chain.reduce((joined, { text }) => (joined && !isGlued(joined, text) ? `${joined} ${text}` : joined + text), '');

/** `13.06.` and `2026`, `13/06` and `/2026`, but `13.` and `Juni`. */
const isGlued = (before: string, after: string): boolean =>
  /^[./-]/.test(after) || (/[.,/-]$/.test(before) && /^\d/.test(after)) || /-$/.test(before);

/** Returns the first of the spanned lines that holds the rest of a row, or the first line where none does. */
function findLineOfRow(page: Scanned[], chain: Fragment[]): number {
  const [first, last] = [chain[0]?.line ?? 0, chain.at(-1)?.line ?? 0];
  const isRow = ({ amounts, dates }: Scanned) =>
    chain[0]?.kind === 'day' ? amounts.some(({ strong }) => strong) : dates[0]?.at === 0;
  const found = page.slice(first, last + 1).findIndex(isRow);
  return found < 0 ? first : first + found;
}

function cellOf(chain: Fragment[]): UnplacedWord[] {
  const x0 = Math.min(...chain.map((fragment) => fragment.x0));
  const x1 = Math.max(...chain.map((fragment) => fragment.x1));
  const words = textOf(chain).split(' ');
  return words.map((text, index) => ({ text, x0, x1, hasGap: index === 0 }));
}

function withCells(scanned: Scanned, taken: ReadonlySet<Word>, cells: UnplacedWord[][]): Scanned[] {
  const { line } = scanned;
  if (cells.length === 0 && !line.words.some((word) => taken.has(word))) return [scanned];
  const rest = line.words.flatMap(({ at, ...word }, index) =>
    taken.has(line.words[index] as Word) ? [] : [[{ ...word, hasGap: line.text.charAt(at - 1) === '\t' }]],
  );
  const placed = [...rest, ...cells].sort((a, b) => (a[0]?.x0 ?? 0) - (b[0]?.x0 ?? 0));
  const words = placed.flatMap((cell, index) =>
    // Text behind a joined cell is separated from it by a gap.
    cells.includes(placed[index - 1] as UnplacedWord[])
      ? cell.map((word, at) => (at === 0 ? { ...word, hasGap: true } : word))
      : cell,
  );
  return words.length > 0 ? [scan(makeLine(line.page, line.y, words))] : [];
}
