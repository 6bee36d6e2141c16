import { findHeader } from '#interpret/columns/header.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { findAccountCurrency, findSheetCurrency } from '#words/account-currencies.ts';
import { createLineIndex } from './account-titles.ts';
import { isSheetName } from './sheet-names.ts';

/** Returns the currency of a line, or undefined above the first title and where several titles leave it open. */
type CurrencyAt = (line: Scanned) => string | undefined;

/** Upper limit of lines between a title and its rows. */
const nearLines = 6;
/** Two lines begin at the same position if they differ by at most this, in points or columns. */
const sameLeft = { page: 3, grid: 0 };

type Title = { line: Scanned; index: number; currency?: string };
type Border = { index: number; currency?: string };

/**
 * Finds the currencies of several accounts in one document that only their titles name. A title applies to everything
 * below it, up to the next one.
 * @returns undefined where rows do not stand below titles of different currencies
 */
export function findAccountCurrencies(
  rows: RawRow[],
  lines: Scanned[],
  layout: 'grid' | 'page',
): CurrencyAt | undefined {
  const titles = lines.flatMap((line, index) => titleIn(line, index) ?? []);
  if (countOf(titles) < 2 || rows.length === 0) return undefined;
  const placeOf = createLineIndex(lines);
  const places = new Set(rows.flatMap((row) => row.lines.map(placeOf)));
  const first = placeOf(rows[0]?.lines[0] as Scanned);
  const context = { lines, layout, places, first, left: usualLeft(rows) };
  const free = titles.filter(({ index }) => !places.has(index));
  const own = (layout === 'page' ? withoutFurniture(free, rows) : free).filter((title) =>
    isTitlePosition(title, context),
  );
  const currencies = spreadCurrencies(
    groupTitles(own, places).map((run) => findBorder(run, context)),
    lines.length,
  );
  const at = (line: Scanned) => currencies[placeOf(line)];
  const used = rows.flatMap((row) => at(row.lines[0] as Scanned) ?? []);
  return new Set(used).size > 1 ? at : undefined;
}

/** The lines of a document and which of them are rows. */
type Context = { lines: Scanned[]; layout: 'grid' | 'page'; places: ReadonlySet<number>; first: number; left: number };

const leftOf = ({ line }: Scanned): number => Math.round(line.words[0]?.x0 ?? 0);

function usualLeft(rows: RawRow[]): number {
  const lefts = Map.groupBy(rows, (row) => leftOf(row.lines[0] as Scanned));
  return [...lefts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 0;
}

/**
 * A title stands above all rows, above a table head, or begins no further right than the rows. A line below the texts
 * of rows is a note.
 */
const isTitlePosition = ({ line, index }: Title, { lines, layout, places, first, left }: Context): boolean => {
  if (leftOf(line) <= left + sameLeft[layout]) return true;
  for (let below = index + 1; below <= index + nearLines && !places.has(below); below += 1)
    if (isHead(below, lines, layout)) return true;
  return index < first;
};

function isHead(index: number, lines: Scanned[], layout: 'grid' | 'page'): boolean {
  const line = lines[index];
  return line !== undefined && findHeader(line, lines[index + 1], layout) !== undefined;
}

/** Returns the currency at each index. A border applies up to the next one. */
function spreadCurrencies(borders: Border[], length: number): (string | undefined)[] {
  const starts = new Map(borders.map(({ index, currency }) => [index, currency]));
  let current: string | undefined;
  return Array.from({ length }, (_, index) => {
    if (starts.has(index)) current = starts.get(index);
    return current;
  });
}

const countOf = (titles: Title[]): number => new Set(titles.flatMap(({ currency }) => currency ?? [])).size;

function titleIn(line: Scanned, index: number): Title | undefined {
  const { dates, amounts } = line;
  // The number of an account may look like money, but has no decimals.
  if (dates[0]?.at === 0 || amounts.some(({ digits, value }) => value !== undefined || /[.,]/.test(digits)))
    return undefined;
  // A sheet whose name has no currency is in the document's currency.
  if (isSheetName(line)) return { line, index, currency: findSheetCurrency(line.line.text) };
  const currency = findAccountCurrency(line.line.text);
  return currency === undefined ? undefined : { line, index, currency };
}

/** Removes titles that are printed on every page with rows: they describe the whole document. */
function withoutFurniture(titles: Title[], rows: RawRow[]): Title[] {
  const pages = new Set(rows.map(({ page }) => page));
  const gone = new Set<Title>();
  const print = ({ line: { line }, currency }: Title) => `${Math.round(line.y)} ${currency}`;
  for (const [first, ...others] of Map.groupBy(titles, print).values()) {
    const from = first?.line.line.page ?? 0;
    const on = new Set([from, ...others.map(({ line }) => line.line.page)]);
    if (on.size > 1 && [...pages].every((page) => page < from || on.has(page)))
      for (const other of others) gone.add(other);
  }
  return titles.filter((title) => !gone.has(title));
}

/** Groups titles that have no row between them. */
function groupTitles(titles: Title[], places: ReadonlySet<number>): Title[][] {
  const found: Title[][] = [];
  let place = 0;
  for (const title of titles) {
    let hasRows = false;
    for (; place < title.index; place += 1) hasRows ||= places.has(place);
    const run = found.at(-1);
    if (run && !hasRows) run.push(title);
    else found.push([title]);
  }
  return found;
}

/**
 * Of several currencies without rows between them, the last one applies if it stands directly above a table and not in
 * a list.
 */
function findBorder(run: Title[], { lines, layout, places }: Context): Border {
  const [first, last] = [run[0], run.at(-1)] as [Title, Title];
  if (countOf(run) < 2) return { index: first.index, currency: run.find(({ currency }) => currency)?.currency };
  const isListed = run.some(({ index, currency }) => index === last.index - 1 && currency !== last.currency);
  const below = Array.from({ length: nearLines }, (_, n) => last.index + 1 + n);
  const isNear = below.some((index) => places.has(index) || isHead(index, lines, layout));
  return isNear && !isListed ? last : { index: last.index };
}
