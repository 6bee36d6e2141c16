import { findCatalogueMatches, type Match } from '#catalogue/catalogue.ts';
import type { Bill, NonSubscription, Reseller, Service } from '#catalogue/schema.ts';
import { truncateText } from '#truncate.ts';
import { toDisplayName } from './display-name.ts';
import { type MerchantText, parseMerchant } from './normalise.ts';
import { explainsName } from './printed-name.ts';
import { hasRecurringWord, hasSubscriptionWord, planWords } from './recurring-words.ts';
import { namesTrade, tradeWords } from './trade-words.ts';
import { wordSet } from './words.ts';

/** The merchant of a line, and its kind. */
export type Merchant = {
  kind: 'service' | 'bill' | 'reseller' | 'non_subscription' | 'unknown';
  /** Catalogue id, else the folded name; equal for all spellings of a merchant. */
  key: string;
  name: string;
  service?: Service;
  /** The text contains a word for a subscription, a membership or a monthly plan. */
  recurring_words: boolean;
  /** And not only a word for clubs, boxes and schools. */
  subscription_words: boolean;
  /** The name contains a trade, such as a shop or a restaurant. */
  trade_words: boolean;
};

const findByKind = (matches: Match[], ...kinds: Match['kind'][]) => matches.find(({ kind }) => kinds.includes(kind));

/**
 * Returns false for a brand of one word next to a trade (`DROPBOX CAFE`), and for a brand that is an ordinary word next
 * to anything but plans and places (`ADOBE GRILL`).
 */
function isReliable(match: Match, named: string[]): boolean {
  if (match.kind !== 'service' || match.words > 1) return true;
  return match.entry.ordinary_word ? named.length <= 1 : !named.some((word) => tradeWords.has(word));
}

/** Returns true for a service that is only the beginning of a longer printed name. */
function isBeginning(match: Match, text: string[], { printed_name, words, may_be_truncated }: MerchantText): boolean {
  if (match.kind !== 'service' || text[match.from] !== printed_name[0]) return false;
  // The bank cuts the last word of a text only: in `NETFLIX HOUSE LAS VEGAS` the second one is whole.
  const isCut = may_be_truncated && words.at(-1) === printed_name.at(-1);
  return !explainsName(match.entry, match.words, printed_name.slice(match.to - match.from), isCut);
}

/** Insurance sold by a club stays insurance: `ADAC KFZ VERSICHERUNG`. */
const insurance = 'insurance';
const sellsServices = (match: Match, recurring: boolean) =>
  match.kind === 'bill'
    ? match.entry.id !== insurance
    : match.kind === 'non_subscription' && match.entry.even_with_recurring_words && recurring;

/**
 * Returns the service that a bill or marketplace charges for: `TURKCELL FIZY`, `AMAZON.COM AUDIBLE MEMBERSHIP`. A
 * service inside the seller's own name does not count.
 */
function findServiceBesideSeller(matches: Match[], recurring: boolean): Match | undefined {
  const [first] = matches;
  if (!first || !sellsServices(first, recurring)) return undefined;
  return matches.find(({ kind, from, to }) => kind === 'service' && (to <= first.from || from >= first.to));
}

/** `AMZN DIGITAL` is a collector although `AMZN` alone is a shop. */
function findWholeReseller(matches: Match[]): Match | undefined {
  const [first] = matches;
  if (first?.kind !== 'reseller') return undefined;
  const isInside = ({ from, to }: Match) => from >= first.from && to <= first.to;
  return matches.every((match) => match.kind === 'reseller' || isInside(match)) ? first : undefined;
}

/** Chooses the catalogue entry of a text: the most specific one, collectors last. */
function chooseMatch(text: MerchantText, recurring: boolean): Match | undefined {
  const { words, behind_processor, core, may_be_truncated, has_star } = text;
  const byName = ['service', 'bill', 'non_subscription'] as const;
  const named = core.filter((word) => !planWords.has(word));
  const findWhole = (whole: string[], truncated = false) =>
    findCatalogueMatches(whole, truncated).filter((match) => !isBeginning(match, whole, text));
  const inCore = [...findWhole(core), ...(named.length < core.length ? findWhole(named) : [])];
  const find = (whole: string[]) =>
    [...findWhole(whole, may_be_truncated), ...inCore]
      .filter((match) => (has_star && match.from === 0) || isReliable(match, named))
      .sort((a, b) => b.weight - a.weight || a.from - b.from);
  const inside = behind_processor && findByKind(find(behind_processor), ...byName);
  if (inside?.kind === 'service') return inside;
  const matches = find(words);
  return (
    findServiceBesideSeller(matches, recurring) ??
    findWholeReseller(matches) ??
    findByKind(matches, ...byName) ??
    findByKind(matches, 'reseller')
  );
}

function getEntry(match: Match): { entry: Service | Bill | Reseller | NonSubscription; service?: Service } {
  return match.kind === 'service' ? { entry: match.entry, service: match.entry } : { entry: match.entry };
}

/**
 * Returns true if recurring words outweigh a non-subscription: the membership of a shop is not the shop, and `KAHVE
 * KUTUSU` is no café. Sellers of coins, bets, games or advertising stay what they are: `COINBASE RECURRING BUY`, `SPOR
 * TOTO`.
 */
const isOutweighed = (match: Match, recurring: boolean) =>
  match.kind === 'non_subscription' && recurring && !match.entry.even_with_recurring_words;

/**
 * Returns the merchant of a statement line.
 * @param description the text that the bank printed
 */
export function resolveMerchant(description: string): Merchant {
  const text = parseMerchant(description);
  const flags = {
    recurring_words: hasRecurringWord(text.words),
    subscription_words: hasSubscriptionWord(text.words),
    trade_words: text.words.some(namesTrade),
  };
  const match = chooseMatch(text, flags.recurring_words);
  if (match && !isOutweighed(match, flags.recurring_words)) {
    const { entry, service } = getEntry(match);
    // Words after a collector that the catalogue does not know are a merchant of its own.
    if (match.kind !== 'reseller' || !text.behind_processor || text.core.length === 0 || isOnlyCollector(text.core)) {
      return { kind: match.kind, key: entry.id, name: entry.name, service, ...flags };
    }
  }
  if (text.core.length === 0)
    return { kind: 'unknown', key: '', name: truncateText(description.trim(), maxNameLength), ...flags };
  return {
    kind: 'unknown',
    key: createKey(text.core),
    name: truncateText(toDisplayName(text.display), maxNameLength),
    ...flags,
  };
}

/** Banks truncate names, so the key is the first words with enough letters. */
const minKeyLetters = 8;
/** Spreadsheet cells may contain words of thousands of letters. */
const maxKeyLength = 120;
const maxNameLength = 60;
function createKey(core: string[]): string {
  const enough = core.findIndex((_, i) => i > 0 && core.slice(0, i + 1).join('').length >= minKeyLetters);
  return truncateText(core.slice(0, enough === -1 ? undefined : enough + 1).join(' '), maxKeyLength);
}

/** Returns true if the words are only a collector's own: `play` after `GOOGLE *`, `xbox` after `MICROSOFT*`. */
const isOnlyCollector = (core: string[]) =>
  core.every((word) => collectorWords.has(word)) || findCatalogueMatches(core).some(({ kind }) => kind === 'reseller');
const collectorWords = wordSet('collectorWords');
