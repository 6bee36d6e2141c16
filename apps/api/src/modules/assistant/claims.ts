import type { Language } from '@kumbara/shared';
import data from './claims.json' with { type: 'json' };

type Patterns = {
  /**
   * "I have cancelled it", as the language says it most, and announced actions: "let me cancel it". An engine can do
   * nothing of the kind. Not "was cancelled", which may be so, but "cancelled for you".
   */
  actions: string[];
  /** "It has been cancelled", and its like. */
  endings: string[];
  /** Words of a condition or a possibility: "once it is cancelled", "can be cancelled". */
  supposed: string;
  /** A trial or a commitment ends while what it belongs to runs on. */
  ofItself: string;
};

const languages: Record<Language, Patterns> = data;
const all = Object.values(languages);
const wholeWords = (pattern: string) => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');

const claims = all.flatMap(({ actions }) => actions.map(wholeWords));

/** Returns true if a sentence claims that its writer acted: "I have cancelled". */
export const claimsToHaveActed = (text: string): boolean => claims.some((pattern) => pattern.test(text));

const endings = all.flatMap(({ endings }) => endings.map(wholeWords));
const supposed = wholeWords(all.map(({ supposed }) => supposed).join('|'));
const ofItself = new RegExp(String.raw`(?<!\p{L})(?:${all.map(({ ofItself }) => ofItself).join('|')})`, 'iu');

/**
 * Returns true if a sentence claims that an active subscription has ended.
 * @param running names of active subscriptions as the sentence may call them
 */
export const claimsAnEnd = (text: string, running: string[]): boolean =>
  !supposed.test(text) &&
  !ofItself.test(text) &&
  text
    .split(/[,;:()]/)
    .some((part) => endings.some((ending) => ending.test(part)) && running.some((name) => part.includes(name)));
