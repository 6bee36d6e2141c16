/** Turkish case suffixes on names and dates: Netflix'ten, Spotify'a, Exxen'in, 9 Eylül'de. */
const turkishCases = ['den', 'de', 'e', 'in', 'i'] as const;
export type TurkishCase = (typeof turkishCases)[number];

/** The spoken form of the last digit, which determines the suffix. */
const digitWords: Record<string, string> = {
  0: 'sıfır',
  1: 'bir',
  2: 'iki',
  3: 'üç',
  4: 'dört',
  5: 'beş',
  6: 'altı',
  7: 'yedi',
  8: 'sekiz',
  9: 'dokuz',
};
/** Foreign names take the suffix of their pronunciation. */
const pronunciations: readonly (readonly [RegExp, string])[] = [
  [/\+$/, 'artı'],
  [/(?:spotify|fizy)$/i, 'fay'],
  [/(?:apple|google)$/i, 'pıl'],
  [/youtube premium$/i, 'premium'],
  [/prime$/i, 'praym'],
  [/one$/i, 'van'],
  [/linkedin premium$/i, 'um'],
  [/zoom$/i, 'zum'],
];

function pronounce(name: string): string {
  const digit = /(\d)$/.exec(name)?.[1];
  if (digit) return digitWords[digit] ?? '';
  const [, spokenForm = name] = pronunciations.find(([pattern]) => pattern.test(name)) ?? [];
  return spokenForm.toLocaleLowerCase('tr');
}

/** The suffix of a name or a date, with its apostrophe. */
export function turkishSuffix(name: string, wanted: TurkishCase): string {
  const read = pronounce(name.trim());
  const vowel = [...read].findLast((letter) => 'aeıioöuüâîû'.includes(letter)) ?? 'e';
  const isBack = 'aıouâû'.includes(vowel);
  const isRound = 'oöuü'.includes(vowel);
  const endsInVowel = 'aeıioöuü'.includes(read.at(-1) ?? '');
  const isHard = 'fstkçşhpx'.includes(read.at(-1) ?? '');
  const low = isBack ? 'a' : 'e';
  const high = isBack ? (isRound ? 'u' : 'ı') : isRound ? 'ü' : 'i';
  const consonant = isHard ? 't' : 'd';
  const endings = {
    den: `${consonant}${low}n`,
    de: `${consonant}${low}`,
    e: `${endsInVowel ? 'y' : ''}${low}`,
    in: `${endsInVowel ? 'n' : ''}${high}n`,
    i: `${endsInVowel ? 'y' : ''}${high}`,
  };
  return `'${endings[wanted]}`;
}
