import type { Language } from '@kumbara/shared';
import { detectLanguage } from '#question/language.ts';
import { tokenize } from '#question/tokenize.ts';

/** With fewer words nobody can tell for certain. */
const tellingWords = 8;

/**
 * Whether a text is in another of our languages than it should be; a short one never is.
 * @param names of what the person holds: they say nothing of the language
 */
export function isInAnotherLanguage(text: string, language: Language, names: string[]): boolean {
  let rest = text;
  for (const name of names) if (name.length > 1) rest = rest.replaceAll(name, ' ');
  const words = tokenize(rest).filter(({ raw }) => /\p{L}/u.test(raw));
  return words.length >= tellingWords && detectLanguage(words, rest, language) !== language;
}
