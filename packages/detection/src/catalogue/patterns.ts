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
const shortestPiece = 6;
const shortestPieceBehind = 2;

/**
 * Whether a pattern lies on the words from position `at` on.
 * @param cut the bank may have cut the last word of the text
 */
export function matchesAt(pattern: Pattern, words: string[], at: number, cut: boolean): boolean {
  const { words: wanted, from_start, to_end, open } = pattern;
  if (from_start && at !== 0) return false;
  const end = at + wanted.length;
  if (end > words.length || (to_end && end !== words.length)) return false;
  return wanted.every((want, i) => {
    const word = words[at + i] as string;
    if (word === want) return true;
    if (i !== wanted.length - 1) return false;
    if (open && word.startsWith(want)) return true;
    if (!cut || end !== words.length) return false;
    const shortest = wanted.length > 1 ? shortestPieceBehind : shortestPiece;
    const mayBePiece = i > 0 || (at === 0 && !placeWords.has(word));
    return mayBePiece && word.length >= shortest && want.startsWith(word);
  });
}

/** How much a match proves: the words and letters it binds. A piece of a word proves less than any whole one. */
export function weightOf(bound: string[], { words, open }: Pattern): number {
  const isPiece = !open && bound.at(-1) !== words.at(-1);
  return isPiece ? words.length : words.join('').length + words.length;
}
