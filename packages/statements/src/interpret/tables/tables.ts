import { parseCurrency } from '@kumbara/text/currencies';
import { type Column, findHeader, type Header, isEndOfHead, withLowerNames } from '#interpret/columns/header.ts';
import { findUnnamedDayColumns, readDaysBelow } from '#interpret/days/days-below.ts';
import { readSerialDays, unswapDays } from '#interpret/days/serial-days.ts';
import { resolveColumns } from '#interpret/grids/grid-columns.ts';
import { readGridRows } from '#interpret/grids/grid-rows.ts';
import { repeatDays } from '#interpret/layout/repeat-days.ts';
import { selectPart } from '#interpret/layout/stack-tables.ts';
import { readPageRows } from '#interpret/pages/page-rows.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import { type Scanned, splitSegments } from '#interpret/scan.ts';
import { findCurrencyInLabel } from '#words/currencies.ts';
import { moneyRoles, type Role } from '#words/headers.ts';
import { isPendingTitle } from '#words/pending-titles.ts';
import { findTotalLabels } from '#words/totals.ts';
import { findPending } from './pending.ts';
import { withoutSectionHeads } from './section-heads.ts';
import { findSections } from './sections.ts';
import { withoutUnbooked } from './unbooked.ts';

export type Tables = {
  rows: RawRow[];
  headers: Header[];
  /** The index of the first line of a table. */
  firstRow: number;
  /** Non-table lines: headings, totals, carried balances. */
  outside: Scanned[];
};

type Block = {
  header?: Header;
  /** The lines that name the columns, on every page. */
  head: Scanned[];
  lines: Scanned[];
  /** Text left or right of the table. */
  besides: Scanned[];
  start: number;
};

/**
 * Splits a document into tables, each below its head, and these into rows.
 * @param titles lines that name cards and accounts; they are not part of a table
 */
export function readTables(all: Scanned[], layout: 'grid' | 'page', titles: ReadonlySet<Scanned>): Tables {
  const printed = withoutUnbooked(all, layout);
  const found = withPendingRowsAbove(findBlocks(printed, layout, titles));
  const hasGap =
    layout === 'page' ? found.map(withoutNeighbours).map(withoutSections) : found.map(withoutAdjacentSummary);
  const blocks = hasGap.map((block) => withDays(block, layout));
  let lines = blocks.flatMap(({ lines: own, besides, head }) => [...head, ...own, ...besides]);
  const usual = layout === 'page' ? findUsualCurrency(lines) : undefined;
  const read = (block: Block) => readBlock(block, layout, usual);
  const withHeads = blocks.filter(({ header }) => header);
  let used = withHeads;
  let rows = withHeads.flatMap(read);
  if (rows.length === 0) {
    const free = printed.filter((line) => !titles.has(line));
    const whole = layout === 'page' ? repeatDays(withoutSectionHeads(free, [])) : readDaysOfCells(free, []);
    used = [{ lines: whole, start: 0, head: [], besides: [] }];
    lines = [...whole, ...titles];
    rows = used.flatMap(read);
  }
  const heads = new Set(found.flatMap(({ head }) => head));
  const isHead = (line: Scanned) => heads.has(line);
  const sectionOf = findSections(printed, isHead, rows);
  const isWaiting = findPending(printed, rows, { isHead, titles });
  for (const row of rows) {
    const first = row.lines[0] as Scanned;
    row.section = sectionOf(first);
    row.pending ||= isWaiting(first);
  }
  const taken = new Set(rows.flatMap((row) => row.lines));
  const outside = lines.filter((line) => !taken.has(line));
  const firstRow = used[0]?.start ?? 0;
  return {
    rows,
    headers: used.flatMap(({ header }) => header ?? []),
    firstRow: firstRow || firstDated(printed),
    outside,
  };
}

const firstDated = (lines: Scanned[]) =>
  Math.max(
    0,
    lines.findIndex(({ dates, amounts }) => dates.length > 0 && amounts.some(({ strong }) => strong)),
  );

