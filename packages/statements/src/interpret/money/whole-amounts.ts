import { hasWholeCurrency } from '@kumbara/text/currencies';
import type { AmountToken } from '#format-inference/amount-tokens.ts';
import { type Scanned, scan } from '#interpret/scan.ts';

const hasCents = ({ digits }: AmountToken): boolean => /[.,]\d{1,2}$/.test(digits);
const isGrouped = ({ digits }: AmountToken): boolean => /^\d{1,3}(?:[.,'’ ]\d{3})+$/.test(digits);
const isSmall = ({ digits, strong }: AmountToken): boolean => !strong && /^(?:0|[1-9]\d{0,2})$/.test(digits);

const isSeparateNumber = ({ line: { text } }: Scanned, { at, end }: AmountToken): boolean =>
  (at === 0 || text.charAt(at - 1) === '\t') && (end === text.length || text.charAt(end) === '\t');

/** Returns the positions where tokens begin or end, rounded to a point. The columns of a sheet are whole numbers. */
function createPositionTest(tokens: AmountToken[], edge: 'x0' | 'x1'): (token: AmountToken) => boolean {
  const places = new Set(tokens.flatMap((token) => [Math.floor(token[edge]), Math.ceil(token[edge])]));
  return (token) => places.has(Math.round(token[edge]));
}

/**
 * Reads small numbers as amounts in currencies without decimals: `860` in a column with `10,651` yen. Only its position
 * tells such a number from other counts in the line.
 */
export function readWholeAmounts(lines: Scanned[]): Scanned[] {
  if (!lines.some(({ folded }) => hasWholeCurrency(folded))) return lines;
  const hasGap = lines.flatMap((line) => line.amounts.filter((token) => isSeparateNumber(line, token)));
  const [grouped, priced] = [hasGap.filter(isGrouped), hasGap.filter(hasCents)];
  const columns = (['x0', 'x1'] as const).map((edge) => {
    const [isAdjacentToGrouped, isAdjacentToPriced] = [
      createPositionTest(grouped, edge),
      createPositionTest(priced, edge),
    ];
    return (token: AmountToken) => isAdjacentToGrouped(token) && !isAdjacentToPriced(token);
  });
  return lines.map((scanned) => {
    const { line, amounts } = scanned;
    const isMoney = (token: AmountToken) =>
      isSmall(token) && isSeparateNumber(scanned, token) && columns.some((isIn) => isIn(token));
    const places = new Set(amounts.filter(isMoney).map(({ at }) => at));
    if (places.size === 0) return scanned;
    return scan({
      ...line,
      words: line.words.map((word) => (places.has(word.at) ? { ...word, isMoney: true } : word)),
    });
  });
}
