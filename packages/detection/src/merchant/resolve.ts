import { findCatalogueMatches, type Match } from '#catalogue/catalogue.ts';
import type { Bill, NonSubscription, Reseller, Service } from '#catalogue/schema.ts';
import { truncateText } from '#truncate.ts';
import { toDisplayName } from './display-name.ts';
import { type MerchantText, parseMerchant } from './normalise.ts';
import { hasRecurringWord, hasSubscriptionWord, planWords } from './recurring-words.ts';
import { tradeWords } from './trade-words.ts';

/** Who a line is about, and who collected. */
export type Merchant = {
  kind: 'service' | 'bill' | 'reseller' | 'non_subscription' | 'unknown';
  /** Id of the catalogue, else the folded name: equal for equal merchants in all spellings. */
  key: string;
  name: string;
  service?: Service;
  /** The text speaks of a subscription, a membership, a monthly plan. */
  recurring_words: boolean;
  /** And not only by what clubs, boxes and schools are called. */
  subscription_words: boolean;
  /** The name says a shop's or a restaurant's trade. */
  trade_words: boolean;
};

const findByKind = (matches: Match[], ...kinds: Match['kind'][]) => matches.find(({ kind }) => kinds.includes(kind));

/**
 * A brand of one word does not count beside the words of a trade (`DROPBOX CAFE`); one that is an ordinary word
 * (`ADOBE GRILL`) only where nothing but plans and places stands beside it.
 */
function isReliable(match: Match, named: string[]): boolean {
  if (match.kind !== 'service' || match.words > 1) return true;
  return match.entry.ordinary_word ? named.length <= 1 : !named.some((word) => tradeWords.has(word));
}

/** What a club insures is insurance: `ADAC KFZ VERSICHERUNG`. */
const insurance = 'insurance';
const sellsServices = (match: Match, recurring: boolean) =>
  match.kind === 'bill'
    ? match.entry.id !== insurance
    : match.kind === 'non_subscription' && match.entry.even_with_recurring_words && recurring;

/**
 * A service beside a bill's name is billed by it (`TURKCELL FIZY`), and so is a subscription beside a marketplace's
 * (`AMAZON.COM AUDIBLE MEMBERSHIP`); a service inside the other's own name is not meant.
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

/** The catalogue's word on a text: the most specific entry; who only collects comes last. */
function chooseMatch(
  { words, behind_processor, core, may_be_truncated, has_star }: MerchantText,
  recurring: boolean,
): Match | undefined {
  const byName = ['service', 'bill', 'non_subscription'] as const;
  const named = core.filter((word) => !planWords.has(word));
  const inCore = [...findCatalogueMatches(core), ...(named.length < core.length ? findCatalogueMatches(named) : [])];
  const find = (whole: string[]) =>
    [...findCatalogueMatches(whole, may_be_truncated), ...inCore]
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
 * A membership of a shop is not the shop, and `KAHVE KUTUSU` no café; but whoever sells coins, bets, games or
 * advertising sells no more than that under whatever word: `COINBASE RECURRING BUY`, `SPOR TOTO`.
 */
const isOutweighed = (match: Match, recurring: boolean) =>
  match.kind === 'non_subscription' && recurring && !match.entry.even_with_recurring_words;

/**
 * Names the merchant of a statement line.
 * @param description what the bank printed
 */
export function resolveMerchant(description: string): Merchant {
  const text = parseMerchant(description);
  const flags = {
    recurring_words: hasRecurringWord(text.words),
    subscription_words: hasSubscriptionWord(text.words),
    trade_words: text.words.some((word) => tradeWords.has(word)),
  };
  const match = chooseMatch(text, flags.recurring_words);
  if (match && !isOutweighed(match, flags.recurring_words)) {
    const { entry, service } = getEntry(match);
    // Something behind the collector that the catalogue does not know is a merchant of its own.
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

/** Banks cut and drop what stands behind: the first words that hold a name's worth of letters are the merchant. */
const minKeyLetters = 8;
/** A cell may hold a word of thirty thousand letters, which nobody is called. */
const maxKeyLength = 120;
const maxNameLength = 60;
function createKey(core: string[]): string {
  const enough = core.findIndex((_, i) => i > 0 && core.slice(0, i + 1).join('').length >= minKeyLetters);
  return truncateText(core.slice(0, enough === -1 ? undefined : enough + 1).join(' '), maxKeyLength);
}

/** Whether the words are nothing but a collector's own: `play` behind `GOOGLE *`, `xbox` behind `MICROSOFT*`. */
const isOnlyCollector = (core: string[]) =>
  core.every((word) => collectorWords.has(word)) || findCatalogueMatches(core).some(({ kind }) => kind === 'reseller');
const collectorWords = new Set([
  'play',
  'store',
  'games',
  'game',
  'apps',
  'app',
  'services',
  'service',
  'payment',
  'payments',
  'temporary',
  'hold',
  'msbill',
  'info',
  'bill',
  'svcs',
  'digital',
  'google',
  'apple',
  'microsoft',
  'inst',
  'xfer',
]);
