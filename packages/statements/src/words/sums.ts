import { parseCurrency } from '@kumbara/text/currencies';
import { foldInPlace } from '@kumbara/text/fold';
import sums from './sums.json' with { type: 'json' };

/** Names of sums without what they are of. Folded. */
const names = new Set(sums.map((name) => foldInPlace(name)));

/** Returns the words of a folded line, including currency symbols. */
export const splitWords = (folded: string): string[] => folded.match(/[\p{L}₺€£$]+/gu) ?? [];

/** True for `TOPLAM`, `Genel Toplam (TL)` and nothing else. Folded. */
export const isSumName = (folded: string): boolean =>
  names.has(
    splitWords(folded)
      .filter((word) => parseCurrency(word) === undefined)
      .join(' '),
  );
