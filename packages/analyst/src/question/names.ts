import { findServiceById, services } from '@kumbara/detection';
import type { Holding, Holdings } from '#holdings.ts';
import { isNear, withoutSuffix } from './spelling.ts';
import { type Word, wordsOf } from './text.ts';
import { isOrdinary } from './vocabulary.ts';

/** Subscriptions of the user, or a service that they do not hold, at a place of the question. */
export type Name = {
  /** All that the words can mean: two Netflix are both. Empty: nothing of the user's. */
  ids: string[];
  /** As the catalogue or the question calls it. */
  said: string;
  /** Catalogue id of a service that the user does not hold. */
  service_id?: string;
  /** First word and the one behind the last. */
  from: number;
  to: number;
  /** An ordinary word that may be no name. */
  weak: boolean;
};

/** One of the names that a subscription may be called by, as words and written together. */
type Called = { id: string; words: string[]; whole: string };

/** The longest name we look for is a line, not an essay. */
const mostWords = 12;
const readNames = new WeakMap<Holding, Called[]>();
function namesOf(holding: Holding): Called[] {
  let names = readNames.get(holding);
  if (!names) {
    const service = holding.service_id === undefined ? undefined : findServiceById(holding.service_id);
    const texts = [holding.name, ...(service ? [service.name, ...(service.aliases ?? [])] : [])];
    names = texts
      .map((text) => wordsOf(text).slice(0, mostWords))
      .filter((words) => words.length > 0)
      .map((words) => ({ id: holding.id, words, whole: words.join('') }));
    readNames.set(holding, names);
  }
  return names;
}

/** Words with different ones never mean the same; `ph` sounds like `f`, and `ks` like `x`. */
const initialOf = (word = '') => word.slice(0, 1).replace('p', 'f').replace('k', 'x');

/** Names by the initials of the words that a question may begin them with: who has thousands is not asked for each. */
function namesByInitial(subscriptions: Holding[]): Map<string, Called[]> {
  const all = new Map<string, Called[]>();
  for (const name of subscriptions.flatMap(namesOf)) {
    for (const initial of new Set(beginnings(name).map((at) => initialOf(name.words[at])))) {
      const some = all.get(initial) ?? [];
      if (some.length === 0) all.set(initial, some);
      some.push(name);
    }
  }
  return all;
}

const isSame = (asked: Word | undefined, word: string | undefined): boolean =>
  asked !== undefined &&
  word !== undefined &&
  (asked.text === word || withoutSuffix(asked.text, word) || (!isOrdinary(asked.text) && isNear(asked.text, word)));

/** How many words from a place on are the name's words, beginning at one of them. */
function runLength(asked: Word[], at: number, name: string[], offset: number): number {
  let length = 0;
  while (isSame(asked[at + length], name[offset + length])) length += 1;
  return length;
}

/** One, two and three words from a place on, written together. */
const gluedAt = (asked: Word[], at: number): string[] =>
  [1, 2, 3]
    .filter((length) => at + length <= asked.length)
    .map((length) =>
      asked
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(''),
    );

/** `chat gpt` and `youtubepremium` are written together or apart. */
function gluedLength([first = '', ...more]: string[], { whole }: Called): number {
  if (whole.length < 5) return 0;
  return first === whole || withoutSuffix(first, whole) ? 1 : more.indexOf(whole) < 0 ? 0 : more.indexOf(whole) + 2;
}

type Candidate = { id: string; from: number; to: number; isWhole: boolean };

/** A part of a name stands for it where it is a word of its own, and the name no sentence. */
const longestName = 4;
const isTelling = (word: string) => word.length >= 4 && !isOrdinary(word);

/** At which of its words a question may begin with a name. */
const beginnings = ({ words }: Called): number[] => (words.length <= longestName ? [...words.keys()] : [0]);

function candidatesOf(name: Called, asked: Word[], at: number, glued: string[]): Candidate[] {
  const { id, words } = name;
  const together = gluedLength(glued, name);
  if (together > 0) return [{ id, from: at, to: at + together, isWhole: true }];
  return beginnings(name).flatMap((offset) => {
    const length = runLength(asked, at, words, offset);
    const isWhole = offset === 0 && length === words.length;
    const matched = words.slice(offset, offset + length);
    const isPart = length > 0 && matched.some(isTelling) && (words.length <= longestName || length >= 3);
    return isWhole || isPart ? [{ id, from: at, to: at + length, isWhole }] : [];
  });
}

