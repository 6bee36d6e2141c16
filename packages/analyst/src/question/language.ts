import { type Language, languages } from '@kumbara/shared';
import type { Word } from './tokenize.ts';
import { scoreWord } from './vocabulary.ts';

/** Letters that only one of the seven languages has. */
const ownLetters: [Language, RegExp][] = [
  ['tr', /[ğışİ]/],
  ['de', /[ßä]/i],
  ['es', /[ñ¿¡]/i],
  ['fr', /[êèûîœë]/i],
  ['pt', /[ãõ]/i],
];

/** The lead that another language needs over the reader's own, and the limit for short questions. */
const clear = 0.25;
const clearOfFew = 0.5;
const few = 3;

/**
 * Detects the language of a question by its function words, its lexicon words and its letters. A word shared by several
 * languages counts a little for each.
 * @param words without names, which say nothing about the language
 * @param raw the question as typed
 * @returns the fallback if nothing is detected, or if it is nearly as likely as the best
 */
export function detectLanguage(words: Word[], raw: string, fallback: Language): Language {
  const scores = new Map<Language, number>(languages.map(({ code }) => [code, 0]));
  const give = (code: Language, value: number) => scores.set(code, (scores.get(code) ?? 0) + value);
  for (const { text } of words) {
    const speaking = languages
      .map(({ code }) => ({ code, value: scoreWord(text, code) }))
      .filter(({ value }) => value > 0);
    for (const { code, value } of speaking) give(code, value / speaking.length);
  }
  const letters = words.map((word) => word.raw).join(' ') + (raw.match(/[¿¡]/g) ?? []).join('');
  for (const [code, own] of ownLetters) if (own.test(letters)) give(code, 1);
  const best = Math.max(...scores.values());
  const own = scores.get(fallback) ?? 0;
  if (best === 0 || (own > 0 && best - own < (words.length <= few ? clearOfFew : clear))) return fallback;
  return [...scores].find(([, score]) => score === best)?.[0] ?? fallback;
}
