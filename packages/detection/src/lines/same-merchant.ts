import type { Merchant } from '#merchant/resolve.ts';
import { findExplicitCycle } from '#recurrence/explicit-cycle.ts';

/** The part of a line that decides whether two merchants are the same. */
type Named = { merchant: Merchant; charge: { amount: number; currency: string } };

/** Shorter words are too often the beginning of another name. */
const shortestStem = 7;
const shortestFirstWord = 5;
/** A first word shared by this many merchants belongs to the bank or the trade. */
const mostSharers = 4;

const getFirstWord = (key: string) => key.split(' ', 1)[0] as string;
const getPrice = ({ charge }: Named) => `${charge.amount} ${charge.currency}`;

function sharePrice(a: Named[], b: Named[]): boolean {
  const prices = new Set(a.map(getPrice));
  return b.some((line) => prices.has(getPrice(line)));
}

/** Returns the name without words for the billing cycle; empty if it has none, or too little is left. */
function removeCycleWords(key: string): string {
  const words = key.split(' ');
  const named = words.filter((word) => !findExplicitCycle(word));
  const name = named.join(' ');
  return named.length < words.length && name.length >= shortestFirstWord ? name : '';
}

/** Returns true for names that differ only in the billing cycle: `GARTENPOST MONATSABO`, `GARTENPOST JAHRESABO`. */
export const differOnlyInCycle = (a: string, b: string): boolean =>
  a !== b && removeCycleWords(a) !== '' && removeCycleWords(a) === removeCycleWords(b);

/**
 * Joins the names of one merchant. Banks cut texts (`DEFTERHANE`, `DEFTERHANE YAZILIM`) and merchants change their
 * spelling (`HARROW LN`, `HARROW LANE`). Unknown merchants are joined if the longer name starts with the shorter one,
 * if they share the first word and an exact price, or if they differ only in the billing cycle.
 */
export function joinSpellings<L extends Named>(groups: Map<string, L[]>): L[][] {
  const known = [...groups.values()].filter(([line]) => line?.merchant.kind !== 'unknown');
  const unknown = [...groups].filter(([, [line]]) => line?.merchant.kind === 'unknown');
  const joined: { keys: string[]; lines: L[] }[] = [];
  for (const family of Map.groupBy(unknown, ([key]) => getFirstWord(key)).values()) {
    family.sort(([a], [b]) => (a < b ? -1 : 1));
    const merged: { keys: string[]; lines: L[] }[] = [];
    const isSmall = family.length <= mostSharers;
    for (const [key, lines] of family) {
      // Names are sorted, so the beginning of a name comes directly before it: in a large family only the last can
      // match.
      const same = (isSmall ? merged : merged.slice(-1)).find(
        (other) =>
          ((other.keys[0] as string).length >= shortestStem && key.startsWith(other.keys[0] as string)) ||
          (isSmall && getFirstWord(key).length >= shortestFirstWord && sharePrice(other.lines, lines)) ||
          (isSmall && other.keys.some((known) => differOnlyInCycle(known, key))),
      );
      if (same) {
        same.keys.push(key);
        for (const line of lines) same.lines.push(line);
      } else merged.push({ keys: [key], lines: [...lines] });
    }
    joined.push(...merged);
  }
  return [...known, ...joined.map(({ lines }) => lines)];
}
