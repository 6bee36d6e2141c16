import { foldInPlace } from '#mail/fold.ts';
import type { Price } from '#mail/price/prices.ts';
import { type Reading, says, sentenceOf } from '#mail/reading.ts';
import { findDates } from '#mail/values/dates.ts';

/** The lines of a receipt that belong to one of its amounts, and among them those that say when it is charged again. */
export type ItemLines = { lines: number[]; renewal: number[] };

const mostAbove = 8;
const mostBelow = 4;
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** Lines between the amount before and this one: what stands there is what it is for. */
function linesAbove(prices: Price[], price: Price): number[] {
  const before = prices
    .filter(({ line, start }) => line < price.line || (line === price.line && start < price.start))
    .at(-1);
  const from = before ? before.line + (before.line === price.line ? 0 : 1) : 0;
  return range(Math.max(from, price.line - mostAbove), price.line);
}

/** Lines between this amount and the next; none where the next stands on the same line. */
function linesBelow(prices: Price[], price: Price): number[] {
  const next = prices.find(({ line, start }) => line > price.line || (line === price.line && start > price.start));
  const last = next ? next.line - 1 : price.line + mostBelow;
  return range(price.line + 1, Math.min(last, price.line + mostBelow));
}

/** How many of the lines say when something is charged again, from the first on: a label may have its day below it. */
function renewalEnd(reading: Reading, lines: number[]): number {
  const { lines: texts, date } = reading.document;
  const folded = lines.map((line) => foldInPlace(texts[line] ?? ''));
  const hasDay = (text: string | undefined) => text !== undefined && findDates(text, date).length > 0;
  const at = folded.findIndex(
    (text, i) => says(sentenceOf(text, 0, reading), 'will_charge') && (hasDay(text) || hasDay(folded[i + 1])),
  );
  if (at < 0) return 0;
  return hasDay(folded[at]) ? at + 1 : at + 2;
}

/** A receipt prints the day of renewal either above all of its amounts or below all of them: the ends of the list tell. */
function standBelow(reading: Reading, prices: Price[], items: Price[]): boolean {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last || first === last) return false;
  const says = (lines: number[]) => renewalEnd(reading, lines) > 0;
  const [above, below] = [says(linesAbove(prices, first)), says(linesBelow(prices, last))];
  if (above !== below) return below;
  // A line with a name and an amount begins a thing: what stands above it belongs to another, and its plan may follow.
  const beginsThing = ({ line, start }: Price) => /\p{L}{2}/u.test(reading.document.lines[line]?.slice(0, start) ?? '');
  // What is bought once stands at an end and renews never: then the lines next to an amount tell.
  const starts = items.filter((item) => says(linesBelow(prices, item).slice(0, beginsThing(item) ? 2 : 1))).length;
  const ends = items.filter((item) =>
    says(beginsThing(item) ? [item.line] : linesAbove(prices, item).slice(-3)),
  ).length;
  return starts > ends;
}

/**
 * Which lines belong to which item of a receipt.
 * @param prices all amounts in the order of the document
 * @param items those of them that are the price of one thing
 */
export function itemLines(reading: Reading, prices: Price[], items: Price[]): Map<Price, ItemLines> {
  const below = standBelow(reading, prices, items);
  return new Map(
    items.map((item, at) => {
      const lines = linesAbove(prices, item);
      if (!below) return [item, { lines, renewal: lines }];
      const ofBefore = at > 0 ? renewalEnd(reading, lines.slice(0, -1)) : 0;
      const under = linesBelow(prices, item);
      const own = under.slice(0, renewalEnd(reading, under));
      return [item, { lines: [...lines.slice(ofBefore), ...own], renewal: [item.line, ...own] }];
    }),
  );
}
