import { fold } from '@kumbara/text/fold';
import { wordSet } from './words.ts';

/** Words after a merchant's name for the payment or its collector. */
const notes = wordSet('notes');
/** Returns true for a word that stands behind names and is no part of them. */
export const isNote = (word: string): boolean => notes.has(word);

const leastLetters = 3;
const countLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/**
 * Returns the name of an unknown merchant as people would write it: without notes after it and single letters of legal
 * forms (`Kletterhalle Nord e Monatsbeitrag`). Names that would become too short stay.
 */
export function toDisplayName(display: string): string {
  const all = display.split(' ');
  const isSmall = (word: string, at: number) =>
    countLetters(word) !== 1 || /\d/.test(word) || (at < all.length - 1 && /^[wzyiou]$/i.test(word));
  const words = all.filter((word, at) => at === 0 || isSmall(word, at));
  while (words.length > 1 && isNote(fold(words.at(-1) ?? ''))) words.pop();
  const name = words.join(' ');
  return countLetters(name) < leastLetters ? display : name;
}
