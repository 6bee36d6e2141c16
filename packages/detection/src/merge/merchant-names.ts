import { fold } from '#merchant/fold.ts';
import { merchantOf, type SourceFinding } from './source.ts';

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

const lettersOf = (name: string): string => name.replace(notLetters, '').replace(twoLetters, '');

export function namesOf(finding: SourceFinding): Names {
  const merchant = merchantOf(finding);
  const name = fold(finding.service_name);
  const [own, whole] = [merchant, name].map((text) => lettersOf(text.replace(smallWords, ''))) as [string, string];
  return { merchant, whole, letters: [...new Set([own, whole, lettersOf(merchant), lettersOf(name)])] };
}

const enoughLetters = 6;
const byLength = (a: string, b: string): [short: string, long: string] => (a.length <= b.length ? [a, b] : [b, a]);

/** Banks cut names: of two unknown ones the shorter may be the beginning of the longer. */
export function isSameName(a: Names, b: Names): boolean {
  const [short, long] = byLength(a.merchant, b.merchant);
  if (short === long || (short.length >= enoughLetters && long.startsWith(`${short} `))) return true;
  return a.whole.length >= enoughLetters && a.whole === b.whole;
}

/** Whether a name may be the beginning of the other, wherever it was cut: for payments that both tell of. */
export const areAlike = (a: Names, b: Names): boolean =>
  a.letters.some((one) =>
    b.letters.some((other) => {
      const [short, long] = byLength(one, other);
      return short.length >= enoughLetters && long.startsWith(short);
    }),
  );
