import type { IsoDate, StatementReading, Transaction } from '@kumbara/shared';
import type { Task } from '#cage/task.ts';
import { StatementError } from '#errors.ts';
import type { Lines } from '#read/lines.ts';
import type { AmountToken } from '#votes/amount-tokens.ts';
import { daysBetween } from '#votes/calendar.ts';
import type { DateToken } from '#votes/date-tokens.ts';
import { type DateOrder, resolveDate, voteDateOrder, withRoom } from '#votes/dates.ts';
import { type DecimalMark, parseNumber, voteDecimalMark } from '#votes/numbers.ts';
import { settleCurrency } from '#words/currencies.ts';
import { describeRows } from './describe.ts';
import { closingDay, documentIssuer, documentKind, printedPeriod } from './document-facts.ts';
import type { Movement } from './movement.ts';
import { printedCurrency } from './printed-currency.ts';
import type { RawRow } from './raw-row.ts';
import { agreement, type ReadTotal, reconcile } from './reconcile.ts';
import { scan } from './scan.ts';
import { decideDirections } from './signs.ts';
import { readTables } from './tables.ts';
import { findTotals } from './totals.ts';

/** From lines to a reading: tables, then the votes of the whole document, then its totals as the judge. */
export function interpret(
  { layout, lines }: Lines,
  { currency: ownCurrency, today }: Pick<Task, 'currency' | 'today'>,
): StatementReading {
  const scanned = lines.map(scan);
  const foldedText = scanned.map(({ folded }) => folded).join('\n');
  const { rows, headers, firstRow, outside } = readTables(scanned, layout);
  if (rows.length === 0) throw new StatementError('statement_no_transactions');

  const mark = voteDecimalMark(scanned.flatMap(({ amounts }) => amounts.map(({ digits }) => digits)));
  const { order, latest, period, closed } = readDays(scanned, rows, firstRow, today);
  const currency = printedCurrency(scanned, headers, rows, foldedText);
  const descriptions = describeRows(rows);
  const movements = rows.flatMap(
    (row, index) =>
      readMovement(row, descriptions[index] ?? '', mark, (date) => resolveDate(date, order, latest, period)) ?? [],
  );
  settleYears(movements, closed);
  fillPending(movements, latest);
  const dated = movements.filter(({ date }) => date !== '');
  if (dated.length === 0) throw new StatementError('statement_no_transactions');

  const kind = documentKind(outside, scanned, headers);
  const totals = findTotals(outside).map(
    ({ kind: total, amount }): ReadTotal => ({ kind: total, value: signed(amount, mark) }),
  );
  const account = { movements: dated, totals, kind };
  const directions = decideDirections(dated, kind, (tried) => agreement(account, tried));
  const { reconciled, missing } = reconcile(account, directions);
  const documentCurrency = currency ?? ownCurrency;
  const hasAccounts = new Set(dated.flatMap(({ row }) => row.account ?? [])).size > 1;
  const transactions = dated.map(
    (movement, index): Transaction => ({
      date: movement.date,
      description: movement.description,
      amount: movement.value,
      direction: directions[index] as Transaction['direction'],
      ...moneyOf(movement, documentCurrency, mark, foldedText),
      text: movement.row.text,
      ...(hasAccounts && movement.row.account ? { account: movement.row.account } : {}),
      ...(movement.row.pending ? { pending: true } : {}),
    }),
  );
  const days = transactions.map(({ date }) => date).sort();
  const issuer = documentIssuer(scanned, firstRow);
  return {
    kind,
    ...(issuer ? { issuer } : {}),
    period: period ?? { from: days[0] as IsoDate, to: days.at(-1) as IsoDate },
    currency: documentCurrency,
    currency_printed: currency !== undefined,
    transactions,
    reconciled,
    ...(missing === undefined ? {} : { missing_amount: missing / 1000 }),
  };
}

const amountOf = ({ value, digits }: AmountToken, mark: DecimalMark | undefined) => value ?? parseNumber(digits, mark);

