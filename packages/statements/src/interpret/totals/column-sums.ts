import type { Direction } from '#interpret/direction.ts';
import type { Money } from '#interpret/money/money.ts';
import { type Movement, thousandths } from '#interpret/movement.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf, type Lines } from '#read/lines.ts';
import type { AmountToken } from '#votes/amount-tokens.ts';
import { currencyOf } from '#words/currencies.ts';
import { findTotalLabels } from '#words/totals.ts';
import { isBelowPoints } from './totals.ts';
import { type Account, type ColumnSum, type ColumnSums, least, sumOf, type Verdict, verdictOf } from './verdict.ts';

/** What a sum is called where nothing says of what. Folded. */
const names = new Set(
  [
    'toplam, toplami, toplamlar, genel toplam, yekun, genel yekun',
    'total, totals, total amount, grand total, sum',
    'summe, summen, gesamt, gesamtsumme, totaal, total general, montant total, importe total, suma, totale, importo totale, somma, total geral, valor total, soma, summa, totalt, osszesen, razem, celkem',
  ].flatMap((line) => line.split(', ')),
);

/** In thousandths: rows and their sum may be printed rounded to either. */
const [cent, unit] = [10, 1000];

/** Two amounts of a page that end, or begin, within so many points of each other stand in one column. */
const sameEdge = 3.5;

/**
 * The sums below a single column of amounts: `TOPLAM  329,99`.
 * @param lines those that are no rows
 */
export function findColumnSums(
  lines: Scanned[],
  movements: Movement[],
  { layout, money, currency }: { layout: Lines['layout']; money: Money; currency: string },
): ColumnSums {
  const isNothing = (token: AmountToken) => !token.strong || money.valueOf(token) === 0;
  const reach = layout === 'grid' ? 0.5 : sameEdge;
  const isInColumn = (token: AmountToken) =>
    movements.every(({ row: { amount } }) =>
      (['x0', 'x1'] as const).some((edge) => Math.abs(amount[edge] - token[edge]) < reach),
    );
  const sums = lines.flatMap((line, index) => {
    const isOwn = isSum(line, currency, money) && !isBelowPoints(lines, index);
    const [amount, ...others] = isOwn ? line.amounts.filter(isInColumn) : [];
    const isOnly = others.length === 0 && line.amounts.every((token) => token === amount || isNothing(token));
    // A workbook nobody has calculated holds nothing for its sums.
    return amount && isOnly && !isNothing(amount)
      ? [{ height: heightOf(line.line), value: Math.abs(thousandths(money.signed(amount))) }]
      : [];
  });
  const rows = movements.flatMap(({ row }) => row.lines);
  const end = rows.reduce((lowest, { line }) => Math.max(lowest, heightOf(line)), 0);
  const below = lines.filter(({ line, amounts }) => heightOf(line) > end && amounts.some(({ strong }) => strong));
  const next = below.reduce((highest, { line }) => Math.min(highest, heightOf(line)), Number.POSITIVE_INFINITY);
  return { sums, isOfAll: sums.length === 1 && sums[0]?.height === next };
}

function isSum({ folded, dates }: Scanned, currency: string, money: Money): boolean {
  if (dates.length > 0 || findTotalLabels(folded).length > 0) return false;
  const words = folded.match(/[\p{L}₺€£$]+/gu) ?? [];
  const marks = words.flatMap((word) => currencyOf(word) ?? []);
  return (
    marks.every((mark) => money.codeOf(mark) === currency) &&
    names.has(words.filter((word) => currencyOf(word) === undefined).join(' '))
  );
}

/**
 * What sums below the only column say of its rows. The last one is of all of them, or each of those since the one before.
 * One that is not what was spent less what came back may leave one of both out, or tell nothing of which is which: only
 * what none of that explains proves that something is missing, and only beside rows that are surely rows.
 */
export function judgeColumnSums(account: Account, directions: Direction[]): Verdict {
  const { columnSums, movements, currency, totals } = account;
  const last = columnSums.sums.at(-1);
  if (!last || movements.some((movement) => movement.currency !== currency)) return { reconciled: null };
  const values = movements.map(({ value }) => thousandths(value));
  const change = (which: (movement: Movement, index: number) => -1 | 0 | 1) =>
    Math.abs(sumOf(movements.map((movement, index) => (values[index] as number) * which(movement, index))));
  const way = (index: number) => (directions[index] === 'out' ? 1 : -1);
  const places = movements.map(({ row }) => heightOf((row.lines[0] as Scanned).line));
  const isAbove = (index: number, height: number) => (places[index] as number) < height;
  const isOfPart = ({ height, value }: ColumnSum, at: number) => {
    const from = columnSums.sums[at - 1]?.height ?? 0;
    return value === change((_, index) => (isAbove(index, height) && !isAbove(index, from) ? way(index) : 0));
  };
  const moved = [change((_, index) => way(index)), change(({ row }, index) => (row.pending ? 0 : way(index)))];
  const isBelowAll = places.every((_, index) => isAbove(index, last.height));
  if (isBelowAll && (moved.includes(last.value) || columnSums.sums.every(isOfPart))) return { reconciled: true };
  const explained = [
    change(() => 1),
    change(({ sign }) => (sign === 'minus' ? -1 : 1)),
    ...(['out', 'in'] as const).map((side) => change((_, index) => (directions[index] === side ? 1 : 0))),
  ];
  const isAlone = columnSums.isOfAll && totals.length === 0 && !movements.some(({ row }) => row.isDayAssumed);
  if (!isAlone || explained.includes(last.value) || values.some((value) => value % cent !== 0))
    return { reconciled: null };
  const missing = least(moved.map((sum) => last.value - sum));
  const isRounded = last.value % unit === 0 && missing < unit && values.some((value) => value % unit !== 0);
  return isRounded ? { reconciled: null } : verdictOf(missing);
}
