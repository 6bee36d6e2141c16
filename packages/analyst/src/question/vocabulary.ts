import { type Language, languages } from '@kumbara/shared';
import { lexicons } from './lexicon/index.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { wordExpression } from './phrases.ts';
import { wordsOf } from './text.ts';

/** Words that services are called by and that every language uses as words. */
const common = new Set(
  'max now plus one go pro play premium basic standard family student home club extra ultra prime all me tv hd uhd'.split(
    ' ',
  ),
);

type Vocabulary = { small: Set<string>; words: RegExp };

/** An ending or two letters alone say nothing of a word. */
const isTooWide = /^\*.{0,3}$|^[^*]{1,2}\*/u;

/** Also those that mean something only beside others. */
const everyWord = ({ concepts: { either: _, ...concepts }, times, categories, currencies, months }: Lexicon) =>
  [...[concepts, times, categories, currencies].flatMap((part) => Object.values(part)), months]
    .join(' ')
    .split(' ')
    .filter((word) => /\p{L}|\p{Sc}/u.test(word) && !isTooWide.test(word))
    .join(' | ');

const vocabularies = Object.fromEntries(
  languages.map(({ code }) => [
    code,
    { small: new Set(wordsOf(lexicons[code].small)), words: wordExpression(everyWord(lexicons[code])) },
  ]),
) as Record<Language, Vocabulary>;

/** How much a word speaks for a language: a small word more than one that means something. */
export const speaksFor = (word: string, language: Language): number =>
  vocabularies[language].small.has(word) ? 1 : vocabularies[language].words.test(word) ? 0.8 : 0;

const answers = new Map<string, boolean>();

/** A word of any of our languages: as a name it proves nothing. */
export function isOrdinary(word: string): boolean {
  if (common.has(word) || word.length < 3 || /\d/.test(word)) return true;
  let answer = answers.get(word);
  if (answer === undefined) {
    answer = languages.some(({ code }) => speaksFor(word, code) > 0);
    if (answers.size > 5000) answers.clear();
    answers.set(word, answer);
  }
  return answer;
}
