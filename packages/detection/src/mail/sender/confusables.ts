import { domainToUnicode } from 'node:url';
import table from './confusables.json' with { type: 'json' };

/**
 * Letters of other scripts by the Latin letter that they look like: those that UTS 39 lists, and some that are used in
 * the same way (`also`).
 */
const lookalikes = new Map(
  [table.listed, table.also].flatMap((letters) =>
    Object.entries(letters).flatMap(([latin, all]) => [...all].map((letter) => [letter, latin] as const)),
  ),
);

/** A text with the Latin letters that it seems to be written in; full-width and styled letters become plain ones. */
export const asSeen = (text: string): string =>
  text.normalize('NFKC').replace(/[^\p{ASCII}]/gu, (letter) => lookalikes.get(letter) ?? letter);

const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Coptic}\p{Script=Cherokee}]/u;
const isDisguised = (word: string): boolean =>
  /\p{Script=Latin}/u.test(word) &&
  foreign.test(word) &&
  [...word].every((letter) => !foreign.test(letter) || lookalikes.has(letter));

/** "Nеtflix" with a Cyrillic е: a word in which letters of another script stand in for Latin ones. Nobody writes so. */
export const hasDisguisedWord = (text: string): boolean =>
  foreign.test(text) && (text.match(/\p{L}{3,}/gu) ?? []).some(isDisguised);

/** A host name as its reader sees it: `xn--mller-kva.de` is `müller.de`. A name that cannot be read stays as it is. */
export const readableHost = (host: string): string => (host.includes('xn--') && domainToUnicode(host)) || host;

/** No registry gives away a name that mixes Latin with Cyrillic or Greek letters. */
export const mixesScripts = (domain: string): boolean =>
  domain.split('.').some((label) => foreign.test(label) && /\p{Script=Latin}/u.test(label));
