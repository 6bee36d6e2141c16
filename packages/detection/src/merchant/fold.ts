const isPlain = (text: string) => /^[ -~]*$/.test(text);

/** Letters that no decomposition takes apart; accents that stand apart go. */
const letters: Record<string, string> = { ı: 'i', ß: 'ss', ø: 'o', æ: 'ae', ł: 'l', đ: 'd' };

/**
 * Turkish-aware folding: one spelling for what banks write in many. `İ`, `I`, `ı` and `i` become `i`, accents go
 * (`ş` → `s`, `ü` → `u`), compatibility forms are resolved (NFKC), everything is lower case. Marks of other scripts stay.
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

/** The words of a folded text; `&` stays inside a word (`at&t`), a `+` behind a letter is the word `plus` (`disney+`). */
export const splitWords = (folded: string): string[] =>
  folded.replace(/(?<=\p{L})\+/gu, ' plus ').match(/[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*/gu) ?? [];

export const foldWords = (text: string): string[] => splitWords(fold(text));
