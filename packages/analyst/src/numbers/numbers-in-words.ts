import { type Language, languages } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import data from './number-words.json' with { type: 'json' };
import { getNumberWords, type NumberWords } from './number-words.ts';

/** A number in words from `start` to `end` of a text. */
export type NumberInWords = { value: number; start: number; end: number };

/** `isGlued`: written together with the part before it. */
type Part = { value: number | 'joint'; start: number; end: number; isGlued: boolean };
type How = { language: Language; isJoined: boolean; isGlued: boolean };

/**
 * Turkish endings of number words: `ikisi`, `üçünü`, `beşten`. Not for `on`, `yüz` and `altı`, because of `onun`,
 * `yüzden`, `altında`.
 */
const turkishSuffix = new RegExp(`^(${data.tr.stems})(?:${data.tr.suffixes})$`);

/** The parts of one compound word, as in `vierundzwanzig`, `duemila`, `onbeş`; undefined if it is none. */
function split(word: string, { values, ones, joints }: NumberWords): (number | 'joint')[] | undefined {
  const best: ((number | 'joint')[] | undefined)[] = [[]];
  for (let end = 2; end <= word.length; end += 1) {
    for (let start = 0; start <= end - 2; start += 1) {
      const before = best[start];
      if (!before) continue;
      const fragment = word.slice(start, end);
      const value =
        values.get(fragment) ?? (ones.has(fragment) ? 1 : joints.has(fragment) && start > 0 ? 'joint' : undefined);
      const longest = best[end]?.length ?? Number.POSITIVE_INFINITY;
      if (value !== undefined && before.length + 1 < longest) best[end] = [...before, value];
    }
  }
  const parts = best[word.length];
  return parts && parts.length > 1 && parts.some((part) => part !== 'joint' && part !== 1) ? parts : undefined;
}

function partsOf(word: string, language: Language, lexicon: NumberWords): (number | 'joint')[] {
  const value = lexicon.values.get(word);
  if (value !== undefined) return [value];
  if (lexicon.ones.has(word)) return [1];
  if (lexicon.joints.has(word)) return ['joint'];
  const stem = language === 'tr' ? turkishSuffix.exec(word)?.[1] : undefined;
  const stemValue = stem && lexicon.values.get(stem);
  if (stemValue) return [stemValue];
  if (word.length > 60) return [];
  // Long enough to be unambiguous in other languages.
  const others = word.length >= 8 ? languages.filter(({ code }) => code !== language) : [];
  for (const words of [lexicon, ...others.map(({ code }) => getNumberWords(code))]) {
    const parts = split(word, words);
    if (parts) return parts;
  }
  return [];
}

/** Italian `sei` is usually a verb: it is a number only before a countable noun. */
const isVerb = (text: string, end: number) => !countable.test(text.slice(end));
const countable = new RegExp(`^[\\s-]+(?:${data.it.countable})`, 'iu');

/**
 * All numbers in words in one of the seven languages: "on beş", "twenty-three", "vierundzwanzig", "quatre-vingt-dix",
 * "a dozen", "half". Articles (a, ein, un, bir) and ordinals are not numbers.
 */
export function findNumbersInWords(text: string, language: Language): NumberInWords[] {
  const lexicon = getNumberWords(language);
  const found: NumberInWords[] = [];
  let phrase: Part[] = [];
  const close = () => {
    found.push(...valuesOf(phrase, language));
    phrase = [];
  };
  let last = 0;
  for (const { 0: raw, index } of text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    const end = index + raw.length;
    if (!/^[\s-]*$/.test(text.slice(last, index))) close();
    last = end;
    const word = fold(raw);
    const isOther = language === 'it' && word === 'sei' && isVerb(text, end);
    const parts = isOther ? [] : partsOf(word, language, lexicon);
    if (parts.length === 0) close();
    phrase.push(...parts.map((value, n) => ({ value, start: index, end, isGlued: n > 0 })));
  }
  close();
  return found;
}

type Open = { total: number; group: number; start: number; end: number; words: number };

/** Adds adjacent parts: `two thousand one hundred` is one number, `two, three` are two. */
function valuesOf(parts: Part[], language: Language): NumberInWords[] {
  const found: NumberInWords[] = [];
  let open: Open | undefined;
  let isJoined = false;
  const close = () => {
    // A lone one is an article.
    if (open && !(open.words === 1 && open.total + open.group === 1)) {
      found.push({ value: open.total + open.group, start: open.start, end: open.end });
    }
    open = undefined;
  };
  for (const { value, start, end, isGlued } of parts) {
    if (value === 'joint') {
      isJoined = true;
      continue;
    }
    const next: Open | undefined = open && extended(open, value, { language, isJoined, isGlued });
    if (next) open = { ...next, end, words: next.words + 1 };
    else {
      close();
      open = { total: value >= 1000 ? value : 0, group: value >= 1000 ? 0 : value, start, end, words: 1 };
    }
    isJoined = false;
  }
  close();
  return found;
}

function extended(open: Open, value: number, how: How): Open | undefined {
  const { total, group } = open;
  if (value < 1) return value === 0 ? undefined : { ...open, group: group + value };
  if (value >= 1000) {
    if (group === 0) return undefined;
    return { ...open, total: total + group * value, group: 0 };
  }
  if (value === 100) return group < 100 ? { ...open, group: (group || 1) * 100 } : undefined;
  const rest = group % 100;
  // quatre-vingts
  if (how.language === 'fr' && value === 20 && rest === 4) return { ...open, group: group + 76 };
  if (fits(rest, value, how)) return { ...open, group: group + value };
  return undefined;
}

/** Returns whether a value can follow a value below a hundred: 20 and 3, fünf und zwanzig, soixante et onze, on bir. */
function fits(rest: number, value: number, { language, isJoined, isGlued }: How): boolean {
  if (value >= 100) return false;
  if (rest === 0) return true;
  if (value < 10) {
    if (rest === 10) return language === 'tr' || (language === 'fr' && value > 6);
    return rest > 10 && rest % 10 === 0;
  }
  if (value < 20) return language === 'fr' ? rest === 60 || rest === 80 : value === 10 && rest < 10 && isGlued;
  return isJoined && rest < 10 && (isGlued || language === 'de');
}
