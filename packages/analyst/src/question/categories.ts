import type { Category, Language } from '@kumbara/shared';
import type { Name } from './names.ts';
import { conjunctions, conjunctionsByLanguage, type Word } from './tokenize.ts';

/** The names of each category in a language. */
export type CategoryWords = [Category, RegExp][];

const categoryOf = (words: Word[], expressions: CategoryWords): Category | undefined => {
  const text = ` ${words.map((word) => word.text).join(' ')} `;
  return expressions.find(([, expression]) => expression.test(text))?.[0];
};

/** The categories separated by "and" or a comma: `video games` and `news apps` are one each. */
export function findCategories(words: Word[], expressions: CategoryWords): Category[] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    const isAnd = conjunctions.has(word.text);
    if (isAnd || word.listed) parts.push([]);
    if (!isAnd) parts.at(-1)?.push(word);
  }
  const found = parts.map((part) => categoryOf(part, expressions));
  return [...new Set(found.filter((one) => one !== undefined))];
}

/** The number of words around an "and" that belong to a list item: `la salle de sport`. */
const near = 4;

/** The categories joined to a name by "and"; another category in the sentence only describes the name. */
export function findListedCategories(
  { words, names, language }: { words: Word[]; names: Name[]; language: Language },
  expressions: CategoryWords,
): Category[] {
  const isName = (at: number) => names.some(({ from, to }) => at >= from && at < to);
  const found = words.flatMap((word, at) => {
    if (!conjunctionsByLanguage[language].includes(word.text) || isName(at)) return [];
    const [before, behind] = [words.slice(Math.max(0, at - near), at), words.slice(at + 1, at + 1 + near)];
    if (isName(at - 1) && !isName(at + 1)) return [behind];
    return isName(at + 1) && !isName(at - 1) ? [before] : [];
  });
  const categories = found.map((some) => categoryOf(some, expressions));
  return [...new Set(categories.filter((one) => one !== undefined))];
}
