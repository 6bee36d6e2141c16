import { fold, services } from '@kumbara/detection';

const word = /[\p{L}\p{M}\d]+/gu;
const wordsOf = (text: string): string[] => [...text.matchAll(word)].map(([found]) => fold(found));
/** What Turkish hangs on a name, with or without an apostrophe: `Ayşenin`, `Yılmazlar`. */
const suffix = /^(?:n?[iu]n|[yns]?[iuae]|n?[dt][ae]n?|y?l[ae]|l[ae]r\p{L}{0,6}|gil\p{L}{0,6})$/u;

/**
 * Takes somebody's name out of texts: each of its words of three letters or more, and all of them written together, in
 * any case, with accents or without. What a subscription's name begins with stays where a known service is called so:
 * for somebody called Max, `HBO Max` names nobody.
 * @param held the names of the subscriptions that the texts speak of
 */
export function withoutPerson(person: string, held: string[]): (text: string) => string {
  const own = wordsOf(person);
  const whole = person.trim();
  const phrase = whole.length < 2 ? undefined : new RegExp(`(?<!\\p{L})${escaped(whole)}(?!\\p{L})`, 'giu');
  const parts = new Set(own.filter((one) => one.length >= 3));
  if (own.length > 1) {
    const [first = '', last = ''] = [own[0], own.at(-1)];
    for (const joined of [own.join(''), first + last, last + first]) parts.add(joined);
  }
  const names = (found: string): boolean => {
    const folded = fold(found);
    const hung = (part: string) =>
      part.length >= 4 && folded.startsWith(part) && suffix.test(folded.slice(part.length));
    return parts.has(folded) || [...parts].some(hung);
  };
  const kept = new Set(held.filter((name) => name.match(word)?.some(names)).flatMap(serviceWords));

  return (text) =>
    (phrase ? text.replace(phrase, '…') : text)
      .replace(word, (found) => (names(found) && !kept.has(fold(found)) ? '…' : found))
      .replace(/…(?:[\s.'’_-]*…)+/g, '…');
}

/** By their first word. Made when first needed. */
let made: Map<string, string[][]> | undefined;
const serviceNames = () =>
  (made ??= Map.groupBy(
    services.map(({ name }) => wordsOf(name)),
    ([first = '']) => first,
  ));

/** The words of the services that a name begins with. */
function serviceWords(name: string): string[] {
  const said = wordsOf(name);
  const called = serviceNames().get(said[0] ?? '') ?? [];
  return called.filter((words) => words.every((one, at) => said[at] === one)).flat();
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
