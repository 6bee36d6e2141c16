import { findHeader } from '#interpret/columns/header.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { toAccountKey } from '#words/account-names.ts';
import { type AccountTitle, createLineIndex } from './account-titles.ts';
import { isSheetName } from './sheet-names.ts';

/** Upper limit of lines between a title and its rows. */
const nearLines = 5;
/** A title at the end of a page stands as close below a row as other rows do, in points. */
const nearPoints = 30;

/** The lines of a document and which of them are rows. */
type Context = { lines: Scanned[]; layout: 'grid' | 'page'; rowLines: ReadonlySet<number> };

/**
 * Assigns a card or account to each row: what its own column says, otherwise the title above, which applies up to the
 * next one across pages, otherwise the sum below that names a card. Rows above all titles have none.
 */
export function nameAccounts(rows: RawRow[], titles: AccountTitle[], lines: Scanned[], layout: 'grid' | 'page'): void {
  if (titles.length > 0) {
    const placeOf = createLineIndex(lines);
    const places = rows.map((row) => row.lines.map(placeOf));
    const context = { lines, layout, rowLines: new Set(places.flat()) };
    const placed = titles.map((title) => ({ ...title, index: placeOf(title.line) }));
    const free = placed.filter(({ index }) => !context.rowLines.has(index));
    const above = settleTitles(
      free.filter(({ isSum }) => !isSum),
      context,
    );
    const sums = free.filter(({ isSum }) => isSum);
    const accountAt = createAccountLookup([...above, ...sumsAbove(sums, context)], sumsBelow(sums, context));
    for (const [at, row] of rows.entries()) row.account ??= accountAt(Math.min(...(places[at] as number[])));
  }
  if (areCounterparties(rows)) for (const row of rows) row.account = undefined;
  const printed = new Map<string, string>();
  for (const row of rows) {
    if (row.account === undefined) continue;
    const key = toAccountKey(row.account);
    if (!printed.has(key)) printed.set(key, row.account);
    row.account = printed.get(key);
  }
}

/**
 * True if a column of accounts names the counterparties: it has more accounts, each used more rarely, than one person
 * has.
 */
function areCounterparties(rows: RawRow[]): boolean {
  const named = rows.flatMap(({ account }) => (account === undefined ? [] : toAccountKey(account)));
  const different = new Set(named).size;
  return different > 4 && different > named.length / 3;
}

/** The position where an account begins or, with a sum, ends. `account` is missing where it is unknown. */
type Border = { index: number; account?: string };

/**
 * Between two borders, the lower one applies if it ends what stands above it, otherwise the upper one if it begins what
 * stands below.
 */
function createAccountLookup(above: Border[], below: Border[]): (row: number) => string | undefined {
  const all = [...below, ...above].sort((a, b) => a.index - b.index);
  const endsRows = new Set(below);
  return (row) => {
    const next = all.findIndex(({ index }) => index >= row);
    const after = all[next];
    if (after && endsRows.has(after)) return after.account;
    const before = next < 0 ? all.at(-1) : all[next - 1];
    return before && !endsRows.has(before) ? before.account : undefined;
  };
}

function settleTitles(titles: AccountTitle[], context: Context): Border[] {
  const own = context.layout === 'page' ? withoutFurniture(titles, context) : titles;
  const kept = own.filter(
    (title, at, all) =>
      at === 0 || isAboveRows(title, context) || !hasRowsBetween(all[0] as AccountTitle, title, context),
  );
  const parts = groupTitles(kept, context);
  const forms = findTitleForms(parts);
  const named = parts.map((run) => {
    const sheet = run.findLast(({ isSheet }) => isSheet);
    const alike = withoutSecondNames(run.filter(({ form }) => forms.has(form)));
    const isOwn = alike.length > 0 && alike.every(({ key }) => key === alike[0]?.key);
    const sameAccount = sheet ? [sheet] : isOwn ? alike : withoutSecondNames(run);
    const last = sameAccount.at(-1) as AccountTitle;
    const isOne = sameAccount.every(({ key }) => key === last.key);
    return isOne || isRightAbove(last, run, context) ? last : { index: last.index };
  });
  return [...named, ...findOtherSheets(titles, context)].sort((a, b) => a.index - b.index);
}

/**
 * Titles of one document have the same form: the same text before different numbers, with rows between them. A note
 * repeats its own number.
 */
function findTitleForms(parts: AccountTitle[][]): ReadonlySet<string> {
  const forms = Map.groupBy(
    parts.flatMap((run, part) => run.map(({ form, key }) => ({ form, key, part }))),
    ({ form }) => form,
  );
  const isOfTitles = ([first, ...others]: { key: string; part: number }[]) =>
    others.some(({ key, part }) => key !== first?.key && part !== first?.part);
  return new Set([...forms].flatMap(([form, stated]) => (isOfTitles(stated) ? form : [])));
}

/** Returns the sheets that belong to no card, if other sheets are named after cards. */
function findOtherSheets(titles: AccountTitle[], { lines }: Context): Border[] {
  const own = new Set(titles.flatMap(({ isSheet, line }) => (isSheet ? line.line.page : [])));
  if (own.size === 0) return [];
  return [...lines.keys()].flatMap((index) => {
    const line = lines[index] as Scanned;
    return isSheetName(line) && !own.has(line.line.page) ? { index } : [];
  });
}

