import { foldInPlace } from '@kumbara/text/fold';
import type { Scanned } from '#interpret/scan.ts';
import type { Role } from '#words/headers.ts';
import { memoize } from '#words/memoize.ts';

/** Equal for `AKSOY, DENIZ` and `Deniz Aksoy`. */
const nameKey = memoize((text: string): string =>
  foldInPlace(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .sort()
    .join(' '),
);

/** Minimum share of rows that name the owner. The others are bookings of the bank without a name. */
const most = 0.6;

/**
 * Finds the name of the account's owner where two columns name payer and payee: the owner is always one of them,
 * depending on the direction. Undefined without two such columns, or where both hold the same two names in every row.
 * @returns a test for cells of these columns that hold the owner's name
 */
export function findOwner(lines: Scanned[], roleAt: Map<number, Role>): ((cell: string) => boolean) | undefined {
  if ([...roleAt.values()].filter((role) => role === 'payee').length < 2) return undefined;
  const counts = new Map<string, number>();
  let rows = 0;
  for (const { line } of lines) {
    const names = new Set(line.words.filter(({ x0 }) => roleAt.get(x0) === 'payee').map(({ text }) => nameKey(text)));
    if (names.size < 2) continue;
    rows += 1;
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!first || rows < 2 || first[1] < rows * most || first[1] === second?.[1]) return undefined;
  return (cell) => nameKey(cell) === first[0];
}
