import { placeWords } from '#merchant/places.ts';
import type { Descriptor } from './schema.ts';

/** A descriptor taken apart, ready to be laid on words. */
export type Pattern = { words: string[]; from_start: boolean; to_end: boolean; open: boolean };

export function parseDescriptor(descriptor: Descriptor): Pattern {
  const anchor = /^[=^]/.exec(descriptor)?.[0];
  const open = descriptor.endsWith('*');
  const words = descriptor.slice(anchor ? 1 : 0, open ? -1 : undefined).split(' ');
  return { words, from_start: anchor !== undefined, to_end: anchor === '=', open };
}

/**
 * Banks cut texts at a fixed width: a final word of so many letters may be a piece of a longer one. Fewer do behind
 * words of the same name. A piece of a name of one word must begin the text: behind other words `EXPRESS` is no
 * ExpressVPN and `TRADING` no TradingView. Countries and cities are never pieces.
 */
const minPartialLength = 6;
const minPartialLengthOfLastWord = 2;

/** How a pattern lies on words: on whole ones, or the last is a piece of what the pattern wants. */
export type Fit = 'whole' | 'piece';

/**
 * Lays a pattern on the words from position `at` on.
 * @param mayBeTruncated the bank may have cut the last word of the text
 * @returns undefined where it does not lie there
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
      ? word.length >= minPartialLengthOfLastWord
      : at === 0 && word.length >= minPartialLength && !placeWords.has(word);
  return isPartialWord ? 'piece' : undefined;
}

/** How much a match proves: the words and letters it binds. A piece of a word proves less than any whole one. */
export const weighMatch = ({ words }: Pattern, fit: Fit): number =>
  fit === 'piece' ? words.length : words.join('').length + words.length;