/** A total with its sign: credit balances of a card and overdrafts of an account are negative. */
const signed = (amount: AmountToken, mark: DecimalMark | undefined) =>
  amountOf(amount, mark) * (amount.sign === '-' || amount.sign === '()' ? -1 : 1);

function readDays(scanned: ReturnType<typeof scan>[], rows: RawRow[], firstRow: number, today: IsoDate) {
  const dates = rows.flatMap(({ date }) => date ?? []);
  const heading = scanned.slice(0, firstRow);
  const plausible = (date: (typeof dates)[number], order: DateOrder) => {
    const day = resolveDate(date, order, today);
    return day !== undefined && day <= withRoom(today);
  };
  const order = voteDateOrder(
    [...dates, ...heading.flatMap((line) => line.dates)].filter(({ pair }) => pair),
    plausible,
  );
  const period = printedPeriod(heading.length ? heading : scanned, order, today);
  const closed = period?.to ?? closingDay(scanned, order, today);
  const years = scanned.flatMap((line) =>
    line.dates.filter(({ year }) => year !== undefined).map((date) => resolveDate(date, order, today)),
  );
  const lastNamed = years
    .filter((day) => day !== undefined && day <= withRoom(today))
    .sort()
    .at(-1);
  const latest = closed ? withRoom(closed) : lastNamed ? withRoom(lastNamed) : today;
  return { order, latest, period, closed };
}

function readMovement(
  row: RawRow,
  description: string,
  mark: DecimalMark | undefined,
  dayOf: (date: DateToken) => IsoDate | undefined,
): Movement | undefined {
  const date = row.date ? dayOf(row.date) : '';
  const value = amountOf(row.amount, mark);
  if (date === undefined || !Number.isFinite(value) || value === 0 || value > 1e12) return undefined;
  if (row.balance) row.balanceValue = signed(row.balance, mark);
  const { sign } = row.amount;
  return {
    row,
    description,
    date,
    value: Math.round(value * 1000) / 1000,
    sign: sign === '+' ? 'plus' : sign === '' ? 'plain' : 'minus',
  };
}

/**
 * A day without a year that falls right behind the end of the document is more often the first of the year before:
 * its neighbours know.
 */
function settleYears(movements: Movement[], closed: IsoDate | undefined): void {
  const isSure = ({ row, date }: Movement) =>
    date !== '' && (row.date?.year !== undefined || !closed || date <= closed);
  for (const [index, movement] of movements.entries()) {
    if (!closed || isSure(movement) || movement.date === '') continue;
    const near = movements.slice(index + 1).find(isSure) ?? movements.slice(0, index).findLast(isSure);
    if (near && Math.abs(daysBetween(near.date, movement.date)) > 180) {
      movement.date = `${Number(movement.date.slice(0, 4)) - 1}${movement.date.slice(4)}`;
    }
  }
}

/** A line that waits without a day gets the newest day of the document. */
function fillPending(movements: Movement[], latest: IsoDate): void {
  const newest =
    movements
      .map(({ date }) => date)
      .sort()
      .at(-1) || latest;
  for (const movement of movements) if (movement.date === '' && movement.row.pending) movement.date = newest;
}

/** The currency of a line, and the merchant's own amount where the line prints it. */
function moneyOf(
  { row, value }: Movement,
  documentCurrency: string,
  mark: DecimalMark | undefined,
  foldedText: string,
) {
  const settle = (code: string | undefined) => (code === undefined ? undefined : settleCurrency(code, foldedText));
  const currency = settle(row.amount.currency) ?? settle(row.currency) ?? documentCurrency;
  const column = row.foreign && {
    amount: amountOf(row.foreign, mark),
    currency: settle(row.foreign.currency) ?? settle(row.foreignCurrency),
  };
  const inside = row.inside.map((token) => ({ amount: amountOf(token, mark), currency: settle(token.currency) }));
  const foreign = [column, ...inside].find(
    (other) => other?.currency && other.currency !== currency && other.amount > 0 && other.amount !== value,
  );
  return {
    currency,
    ...(foreign?.currency ? { foreign: { amount: foreign.amount, currency: foreign.currency } } : {}),
  };
}
