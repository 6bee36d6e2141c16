import { parseCurrencyName } from '@kumbara/text/currencies';
import type { AmountToken } from '#format-inference/amount-tokens.ts';
import { type Scanned, scan, splitSegments } from '#interpret/scan.ts';
import { type Line, makeLine, type UnplacedWord, type Word } from '#read/lines.ts';

/** The name of a currency stands at most this far below its price, in points. */
const furthestBelow = 16;
/** `24.99 X 1.0842 (EXCHG RATE)`, below the name of the currency. */
const priceTimesRate = /^(?<price>\d[\d.,]*)\s+x\s+\d+[.,]\d{2,}(?:\s.*)?$/i;

/**
 * Appends the currency to foreign prices where it is named in another line: below the price, with the booked amount
 * next to it, or above a price and its rate.
 */
export function nameForeignPrices(lines: Scanned[]): Scanned[] {
  const changed = new Map<number, Scanned[]>();
  for (const [index, scanned] of lines.entries()) {
    const below = lines[index + 1];
    if (!below || below.line.page !== scanned.line.page || below.line.y - scanned.line.y > furthestBelow) continue;
    if (changed.has(index)) continue;
    const found = findNameBelow(scanned, below) ?? findPriceTimesRate(scanned, below);
    if (!found) continue;
    changed.set(index, found.above);
    changed.set(index + 1, found.below);
  }
  return changed.size === 0 ? lines : lines.flatMap((line, index) => changed.get(index) ?? [line]);
}

type Pair = { above: Scanned[]; below: Scanned[] };

/** `180.00` with `$208.41` in the same line, and `European Union Euro` below. */
function findNameBelow(scanned: Scanned, below: Scanned): Pair | undefined {
  // Another row begins there.
  if (below.dates[0]?.at === 0) return undefined;
  const money = scanned.amounts.filter(({ strong, bracketed }) => strong && !bracketed);
  if (money.length < 2) return undefined;
  for (const name of splitSegments(below)) {
    const price = money.find(({ x0, x1, currency }) => currency === undefined && x0 < name.x1 && x1 > name.x0);
    const code = price && money.at(-1) !== price ? parseCurrencyName(name.text) : undefined;
    if (!price || !code) continue;
    const isName = ({ x0 }: Word) => x0 >= name.x0 && x0 < name.x1;
    return { above: [withName(scanned, price, name.text, code)], below: withoutWords(below, isName) };
  }
  return undefined;
}

/** `01/15 EURO`, and `24.99 X 1.0842 (EXCHG RATE)` below it. */
function findPriceTimesRate({ line, dates }: Scanned, below: Scanned): Pair | undefined {
  const price = priceTimesRate.exec(below.line.text)?.groups?.price;
  const [first] = below.line.words;
  if (price === undefined || !first) return undefined;
  const name = line.text.slice(dates[0]?.at === 0 ? dates[0].end : 0).trim();
  const code = parseCurrencyName(name);
  if (code === undefined) return undefined;
  const place = { x0: first.x0, x1: first.x1 };
  const words = [
    { text: price, ...place, hasGap: true },
    { text: name, ...place, hasGap: false },
  ];
  return { above: [], below: [appendCurrency(makeLine(line.page, line.y, words), 0, name, code)] };
}

function withName({ line }: Scanned, price: AmountToken, name: string, code: string): Scanned {
  const placed = line.words.flatMap(({ at, ...word }): UnplacedWord[] => {
    const own = { ...word, hasGap: line.text.charAt(at - 1) === '\t' };
    const isPrice = at <= price.at && price.at < at + word.text.length;
    return isPrice ? [own, { text: name, x0: word.x1, x1: word.x1, hasGap: false }] : [own];
  });
  return appendCurrency(makeLine(line.page, line.y, placed), price.at, name, code);
}

/** Returns the line with the named currency behind the amount at `at`. */
function appendCurrency(line: Line, at: number, name: string, code: string): Scanned {
  const scanned = scan(line);
  const amounts = scanned.amounts.map((token) =>
    token.at <= at && at < token.end
      ? { ...token, end: line.text.indexOf(name, at) + name.length, currency: code }
      : token,
  );
  return { ...scanned, amounts };
}

function withoutWords({ line }: Scanned, isOut: (word: Word) => boolean): Scanned[] {
  const rest = line.words.filter((word) => !isOut(word));
  const placed = rest.map(({ at, ...word }) => ({ ...word, hasGap: line.text.charAt(at - 1) === '\t' }));
  return placed.length > 0 ? [scan(makeLine(line.page, line.y, placed))] : [];
}
