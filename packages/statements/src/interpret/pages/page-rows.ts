import { foldInPlace } from '@kumbara/text/fold';
import type { Column } from '#interpret/columns/header.ts';
import { markAssumedDays } from '#interpret/days/assumed-days.ts';
import { type Dated, findWeekdayTitle, isBoundary, isDayTitle } from '#interpret/days/day-titles.ts';
import { findForeignLabel } from '#interpret/money/printed-currency.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { collapseSpace } from '#words/collapse-space.ts';
import { feeWords, isCarried, isPending } from '#words/phrases.ts';
import type { Draft } from './draft.ts';
import { findBalanceMark, findSign, pickForeign, pickFromColumns } from './page-amounts.ts';
import { findMoneyColumns, type MoneyColumn } from './page-columns.ts';
import { groupIntoDrafts } from './page-drafts.ts';
import { chooseDate, findAccountBelow, findCurrenciesBelow, findLeadingDates } from './page-text.ts';
import { isBelowText } from './page-tops.ts';
import { pickUnalignedAmounts } from './unaligned-amounts.ts';

/**
 * Splits the rows of a printed table into their fields.
 * @param columns the named columns; empty for a table without a head
 * @param heads the lines that name them, on every page
 * @param usualCurrency the currency that most amounts of the document have, as printed
 */
export function readPageRows(
  lines: Scanned[],
  columns: Column[],
  heads: Scanned[],
  usualCurrency: string | undefined,
): RawRow[] {
  const dated = lines.map((scanned) => {
    const leading = findLeadingDates(scanned, columns);
    return { scanned, dates: leading.length || columns.length ? leading : findWeekdayTitle(scanned) };
  });
  const isGrouped = columns.length === 0 && dated.some(isDayTitle);
  const rowLike = dated.filter(
    (line) =>
      line.scanned.amounts.length > 0 &&
      (line.dates.length > 0
        ? !isGrouped || !isDayTitle(line)
        : (isGrouped || isBelowText(line.scanned, columns)) && !isBoundary(line.scanned)),
  );
  const money = findMoneyColumns(
    withoutNotes(rowLike).map(({ scanned }) => scanned),
    columns,
  );
  const pitch = findUsualPitch(lines);
  const drafts = withoutSum(groupIntoDrafts(dated, columns, money, pitch, heads));
  const table = { columns, money, usualCurrency, abroad: findForeignLabel(columns) };
  const rows = drafts.flatMap((draft) => finish(draft, table) ?? []);
  return markAssumedDays(rows, dated);
}

/** Minimum share of dated rows with a gap between text and amount in a table with amount columns. */
const minSeparation = 0.75;

/**
 * Removes notes below rows that contain numbers (`KD-NR 22,10 RATE 12,50`). Where the amounts of dated rows are
 * separated from their texts, such numbers say nothing about columns.
 */
function withoutNotes(rows: Dated[]): Dated[] {
  const isSeparate = ({ scanned: { line, amounts } }: Dated) =>
    amounts.some(({ strong, at }) => strong && (at === 0 || line.text.charAt(at - 1) === '\t'));
  const dated = rows.filter(({ dates }) => dates.length > 0);
  if (dated.length === 0 || dated.filter(isSeparate).length < dated.length * minSeparation) return rows;
  return rows.filter((row) => row.dates.length > 0 || isSeparate(row));
}

/**
 * Removes a last line without a day where every row prints its own, even equal ones: it is a sum in unknown words. A
 * fee for the payment above has no day of its own either and stays.
 */
function withoutSum(drafts: Draft[]): Draft[] {
  const last = drafts.at(-1);
  const others = drafts.slice(0, -1);
  if (!last?.inherited || others.some(({ inherited }) => inherited) || feeWords.test(foldInPlace(last.parts.join(' '))))
    return drafts;
  const printed = others.map(({ lines, dates }) => lines[0]?.line.text.slice(dates[0]?.at, dates[0]?.end));
  return printed.some((day, index) => index > 0 && day === printed[index - 1]) ? others : drafts;
}

/** Returns the largest distance between lines that belong together: slightly more than usual in this table. */
function findUsualPitch(lines: Scanned[]): number {
  const gaps = lines
    .slice(1)
    .map(({ line }, index) => line.y - (lines[index] as Scanned).line.y)
    .filter((gap) => gap > 2)
    .sort((a, b) => a - b);
  return Math.min(26, Math.max(16, (gaps[Math.floor(gaps.length / 2)] ?? 0) * 1.3));
}

const chequeHead = /^(?:check|cheque|chq)(?![a-z])/u;

/** Returns the number of a cheque in place of words: `Check 1045`. */
function findChequeNumber(lines: Scanned[], columns: Column[]): string[] {
  const head = columns.find(({ label }) => chequeHead.test(foldInPlace(label)));
  const words = head ? (lines[0]?.line.words ?? []).filter(({ x0, x1 }) => x0 < head.x1 + 2 && x1 > head.x0 - 2) : [];
  const number = words.map(({ text }) => /^\d{1,10}(?=\W?$)/.exec(text)?.[0]).find((found) => found !== undefined);
  return number ? [`Check ${number}`] : [];
}

/** The properties that all rows of a table share. */
type Table = {
  columns: Column[];
  money: MoneyColumn[] | undefined;
  usualCurrency: string | undefined;
  /** The currency in the name of its foreign price column. */
  abroad: string | undefined;
};

const hasWords = (parts: string[]): boolean => parts.some((part) => /\p{L}/u.test(part));

function finish(
  { lines, dates, inherited, amounts, parts: texts, side: sideOfGroup }: Draft,
  { columns, money, usualCurrency, abroad }: Table,
): RawRow | undefined {
  const parts = hasWords(texts) ? texts : findChequeNumber(lines, columns);
  if (parts.length === 0 || isCarried(parts.join(' '))) return undefined;
  const booked = money ? pickFromColumns(amounts, money) : pickUnalignedAmounts(lines, amounts, columns, usualCurrency);
  const charged = abroad && !inherited && money ? pickForeign(amounts, money, booked) : undefined;
  const picked = charged ?? booked;
  if (!picked) return undefined;
  const { amount, side = sideOfGroup, balance, foreign, fees } = picked;
  const own = new Set([amount, balance, ...fees]);
  const text = collapseSpace(lines.map(({ line }) => line.text).join(' '));
  const { currency, foreignCurrency } = findCurrenciesBelow(lines, columns, foreign !== undefined);
  return {
    date: chooseDate(dates, columns),
    isDayInherited: inherited,
    amount,
    side,
    balance,
    foreign,
    fees,
    currency: charged ? abroad : currency,
    foreignCurrency: foreign && (foreignCurrency ?? abroad),
    parts,
    account: findAccountBelow(lines, columns),
    signText: findSign(lines, amount, columns),
    text,
    pending: isPending(foldInPlace(text.split(' ', 6).join(' '))),
    inside: lines.flatMap((line) => line.amounts.filter((token) => !own.has(token))),
    balanceMark: balance && findBalanceMark(lines, balance),
    page: (lines[0] as Scanned).line.page,
    lines,
  };
}
