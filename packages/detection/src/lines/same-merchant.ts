import type { Merchant } from '#merchant/resolve.ts';
import { findExplicitCycle } from '#recurrence/explicit-cycle.ts';

/** Just enough of a line to say whether two merchants are one. */
type Named = { merchant: Merchant; charge: { amount: number; currency: string } };

/** A shorter word is too easily the beginning of somebody else's name. */
const shortestStem = 7;
const shortestFirstWord = 5;
/** A first word that so many merchants share is a word of the bank's or of the trade's. */
const mostSharers = 4;

const getFirstWord = (key: string) => key.split(' ', 1)[0] as string;
const getPrice = ({ charge }: Named) => `${charge.amount} ${charge.currency}`;

function sharePrice(a: Named[], b: Named[]): boolean {
  const prices = new Set(a.map(getPrice));
  return b.some((line) => prices.has(getPrice(line)));
}

/** The name without the words that say how often it comes; empty where it holds none, or is hardly anything else. */
function removeCycleWords(key: string): string {
  const words = key.split(' ');
  const named = words.filter((word) => !findExplicitCycle(word));
  const name = named.join(' ');
  return named.length < words.length && name.length >= shortestFirstWord ? name : '';
}

/** `GARTENPOST MONATSABO`, `GARTENPOST JAHRESABO`: one thing, paid in another rhythm. */
export const differOnlyInCycle = (a: string, b: string): boolean =>
  a !== b && removeCycleWords(a) !== '' && removeCycleWords(a) === removeCycleWords(b);

/**
 * One merchant under several names: banks cut texts (`DEFTERHANE`, `DEFTERHANE YAZILIM`) and merchants change their
 * spelling (`HARROW LN`, `HARROW LANE`). Unknown merchants are joined when one's name is a long word that begins the
 * other's, when they share the first word and an exact price, or when they differ in how often they come.
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
      // In their order, what begins a name stands right before it: of many, only the last can.
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
