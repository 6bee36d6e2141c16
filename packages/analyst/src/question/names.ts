import { allNames, findServiceById, services } from '@kumbara/detection';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { hasTurkishSuffix, isMisspelling } from './spelling.ts';
import { listWords, type Word } from './tokenize.ts';
import { isOrdinaryWord } from './vocabulary.ts';

/** Subscriptions of the user, or a service that the user does not have, at a position of the question. */
export type Name = {
  /** All subscriptions that the words can mean. Empty if the user has none. */
  ids: string[];
  /** As in the catalogue or the question. */
  matchedText: string;
  /** Catalogue id of a service that the user does not have. */
  service_id?: string;
  /** The first word and the one after the last. */
  from: number;
  to: number;
  /** An ordinary word that may not be a name. */
  weak: boolean;
};

/** One of the names of a subscription, as words and as a single word. */
type KnownName = { id: string; words: string[]; whole: string };

/** Longer names are not searched for. */
const mostWords = 12;
const readNames = new WeakMap<PortfolioSubscription, KnownName[]>();
function namesOf(subscription: PortfolioSubscription): KnownName[] {
  let names = readNames.get(subscription);
  if (!names) {
    const service = subscription.service_id === undefined ? undefined : findServiceById(subscription.service_id);
    const texts = [subscription.name, ...(service ? allNames(service) : [])];
    names = texts
      .map((text) => listWords(text).slice(0, mostWords))
      .filter((words) => words.length > 0)
      .map((words) => ({ id: subscription.id, words, whole: words.join('') }));
    readNames.set(subscription, names);
  }
  return names;
}

/** Words with different keys never match; `ph` equals `f`, and `ks` equals `x`. */
const initialOf = (word = '') => word.slice(0, 1).replace('p', 'f').replace('k', 'x');

/** Returns whether one of the user's subscriptions has exactly this folded name. */
export const isOwnName = (phrase: string, { subscriptions }: Portfolio): boolean =>
  subscriptions.some((subscription) => namesOf(subscription).some(({ words }) => words.join(' ') === phrase));

/** Names by the initials of their words, so that thousands of names are not compared one by one. */
function namesByInitial(subscriptions: PortfolioSubscription[]): Map<string, KnownName[]> {
  const all = new Map<string, KnownName[]>();
  for (const name of subscriptions.flatMap(namesOf)) {
    for (const initial of new Set(beginnings(name).map((at) => initialOf(name.words[at])))) {
      const some = all.get(initial) ?? [];
      if (some.length === 0) all.set(initial, some);
      some.push(name);
    }
  }
  return all;
}

const isSame = (words: Word | undefined, word: string | undefined): boolean =>
  words !== undefined &&
  word !== undefined &&
  (words.text === word ||
    hasTurkishSuffix(words.text, word) ||
    (!isOrdinaryWord(words.text) && isMisspelling(words.text, word)));

/** The number of words from a position that match the name from one of its words on. */
function countMatching(words: Word[], at: number, name: string[], offset: number): number {
  let length = 0;
  while (isSame(words[at + length], name[offset + length])) length += 1;
  return length;
}

/** One, two and three words from a position, joined. */
const joinAt = (words: Word[], at: number): string[] =>
  [1, 2, 3]
    .filter((length) => at + length <= words.length)
    .map((length) =>
      words
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(''),
    );

/** `chat gpt` and `youtubepremium` match with and without the space. */
function countJoined([first = '', ...more]: string[], { whole }: KnownName): number {
  if (whole.length < 5) return 0;
  return first === whole || hasTurkishSuffix(first, whole) ? 1 : more.indexOf(whole) < 0 ? 0 : more.indexOf(whole) + 2;
}

type Candidate = { id: string; from: number; to: number; isWhole: boolean };

/** A part of a name matches if it is distinctive and the name is not a sentence. */
const longestName = 4;
const isTelling = (word: string) => word.length >= 4 && !isOrdinaryWord(word);

/** The words of a name at which a match may begin. */
const beginnings = ({ words }: KnownName): number[] => (words.length <= longestName ? [...words.keys()] : [0]);

