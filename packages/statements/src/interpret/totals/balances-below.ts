import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { Money } from '#interpret/money/money.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf } from '#read/lines.ts';
import { collapseSpace } from '#words/collapse-space.ts';
import { dayBalance } from '#words/totals.ts';
import { selectMoney } from './totals.ts';

/** With this many pairs of rows that all add up, chance is excluded. */
const fewestPairs = 3;
const cent = 0.006;

/**
 * Joins each row with the one below that holds the balance after it instead of a payment: `-54,61` and below it, in the
 * same column, `1.155,39`, which is the previous balance plus the payment. It may have a day of its own.
 */
export function joinBalances(rows: RawRow[], money: Money): RawRow[] {
  const [pairs, isOdd] = [Math.floor(rows.length / 2), rows.length % 2 === 1];
  if (isOdd || pairs < fewestPairs || rows.some(({ balance, side }) => balance || side)) return rows;
  const values = rows.map(({ amount }) => money.signed(amount));
  const isLeft = (pair: number) => {
    const [before, moved, left] = [values[2 * pair - 1], values[2 * pair], values[2 * pair + 1]] as number[];
    return Math.abs((left as number) - (before as number) - (moved as number)) < cent;
  };
  for (let pair = 1; pair < pairs; pair += 1) if (!isLeft(pair)) return rows;
  return rows.flatMap((row, index) => (index % 2 === 0 ? [joined(row, rows[index + 1] as RawRow)] : []));
}

const joined = (row: RawRow, below: RawRow): RawRow => ({
  ...row,
  balance: below.amount,
  parts: [...row.parts, ...below.parts],
  text: collapseSpace(`${row.text} ${below.text}`),
  inside: [...row.inside, ...below.inside],
  lines: [...row.lines, ...below.lines],
});

/**
 * Assigns the closing balance of a day to the row of that day next to it, where it is printed in a line of its own
 * below or, with the newest row first, above the day's rows: `02/03/2026 SALDO DO DIA 3.900,00`.
 * @param lines the non-table lines
 */
export function joinDayBalances(rows: RawRow[], lines: Scanned[]): RawRow[] {
  if (rows.some(({ balance }) => balance)) return rows;
  const balances = new Map<RawRow, AmountToken>();
  let next = 0;
  for (const { line, left } of dayBalances(lines)) {
    while (next < rows.length && placeOf(rows[next] as RawRow) < heightOf(line.line)) next += 1;
    const row = [rows[next - 1], rows[next]].find((beside) => beside && isOfDay(beside, line));
    if (row) balances.set(row, left);
  }
  return balances.size === 0 ? rows : rows.map((row) => ({ ...row, balance: balances.get(row) }));
}

/**
 * True if only the closing balance of some day is known, and it differs from the previous one: its rows were not read.
 */
export function isDayMissing(rows: RawRow[], lines: Scanned[]): boolean {
  const given = new Set(rows.map(({ balance }) => balance));
  const days = dayBalances(lines);
  const alone = days.filter(({ left }) => !given.has(left));
  if (alone.length === days.length) return false;
  const printed = Map.groupBy(lines.flatMap(selectMoney), ({ digits }) => digits);
  return alone.some(({ left }) => printed.get(left.digits)?.length === 1);
}

const dayBalances = (lines: Scanned[]) =>
  lines.flatMap((line) => {
    const [left, ...others] = dayBalance.test(line.folded) ? selectMoney(line) : [];
    return left && others.length === 0 ? [{ line, left }] : [];
  });
const placeOf = ({ lines }: RawRow): number => heightOf((lines[0] as Scanned).line);
const printedDay = ({ folded, dates }: Scanned): string => (dates[0] ? folded.slice(dates[0].at, dates[0].end) : '');
const isOfDay = ({ lines, date }: RawRow, line: Scanned): boolean =>
  date !== undefined && lines.some((own) => own.dates.includes(date) && printedDay(own) === printedDay(line));
