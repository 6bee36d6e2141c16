import { wordSet } from './words.ts';

const endingIn = (...names: Parameters<typeof wordSet>) => new RegExp(`.{3}(?:${[...wordSet(...names)].join('|')})$`);

/** Words for plans next to a service's name. */
export const planWords = wordSet('planWords');

const subscriptionNotes = wordSet('subscriptionNotes');
const subscriptionWords = wordSet('subscriptionNotes', 'gyms');
/** Clubs, boxes and schools charge regularly too. */
const recurringWords = wordSet('subscriptionNotes', 'gyms', 'clubs');

/** Recurring words at the end of German and Dutch compounds: `GEMUESEKISTE`, `SPORTVEREIN`, `ZEITUNGSABO`. */
const recurringCompound = endingIn('clubCompounds', 'subscriptionCompounds');

/** Removes a number from the end of a word: `CLUB16` → `club`. */
const stripNumber = (word: string) => word.replace(/\d{1,2}$/, '');

export const hasRecurringWord = (words: string[]): boolean =>
  words.some((word) => recurringWords.has(stripNumber(word)) || recurringCompound.test(word));

const subscriptionCompound = endingIn('subscriptionCompounds');

/** Returns true for words that mean a subscription or membership, not only a club or a school. */
export const hasSubscriptionWord = (words: string[]): boolean =>
  words.some((word) => subscriptionWords.has(word) || subscriptionCompound.test(word));

/** Returns true for a word that says only that something is subscribed to, and is no part of a name. */
export const isSubscriptionNote = (word: string): boolean =>
  subscriptionNotes.has(word) || subscriptionCompound.test(word);