function candidatesOf(name: KnownName, tokens: Word[], at: number, glued: string[]): Candidate[] {
  const { id, words } = name;
  const together = countJoined(glued, name);
  if (together > 0) return [{ id, from: at, to: at + together, isWhole: true }];
  return beginnings(name).flatMap((offset) => {
    const length = countMatching(tokens, at, words, offset);
    const isWhole = offset === 0 && length === words.length;
    const matched = words.slice(offset, offset + length);
    const isPart = length > 0 && matched.some(isTelling) && (words.length <= longestName || length >= 3);
    return isWhole || isPart ? [{ id, from: at, to: at + length, isWhole }] : [];
  });
}

/** Returns whether ordinary words are meant as a name: capitalised, quoted, or with an ending after an apostrophe. */
function isWrittenAsName(tokens: Word[], from: number, to: number): boolean {
  const words = tokens.slice(from, to);
  if (words.some(({ text }) => !isOrdinaryWord(text))) return true;
  if (words.every(({ quoted }) => quoted)) return true;
  if (tokens[to]?.joined && (tokens[to]?.text.length ?? 9) <= 4) return true;
  const isShouted = tokens.every(({ raw }) => raw === raw.toUpperCase());
  const isCapital = words.every(({ raw }) => /^\p{Lu}|^\d/u.test(raw)) && words.some(({ raw }) => /\p{L}/u.test(raw));
  // One capital may begin a sentence; two mark a title.
  return isCapital && (from > 0 || words.length > 1) && !isShouted;
}

/** Returns whether the whole name matches: `Netflix` does not match `Netflix (annem)`. */
export const isExactName = ({ matchedText }: Name, { name }: PortfolioSubscription): boolean =>
  listWords(matchedText).length === listWords(name).length;

/** The ending after an apostrophe belongs to the name. */
const endOf = (words: Word[], to: number) => (words[to]?.joined && (words[to]?.text.length ?? 9) <= 5 ? to + 1 : to);

function findOwnedName(candidates: Candidate[], words: Word[], at: number): Name | undefined {
  const to = Math.max(...candidates.map((candidate) => candidate.to));
  if (candidates.length === 0) return undefined;
  const longest = candidates.filter((candidate) => candidate.to === to);
  const matchedText = words
    .slice(at, to)
    .map(({ raw }) => raw)
    .join(' ');
  const ids = [...new Set(longest.map(({ id }) => id))];
  return { ids, matchedText, from: at, to: endOf(words, to), weak: !isWrittenAsName(words, at, to) };
}

/** Endings do not change the first letters. */
const beginning = (word: string) => word.slice(0, 3);

type KnownService = { id: string; name: string; words: string[] };
let made: Map<string, KnownService[]> | undefined;
/**
 * Services of the catalogue whose names are not ordinary words, by the beginning of their first word. Built on first
 * use.
 */
const knownServices = () =>
  (made ??= Map.groupBy(
    services
      .filter((service) => !service.ordinary_word)
      .flatMap((service) =>
        allNames(service).map((text) => ({ id: service.id, name: service.name, words: listWords(text) })),
      )
      .filter(({ words }) => words.some((word) => word.length >= 4 && !isOrdinaryWord(word))),
    ({ words }) => beginning(words[0] ?? ''),
  ));

function findCatalogueName(tokens: Word[], at: number): Name | undefined {
  const text = tokens[at]?.text ?? '';
  const rows = (knownServices().get(beginning(text)) ?? [])
    // With this many names, every word is similar to one.
    .filter(({ words: [first = ''] }) => text === first || hasTurkishSuffix(text, first))
    .filter(({ words }) => countMatching(tokens, at, words, 0) === words.length)
    .sort((a, b) => b.words.length - a.words.length);
  const [row] = rows;
  if (!row) return undefined;
  return {
    ids: [],
    matchedText: row.name,
    service_id: row.id,
    from: at,
    to: endOf(tokens, at + row.words.length),
    weak: false,
  };
}

/** The names in a question, in order, each as long as possible. */
export function findNames(words: Word[], { subscriptions }: Portfolio): Name[] {
  const names: Name[] = [];
  const knownNames = namesByInitial(subscriptions);
  for (let at = 0; at < words.length; ) {
    const like = knownNames.get(initialOf(words[at]?.text)) ?? [];
    const glued = joinAt(words, at);
    const candidates = like.flatMap((name) => candidatesOf(name, words, at, glued));
    const name = findOwnedName(candidates, words, at) ?? findCatalogueName(words, at);
    if (name) names.push(name);
    at = name && !name.weak ? name.to : at + 1;
  }
  return names;
}
