const special: Record<string, string> = {
  ı: 'i',
  İ: 'i',
  ł: 'l',
  Ł: 'l',
  ß: 's',
  ø: 'o',
  Ø: 'o',
  đ: 'd',
  Đ: 'd',
  æ: 'a',
  Æ: 'a',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
};
const cache = new Map<string, string>(Object.entries(special));

function foldUnit(unit: string): string {
  const known = cache.get(unit);
  if (known !== undefined) return known;
  // The marks of kana are part of the letter: が is not か.
  const bare = unit
    .normalize('NFD')
    .replace(/(?![\u3099\u309a])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase();
  const folded = bare.length === 1 ? bare : unit;
  cache.set(unit, folded);
  return folded;
}

/**
 * Lower case without diacritics, the Turkish i's being one letter, so that one lexicon serves text typed with and
 * without its own letters. Every UTF-16 unit becomes exactly one: a position in the folded text is the same position
 * in the original, which is how evidence stays literal. That is what parts it from `#merchant/fold.ts`, which makes one
 * spelling of a merchant's name and may make it longer (`ß` is `ss` there).
 */
export function foldInPlace(text: string): string {
  let folded = '';
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code >= 97 && code <= 122) folded += text[i];
    else if (code >= 65 && code <= 90) folded += String.fromCharCode(code + 32);
    else if (code < 128 && code !== 96) folded += text[i];
    else folded += foldUnit(text[i] as string);
  }
  return folded;
}

/** Composed letters of plain width, plain spaces, and none of the characters that are there only to be invisible. */
export const legible = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}|\u034f/gu, '')
    .replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'))
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
