import { foldInPlace } from '#mail/fold.ts';
import { type Language, languages, vocabularies } from './vocabulary.ts';

/** Letters that a language shares with few of the others. */
const ownLetters: [RegExp, Language[]][] = [
  [/[ğıİ]/g, ['tr']],
  [/ş/g, ['tr']],
  [/[łąężźśń]/g, ['pl']],
  [/ß/g, ['de']],
  [/ä/g, ['de']],
  [/[ãõ]/g, ['pt']],
  [/[ñ¿¡]/g, ['es']],
  [/[êœèù]/g, ['fr', 'it']],
  [/ç/g, ['fr', 'pt', 'tr']],
];
const perLetter = 0.5;
const maxWords = 250;

/** For each stem the languages that have it. */
const stems = new Map<string, { language: Language; isOpen: boolean }[]>();
for (const language of languages) {
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
  const words = foldInPlace(text).match(/[a-z]+/g) ?? [];
  for (const word of words.slice(0, maxWords)) {
    const found = languagesOf(word);
    for (const language of found) add(language, 1 / found.size);
  }
  for (const [letters, of] of ownLetters) {
    const count = text.match(letters)?.length ?? 0;
    for (const language of of) add(language, (count * perLetter) / of.length);
  }
  const [[best, score] = ['en' as const, 0]] = [...scores].sort((a, b) => b[1] - a[1]);
  return score > 0 ? best : 'en';
}
