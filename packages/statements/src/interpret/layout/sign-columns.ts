import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { Scanned } from '#interpret/scan.ts';

/** Minimum number of amounts with a separate sign. */
const fewest = 3;

const signs = new Map([...'+-−–'].map((mark) => [mark, mark === '+' ? '+' : '-'] as const));

/** Returns a sign between two gaps, the second of which ends where the amount begins. */
function findSignBefore({ line: { text } }: Scanned, { at, sign }: AmountToken): '+' | '-' | undefined {
  if (sign !== '' || at < 2 || text[at - 1] !== '\t' || (at > 2 && text[at - 3] !== '\t')) return undefined;
  return signs.get(text[at - 2] as string);
}

/**
 * Attaches separate signs to their amounts (`SPOTIFY + $139.00`). A dash alone may fill an empty cell, so such a column
 * has to hold a plus too.
 */
export function joinSignColumn(lines: Scanned[]): Scanned[] {
  const found = lines.flatMap((scanned) => scanned.amounts.flatMap((token) => findSignBefore(scanned, token) ?? []));
  if (found.length < fewest || !found.includes('+')) return lines;
  return lines.map((scanned) => ({
    ...scanned,
    amounts: scanned.amounts.map((token) => ({ ...token, sign: findSignBefore(scanned, token) ?? token.sign })),
  }));
}
