import type { Language } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import data from './number-words.json' with { type: 'json' };

/**
 * The number words of a language: its values, each with all its spellings (`12` in German: `zwölf dutzend dutzende`);
 * `ones`, mostly articles, numbers only next to another number word, as in `twenty-one`; and `joints`, which join
 * number words: `vingt et un`, `vierundzwanzig`.
 */
const lexicons: Record<Language, { values: Record<string, string>; ones: string; joints: string }> = data;

export type NumberWords = { values: Map<string, number>; ones: Set<string>; joints: Set<string> };

/** Ordinary words in another language: English `to seize`. */
const ordinary = new Set(['seize', 'grand', 'demie', 'halbe']);
/** Short number words that are ordinary words in another language: `on`, `once`, `due`, `sei`. */
const shortest = 5;

const words = (text: string): string[] => fold(text).split(' ').filter(Boolean);
const valuesOf = (language: Language) =>
  Object.entries(lexicons[language].values).flatMap(([value, text]) =>
    words(text).map((word) => [word, Number(value)] as const),
  );

const known = new Map<Language, NumberWords>();

/** The folded number words of a language, and those of the other six that are unambiguous in it. */
export function getNumberWords(language: Language): NumberWords {
  let found = known.get(language);
  if (!found) {
    const foreign = (Object.keys(lexicons) as Language[])
      .flatMap(valuesOf)
      .filter(([word]) => word.length >= shortest && !ordinary.has(word));
    found = {
      values: new Map([...foreign, ...valuesOf(language)]),
      ones: new Set(words(lexicons[language].ones)),
      joints: new Set(words(lexicons[language].joints)),
    };
    known.set(language, found);
  }
  return found;
}
