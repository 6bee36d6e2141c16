/** A character that is a number by itself: ², ½, ①, Ⅻ. */
export const unreadableCharacter = '\uFFFD';

/**
 * The digit value of a decimal digit of any script: each script has ten in a row, and the mathematical rows are
 * adjacent.
 */
function digitOf(character: string): string {
  const code = character.codePointAt(0) as number;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

const digits = new Map<string, string>();
function asciiDigit(character: string): string {
  let digit = digits.get(character);
  if (digit === undefined) {
    digit = digitOf(character);
    digits.set(character, digit);
  }
  return digit;
}

/**
 * Normalises a text for checking and display, so that readers see the number that was checked: NFKC, digits of every
 * script as 0 to 9, no invisible characters, uniform dashes, blanks and apostrophes. Line breaks stay. Numbers in one
 * character (², ½, ①, Ⅻ) become `unreadable`.
 */
export const toPlainText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[\p{No}\p{Nl}]/gu, unreadableCharacter)
    .replace(/[\u066B\u00B7\u2024](?=\p{Nd})/gu, '.')
    .replace(/\u066C/g, ',')
    .replace(/\u066A/g, '%')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[^\S\n]/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu, (one) => (one === '\n' ? one : ''))
    .replace(/\p{Me}/gu, '')
    .replace(/[\p{Extended_Pictographic}\p{So}]/gu, (one) => (one === unreadableCharacter ? one : ''))
    .replace(/[*_`~|#{}\\^]/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[‘’‛ʼʹ′´]/g, "'")
    .replace(/‚/g, ',')
    .replace(/[。｡]/g, '.')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/ +/g, ' ');
