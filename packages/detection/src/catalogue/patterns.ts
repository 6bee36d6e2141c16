import { placePairs, placeWords } from '#merchant/places.ts';

/** A parsed descriptor. */
export type Pattern = { words: string[]; from_start: boolean; to_end: boolean; open: boolean };

export function parseDescriptor(descriptor: string): Pattern {
  const anchor = /^[=^]/.exec(descriptor)?.[0];
  const open = descriptor.endsWith('*');
  const words = descriptor.slice(anchor ? 1 : 0, open ? -1 : undefined).split(' ');
  return { words, from_start: anchor !== undefined, to_end: anchor === '=', open };
}

/**
 * Banks truncate texts at a fixed width: a last word of at least this length may be the beginning of a longer one;
 * fewer letters suffice after words of the same name. A truncated name of one word must start the text: `EXPRESS` after
 * other words is not ExpressVPN. Countries and cities are never truncated words.
 */
const minPartialLength = 6;
const minPartialLengthOfLastWord = 2;

/** A full match, or one whose last word is truncated. */
export type Fit = 'whole' | 'piece';

/**
 * Matches a pattern with the words from position `at`.
 * @param mayBeTruncated the bank may have truncated the last word
 * @returns undefined if it does not match
 */
export function matchPattern(pattern: Pattern, words: string[], at: number, mayBeTruncated: boolean): Fit | undefined {
  const { words: wanted, from_start, to_end, open } = pattern;
  if (from_start && at !== 0) return undefined;
  const end = at + wanted.length;
  if (end > words.length || (to_end && end !== words.length)) return undefined;
  const last = wanted.length - 1;
  for (let i = 0; i < last; i += 1) if (words[at + i] !== wanted[i]) return undefined;
  const [word, want] = [words[end - 1] as string, wanted[last] as string];
  if (word === want || (open && word.startsWith(want))) return 'whole';
  if (!mayBeTruncated || end !== words.length || !want.startsWith(word)) return undefined;
  const isPartialWord =
    last > 0
      ? word.length >= minPartialLengthOfLastWord && !placePairs.has(`${words[end - 2]} ${word}`)
      : at === 0 && word.length >= minPartialLength && !placeWords.has(word);
  return isPartialWord ? 'piece' : undefined;
}

/** Returns the weight of a match: its words and letters. A truncated match weighs less than any full one. */
export const weighMatch = ({ words }: Pattern, fit: Fit): number =>
  fit === 'piece' ? words.length : words.join('').length + words.length;
