import { services } from '@kumbara/detection';
import { fold } from '@kumbara/text/fold';

const word = /[\p{L}\p{M}\d]+/gu;
const wordsOf = (text: string): string[] => [...text.matchAll(word)].map(([found]) => fold(found));
/** Turkish suffixes of a name, with or without an apostrophe: `Ayşenin`, `Yılmazlar`. */
const suffix = /^(?:n?[iu]n|[yns]?[iuae]|n?[dt][ae]n?|y?l[ae]|l[ae]r\p{L}{0,6}|gil\p{L}{0,6})$/u;

/**
 * Creates a function that removes the user's name from a text: each word of three letters or more, and all words written
 * together, in any case, with or without accents. The name of a known service stays: for a user called Max, `HBO Max` is
 * kept.
 * @param subscriptionNames the names of the user's subscriptions
 */
export function createNameRedactor(userName: string, subscriptionNames: string[]): (text: string) => string {
  const ownWords = wordsOf(userName);
  const whole = userName.trim();
  const phrase = whole.length < 2 ? undefined : new RegExp(`(?<!\\p{L})${escaped(whole)}(?!\\p{L})`, 'giu');
  const parts = new Set(ownWords.filter((one) => one.length >= 3));
  if (ownWords.length > 1) {
    const [first = '', last = ''] = [ownWords[0], ownWords.at(-1)];
    for (const joined of [ownWords.join(''), first + last, last + first]) parts.add(joined);
  }
  const isOfUser = (found: string): boolean => {
    const folded = fold(found);
    const hasSuffix = (part: string) =>
      part.length >= 4 && folded.startsWith(part) && suffix.test(folded.slice(part.length));
    return parts.has(folded) || [...parts].some(hasSuffix);
  };
  const keptWords = new Set(subscriptionNames.filter((name) => name.match(word)?.some(isOfUser)).flatMap(serviceWords));

  return (text) =>
    (phrase ? text.replace(phrase, '…') : text)
      .replace(word, (found) => (isOfUser(found) && !keptWords.has(fold(found)) ? '…' : found))
      .replace(/…(?:[\s.'’_-]*…)+/g, '…');
}

/** The words of service names by their first word, computed on first use. */
let wordsByService: Map<string, string[][]> | undefined;
const serviceNames = () =>
  (wordsByService ??= Map.groupBy(
    services.map(({ name }) => wordsOf(name)),
    ([first = '']) => first,
  ));

/** The words of the services whose name this name begins with. */
function serviceWords(name: string): string[] {
  const nameWords = wordsOf(name);
  const candidates = serviceNames().get(nameWords[0] ?? '') ?? [];
  return candidates.filter((words) => words.every((one, at) => nameWords[at] === one)).flat();
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
