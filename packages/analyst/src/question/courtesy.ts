import { languages } from '@kumbara/shared';
import type { Portfolio } from '#portfolio.ts';
import courtesies from './courtesies.json' with { type: 'json' };
import { isOwnName } from './names.ts';
import { listWords, normalizeText, tokenize, type Word } from './tokenize.ts';

/** `in (a/one) word` as `in a word` and `in one word`. */
function expandForm(form: string): string[] {
  const group = /\(([^)]*)\)/.exec(form);
  if (!group) return [form];
  return (group[1] ?? '').split('/').flatMap((word) => expandForm(form.replace(group[0], () => word)));
}

/** Spellings to compare: as typed, and with long or final repetitions shortened (`lütfennn`, `halloo`, `hellllo`). */
const spellings: ((word: string) => string)[] = [
  (word) => word,
  (word) => word.replace(/(\p{L})\1{2,}|(\p{L})\2+$/gu, '$1$2'),
  (word) => word.replace(/(\p{L})\1{2,}/gu, '$1$1'),
];

/**
 * All courtesies of `courtesies.json`, folded: polite phrases and fillers around a question, greetings, forms of
 * address, and wishes for a short or long answer. They are separated by ` | ` and spelled as in the language; in its
 * `forms`, `(a/b)` stands for one of the words and `(a/)` for a word that may be missing.
 */
export const listCourtesies = (): ReadonlySet<string> => knownCourtesies().phrases;

let known: { phrases: Set<string>; longest: number } | undefined;
/** All languages together, because the language is detected from the rest of the question. Built on first use. */
function knownCourtesies() {
  if (known) return known;
  const phrases = languages
    .flatMap(({ code }) => {
      const { phrases, forms } = courtesies[code];
      return [...phrases.split(' | '), ...forms.split(' | ').flatMap(expandForm)];
    })
    .map(listWords)
    .filter(({ length }) => length > 0);
  known = {
    phrases: new Set(phrases.map((words) => words.join(' '))),
    longest: Math.max(...phrases.map(({ length }) => length)),
  };
  return known;
}

const openingMarks = /[¿¡"“„«'‘([]+$/u;
/** Signs that separate two sentences or clauses. */
const boundary = /[,.;:!?…\n()–—]|\s-+\s|\p{Extended_Pictographic}/u;

/** Each round cuts at most one clause, so a long text of many clauses costs little. */
const mostRounds = 6;

/** Returns true if the understanding of a question may use some of the words: of a clause at its start or end, or of the rest. */
export type HasMeaning = (words: Word[], part: 'start' | 'end' | 'rest') => boolean;

/**
 * Cuts courtesies and fillers from both ends of a question: `Merhaba, ayda ne ödüyorum, kısaca lütfen!` becomes
 * `ayda ne ödüyorum,`. Clauses at an end without any meaning are cut too: `Hope you are well. What do I pay?`. A
 * question that is nothing else, as `hello` or `thank you!`, stays as it is, and so does the name of one of the user's
 * subscriptions.
 */
export function stripCourtesy(question: string, portfolio: Portfolio, hasMeaning: HasMeaning = () => true): string {
  const text = normalizeText(question);
  const words = tokenize(text);
  let [from, to] = [0, words.length];
  for (let round = 0, before = -1; before !== to - from && round < mostRounds; round += 1) {
    before = to - from;
    for (let length = 1; length > 0; from += length) length = countCourtesy(words, portfolio, from, to, 'start');
    for (let length = 1; length > 0; to -= length) length = countCourtesy(words, portfolio, from, to, 'end');
    [from, to] = cutClauses(text, words, hasMeaning, from, to);
  }
  const [first, behind] = [words[from], words[to]];
  if (!first || from >= to || (from === 0 && to === words.length)) return question;
  const start = first.start - (openingMarks.exec(text.slice(0, first.start))?.[0].length ?? 0);
  return text.slice(start, behind?.start);
}

/** Cuts the first and the last clause if they mean nothing and the rest does. */
function cutClauses(text: string, words: Word[], hasMeaning: HasMeaning, from: number, to: number): [number, number] {
  const borders = words.flatMap(({ start }, at) => {
    const previous = words[at - 1];
    if (at <= from || at >= to || !previous) return [];
    return boundary.test(text.slice(previous.start + previous.raw.length, start)) ? [at] : [];
  });
  const [first, last] = [borders[0], borders.at(-1)];
  if (first === undefined || last === undefined) return [from, to];
  if (!hasMeaning(words.slice(from, first), 'start') && hasMeaning(words.slice(first, to), 'rest')) return [first, to];
  if (!hasMeaning(words.slice(last, to), 'end') && hasMeaning(words.slice(from, last), 'rest')) return [from, last];
  return [from, to];
}

/** The number of words at an end of `words[from, to)` that are a courtesy. */
function countCourtesy(words: Word[], portfolio: Portfolio, from: number, to: number, end: 'start' | 'end'): number {
  const { phrases, longest } = knownCourtesies();
  for (let length = Math.min(longest, to - from); length > 0; length -= 1) {
    const some = end === 'start' ? words.slice(from, from + length) : words.slice(to - length, to);
    const isCourtesy = spellings.some((spell) => phrases.has(some.map(({ text }) => spell(text)).join(' ')));
    // The ending of a name is no courtesy: `Netflix'e`.
    if (!isCourtesy || some[0]?.joined || some.some(({ quoted }) => quoted)) continue;
    if (!isOwnName(some.map(({ text }) => text).join(' '), portfolio)) return length;
  }
  return 0;
}
