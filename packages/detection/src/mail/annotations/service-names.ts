import { foldInPlace } from '@kumbara/text/fold';
import { allNames } from '#catalogue/names.ts';
import { services } from '#catalogue/records.ts';
import type { Service } from '#catalogue/schema.ts';

/** A service named in a text; positions are those of the text. */
export type NameMatch = {
  start: number;
  end: number;
  service: Service;
  words: number;
  /** Short enough to be a word, or somebody's name: it takes a place where only a name can stand. */
  weak: boolean;
};

/** The first word of a name, folded: what the services of one company have in common. */
export const brandOf = ({ name }: Service): string => foldInPlace(name).split(/[^a-z0-9]/)[0] ?? '';

type Word = { word: string; start: number; end: number };

/** Words with their places; a `+` behind a letter is the word `plus`, so that Disney+ and Disney Plus are one. */
function wordsOf(folded: string): Word[] {
  return [...folded.matchAll(/[\p{L}\p{N}]+|(?<=\p{L})\+/gu)].map((match) => ({
    word: match[0] === '+' ? 'plus' : match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

type Name = { words: string[]; service: Service };
/** Two words are often written as one: "GetirPlus". Short ones would meet words of the language. */
const shortestJoined = 7;
const names: Name[] = services.flatMap((service) =>
  allNames(service).flatMap((name) => {
    const words = wordsOf(foldInPlace(name)).map(({ word }) => word);
    const joined = words.join('');
    return words.length > 1 && joined.length >= shortestJoined
      ? [
          { words, service },
          { words: [joined], service },
        ]
      : [{ words, service }];
  }),
);
const byFirstWord = Map.groupBy(names, ({ words }) => words[0] ?? '');

/**
 * Services of the catalogue named in a text, each written as a name: with a capital, or the way its owner writes it.
 * Where names overlap ("YouTube Premium" in "YouTube Premium Lite") the longer one counts.
 */
export function findNames(text: string): NameMatch[] {
  const words = wordsOf(foldInPlace(text));
  const found: NameMatch[] = [];
  for (const [at, { word, start }] of words.entries()) {
    for (const { words: wanted, service } of byFirstWord.get(word) ?? []) {
      if (!wanted.every((want, i) => words[at + i]?.word === want)) continue;
      const end = (words[at + wanted.length - 1] as Word).end;
      // A text that begins with a small letter begins with a brand that is written so.
      if ((at > 0 || article.test(text)) && !isWrittenAsName(text.slice(start, end), service)) continue;
      found.push({ start, end, service, words: wanted.length, weak: wanted.length === 1 && word.length <= 4 });
    }
  }
  return found.filter(
    (match) =>
      !found.some((other) => other.words > match.words && other.start <= match.start && match.end <= other.end),
  );
}

/** "L'équipe Zoom" is a signature, "L'Équipe" a newspaper: behind an article the name itself has the capital. */
const article = /^\p{L}{1,2}['’]/u;
const isWrittenAsName = (text: string, service: Service) =>
  (/^[\p{Lu}\p{N}]/u.test(text) && !/^\p{Ll}/u.test(text.replace(article, ''))) ||
  allNames(service).some((name) => text.startsWith(name));

/** Written as a name and no ordinary word: short names are words of languages, too. */
export function isCertainName({ weak, start, end, service }: NameMatch, text: string): boolean {
  if (!weak) return true;
  const print = text.slice(start, end);
  const isCapital = print.length > 2 && print === print.toUpperCase() && text !== text.toUpperCase();
  return !service.ordinary_word && (isCapital || allNames(service).some((name) => text.startsWith(name, start)));
}
