import type { DateToken } from '#format-inference/date-tokens.ts';
import type { Column } from '#interpret/columns/header.ts';
import { type Dated, findDayHeading, findSumSide, isBoundary, isDayTitle } from '#interpret/days/day-titles.ts';
import type { Scanned } from '#interpret/scan.ts';
import { addLine, canFollow, type Draft } from './draft.ts';
import { findRowAmounts, isOfBothSides } from './page-amounts.ts';
import { findColumn, type MoneyColumn } from './page-columns.ts';
import { describeLine } from './page-text.ts';
import { findTops, isBelowText, isTextOnly, type ParsedLine } from './page-tops.ts';
import {
  areTextsBeforeAmounts,
  type Belonging,
  decideBelonging,
  findTextEnd,
  hasAmountBelow,
  isBeforeAmount,
  isNearerAbove,
  isWrapped,
} from './undated-texts.ts';

/** Properties of a whole table that single lines are compared with. */
type Table = {
  lines: ParsedLine[];
  columns: Column[];
  money: MoneyColumn[] | undefined;
  pitch: number;
  /** The index of the table's first line on each page. */
  tops: ReadonlyMap<number, number>;
  /** Undated texts stand before their amount. */
  leads: boolean;
  /** Dated rows have their amount in their last line. */
  comesLast: boolean;
  /** The position where the longest texts end. */
  widest: number;
};

/** The state between two lines. */
type State = {
  drafts: Draft[];
  /** The row that the next line may belong to. */
  open?: Draft;
  /** The day that was printed last. */
  day: DateToken[];
  /** The day stands above its lines, not in the first of them. */
  isTitled: boolean;
  /** The side that the sum above the lines names. */
  side?: Draft['side'];
};

/**
 * Groups lines into rows. A row begins with a date, or with an amount of its own on the day above; other lines close
 * below belong to it.
 * @param heads the lines that name the columns, on every page
 */
export function groupIntoDrafts(
  lines: Dated[],
  columns: Column[],
  money: MoneyColumn[] | undefined,
  pitch: number,
  heads: Scanned[],
): Draft[] {
  const table = lookAt(lines, columns, money, pitch, heads);
  const state: State = { drafts: [], day: [], isTitled: false };
  for (const [index, line] of table.lines.entries()) {
    take[kindOf(table, state, index)](state, line, columns);
  }
  return state.drafts;
}

function lookAt(
  dated: Dated[],
  columns: Column[],
  money: MoneyColumn[] | undefined,
  pitch: number,
  heads: Scanned[],
): Table {
  const lines = dated.map(({ scanned, dates }): ParsedLine => {
    const amounts = findRowAmounts(scanned, dates, money);
    const parts = describeLine(scanned, dates, amounts, columns);
    const ends = dates.length === 0 && (isBoundary(scanned) || isOfBothSides(amounts, money));
    return { scanned, dates, amounts, parts, isBoundary: ends };
  });
  const tops = findTops(lines, columns, heads, pitch);
  const leads = areTextsBeforeAmounts(lines);
  const comesLast = leads && lines.some((line, index) => lacksAmount(line) && hasAmountBelow(lines, index, tops));
  const widest = lines.reduce((end, line) => Math.max(end, findTextEnd(line)), 0);
  return { lines, columns, money, pitch, tops, leads, comesLast, widest };
}

/** The relation of a line to the rows around it. */
type Kind =
  /** The day of the rows below. */
  | 'heading'
  /** Begins with a day. */
  | 'dated'
  /** A sum or a balance, which ends the rows above. */
  | 'boundary'
  /** A text that belongs to no certain row. */
  | 'unplaced'
  /** The continuation of the last row of the previous page. */
  | 'overleaf'
  /** The continuation of the row above. */
  | 'rest'
  /** A row on the day above. */
  | 'undated'
  /** Not part of the table. */
  | 'other';

