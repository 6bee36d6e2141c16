import type { Money } from '#interpret/money/money.ts';
import { toThousandths } from '#interpret/movement.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { sumOf } from '#interpret/sums.ts';
import { heightOf } from '#read/lines.ts';
import { isChargeName } from '#words/charges.ts';
import { findTotalLabels, type TotalKind } from '#words/totals.ts';
import type { Tables } from './tables.ts';

type Rows = Pick<Tables, 'rows' | 'outside'>;

/** A row, or a line next to the rows that names a total. */
type SummaryLine = { height: number; page: number; row?: RawRow; kinds: Set<TotalKind> };

/**
 * Removes rows that are no transactions, below the rows and in their columns: what follows the closing balance
 * (`Overdraft limit`) except taxes and fees, and the lines of a summary. These have no day and several of them name
 * totals, from one balance to the next total (`Previous balance`, `Purchases`, `Payments`, `New balance`). Without the
 * first balance, one of them has to be the sum of the rows above, because payments and fees of the last day may have
 * such names too.
 */
export function withoutSummaries({ rows, outside }: Rows, money: Money): Rows {
  if (!rows.some(({ isDayInherited }) => isDayInherited)) return { rows, outside };
  const totals = outside
    .filter(hasAmounts)
    .map((line): SummaryLine => ({ ...placeOf(line), kinds: kindsIn(line) }))
    .filter(({ kinds }) => kinds.size > 0);
  const places = rows.map((row): SummaryLine => {
    const first = row.lines[0] as Scanned;
    return { ...placeOf(first), row, kinds: kindsIn(first) };
  });
  const sums = sumsOf(
    rows.filter(({ isDayInherited }) => !isDayInherited),
    money,
  );
  const isSum = ({ amount }: RawRow) => sums.has(Math.abs(toThousandths(money.valueOf(amount))));
  const parts = groupBelowDays([...places, ...totals]);
  const gone = new Set([
    ...parts.flatMap((part) => summaryIn(part, isSum)),
    ...findRowsBehindEnd(parts.at(-1) ?? []),
    ...findRowsBelowHead(places, outside),
  ]);
  return {
    rows: rows.filter((row) => !gone.has(row)),
    outside: [...outside, ...[...gone].flatMap((row) => row.lines)],
  };
}

/** Returns the sums of the rows by sign and column, in thousandths. */
function sumsOf(rows: RawRow[], money: Money): Set<number> {
  const signed = rows.map(({ amount, side }) => ({ side, value: toThousandths(money.signed(amount)) }));
  const ways = Map.groupBy(signed, ({ side, value }) => `${side} ${Math.sign(value)}`);
  return new Set([...ways.values()].map((way) => Math.abs(sumOf(way.map(({ value }) => value)))));
}

const hasAmounts = ({ amounts }: Scanned): boolean => amounts.some(({ strong }) => strong);
const placeOf = ({ line }: Scanned) => ({ height: heightOf(line), page: line.page });
const kindsIn = ({ folded }: Scanned): Set<TotalKind> => new Set(findTotalLabels(folded).map(({ kind }) => kind));

/** Returns the undated lines below each dated row, from top to bottom. */
function groupBelowDays(places: SummaryLine[]): SummaryLine[][] {
  const parts: SummaryLine[][] = [];
  for (const place of places.toSorted((a, b) => a.height - b.height)) {
    if (place.row && !place.row.isDayInherited) parts.push([]);
    else parts.at(-1)?.push(place);
  }
  return parts;
}

function summaryIn(part: SummaryLine[], isSum: (row: RawRow) => boolean): RawRow[] {
  const named = part.flatMap(({ row, kinds }) => (row && kinds.size > 0 ? [{ row, kinds }] : []));
  // A single one may be a payment, or interest, under that name.
  const areTotals = named.length > 1 && named.some(({ kinds }) => kinds.has('in') || kinds.has('out'));
  const to = part.findLastIndex(({ row }) => !row);
  if (!areTotals || to < 0) return [];
  const opening = part.findIndex(({ row, kinds }) => !row && kinds.has('opening'));
  const first = opening < 0 ? part.findIndex(({ row, kinds }) => row && kinds.size > 0) : opening;
  const rows = part.slice(first, to).flatMap(({ row }) => row ?? []);
  const isSummary = (opening >= 0 || rows.some(isSum)) && !rows.some(({ balance }) => balance);
  return isSummary ? rows : [];
}

/** Returns the rows below the balance that ends a page after its last day, unless another opening balance follows. */
function findRowsBehindEnd(last: SummaryLine[]): RawRow[] {
  const end = last.findLastIndex(({ row, kinds }) => !row && (kinds.has('closing') || kinds.has('opening')));
  const closing = last[end];
  if (!closing?.kinds.has('closing')) return [];
  const isRow = ({ parts, balance, pending }: RawRow) => balance || pending || isChargeName(parts.join(' '));
  return last.slice(end).flatMap(({ row, page }) => (row && page === closing.page && !isRow(row) ? row : []));
}

/** Finds values without a day below a line of names that is no table: `Kontonummer | Neuer Saldo per 31.12.`. */
function findRowsBelowHead(places: SummaryLine[], outside: Scanned[]): RawRow[] {
  const head = outside.findLast((line) => !hasAmounts(line) && kindsIn(line).has('closing'));
  const from = head && placeOf(head);
  const value = places.find(({ page, height }) => from && page === from.page && height > from.height)?.row;
  return value?.isDayInherited && !value.balance && !value.pending ? [value] : [];
}
