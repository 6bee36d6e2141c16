import type { DateToken } from '#format-inference/date-tokens.ts';
import type { Column } from '#interpret/columns/header.ts';
import { type Dated, dayHeading, isBoundary, isDayTitle, sideOfSum } from '#interpret/days/day-titles.ts';
import type { Scanned } from '#interpret/scan.ts';
import { addLine, type Draft, mayFollow } from './draft.ts';
import { isOfBothSides, rowAmounts } from './page-amounts.ts';
import { columnOf, type MoneyColumn } from './page-columns.ts';
import { describeLine } from './page-text.ts';
import { findTops, isBelowText, isTextOnly, type Read } from './page-tops.ts';
import {
  type Belonging,
  beforeAmount,
  belonging,
  hasAmountBelow,
  isNearerAbove,
  isWrapped,
  textEnd,
  textsLead,
} from './undated-texts.ts';

/** A table as a whole: what its lines are compared with. */
type Table = {
  lines: Read[];
  columns: Column[];
  money: MoneyColumn[] | undefined;
  pitch: number;
  /** The first line on each page the table goes on to. */
  tops: ReadonlyMap<number, number>;
  /** Undated texts stand before their amount. */
  leads: boolean;
  /** Dated rows have their amount on their last line. */
  comesLast: boolean;
  /** Where the longest texts end. */
  widest: number;
};

/** How far the rows are told, before the next line. */
type State = {
  drafts: Draft[];
  /** The row to which the next line may belong. */
  open?: Draft;
  /** The day that was printed last. */
  day: DateToken[];
  /** It stands above its lines and not on the first of them. */
  isTitled: boolean;
  /** What the sum above the lines says of them. */
  side?: Draft['side'];
};

/**
 * A row begins with a date, or with an amount of its own on the day above; other lines close below belong to it.
 * @param heads the lines that name the columns, on every page
 */
export function draftRows(
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
  const lines = dated.map(({ scanned, dates }): Read => {
    const amounts = rowAmounts(scanned, dates, money);
    const parts = describeLine(scanned, dates, amounts, columns);
    const ends = dates.length === 0 && (isBoundary(scanned) || isOfBothSides(amounts, money));
    return { scanned, dates, amounts, parts, isBoundary: ends };
  });
  const tops = findTops(lines, columns, heads, pitch);
  const leads = textsLead(lines);
  const comesLast = leads && lines.some((line, index) => lacksAmount(line) && hasAmountBelow(lines, index, tops));
  const widest = lines.reduce((end, line) => Math.max(end, textEnd(line)), 0);
  return { lines, columns, money, pitch, tops, leads, comesLast, widest };
}

/** What a line is to the rows around it. */
type Kind =
  /** Names the day of the rows below. */
  | 'heading'
  /** Begins with a day. */
  | 'dated'
  /** A sum or a balance: ends the rows above. */
  | 'boundary'
  /** A text nobody can place. */
  | 'unplaced'
  /** The rest of the last row on the page before. */
  | 'overleaf'
  /** The rest of the row above. */
  | 'rest'
  /** A row of the day above. */
  | 'undated'
  /** Nothing of the table. */
  | 'other';

function kindOf(table: Table, { drafts, open, day, isTitled }: State, index: number): Kind {
  const { lines, columns, money, pitch, tops } = table;
  const line = lines[index] as Read;
  const { scanned, dates, amounts, parts } = line;
  const joins = open !== undefined && mayFollow(open, scanned, columns, !money, pitch);
  if (isHeading(line, columns)) return 'heading';
  if (isSecondDay(line) && joins && !hasAmountBelow(lines, index, tops)) return 'rest';
  if (dates.length > 0) return 'dated';
  if (line.isBoundary) return 'boundary';
  const isPlaced = columns.length === 0 ? isTitled : isBelowText(scanned, columns);
  const isOwn = money !== undefined && day.length > 0 && parts.length > 0 && isPlaced;
  const hasAmount = open !== undefined && open.amounts.length > 0;
  const belongs = isOwn && joins && hasAmount ? placeText(table, index) : 'above';
  if (belongs === 'unknown') return 'unplaced';
  if (goesOnFrom(drafts.at(-1), table, index)) return 'overleaf';
  // A balance alone is that of the row above, whose text goes on beside it.
  const isMoved = amounts.some((token) => money && columnOf(token, money)?.role !== 'balance');
  const startsOwn = isOwn && (isMoved || belongs === 'below');
  if (joins && !(startsOwn && hasAmount)) return 'rest';
  return startsOwn ? 'undated' : 'other';
}

const take: Record<Kind, (state: State, line: Read, columns: Column[]) => void> = {
  heading(state, line, columns) {
    state.day = dayHeading(line, columns) ?? state.day;
    state.open = undefined;
  },
  dated(state, line) {
    const { scanned, dates, amounts, parts } = line;
    state.day = dates;
    state.isTitled = isDayTitle(line);
    state.side = state.isTitled ? sideOfSum(scanned.folded.slice(dates[0]?.end).trim()) : undefined;
    const isRow = !state.isTitled && (parts.length > 0 || amounts.length > 0);
    state.open = isRow ? { lines: [scanned], dates, inherited: false, amounts, parts } : undefined;
    if (state.open) state.drafts.push(state.open);
  },
  boundary(state, { scanned }) {
    state.open = undefined;
    state.side &&= sideOfSum(scanned.folded) ?? state.side;
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

const isHeading = (line: Read, columns: Column[]): boolean =>
  line.amounts.length === 0 && dayHeading(line, columns) !== undefined;

/** A day beneath the first, of posting or value, beside the rest of the texts; a rate has a day of its own. */
const isSecondDay = ({ scanned, dates, amounts }: Read): boolean =>
  dates.length > 0 && amounts.length === 0 && !/%\s?\d|\d\s?%/.test(scanned.line.text);

/** A row that has only begun. */
const lacksAmount = ({ dates, amounts, parts }: Read) => dates.length > 0 && amounts.length === 0 && parts.length > 0;

/** Whose a text below a whole row is: the next one's only where texts stand before their amounts in this table. */
function placeText({ lines, leads, comesLast, widest }: Table, index: number): Belonging {
  const mayLead =
    leads &&
    isTextOnly(lines[index] as Read) &&
    beforeAmount(lines, index) &&
    !isNearerAbove(lines, index) &&
    !isWrapped(lines, index, widest);
  return mayLead ? belonging(lines, index, comesLast) : 'above';
}

/** Whether the first line of a page is the rest of the last row on the page before: its text, or the amount it lacks. */
function goesOnFrom(last: Draft | undefined, { lines, tops }: Table, index: number): boolean {
  const own = lines[index];
  if (!own || !last || tops.get(own.scanned.line.page) !== index) return false;
  if (last.lines.at(-1)?.line.page !== own.scanned.line.page - 1 || last.lines.length >= 4) return false;
  if (!isTextOnly(own)) return last.amounts.length === 0;
  return !beforeAmount(lines, index) || belonging(lines, index, false) === 'above';
}