function kindOf(table: Table, { drafts, open, day, isTitled }: State, index: number): Kind {
  const { lines, columns, money, pitch, tops } = table;
  const line = lines[index] as ParsedLine;
  const { scanned, dates, amounts, parts } = line;
  const joins = open !== undefined && canFollow(open, scanned, columns, !money, pitch);
  if (isHeading(line, columns)) return 'heading';
  if (isSecondDay(line) && joins && !hasAmountBelow(lines, index, tops)) return 'rest';
  if (dates.length > 0) return 'dated';
  if (line.isBoundary) return 'boundary';
  const isPlaced = columns.length === 0 ? isTitled : isBelowText(scanned, columns);
  const isOwn = money !== undefined && day.length > 0 && parts.length > 0 && isPlaced;
  const hasAmount = open !== undefined && open.amounts.length > 0;
  const belongs = isOwn && joins && hasAmount ? assignText(table, index) : 'above';
  if (belongs === 'unknown') return 'unplaced';
  if (continuesRow(drafts.at(-1), table, index)) return 'overleaf';
  // A balance alone belongs to the row above, whose text continues next to it.
  const isMoved = amounts.some((token) => money && findColumn(token, money)?.role !== 'balance');
  const startsOwn = isOwn && (isMoved || belongs === 'below');
  if (joins && !(startsOwn && hasAmount)) return 'rest';
  return startsOwn ? 'undated' : 'other';
}

const take: Record<Kind, (state: State, line: ParsedLine, columns: Column[]) => void> = {
  heading(state, line, columns) {
    state.day = findDayHeading(line, columns) ?? state.day;
    state.open = undefined;
  },
  dated(state, line) {
    const { scanned, dates, amounts, parts } = line;
    state.day = dates;
    state.isTitled = isDayTitle(line);
    state.side = state.isTitled ? findSumSide(scanned.folded.slice(dates[0]?.end).trim()) : undefined;
    const isRow = !state.isTitled && (parts.length > 0 || amounts.length > 0);
    state.open = isRow ? { lines: [scanned], dates, inherited: false, amounts, parts } : undefined;
    if (state.open) state.drafts.push(state.open);
  },
  boundary(state, { scanned }) {
    state.open = undefined;
    state.side &&= findSumSide(scanned.folded) ?? state.side;
  },
  unplaced() {},
  overleaf(state, line) {
    state.open = state.drafts.at(-1) as Draft;
    addLine(state.open, line);
  },
  rest(state, line) {
    addLine(state.open as Draft, line);
  },
  undated(state, { scanned, amounts, parts }) {
    const { day: dates, side } = state;
    state.open = { lines: [scanned], dates, inherited: true, amounts, parts, side };
    state.drafts.push(state.open);
  },
  other(state) {
    state.open = undefined;
  },
};

const isHeading = (line: ParsedLine, columns: Column[]): boolean =>
  line.amounts.length === 0 && findDayHeading(line, columns) !== undefined;

/**
 * True for a second day (booking or value date) below the first, next to the continued texts. An exchange rate has a
 * day of its own.
 */
const isSecondDay = ({ scanned, dates, amounts }: ParsedLine): boolean =>
  dates.length > 0 && amounts.length === 0 && !/%\s?\d|\d\s?%/.test(scanned.line.text);

/** True for a row without an amount so far. */
const lacksAmount = ({ dates, amounts, parts }: ParsedLine) =>
  dates.length > 0 && amounts.length === 0 && parts.length > 0;

/**
 * Decides which row a text below a complete row belongs to: the next one only where this table prints texts before
 * their amounts.
 */
function assignText({ lines, leads, comesLast, widest }: Table, index: number): Belonging {
  const mayLead =
    leads &&
    isTextOnly(lines[index] as ParsedLine) &&
    isBeforeAmount(lines, index) &&
    !isNearerAbove(lines, index) &&
    !isWrapped(lines, index, widest);
  return mayLead ? decideBelonging(lines, index, comesLast) : 'above';
}

/** True if the first line of a page continues the last row of the previous one, with its text or its missing amount. */
function continuesRow(last: Draft | undefined, { lines, tops }: Table, index: number): boolean {
  const own = lines[index];
  if (!own || !last || tops.get(own.scanned.line.page) !== index) return false;
  if (last.lines.at(-1)?.line.page !== own.scanned.line.page - 1 || last.lines.length >= 4) return false;
  if (!isTextOnly(own)) return last.amounts.length === 0;
  return !isBeforeAmount(lines, index) || decideBelonging(lines, index, false) === 'above';
}
