import type { IsoDate, ParsedStatement, Transaction } from '@kumbara/shared';
import { foldInPlace } from '@kumbara/text/fold';
import { StatementError } from '#errors.ts';
import type { Task } from '#parser-process/task.ts';
import type { Lines } from '#read/lines.ts';
import { findCurrencyInLabel } from '#words/currencies.ts';
import { failedWords, isCarried, totalWords } from '#words/phrases.ts';
import { findTotalLabels } from '#words/totals.ts';
import { findAccountCurrencies } from './accounts/account-currencies.ts';
import { findAccountTitles, withoutTitles } from './accounts/account-titles.ts';
import { groupAccounts } from './accounts/group-accounts.ts';
import { nameAccounts } from './accounts/name-accounts.ts';
import { withSheetNames } from './accounts/sheet-names.ts';
import { describeRows } from './columns/describe.ts';
import { assignPendingDays, type Days, readDays } from './days/days.ts';
import { resolveShortYears } from './days/short-years.ts';
import type { Direction } from './direction.ts';
import { decideDirections } from './directions/signs.ts';
import { alignPages } from './layout/align-pages.ts';
import { alignCentred } from './layout/centred-texts.ts';
import { nameForeignPrices } from './layout/foreign-names.ts';
import { joinCells } from './layout/join-cells.ts';
import { appendMonths } from './layout/month-titles.ts';
import { moveDaysUp, moveTextsDown } from './layout/move-days-up.ts';
import { moveNamesDown } from './layout/move-names-down.ts';
import { splitDayLines } from './layout/split-day-lines.ts';
import { stackTables } from './layout/stack-tables.ts';
import { withoutWeekdayColumn } from './layout/weekday-columns.ts';
import { findForeignPrice, inferMoney, type Money, readBalanceValues } from './money/money.ts';
import { findImpliedCurrency, findPrintedCurrency } from './money/printed-currency.ts';
import { readWholeAmounts } from './money/whole-amounts.ts';
import type { Movement } from './movement.ts';
import type { RawRow } from './raw-row.ts';
import type { Account } from './reconciliation/account.ts';
import { type Accounts, findAgreementOfAll, reconcileAll } from './reconciliation/reconcile-accounts.ts';
import type { ReconciliationResult } from './reconciliation/reconciliation-result.ts';
import { isRunningBalance } from './reconciliation/running-balance.ts';
import { type Scanned, scan, splitSegments } from './scan.ts';
import { markCharges } from './tables/charges-below.ts';
import { assignSectionSums } from './tables/section-sums.ts';
import { withoutSummaries } from './tables/summary-rows.ts';
import { readTables } from './tables/tables.ts';
import { isDayMissing, joinBalances, joinDayBalances } from './totals/balances-below.ts';
import { findSums, findUnqualifiedBalances } from './totals/below-rows.ts';
import { findCheckpoints } from './totals/checkpoints.ts';
import { findColumnSums } from './totals/column-sums.ts';
import { findDocumentIssuer, findDocumentKind } from './totals/document-kind.ts';
import { markOverdrawn } from './totals/overdrawn.ts';
import type { ReadTotal } from './totals/read-totals.ts';
import { findBalancePositions, findSidePositions } from './totals/total-positions.ts';
import { findTotals, type PrintedTotal, resolveDatedBalances } from './totals/totals.ts';

/**
 * Turns lines into a parsed statement: tables first, then inference over the whole document, then reconciliation with
 * its totals.
 */