function findBlocks(lines: Scanned[], layout: 'grid' | 'page', titles: ReadonlySet<Scanned>): Block[] {
  const blocks: Block[] = [{ lines: [], start: 0, head: [], besides: [] }];
  const freeAt = (index: number): Scanned | undefined =>
    titles.has(lines[index] as Scanned) ? undefined : lines[index];
  for (let index = 0; index < lines.length; index += 1) {
    const scanned = lines[index] as Scanned;
    if (titles.has(scanned)) {
      blocks.at(-1)?.besides.push(scanned);
      continue;
    }
    const found = findHeader(scanned, freeAt(index + 1), layout);
    const below = found && freeAt(index + found.height);
    const isEnded =
      layout === 'page' && found && below && isEndOfHead(lines[index + found.height - 1] as Scanned, below);
    const header = isEnded ? withLowerNames(found, below) : found;
    const last = blocks.at(-1) as Block;
    if (!header) last.lines.push(scanned);
    else {
      if (!isRepeat(last, header)) blocks.push({ header, lines: [], start: index, head: [], besides: [] });
      const end = index + header.height - (isEnded ? 0 : 1);
      blocks.at(-1)?.head.push(...lines.slice(index, end + 1));
      index = end;
    }
  }
  return blocks;
}

/** Adds pending rows above the first head to its table: they have no head and the same columns. */
function withPendingRowsAbove([above, first, ...others]: Block[]): Block[] {
  if (!above || !first) return above ? [above] : [];
  const title = above.lines.findIndex(({ folded }) => isPendingTitle(folded));
  const lines = title < 0 ? [] : above.lines.slice(title + 1);
  const page = first.head[0]?.line.page;
  if (lines.length === 0 || lines.some(({ line }) => line.page !== page)) return [above, first, ...others];
  const rest = { ...above, lines: above.lines.slice(0, title + 1) };
  return [rest, { ...first, head: [], besides: [], lines }, first, ...others];
}

type Stretch = ReturnType<typeof splitSegments>[number];

/** Distance by which a table extends beyond the names of its outer columns, in points: dates and marks stand there. */
const overhang = { left: 12, right: 25 };

/**
 * Separates a table from text left and right of it: boxes of totals, notes, advertisements. A table extends from its
 * date column to its last amount column; with other outer columns its limits are unknown. A price in a currency of its
 * own belongs to the row beside it.
 */
function withoutNeighbours(block: Block): Block {
  const columns = [...(block.header?.columns ?? [])].sort((a, b) => a.x0 - b.x0);
  const leftmost = columns[0];
  const rightmost = [...columns].sort((a, b) => b.x1 - a.x1)[0];
  if (!leftmost || !rightmost) return block;
  const from = leftmost.role === 'date' ? leftmost.x0 - overhang.left : Number.NEGATIVE_INFINITY;
  const to = moneyRoles.includes(rightmost.role) ? rightmost.x1 + overhang.right : Number.POSITIVE_INFINITY;
  const end = Number.isFinite(to) ? rightmost.x1 : to;
  /** True for words behind the last amount that have an amount of their own: a box close to the table. */
  const isLabel = (part: Stretch, next: Stretch | undefined) =>
    part.x0 > end && /^\p{L}{3}/u.test(part.text) && /\d/.test(next?.text ?? '');
  const lines: Scanned[] = [];
  const besides: Scanned[] = [];
  for (const scanned of block.lines) {
    const { words } = scanned.line;
    if ((words[0]?.x1 ?? 0) > from && (words.at(-1)?.x0 ?? 0) <= to) {
      lines.push(scanned);
      continue;
    }
    const stretches = splitSegments(scanned);
    const first = stretches.find(({ x1 }) => x1 > from)?.x0 ?? from;
    const isPrice = (part: Stretch) =>
      scanned.amounts.some(({ x0, currency }) => currency !== undefined && Math.abs(x0 - part.x0) < 1);
    const isBeside = (part: Stretch, next: Stretch | undefined) =>
      (part.x0 > to && !isPrice(part)) || isLabel(part, next);
    const after = stretches.find((part, at) => isBeside(part, stretches[at + 1]))?.x0 ?? Number.POSITIVE_INFINITY;
    lines.push(...selectPart(scanned, first, after));
    besides.push(
      ...selectPart(scanned, Number.NEGATIVE_INFINITY, first),
      ...selectPart(scanned, after, Number.POSITIVE_INFINITY),
    );
  }
  return { ...block, lines, besides: [...block.besides, ...besides] };
}

