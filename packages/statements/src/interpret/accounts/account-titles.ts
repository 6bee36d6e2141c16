import { findHeader } from '#interpret/columns/header.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf } from '#read/lines.ts';
import {
  type AccountName,
  customerLabel,
  findAccountNames,
  findSheetAccount,
  furtherCard,
  isAccountLabel,
  paymentNote,
  toAccountKey,
} from '#words/account-names.ts';
import { findHolderTitles } from './holder-titles.ts';
import { isSheetName } from './sheet-names.ts';

/** A line that names a card or an account and is no row. */
export type AccountTitle = {
  line: Scanned;
  /** The index of the line among all lines. */
  index: number;
  /** The name as printed. */
  account: string;
  /** Equal for all ways to print the same account. */
  key: string;
  isIban: boolean;
  /** The folded text before the number, without its own digits. */
  form: string;
  /** An amount stands in the same line: the sum of a card, or its limit. */
  isSum: boolean;
  /** The line says from which account something was paid. */
  isNote: boolean;
  /** The line is the name of a sheet. */
  isSheet: boolean;
};

type AccountTitles = {
  titles: AccountTitle[];
  /** These lines and the holder names adjacent to them, unless they are part of a row. */
  lines: ReadonlySet<Scanned>;
};

/**
 * Texts of one column begin at the same position within this distance, in points; cells are in the same column or in
 * another.
 */
const tolerance = { page: 3, grid: 0.5 };

const beginsWithDay = ({ dates: [first], folded }: Scanned): boolean =>
  first !== undefined && (first.at === 0 || !/\p{L}/u.test(folded.slice(0, first.at)));
const isRow = (line: Scanned): boolean => beginsWithDay(line) && line.amounts.some(({ strong }) => strong);

/**
 * Finds the lines that may name the card or account of the rows below or above them. A line below the texts of rows, or
 * below most rows, says how they were paid; a list of several numbers names none.
 */
export function findAccountTitles(lines: Scanned[], layout: 'grid' | 'page'): AccountTitles {
  const holders = new Map(findHolderTitles(lines, tolerance[layout]).map(({ index, digits }) => [index, digits]));
  const found = lines.flatMap((line, index) => titleIn(line, index) ?? titleOf(line, index, holders.get(index)) ?? []);
  if (found.length === 0) return none;
  const titles = withoutNotes(found, lines, tolerance[layout]);
  const alone = titles.filter((title) => !title.isSum || isBehindRow(lines, title));
  const beside =
    layout === 'page'
      ? alone.flatMap((title) => [findHolder(lines, title) ?? [], findLabel(lines, title) ?? []].flat())
      : [];
  return {
    titles: titles.filter(({ isNote }) => !isNote),
    lines: new Set([...alone.map(({ line }) => line), ...beside]),
  };
}

/** True if the last row above has its amount, so that a sum is not the rest of that row. */
function isBehindRow(lines: Scanned[], { index }: AccountTitle): boolean {
  const above = lines.slice(Math.max(0, index - 6), index).findLast(beginsWithDay);
  return above !== undefined && isRow(above);
}

const none: AccountTitles = { titles: [], lines: new Set() };

/** Longer texts are sentences: about payments, limits or instructions. */
const mostWords = 12;
const mostLetters = 160;

function titleIn(line: Scanned, index: number): AccountTitle | undefined {
  if (isSheetName(line)) {
    const title = titleOf(line, index, findSheetAccount(line.line.text));
    return title && { ...title, isSheet: true };
  }
  const { text, folded } = withoutPeriod(line);
  const isDay = folded === line.folded ? beginsWithDay(line) : isRow(line);
  if (text.length > mostLetters || isDay) return undefined;
  const names = findAccountNames(folded, text);
  const name = findOnlyAccount(names);
  if (!name || customerLabel.test(folded.slice(0, name.at))) return undefined;
  const words = (text.slice(0, name.at) + text.slice(name.end)).match(/\p{L}+/gu) ?? [];
  if (words.length > mostWords) return undefined;
  const isSum = line.amounts.some(
    ({ strong, at, end }) => strong && !names.some((own) => at < own.end && end > own.at),
  );
  const form = formOf(folded.slice(0, name.at));
  const isNote = paymentNote.test(line.folded);
  return { ...named(line, index, name.text), isIban: name.isIban, form, isSum, isNote };
}

/** `3 Eylül - 30 Eylül arası`, `du 03.09. au 30.09.`: the period of the rows below, not a row's day. */
function withoutPeriod({ line: { text }, folded, dates: [from, to] }: Scanned): { text: string; folded: string } {
  if (!from || !to || !/^ ?(?:-|[a-z/]{1,4}(?: [a-z]{2,4})?) ?$/.test(folded.slice(from.end, to.at)))
    return { text, folded };
  const without = (whole: string) => whole.slice(0, from.at) + ' '.repeat(to.end - from.at) + whole.slice(to.end);
  return { text: without(text), folded: without(folded) };
}

const titleOf = (line: Scanned, index: number, account: string | undefined): AccountTitle | undefined =>
  account === undefined ? undefined : named(line, index, account);

const named = (line: Scanned, index: number, account: string): AccountTitle => ({
  line,
  index,
  account,
  key: toAccountKey(account),
  isIban: false,
  form: '',
  isSum: false,
  isNote: false,
  isSheet: false,
});

