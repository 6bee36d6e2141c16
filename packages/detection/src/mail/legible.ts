/** Composed letters of plain width, plain spaces, and none of the characters that are there only to be invisible. */
export const legible = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}|\u034f/gu, '')
    .replace(/[\uff01-\uff5e]/g, (letter) => letter.normalize('NFKC'))
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ');
