import { type Language, languages } from '@kumbara/shared';
import { lexicons } from './lexicon/index.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { compileWords } from './phrases.ts';
import { listWords } from './tokenize.ts';

/** Names of services that are ordinary words in every language. */
const common = new Set(
  'max now plus one go pro play premium basic standard family student home club extra ultra prime all me tv hd uhd'.split(
    ' ',
  ),
);

type Vocabulary = {
  small: Set<string>;
  /** Words with a meaning of their own. */
  words: RegExp;
  /** Words with a meaning only in combination. */
  parts: RegExp;
};

/** An ending or two letters alone are no evidence for a word. */
const isTooWide = /^\*.{0,3}$|^[^*]{1,3}\*/u;

/** Three letters are too often another word. */
const longOf = (monthsShort: string) => monthsShort.split(/[ |]/).filter((word) => word.length > 3);

function vocabularyOf({
  small,
  concepts,
  times,
  categories,
  currencies,
  months,
  monthsShort,
  numbers,
}: Lexicon): Vocabulary {
  // "o" is "or" in two languages and "the" in a third.
  const { either: _, ...unambiguous } = concepts;
  const phrases = [unambiguous, times, categories, currencies]
    .flatMap((part) => Object.values(part))
    .flatMap((part) => part.split(' | '));
  const isWord = (word: string) => /\p{L}|\p{Sc}/u.test(word) && !isTooWide.test(word);
  const alone = [
    ...phrases.filter((phrase) => !phrase.includes(' ')),
    ...months.split(' '),
    ...longOf(monthsShort),
    ...numbers.split(/[ |]/),
  ];
  const inPhrases = phrases.filter((phrase) => phrase.includes(' ')).flatMap((phrase) => phrase.split(' '));
  return {
    small: new Set(listWords(small)),
    words: compileWords(alone.filter(isWord).join(' | ')),
    parts: compileWords(inPhrases.filter(isWord).join(' | ')),
  };
}

/** Built on first use. */
const vocabularies = new Map<Language, Vocabulary>();
function vocabulary(language: Language): Vocabulary {
  const made = vocabularies.get(language) ?? vocabularyOf(lexicons[language]);
  vocabularies.set(language, made);
  return made;
}

/** The weight of a word for detecting a language: highest for function words, lowest for parts of phrases. */
export function scoreWord(word: string, language: Language): number {
  const { small, words, parts } = vocabulary(language);
  if (small.has(word)) return 1;
  return words.test(word) ? 0.8 : parts.test(word) ? 0.4 : 0;
}

const answers = new Map<string, boolean>();

/** A word of any of the seven languages, which is no evidence for a name. */
export function isOrdinaryWord(word: string): boolean {
  if (common.has(word) || word.length < 3 || /\d/.test(word)) return true;
  let answer = answers.get(word);
  if (answer === undefined) {
    answer = languages.some(({ code }) => scoreWord(word, code) > 0);
    if (answers.size > 5000) answers.clear();
    answers.set(word, answer);
  }
  return answer;
}