/** Whether words that are all ordinary are meant as a name: written as one, quoted, or with an ending behind an apostrophe. */
function isMeant(asked: Word[], from: number, to: number): boolean {
  const words = asked.slice(from, to);
  if (words.some(({ text }) => !isOrdinary(text))) return true;
  if (words.every(({ quoted }) => quoted)) return true;
  if (asked[to]?.joined && (asked[to]?.text.length ?? 9) <= 4) return true;
  const isShouted = asked.every(({ raw }) => raw === raw.toUpperCase());
  const isCapital = words.every(({ raw }) => /^\p{Lu}|^\d/u.test(raw)) && words.some(({ raw }) => /\p{L}/u.test(raw));
  // One capital begins a sentence; two are a title.
  return isCapital && (from > 0 || words.length > 1) && !isShouted;
}

/** Whether a subscription is called as the question says, and no more: `Netflix` is not `Netflix (annem)`. */
export const isExactly = ({ said }: Name, { name }: Holding): boolean => wordsOf(said).length === wordsOf(name).length;

/** The ending behind an apostrophe belongs to the name. */
const endOf = (asked: Word[], to: number) => (asked[to]?.joined && (asked[to]?.text.length ?? 9) <= 5 ? to + 1 : to);

function nameAt(candidates: Candidate[], asked: Word[], at: number): Name | undefined {
  const to = Math.max(...candidates.map((candidate) => candidate.to));
  if (candidates.length === 0) return undefined;
  const longest = candidates.filter((candidate) => candidate.to === to);
  const said = asked
    .slice(at, to)
    .map(({ raw }) => raw)
    .join(' ');
  const ids = [...new Set(longest.map(({ id }) => id))];
  return { ids, said, from: at, to: endOf(asked, to), weak: !isMeant(asked, at, to) };
}

/** An ending leaves the first letters alone. */
const beginning = (word: string) => word.slice(0, 3);

type KnownService = { id: string; name: string; words: string[] };
let made: Map<string, KnownService[]> | undefined;
/** Services of the catalogue whose names are no ordinary words, by how their first word begins. Made when first needed. */
const knownServices = () =>
  (made ??= Map.groupBy(
    services
      .filter((service) => !service.ordinary_word)
      .flatMap(({ id, name, aliases = [] }) => [name, ...aliases].map((text) => ({ id, name, words: wordsOf(text) })))
      .filter(({ words }) => words.some((word) => word.length >= 4 && !isOrdinary(word))),
    ({ words }) => beginning(words[0] ?? ''),
  ));

function strangerAt(asked: Word[], at: number): Name | undefined {
  const text = asked[at]?.text ?? '';
  const rows = (knownServices().get(beginning(text)) ?? [])
    // Among so many names every word is near one.
    .filter(({ words: [first = ''] }) => text === first || withoutSuffix(text, first))
    .filter(({ words }) => runLength(asked, at, words, 0) === words.length)
    .sort((a, b) => b.words.length - a.words.length);
  const [row] = rows;
  if (!row) return undefined;
  return {
    ids: [],
    said: row.name,
    service_id: row.id,
    from: at,
    to: endOf(asked, at + row.words.length),
    weak: false,
  };
}

/** The names in a question, in its order, each as long as it can be read. */
export function findNames(asked: Word[], { subscriptions }: Holdings): Name[] {
  const names: Name[] = [];
  const called = namesByInitial(subscriptions);
  for (let at = 0; at < asked.length; ) {
    const like = called.get(initialOf(asked[at]?.text)) ?? [];
    const glued = gluedAt(asked, at);
    const candidates = like.flatMap((name) => candidatesOf(name, asked, at, glued));
    const name = nameAt(candidates, asked, at) ?? strangerAt(asked, at);
    if (name) names.push(name);
    at = name && !name.weak ? name.to : at + 1;
  }
  return names;
}
