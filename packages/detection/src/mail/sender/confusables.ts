/** Letters of other scripts that look like Latin ones, small and capital. After Unicode's confusables (UTS 39). */
const lookalikes: Record<string, string> = Object.fromEntries(
  [
    ['аɑα', 'a'],
    ['вβВΒ', 'b'],
    ['сϲСϹ', 'c'],
    ['ԁ', 'd'],
    ['еҽєЕΕ', 'e'],
    ['ғϝҒϜ', 'f'],
    ['ɡԍ', 'g'],
    ['һнНΗ', 'h'],
    ['іιӏІΙӀı', 'i'],
    ['јЈϳͿ', 'j'],
    ['кκКΚ', 'k'],
    ['ⅼ', 'l'],
    ['мМΜ', 'm'],
    ['пηΝ', 'n'],
    ['оοσОΟ', 'o'],
    ['рρРΡ', 'p'],
    ['ԛ', 'q'],
    ['гГ', 'r'],
    ['ѕЅ', 's'],
    ['тτТΤ', 't'],
    ['υս', 'u'],
    ['ѵν', 'v'],
    ['ԝѡωԜ', 'w'],
    ['хχХΧ', 'x'],
    ['уγүУΥҮ', 'y'],
    ['ΖζЗ', 'z'],
    ['АΑ', 'a'],
  ].flatMap(([letters = '', latin = '']) => [...letters].map((letter) => [letter, latin])),
);

/** A text with the Latin letters that it seems to be written in; full-width and styled letters become plain ones. */
export const asSeen = (text: string): string =>
  text.normalize('NFKC').replace(/[^\p{ASCII}]/gu, (letter) => lookalikes[letter] ?? letter);

const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const isDisguised = (word: string): boolean =>
  /\p{Script=Latin}/u.test(word) &&
  foreign.test(word) &&
  [...word].every((letter) => !foreign.test(letter) || letter in lookalikes);

/** "Nеtflix" with a Cyrillic е: a word in which letters of another script stand in for Latin ones. Nobody writes so. */
export const hasDisguisedWord = (text: string): boolean =>
  foreign.test(text) && (text.match(/\p{L}{3,}/gu) ?? []).some(isDisguised);

/** No registry gives away a name that mixes Latin with Cyrillic or Greek letters. */
export const mixesScripts = (domain: string): boolean =>
  domain.split('.').some((label) => foreign.test(label) && /\p{Script=Latin}/u.test(label));
