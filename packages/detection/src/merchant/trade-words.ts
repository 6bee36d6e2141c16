import { wordSet } from './words.ts';

/**
 * Words for trades. A brand of one word next to one of these is a different company: `HULU NOODLE BAR`, `DROPBOX CAFE`,
 * `BUMBLE BEE FLOWERS`.
 */
export const tradeWords = wordSet('tradeWords');

/** Trades in compounds: `STADTBUS`, `WASCHSALON`, `BROTHAUS`. */
const beginnings = [...wordSet('tradeBeginnings')];
const endings = [...wordSet('tradeEndings')];
const leastLetters = 3;
const isLonger = (word: string, part: string) => word.length >= part.length + leastLetters;

/**
 * Returns true for a word that may name a trade, alone or in a compound. `bus` ends `COLUMBUS` too, so a compound never
 * tells a service from another merchant.
 */
export const namesTrade = (word: string): boolean =>
  tradeWords.has(word) ||
  beginnings.some((part) => word.startsWith(part) && isLonger(word, part)) ||
  endings.some((part) => word.endsWith(part) && isLonger(word, part));
