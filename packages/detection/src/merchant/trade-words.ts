import { wordSet } from './words.ts';

/**
 * Words for trades. A brand of one word next to one of these is a different company: `HULU NOODLE BAR`, `DROPBOX CAFE`,
 * `BUMBLE BEE FLOWERS`.
 */
export const tradeWords = wordSet('tradeWords');
