import { fold } from '#merchant/fold.ts';
import { getMerchantKey, type SourceFinding } from './source.ts';

/** What a finding calls whom it is about. */
export type Names = {
  /** As `merchantOf` says: a service of the catalogue, or the first words of a name. */
  merchant: string;
  /** The letters of the whole name, without small words. */
  whole: string;
  /** Those of all its names, with small words and without. */
  letters: string[];
};

/** What banks leave out of a name beside its spaces: `CLUBE LEITURA`, `SCUOLADIMUSICA`. */
const smallWords =
  /(?<![^ ])(?:de|di|da|do|du|dos|das|des|del|della|der|die|das|of|the|la|le|el|les|and|und|et|y|e|ve)(?![^ ])/g;
/** `GEMUESEKISTE`: banks write what they have no letter for with two. */
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

/** Banks cut names: of two unknown ones the shorter may be the beginning of the longer. */
export function isSameName(a: Names, b: Names): boolean {
  const [short, long] = orderByLength(a.merchant, b.merchant);
  if (short === long || (short.length >= minLetters && long.startsWith(`${short} `))) return true;
  return a.whole.length >= minLetters && a.whole === b.whole;
}

/** Whether a name may be the beginning of the other, wherever it was cut: for payments that both tell of. */
export const areAlike = (a: Names, b: Names): boolean =>
  a.letters.some((one) =>
    b.letters.some((other) => {
      const [short, long] = orderByLength(one, other);
      return short.length >= minLetters && long.startsWith(short);
    }),
  );
