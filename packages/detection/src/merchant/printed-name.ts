import { parseMonth } from '@kumbara/text/dates';
import { allNames } from '#catalogue/names.ts';
import type { Service } from '#catalogue/schema.ts';
import { findExplicitCycle } from '#recurrence/explicit-cycle.ts';
import { isBankWord } from './bank-words.ts';
import { isNote } from './display-name.ts';
import { foldWords } from './fold.ts';
import { companyForms, placePairs, placeWords, regionWords } from './places.ts';
import { givenNames } from './private-persons.ts';
import { isSubscriptionNote, planWords } from './recurring-words.ts';
import { referenceWords, type Token } from './references.ts';
import { tradeWords } from './trade-words.ts';
import { wordSet } from './words.ts';

const placeParts: ReadonlySet<string> = new Set([...placePairs].flatMap((pair) => pair.split(' ')));

/** Shorter words are articles and abbreviations before they are places: `de`, `la`, `in`. */
const leastPlaceLetters = 3;

/** Returns true for words behind a name: places, legal forms, references, notes, months, the customer's name. */
const isBehindName = (word: string) =>
  companyForms.has(word) ||
  (word.length >= leastPlaceLetters && (placeWords.has(word) || placeParts.has(word))) ||
  referenceWords.has(word) ||
  isNote(word) ||
  isBankWord(word) ||
  isSubscriptionNote(word) ||
  findExplicitCycle(word) !== undefined ||
  givenNames.has(word) ||
  parseMonth(word) > 0;

/** The characters between two words of one name. Others separate: `NETFLIX - MEHMET`, `DAZN, FELTHAM`, `ADOBE *800`. */
const isSeparator = (text: string) => !/^(?:[ .'’&+-]?|[.'’&] )$/.test(text);

/**
 * Returns the words that are printed as one name: those up to the first separator, reference, place, legal form or note.
 * The last word before a country is a city that no list holds: `NINTENDO REDMOND WA`.
 * @param core the merchant's tokens without references and places
 * @param all the tokens of the text, which contain those of `core`
 */
export function findPrintedName(core: Token[], all: Token[]): string[] {
  const start = all.indexOf(core[0] as Token);
  const end = core.findIndex(
    ({ word }, at) =>
      at > 0 &&
      (all[start + at] !== core[at] ||
        (word !== 'plus' && (isSeparator(core[at - 1]?.separator ?? '') || isBehindName(word)))),
  );
  const name = core.slice(0, end < 0 ? undefined : end).map(({ word }) => word);
  const next = all[start + name.length];
  const isCity = name.length > 1 && regionWords.has(next?.word ?? '') && !tradeWords.has(name.at(-1) ?? '');
  return isCity ? name.slice(0, -1) : name;
}

/** What companies put into their names, and articles, in the languages of the product. */
const plainWords = wordSet('companyWords');
/** Names in other scripts repeat the service or name its country: `NETFLIX ジャパン`. */
const isOtherScript = (word: string) => /^\P{Script=Latin}+$/u.test(word);
const isPlain = (word: string) =>
  word.length === 1 || planWords.has(word) || plainWords.has(word) || isOtherScript(word);
/** The word before it is the plan's name: `WEBFLOW CREATOR PLAN`. */
const planNouns = wordSet('planNouns');
const allPlain = [...planWords, ...plainWords, ...placeWords];
const leastPartialLetters = 3;

/** The words of the names, domains and texts that the catalogue holds of a service. */
const listOwnWords = (service: Service): Set<string> =>
  new Set([...allNames(service), ...service.descriptors, ...(service.domains ?? [])].flatMap(foldWords));

/** A name of several words is rarely another's, and gyms print the branch: `MACFIT AKASYA`. */
const mayContinue = ({ varying_suffix }: Service, words: number) => words > 1 || varying_suffix === true;

/**
 * Returns true if a service that a printed name begins with explains all of it. A name with more words than those of
 * plans, companies and the service itself is another merchant's: `CANVA PRINT SHOP`, `HULU POKE`.
 * @param words number of words that name the service
 * @param rest the words behind them
 * @param may_be_truncated the bank may have truncated the last word
 */
export function explainsName(service: Service, words: number, rest: string[], may_be_truncated: boolean): boolean {
  if (rest.every(isPlain) || planNouns.has(rest.at(-1) ?? '')) return true;
  if (mayContinue(service, words)) return !rest.some((word) => tradeWords.has(word));
  const own = listOwnWords(service);
  const isPiece = (word: string) =>
    may_be_truncated &&
    word.length >= leastPartialLetters &&
    [...own, ...allPlain].some((known) => known.startsWith(word));
  return rest.every((word, at) => isPlain(word) || own.has(word) || (at === rest.length - 1 && isPiece(word)));
}