export function interpret(
  { layout, lines, sheets, isPatchy }: Lines,
  own: Pick<Task, 'currency' | 'today'>,
): ParsedStatement {
  const inOrder = withSheetNames(resolveShortYears(readWholeAmounts(lines.map(scan))), sheets);
  const stacked = stackTables(inOrder, layout);
  const flat = layout === 'page' ? joinDays(alignPages(stacked)) : splitDayLines(stacked);
  const accounts = findAccountTitles(flat, layout);
  const scanned = layout === 'page' ? withoutTitles(flat, accounts.lines, normaliseTexts) : flat;
  const tables = readTables(scanned, layout, accounts.lines);
  const foldedText = () => scanned.map(({ folded }) => folded).join('\n');
  const money = inferMoney(scanned, foldedText, own.currency);
  const { headers, firstRow } = tables;
  const { rows: read, outside } = assignSectionSums(withoutSummaries(tables, money), scanned, money);
  const rows = markCharges(joinDayBalances(joinBalances(read, money), outside), scanned);
  nameAccounts(rows, accounts.titles, scanned, layout);
  const currencyAt = findAccountCurrencies(rows, scanned, layout);
  if (currencyAt) for (const row of rows) row.currency ??= currencyAt(row.lines[0] as Scanned);
  const days = readDays({ lines: scanned, rows, outside, firstRow }, own.today);
  const printed = findPrintedCurrency(scanned, outside, headers, rows, foldedText, own.currency);
  const documentCurrency = printed ?? findImpliedCurrency(scanned.slice(0, firstRow), rows);
  const currency = documentCurrency ?? own.currency;
  const movements = readMovements(rows, days, money, currency);
  if (movements.length === 0) throw new StatementError('statement_no_transactions');
  groupAccounts(movements);

  const kind = findDocumentKind(outside, scanned, headers);
  const isNamed = headers.some(({ columns }) => columns.some(({ role }) => role === 'balance'));
  const hasBalanceColumn = isNamed || isRunningBalance(movements);
  const isWhole = !outside.some(isLeftOut) && !isDayMissing(rows, outside);
  const named = headers.flatMap(({ columns }) =>
    columns.flatMap(({ label }) => money.codeOf(findCurrencyInLabel(label) || undefined) ?? []),
  );
  const namesTwoCurrencies = new Set(named).size > 1;
  const accountOf = (own: Movement[], printedIn: Scanned[], code: string): Account => {
    const [sides, balances] = [findSidePositions(rows), findBalancePositions(rows)];
    const labelled = markOverdrawn(resolveDatedBalances(findTotals(printedIn, balances), days.dayOf), sides, kind);
    const below = [...findSums(printedIn, sides, balances), ...findUnqualifiedBalances(printedIn, rows)];
    const totals = readTotals([...labelled, ...below], money);
    const columnSums = findColumnSums(printedIn, own, { layout, money, currency: code });
    const checkpoints = findCheckpoints(printedIn, own, { money, dayOf: days.dayOf });
    return {
      movements: own,
      totals,
      columnSums,
      checkpoints,
      kind,
      currency: code,
      hasBalanceColumn,
      isWhole,
      namesTwoCurrencies,
    };
  };
  const byCurrency = Map.groupBy(movements, (movement) => movement.currency);
  const all: Accounts = {
    movements,
    accounts: currencyAt
      ? [...byCurrency].map(([code, moved]) =>
          accountOf(
            moved,
            outside.filter((line) => currencyAt(line) === code),
            code,
          ),
        )
      : [accountOf(movements, outside, currency)],
  };
  const directions = decideDirections(movements, kind, (tried) => findAgreementOfAll(all, tried));
  const { reconciled, missing } = decide(all, directions);
  const issuer = findDocumentIssuer(scanned, firstRow);
  return {
    kind,
    ...(issuer && { issuer }),
    period: days.period ?? spanOf(movements),
    currency,
    currency_printed: documentCurrency !== undefined,
    transactions: present(movements, directions, money),
    // Totals may agree although a part of a page is missing.
    reconciled: reconciled && isPatchy ? null : reconciled,
    ...(missing !== undefined && { missing_amount: missing / 1000 }),
  };
}

/** Joins days that are printed in parts: below each other, with a separate weekday, or below a month title. */
const joinDays = (lines: Scanned[]): Scanned[] => joinCells(appendMonths(withoutWeekdayColumn(lines)));

/** Moves the texts that belong to a row of a page to its first line, or directly below it. */
const normaliseTexts = (lines: Scanned[]): Scanned[] =>
  moveDaysUp(moveTextsDown(moveNamesDown(alignCentred(nameForeignPrices(lines)))));

/**
 * True for a line that looks like a row but was not read as one. Lines that carry a balance over, sum up a day or were
 * never booked are excluded.
 */
const isLeftOut = (scanned: Scanned): boolean =>
  scanned.dates[0]?.at === 0 &&
  scanned.amounts.some(({ strong }) => strong) &&
  !isCarried(scanned.folded) &&
  !(totalWords.test(scanned.folded) && findTotalLabels(scanned.folded).length > 0) &&
  !splitSegments(scanned).some(({ text }) => failedWords.test(foldInPlace(text).trim()));