/**
 * Removes titles printed on every page at the same height. They describe the whole document and apply only to rows
 * without another title.
 */
function withoutFurniture(titles: AccountTitle[], { lines, rowLines }: Context): AccountTitle[] {
  const rowPages = new Map<number, number>();
  for (const index of rowLines) {
    const { page = 0, y = 0 } = lines[index]?.line ?? {};
    rowPages.set(page, Math.max(y, rowPages.get(page) ?? y));
  }
  const gone = new Set<AccountTitle>();
  for (const same of Map.groupBy(titles, ({ line }) => Math.round(line.line.y)).values()) {
    const [first, ...others] = same as [AccountTitle, ...AccountTitle[]];
    const pages = new Set(same.map(({ line }) => line.line.page));
    if (pages.size < 2 || others.some(({ key }) => key !== first.key)) continue;
    const isEverywhere = [...rowPages.keys()].every((page) => page < first.line.line.page || pages.has(page));
    const isAlone = same.some(
      ({ line }) => !titles.some((other) => other.key !== first.key && other.line.line.page === line.line.page),
    );
    if (!isEverywhere || !isAlone) continue;
    for (const title of others) gone.add(title);
    if (same.every(({ line }) => (rowPages.get(line.line.page) ?? 0) < line.line.y)) gone.add(first);
  }
  return titles.filter((title) => !gone.has(title));
}

/**
 * An IBAN directly below the number of an account is its second name, and so is a number that is part of the IBAN
 * above.
 */
const withoutSecondNames = (titles: AccountTitle[]): AccountTitle[] =>
  titles.filter((title, at) => {
    const before = titles[at - 1];
    if (!before || title.index - before.index > 1 || title.isIban === before.isIban) return true;
    return !title.isIban && !digitsOf(before).includes(digitsOf(title));
  });

const digitsOf = ({ account }: AccountTitle): string => account.replace(/\D/g, '');

function hasRowsBetween(
  { index: from }: { index: number },
  { index: to }: { index: number },
  { rowLines }: Context,
): boolean {
  for (let index = from; index < to; index += 1) if (rowLines.has(index)) return true;
  return false;
}

/** Groups titles that have no row between them. */
function groupTitles(titles: AccountTitle[], context: Context): AccountTitle[][] {
  const found: AccountTitle[][] = [];
  for (const title of titles) {
    const before = found.at(-1)?.at(-1);
    if (before && !hasRowsBetween(before, title, context)) found.at(-1)?.push(title);
    else found.push([title]);
  }
  return found;
}

const isHead = (index: number, { lines, layout }: Context): boolean => {
  const line = lines[index];
  return line !== undefined && findHeader(line, lines[index + 1], layout) !== undefined;
};

/**
 * A line below rows that names a card is a title only if it stands close above other rows; at the foot of a page it is
 * none.
 */
function isAboveRows({ line, index, isSheet }: AccountTitle, context: Context): boolean {
  if (isSheet) return true;
  const { lines, rowLines, layout } = context;
  for (let below = index + 1; below <= index + nearLines; below += 1) {
    const next = lines[below];
    if (!next || (layout === 'page' && next.line.page !== line.line.page)) {
      const above = lines[index - 1];
      return (
        next !== undefined && above !== undefined && rowLines.has(index - 1) && line.line.y - above.line.y < nearPoints
      );
    }
    if (rowLines.has(below) || isHead(below, context)) return true;
  }
  return false;
}

/**
 * Of several numbers without rows between them, the last one is a title if a row or a table head follows. A list is no
 * title, but may stand above its first one.
 */
function isRightAbove({ index, key }: AccountTitle, run: AccountTitle[], context: Context): boolean {
  const { lines, rowLines } = context;
  const next = /\d/.test(lines[index + 1]?.line.text ?? '') || isHead(index + 1, context) ? index + 1 : index + 2;
  if (rowLines.has(next)) return true;
  const isListed = run.some((other) => other.key !== key && other.index === index - 1);
  const isAgain = run.some((other) => other.key === key && other.index < index);
  return (isAgain || !isListed) && isHead(next, context);
}

/** Sums at the beginning of the rows of their card: `Final 1234 · Subtotal deste cartão 123,45`. */
const sumsAbove = (sums: AccountTitle[], context: Context): AccountTitle[] =>
  sums.every((sum) => isRightAbove(sum, [], context)) && !areBelow(sums, context) ? sums : [];

/** Sums at the end of the rows of their card: `Transactions this cycle (card 1234) $123.45`. */
function sumsBelow(sums: AccountTitle[], context: Context): AccountTitle[] {
  const last = sums.at(-1);
  const areSeveral = sums.some(({ key }) => key !== last?.key);
  return last && areSeveral && areBelow(sums, context) && !isRightAbove(last, [], context) ? sums : [];
}

const areBelow = (sums: AccountTitle[], { rowLines }: Context): boolean =>
  sums.every(({ index }) => rowLines.has(index - 1) || rowLines.has(index - 2));