/** Minimum number of totals next to a table that form a summary. */
const minNonTableLines = 2;

/** Separates the table of a sheet from a summary in the cells right of its last named column. */
function withoutAdjacentSummary(block: Block): Block {
  const end = Math.max(...(block.header?.columns ?? []).map(({ x1 }) => x1));
  const behind = (line: Scanned) =>
    (line.line.words.at(-1)?.x0 ?? 0) < end ? [] : selectPart(line, end, Number.POSITIVE_INFINITY);
  const named = block.lines.flatMap(behind).filter(({ folded }) => findTotalLabels(folded).length > 0);
  if (named.length < minNonTableLines) return block;
  const lines = block.lines.flatMap((line) => selectPart(line, Number.NEGATIVE_INFINITY, end));
  return { ...block, lines, besides: [...block.besides, ...block.lines.flatMap(behind)] };
}

const withoutSections = (block: Block): Block => ({
  ...block,
  lines: withoutSectionHeads(block.lines, block.header?.columns ?? []),
});

function withDays(block: Block, layout: 'grid' | 'page'): Block {
  if (!block.header) return block;
  const lines = readDaysBelow(block.lines, block.header.columns, layout);
  if (layout === 'grid') return { ...block, lines: readDaysOfCells(lines, block.header.columns) };
  const columns = [...block.header.columns, ...findUnnamedDayColumns(lines, block.header.columns)];
  return { ...block, lines, header: { ...block.header, columns } };
}

/** Reads days that cells hold as numbers, or with day and month swapped. Each sheet has its own format. */
const readDaysOfCells = (lines: Scanned[], columns: Column[]): Scanned[] =>
  sheetsOf(lines).flatMap((sheet) => unswapDays(readSerialDays(sheet, columns), columns));

const sheetsOf = (lines: Scanned[]): Scanned[][] => [...Map.groupBy(lines, ({ line }) => line.page).values()];

/** True if the next page repeats the same head: it continues the same table. */
function isRepeat({ header }: Block, next: Header): boolean {
  const print = (columns: Header['columns']) => columns.map(({ label, x0 }) => `${label}@${Math.round(x0)}`).join();
  return header !== undefined && print(header.columns) === print(next.columns);
}

const bookedRoles: ReadonlySet<Role> = new Set(['amount', 'debit', 'credit', 'due'] as const);

function readBlock(block: Block, layout: 'grid' | 'page', usual: string | undefined): RawRow[] {
  const rows = readRows(block, layout, usual);
  const head = (block.header?.columns ?? []).find(({ role }) => bookedRoles.has(role));
  const currency = head && parseCurrency(findCurrencyInLabel(head.label));
  for (const row of rows) {
    // One document may hold a table in lira and one in dollars.
    row.currency ??= currency;
  }
  return rows;
}

function readRows({ header, head, lines }: Block, layout: 'grid' | 'page', usual: string | undefined): RawRow[] {
  if (layout === 'page') return readPageRows(lines, header?.columns ?? [], head, usual);
  return sheetsOf(lines).flatMap((sheet) => readGridRows(sheet, resolveColumns(header?.columns ?? [], sheet)));
}

/** Returns the currency that most amounts have, as printed. */
function findUsualCurrency(lines: Scanned[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { currency } of lines.flatMap(({ amounts }) => amounts)) {
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
