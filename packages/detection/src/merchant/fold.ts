const isPlain = (text: string) => /^[ -~]*$/.test(text);

/** Letters without a decomposition. Combining accents are removed. */
const letters: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', ł: 'l', đ: 'd' };

/**
 * Folds a text, Turkish-aware: `İ`, `I`, `ı` and `i` become `i`, accents are removed (`ş` → `s`, `ü` → `u`),
 * compatibility forms are resolved (NFKC), all letters are lower case. Marks of other scripts stay.
 */
export const fold = (text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKC')
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\u0300-\u036f]|[ıßøæłđ]/g, (mark) => letters[mark] ?? '')
        .normalize('NFC');

/**
 * Splits a folded text into words. `&` stays inside a word (`at&t`), `+` after a letter becomes the word `plus`
 * (`disney+`).
 */
export const splitWords = (folded: string): string[] =>
  folded.replace(/(?<=\p{L})\+/gu, ' plus ').match(/[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*/gu) ?? [];

export const foldWords = (text: string): string[] => splitWords(fold(text));
