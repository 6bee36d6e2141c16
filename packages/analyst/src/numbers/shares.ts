import { foldInPlace } from '@kumbara/text/fold';
import data from './shares.json' with { type: 'json' };

/** A clause ends after a share, as in `ein Drittel.`; an ordinal is followed by its noun. `#` in the patterns. */
const ends = String.raw`(?=\s*(?:$|[^\p{L}\s\d]|\n))`;

/** Thirds to tenths, doubles and multiples by language, folded. Halves are numbers: `bir buçuk`, `half`. */
const patterns = Object.values(data)
  .flat()
  .map((pattern) => new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern.replaceAll('#', ends)})(?!\p{L})`, 'gu'));

/** Shares and multiples in words: `a third of it`, `iki katı`, `zehnfach`. The writer of the text computed them. */
export function findShares(text: string): { start: number; end: number }[] {
  const plain = foldInPlace(text);
  return patterns
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