const formOf = (before: string): string =>
  (before.slice(before.lastIndexOf('\t') + 1).match(/[a-z]+/g) ?? []).join(' ');

/** Returns the only account number of a line. One account may be named twice, by its number and its IBAN. */
function findOnlyAccount(names: AccountName[]): AccountName | undefined {
  const [first, second] = names;
  if (!first || !second || (names.length === 2 && first.isIban !== second.isIban)) return first;
  return names.every(({ text }) => toAccountKey(text) === toAccountKey(first.text)) ? first : undefined;
}

const leftOf = ({ line }: Scanned): number => line.words[0]?.x0 ?? 0;
const rightOf = ({ line }: Scanned): number => line.words.at(-1)?.x1 ?? 0;
/** Texts of different lengths are aligned if they begin, end or are centred at the same position. */
const isAlignedWith = (a: Scanned, b: Scanned, near: number): boolean =>
  [leftOf, rightOf, (line: Scanned) => (leftOf(line) + rightOf(line)) / 2].some((at) => Math.abs(at(a) - at(b)) < near);

/** Below this number of rows, each may have a title of its own. */
const fewRows = 8;

/**
 * Separates titles from notes by their left edge: titles begin left of the texts of rows, or stand before the first
 * row; notes stand below rows, or at most of them.
 */
function withoutNotes(titles: AccountTitle[], lines: Scanned[], near: number): AccountTitle[] {
  const rows = [...lines.keys()].filter((index) => isRow(lines[index] as Scanned));
  const [first = 0] = rows;
  const lefts = Map.groupBy(rows, (index) => Math.round(leftOf(lines[index] as Scanned)));
  const usual = [...lefts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0;
  const { line: model } = (titles.find(({ isNote }) => !isNote) ?? titles[0]) as AccountTitle;
  const placeOf = (title: AccountTitle) => {
    const left = leftOf(title.line);
    if (left <= usual + near) return 0;
    return isAlignedWith(title.line, model, near) ? 'model' : Math.round(left / near);
  };
  return [...Map.groupBy(titles, (title) => `${title.isNote} ${placeOf(title)}`).values()]
    .flatMap((own) => {
      const place = placeOf(own[0] as AccountTitle);
      const isFirst = (own[0] as AccountTitle).index < first;
      const after = own.filter(({ index }) => index > first).length;
      const areFew = after <= rows.length / 2 || (isFirst && rows.length < fewRows);
      if (areFew && (isFirst || place === 0)) return own;
      return own.filter(({ line, isSum }) => (areFew && isSum) || furtherCard.test(line.folded));
    })
    .sort((a, b) => a.index - b.index);
}

/** Finds the name of the holder below the number of a card, or above its sum: `P. JANSEN`. */
function findHolder(lines: Scanned[], { line, index, isSum }: AccountTitle): Scanned | undefined {
  const at = isSum ? index - 1 : index + 1;
  const beside = lines[at];
  if (beside?.line.page !== line.line.page || Math.abs(leftOf(beside) - leftOf(line)) > tolerance.page)
    return undefined;
  const isName = /^(?:\p{Lu}[\p{L}.'-]* ){1,4}\p{Lu}[\p{L}.'-]*$/u.test(beside.line.text);
  return isName && findHeader(beside, lines[at + 1], 'page') === undefined && hasOwnText(lines[at + 1])
    ? beside
    : undefined;
}

/** Finds a label such as `Kart Numarası` above the number. */
function findLabel(lines: Scanned[], { line, index }: AccountTitle): Scanned | undefined {
  const above = lines[index - 1];
  const isRightAbove = above?.line.page === line.line.page && Math.abs(leftOf(above) - leftOf(line)) <= tolerance.page;
  return isRightAbove && isAccountLabel(above.folded) ? above : undefined;
}

/** A row without text has its text in the line above. */
const hasOwnText = (below: Scanned | undefined): boolean =>
  below === undefined || !isRow(below) || /\p{L}{4}/u.test(below.line.text);

/**
 * Returns a function that maps a line to its index among all lines, also where it was separated from others of the same
 * height.
 */
export function createLineIndex(lines: Scanned[]): (line: Scanned) => number {
  const heights = Map.groupBy(lines.keys(), (index) => heightOf((lines[index] as Scanned).line));
  return (line) => {
    const same = heights.get(heightOf(line.line)) ?? [];
    return same.findLast((index) => leftOf(lines[index] as Scanned) <= leftOf(line)) ?? same[0] ?? -1;
  };
}

/**
 * Normalises the texts of rows as if no titles stood between them.
 * @returns the normalised lines with the titles at their original positions
 */
export function withoutTitles(
  lines: Scanned[],
  titles: AccountTitles['lines'],
  move: (lines: Scanned[]) => Scanned[],
): Scanned[] {
  if (titles.size === 0) return move(lines);
  const placeOf = createLineIndex(lines);
  const open = [...lines.keys()].filter((index) => titles.has(lines[index] as Scanned));
  const moved = move(lines.filter((line) => !titles.has(line))).flatMap((line) => {
    const end = open.findIndex((index) => index > placeOf(line));
    const before = open.splice(0, end < 0 ? open.length : end);
    return [...before.map((index) => lines[index] as Scanned), line];
  });
  return [...moved, ...open.map((index) => lines[index] as Scanned)];
}
