import type { IsoDate } from '@kumbara/shared';
import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { DateToken } from '#format-inference/date-tokens.ts';
import type { Money } from '#interpret/money/money.ts';
import { type Movement, toThousandths } from '#interpret/movement.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf } from '#read/lines.ts';
import { findAccountNames } from '#words/account-names.ts';
import { isCarried } from '#words/phrases.ts';
import { splitWords } from '#words/sums.ts';
import { findTotalLabels } from '#words/totals.ts';
import { findSummaryBoxes, type NonRowLine, type SummaryBox } from './summary-box.ts';
import { selectMoney } from './totals.ts';

/** A balance printed above, between or below the rows, in thousandths, after this number of rows. */
export type BalanceAt = { rows: number; value: number };
/** The closing balance of a day. */
export type BalanceOn = { day: IsoDate; value: number };
/**
 * A sum directly above or below some consecutive rows. One below them may cover all rows so far, or those since a sum
 * of another name.
 */
export type SumOf = { from: number; to: number; value: number; isOfAll?: boolean; since?: number };

/** Sums with the same name, read as those of the rows above them and as those of the rows below them. */
export type NamedSums = { below: SumOf[]; above: SumOf[] };

/** Balances, sums and summaries that a document prints besides its rows, about the rows above, below or up to a day. */
export type Checkpoints = { balances: BalanceAt[]; days: BalanceOn[]; sums: NamedSums[]; summaries: SummaryBox[] };

type ReadingContext = { money: Money; dayOf: (date: DateToken) => IsoDate | undefined };

type Single = NonRowLine & { value: number };

/** A statement has at most this many pages, cards and sections. The meaning of more sums is unknown. */
const mostSums = 100;

const isEnd = ({ folded }: Scanned): boolean =>
  findTotalLabels(folded).some(({ kind }) => kind === 'opening' || kind === 'closing');

/** @param lines the non-table lines, from top to bottom */
export function findCheckpoints(
  lines: Scanned[],
  movements: Movement[],
  { money, dayOf }: ReadingContext,
): Checkpoints {
  const places = movements.map(({ row }) => heightOf((row.lines[0] as Scanned).line));
  const isInOrder = places.every((place, index) => index === 0 || place >= (places[index - 1] as number));
  if (!isInOrder) return { balances: [], days: [], sums: [], summaries: [] };
  const beside = lines.flatMap((line): NonRowLine | [] => {
    const amounts = selectMoney(line);
    return amounts.length > 0 ? { line, amounts, rows: countRowsAbove(heightOf(line.line), places) } : [];
  });
  const read = (token: AmountToken) => toThousandths(money.signed(token));
  const single = beside.flatMap((one): Single | [] => {
    const [amount, ...others] = one.amounts;
    return amount && others.length === 0 ? { ...one, value: read(amount) } : [];
  });
  const days = beside.flatMap(({ line, amounts }) =>
    isDaysAlone(line, amounts.length)
      ? line.dates.flatMap((date, index): BalanceOn | [] => {
          const day = dayOf(date);
          return day ? { day, value: read(amounts[index] as AmountToken) } : [];
        })
      : [],
  );
  // A value carried over from a page may be a balance, or the sum of its rows.
  const sums = single.filter(({ line }) => line.dates.length === 0 && !isEnd(line));
  const first = new Set([...Map.groupBy(beside, ({ rows }) => rows).values()].map(([highest]) => highest?.line));
  const last = new Set([...Map.groupBy(beside, ({ rows }) => rows).values()].map((own) => own.at(-1)?.line));
  return {
    balances: single
      .filter(({ line }) => isEnd(line) || isCarried(line.folded))
      .map(({ rows, value }) => ({ rows, value })),
    days,
    sums: groupByName(sums.filter(({ line }) => first.has(line) || last.has(line))).map((own) => ({
      below: sumsBelow(
        own.filter(({ line }) => first.has(line)),
        sums.map(({ rows }) => rows),
      ),
      above: sumsAbove(
        own.filter(({ line }) => last.has(line)),
        movements.length,
      ),
    })),
    summaries: findSummaryBoxes(beside, read),
  };
}

/** Returns how many of the sorted heights are above the given one. */
function countRowsAbove(height: number, places: number[]): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < height) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True for `10/02 2,660.10 10/05 2,565.33`: nothing but days and their balances. */
const isDaysAlone = ({ dates, folded }: Scanned, amounts: number): boolean =>
  dates.length > 0 && dates.length === amounts && !/\p{L}/u.test(folded);

/**
 * Returns the sums directly below rows, which cover the rows since the previous one. `all` holds the heights of all
 * sums.
 */
const sumsBelow = (sums: Single[], all: number[]): SumOf[] =>
  sums.flatMap(({ rows, value }, index) => {
    const from = sums[index - 1]?.rows ?? 0;
    const since = Math.max(from, ...all.filter((place) => place < rows));
    return from < rows ? [{ from, to: rows, value, isOfAll: true, since }] : [];
  });

/** Returns the sums directly above rows, which cover the rows up to the next one. */
const sumsAbove = (sums: Single[], count: number): SumOf[] =>
  sums.flatMap(({ rows, value }, index) => {
    const to = sums[index + 1]?.rows ?? count;
    return rows < to ? [{ from: rows, to, value }] : [];
  });

/** Groups sums with the same name: each names a card, or half of their words are equal. */
function groupByName(sums: Single[]): Single[][] {
  if (sums.length > mostSums) return [];
  const named = sums.map((sum) => ({ sum, isCard: hasCardName(sum.line), words: new Set(lettersOf(sum.line)) }));
  type Named = (typeof named)[number];
  const areAlike = (a: Named, b: Named) => {
    const shared = [...a.words].filter((word) => b.words.has(word)).length;
    return (a.isCard && b.isCard) || (shared > 0 && shared * 2 >= Math.min(a.words.size, b.words.size));
  };
  const families = named.map((one) => named.filter((other) => areAlike(one, other)));
  const different = new Map(families.map((own) => [own.map(({ sum }) => sums.indexOf(sum)).join(), own]));
  return [...different.values()].filter((own) => own.length > 1).map((own) => own.map(({ sum }) => sum));
}

const lettersOf = ({ folded }: Scanned): string[] => splitWords(folded).filter((word) => /\p{L}/u.test(word));

const hasCardName = ({ folded, line }: Scanned): boolean => findAccountNames(folded, line.text).length > 0;
