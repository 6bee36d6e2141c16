const cache = new Map<string, string>();

/** One character in lower case without its accents; Turkish ı, I and İ are all i. Always one UTF-16 unit for one. */
function foldCharacter(character: string): string {
  if (character === 'ı' || character === 'İ') return 'i';
  if (character === 'ß') return 's';
  if (character === 'ø' || character === 'Ø') return 'o';
  if (character === 'ł' || character === 'Ł') return 'l';
  if (character === '\u00a0' || character === '\u202f' || character === '\u2009') return ' ';
  if (character === '−' || character === '–' || character === '‐' || character === '‑') return '-';
  if (character === '’' || character === '‘') return "'";
  // Taken apart, a Korean syllable would be its first sound alone.
  if (character >= '가' && character <= '힣') return character;
  const folded = character.normalize('NFD').charAt(0).toLowerCase();
  return folded.length === 1 ? folded : character;
}

/**
 * Text for comparing: as long as the original, so that positions in the one are positions in the other. Our phrases are
 * of a to z then, and patterns over folded text say `[a-z]`: every `\p{L}` of a pattern costs a tenth of a millisecond,
 * anew in every cage.
 */
export const fold = (text: string): string => text.replace(/[^\0-\x7f]/g, remembered).toLowerCase();

function remembered(character: string): string {
  let folded = cache.get(character);
  if (folded === undefined) {
    folded = foldCharacter(character);
    cache.set(character, folded);
  }
  return folded;
}

/** Remembers answers by their text: statements say the same things again and again. */
export function remember<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = answer(text);
      if (known.size < 20_000) known.set(text, found);
    }
    return found;
  };
}

/** White space as single spaces. Most of it is that already and is left alone, which spares making most texts anew. */
export const collapse = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, ' ').trim();

/** A pattern that finds any of the phrases as whole words, longest first. Phrases are written folded. */
export function wholeWords(phrases: readonly string[], flags = ''): RegExp {
  const sorted = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![a-z\\d])(?:${sorted.join('|')})(?![a-z\\d])`, `u${flags}`);
}
