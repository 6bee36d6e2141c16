const cache = new Map<string, string>();

/**
 * Converts one character to lower case without its accent. Turkish ı, I and İ all become i. The result is always one
 * UTF-16 unit.
 */
function foldCharacter(character: string): string {
  if (character === 'ı' || character === 'İ') return 'i';
  if (character === 'ß') return 's';
  if (character === 'ø' || character === 'Ø') return 'o';
  if (character === 'ł' || character === 'Ł') return 'l';
  if (character === '\u00a0' || character === '\u202f' || character === '\u2009') return ' ';
  if (character === '−' || character === '–' || character === '‐' || character === '‑') return '-';
  if (character === '’' || character === '‘') return "'";
  // Decomposed, a Korean syllable would be reduced to its first letter.
  if (character >= '가' && character <= '힣') return character;
  const folded = character.normalize('NFD').charAt(0).toLowerCase();
  return folded.length === 1 ? folded : character;
}

/**
 * Folds a text for comparison. The result is as long as the original, so that positions are the same in both. Phrases
 * then consist of a to z, and patterns over folded text use `[a-z]`: every `\p{L}` in a pattern costs 0.1 ms to
 * compile, in every parser process again.
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

/** Caches results by text, because the lines of statements repeat. */
export function memoize<T>(answer: (text: string) => T): (text: string) => T {
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

/** Collapses white space to single spaces. Most texts already have that form and are returned without a copy. */
export const collapseSpace = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, ' ').trim();

/** Builds a pattern over folded text that matches any of the phrases as whole words, longest first. */
export function wholeWords(phrases: readonly string[], flags = ''): RegExp {
  const sorted = phrases
    .map((phrase) => fold(phrase))
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![a-z\\d])(?:${sorted.join('|')})(?![a-z\\d])`, `u${flags}`);
}
