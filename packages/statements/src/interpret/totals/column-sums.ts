import type { Direction } from '#interpret/direction.ts';
import type { Money } from '#interpret/money/money.ts';
import { type Movement, thousandths } from '#interpret/movement.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf, type Lines } from '#read/lines.ts';
import type { AmountToken } from '#votes/amount-tokens.ts';
import { currencyOf } from '#words/currencies.ts';
import { findTotalLabels } from '#words/totals.ts';
import { type Account, type ColumnSums, least, sumOf, type Verdict, verdictOf } from './verdict.ts';

/** What a sum is called where nothing says of what. Folded. */
const names = new Set(
  [
    'toplam, toplami, toplamlar, genel toplam, yekun, genel yekun',
    'total, totals, total amount, grand total, sum',
    'summe, summen, gesamt, gesamtsumme, totaal, total general, montant total, importe total, suma, totale, importo totale, somma, total geral, valor total, soma, summa, totalt, osszesen, razem, celkem',
  ].flatMap((line) => line.split(', ')),
);

/** Two amounts of a page that end, or begin, within so many points of each other stand in one column. */
const sameEdge = 3.5;

/**
 * The sums below a single column of amounts: `TOPLAM  329,99`.
 * @param lines those that are no rows
 */
export function findColumnSums(
  lines: Scanned[],
  movements: Movement[],
  { layout, money }: { layout: Lines['layout']; money: Money },
): ColumnSums {
  const isNothing = (token: AmountToken) => !token.strong || money.valueOf(token) === 0;
  const reach = layout === 'grid' ? 0.5 : sameEdge;
  const isInColumn = (token: AmountToken) =>
    movements.every(({ row: { amount } }) =>
      (['x0', 'x1'] as const).some((edge) => Math.abs(amount[edge] - token[edge]) < reach),
    );
  const sums = lines.flatMap((line) => {
    const [amount, ...others] = isSum(line) ? line.amounts.filter(isInColumn) : [];
    const isOnly = others.length === 0 && line.amounts.every((token) => token === amount || isNothing(token));
    // A workbook nobody has calculated holds nothing for its sums.
    return amount && isOnly && !isNothing(amount)
      ? [{ place: heightOf(line.line), value: Math.abs(thousandths(money.signed(amount))) }]
      : [];
  });
  const rows = movements.flatMap(({ row }) => row.lines);
  const end = rows.reduce((lowest, { line }) => Math.max(lowest, heightOf(line)), 0);
  const below = lines.filter(({ line, amounts }) => heightOf(line) > end && amounts.some(({ strong }) => strong));
  const next = below.reduce((highest, { line }) => Math.min(highest, heightOf(line)), Number.POSITIVE_INFINITY);
  return { values: sums.map(({ value }) => value), isOfAll: sums.length === 1 && sums[0]?.place === next };
}

function isSum({ folded, dates }: Scanned): boolean {
  if (dates.length > 0 || findTotalLabels(folded).length > 0) return false;
  const words = folded.match(/[\p{L}₺€£$]+/gu) ?? [];
  return names.has(words.filter((word) => currencyOf(word) === undefined).join(' '));
}

/**
 * What sums below the only column say of its rows. One that is not what was spent less what came back may leave one of
 * both out, or tell nothing of which is which: only what none of that explains proves that something is missing, and
 * only beside rows that are surely rows.
 */
export function judgeColumnSums(account: Account, directions: Direction[]): Verdict {
  const { columnSums, movements, currency, totals } = account;
  if (columnSums.values.length === 0 || movements.some((movement) => movement.currency !== currency))
    return { reconciled: null };
  const values = movements.map(({ value }) => thousandths(value));
  const change = (which: (movement: Movement, index: number) => -1 | 0 | 1) =>
    Math.abs(sumOf(movements.map((movement, index) => (values[index] as number) * which(movement, index))));
  const way = (index: number) => (directions[index] === 'out' ? 1 : -1);
  const moved = [change((_, index) => way(index)), change(({ row }, index) => (row.pending ? 0 : way(index)))];
  const printed = [...columnSums.values, sumOf(columnSums.values)];
  if (printed.some((value) => moved.includes(value))) return { reconciled: true };
  const explained = [
    change(() => 1),
    change(({ sign }) => (sign === 'minus' ? -1 : 1)),
    ...(['out', 'in'] as const).map((side) => change((_, index) => (directions[index] === side ? 1 : 0))),
  ];
  const isAlone = columnSums.isOfAll && totals.length === 0 && !movements.some(({ row }) => row.isDayAssumed);
  // Parts of cents: rows may be printed rounded, or their sum.
  const isExact = [...values, ...printed].every((value) => value % 10 === 0);
  if (!isAlone || !isExact || printed.some((value) => explained.includes(value))) return { reconciled: null };
  return verdictOf(least(printed.flatMap((value) => moved.map((sum) => value - sum))));
}