function readMovements(rows: RawRow[], days: Days, money: Money, currency: string): Movement[] {
  const descriptions = describeRows(rows);
  const movements = rows.flatMap((row, index): Movement | [] => {
    const date = row.date ? days.dayOf(row.date) : '';
    const value = Math.round(money.valueOf(row.amount) * 1000) / 1000;
    if (date === undefined || !(value > 0 && value < 1e12)) return [];
    const fee = row.fees.reduce((sum, token) => sum + Math.abs(money.valueOf(token)), 0);
    const description = descriptions[index] ?? '';
    return { row, date, value, fee: fee || undefined, description, sign: signOf(row), currency: currencyOf(row) };
  });
  readBalances(movements, money);
  assignPendingDays(movements, days.latest);
  return movements.filter(({ date }) => date !== '');

  function currencyOf(row: RawRow) {
    return money.codeOf(row.amount.currency) ?? money.codeOf(row.currency) ?? currency;
  }
}

const isPayment = ({ row }: Movement): boolean => !row.isCharge;

/** Reconciles the document. Charges below the rows may be included in the totals or not, so both are tried. */
function decide({ movements, accounts }: Accounts, directions: Direction[]): ReconciliationResult {
  const result = reconcileAll({ movements, accounts }, directions);
  if (result.reconciled || movements.every(isPayment)) return result;
  const paid = {
    movements: movements.filter(isPayment),
    accounts: accounts.map((account) => ({ ...account, movements: account.movements.filter(isPayment) })),
  };
  const withoutCharges = reconcileAll(
    paid,
    directions.filter((_, index) => isPayment(movements[index] as Movement)),
  );
  return withoutCharges.reconciled ? withoutCharges : result;
}

function readTotals(printed: PrintedTotal[], money: Money): ReadTotal[] {
  const isBalance = ({ kind }: PrintedTotal) => kind === 'opening' || kind === 'closing';
  const read = (tokens: PrintedTotal['beside']) => tokens?.map((token) => money.signed(token));
  const balances = printed.filter(isBalance);
  const values = readBalanceValues(balances, money);
  return [
    ...balances.map(({ kind, beside }, index) => ({ kind, value: values[index] as number, beside: read(beside) })),
    ...printed
      .filter((total) => !isBalance(total))
      .map(({ kind, amount, beside, isPartial, isLast }) => ({
        kind,
        isPartial,
        isLast,
        value: money.signed(amount),
        beside: read(beside),
      })),
  ];
}

function readBalances(movements: Movement[], money: Money): void {
  const rows = movements.flatMap(({ row }) =>
    row.balance ? [{ row, amount: row.balance, mark: row.balanceMark }] : [],
  );
  for (const [index, value] of readBalanceValues(rows, money).entries())
    (rows[index] as { row: RawRow }).row.balanceValue = value;
}

const signs = { '': 'plain', '+': 'plus', '-': 'minus', '()': 'minus' } as const;
const signOf = ({ amount }: RawRow): Movement['sign'] => signs[amount.sign];

function spanOf(movements: Movement[]): { from: IsoDate; to: IsoDate } {
  const [first] = movements as [Movement];
  const span = { from: first.date, to: first.date };
  for (const { date } of movements) {
    if (date < span.from) span.from = date;
    if (date > span.to) span.to = date;
  }
  return span;
}

/** Banks print a few hundred characters as a payment's reference; a cell may hold 30,000. */
const longestDescription = 400;
const longestText = 2_000;

/** Removes control characters and unpaired surrogates, which later steps cannot store or show. */
const printable = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trimEnd();

function present(movements: Movement[], directions: Direction[], money: Money): Transaction[] {
  const hasAccounts = new Set(movements.flatMap(({ row }) => row.account ?? [])).size > 1;
  return movements.flatMap(({ row, date, value, description, currency }, index): Transaction | [] => {
    if (row.isCharge) return [];
    const foreign = findForeignPrice(row, { amount: value, currency }, money);
    return {
      date,
      day_assumed: row.isDayAssumed,
      description: printable(description, longestDescription),
      amount: value,
      direction: directions[index] as Direction,
      currency,
      foreign,
      text: printable(row.text, longestText),
      account: hasAccounts ? row.account : undefined,
      pending: row.pending || undefined,
    };
  });
}
