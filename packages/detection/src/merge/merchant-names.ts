import { fold } from '@kumbara/text/fold';
import { wordSet } from '#merchant/words.ts';
import { getMerchantKey, type SourceFinding } from './source.ts';

/** The names in a finding. */
export type Names = {
  /** The key of `getMerchantKey`: a catalogue id, or the first words of a name. */
  merchant: string;
  /** Letters of the whole name, without short words. */
  whole: string;
  /** Letters of all its names, with and without short words. */
  letters: string[];
};

/** Words that banks omit from names, along with spaces: `CLUBE LEITURA`, `SCUOLADIMUSICA`. */
const smallWords = new RegExp(`(?<![^ ])(?:${[...wordSet('smallWords')].join('|')})(?![^ ])`, 'g');
/** Banks write umlauts with two letters: `GEMUESEKISTE`. */
const twoLetters = /(?<=[aou])e/g;
const notLetters = /[^a-z0-9]/g;

const getLetters = (name: string): string => name.replace(notLetters, '').replace(twoLetters, '');

export function getNames(finding: SourceFinding): Names {
  const merchant = getMerchantKey(finding);
  const name = fold(finding.service_name);
  const [own, whole] = [merchant, name].map((text) => getLetters(text.replace(smallWords, ''))) as [string, string];
  return { merchant, whole, letters: [...new Set([own, whole, getLetters(merchant), getLetters(name)])] };
}

const minLetters = 6;
const orderByLength = (a: string, b: string): [short: string, long: string] => (a.length <= b.length ? [a, b] : [b, a]);

/** Returns true for equal names, or if one starts with the other, because banks truncate names. */
export function isSameName(a: Names, b: Names): boolean {
  const [short, long] = orderByLength(a.merchant, b.merchant);
  if (short === long || (short.length >= minLetters && long.startsWith(`${short} `))) return true;
  return a.whole.length >= minLetters && a.whole === b.whole;
}

/** Returns true if one name starts with the other wherever it was cut. Requires a shared payment as well. */
export const areAlike = (a: Names, b: Names): boolean =>
  a.letters.some((one) =>
    b.letters.some((other) => {
      const [short, long] = orderByLength(one, other);
      return short.length >= minLetters && long.startsWith(short);
    }),
  );
