import { foldInPlace } from '@kumbara/text/fold';
import { type Language, languages, vocabularies } from './vocabulary.ts';

/** The languages that have a letter which few have. */
const languagesOfLetter = new Map<string, Language[]>();
// The capital of `ı` is a letter of every language.
for (const language of languages)
  for (const letter of vocabularies[language].letters)
    for (const form of new Set([letter, letter.toUpperCase().replace('I', letter)]))
      languagesOfLetter.set(form, [...(languagesOfLetter.get(form) ?? []), language]);
const perLetter = 0.5;
const maxWords = 250;

/** For each stem the languages that have it. */
const stems = new Map<string, { language: Language; isOpen: boolean }[]>();
for (const language of languages.filter((one) => !vocabularies[one].isKnownByLetters)) {
  for (const [text, entries] of vocabularies[language].entries) {
    const isOpen = entries.some(({ stems: [stem] }) => stem?.isOpen);
    stems.set(text, [...(stems.get(text) ?? []), { language, isOpen }]);
  }
}

/** The languages that have a word. */
function languagesOf(word: string): Set<Language> {
  const found = new Set<Language>();
  for (let length = word.length; length > 0; length -= 1) {
    for (const { language, isOpen } of stems.get(word.slice(0, length)) ?? [])
      if (isOpen || length === word.length) found.add(language);
  }
  return found;
}

/** The language most of whose words a mail contains; English if there is none. */
export function detectLanguage(lines: readonly string[]): Language {
  const text = lines.join('\n').slice(0, 4000);
  const scores = new Map<Language, number>(languages.map((language) => [language, 0]));
  const add = (language: Language, score: number) => scores.set(language, (scores.get(language) ?? 0) + score);
  const words = foldInPlace(text).match(/\p{L}+/gu) ?? [];
  for (const word of words.slice(0, maxWords)) {
    const found = languagesOf(word);
    for (const language of found) add(language, 1 / found.size);
  }
  for (const letter of text) {
    const found = languagesOfLetter.get(letter) ?? [];
    for (const language of found) add(language, perLetter / found.length);
  }
  const [[best, score] = ['en' as const, 0]] = [...scores].sort((a, b) => b[1] - a[1]);
  return score > 0 ? best : 'en';
}
