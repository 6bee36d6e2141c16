import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { Column } from '#interpret/columns/header.ts';
import type { Scanned } from '#interpret/scan.ts';
import { moneyRoles } from '#words/headers.ts';

/** A filler ends where the amounts of its column end, within this distance in points. */
const sameEdge = 3.5;

/**
 * Removes dashes that fill empty cells (`292,89 – 70.707,11`). A dash that ends with one amount column is not the sign
 * of the number in the next one.
 */
export function withoutFillers(lines: Scanned[], columns: Column[]): Scanned[] {
  const edges = columns.flatMap(({ role, x1 }) => (moneyRoles.includes(role) ? [x1] : []));
  if (edges.length < 2) return lines;
  return lines.map((scanned) => {
    const amounts = scanned.amounts.map((token) => (isBehindFiller(scanned, token, edges) ? unsigned(token) : token));
    return amounts.some((token, index) => token !== scanned.amounts[index]) ? { ...scanned, amounts } : scanned;
  });
}

const unsigned = (token: AmountToken): AmountToken => ({ ...token, sign: '' });

function isBehindFiller({ line }: Scanned, { sign, at, x1 }: AmountToken, edges: number[]): boolean {
  if (sign !== '-') return false;
  const dash = line.words.find((word) => word.at === at && /^[-−–]$/.test(word.text));
  const isAtEdge = (end: number) => edges.find((edge) => Math.abs(edge - end) < sameEdge);
  const filled = dash && isAtEdge(dash.x1);
  return filled !== undefined && isAtEdge(x1) !== filled;
}
