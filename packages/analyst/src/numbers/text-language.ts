import type { Language } from '@kumbara/shared';
import { detectLanguage } from '#question/language.ts';
import { tokenize } from '#question/tokenize.ts';

/** The minimum number of words to detect a language. */
const tellingWords = 8;

/**
 * Returns whether a text is in another of the seven languages than expected; false for a short text.
 * @param names names of the user's subscriptions, which are ignored
 */
export function isInAnotherLanguage(text: string, language: Language, names: string[]): boolean {
  let rest = text;
  for (const name of names) if (name.length > 1) rest = rest.replaceAll(name, ' ');
  const words = tokenize(rest).filter(({ raw }) => /\p{L}/u.test(raw));
  return words.length >= tellingWords && detectLanguage(words, rest, language) !== language;
}
