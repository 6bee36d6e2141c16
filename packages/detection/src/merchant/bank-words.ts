import { wordSet } from './words.ts';

/** Words that only banks use for a payment: two or more in a row before a name belong to the bank, in any order. */
const bankWords = wordSet('bankWords');

/** Words between bank words that may also start a name. */
const connectingWords = wordSet('connectingWords');

/** Words that a name follows: `bij`, `chez`. */
const introducingWords = wordSet('introducingWords');

/**
 * Counts the bank words at the start of a text. The last word is always part of the name.
 * @param isBehindBank a bank word preceded the text, so one more is enough
 */
export function countBankWords(folded: string[], isBehindBank: boolean): number {
  const last = folded.length - 1;
  let run = 0;
  let found = isBehindBank ? 1 : 0;
  for (const [index, word] of folded.slice(0, last).entries()) {
    if (bankWords.has(word) || (word === 'direct' && folded[index - 1] === 'debit')) {
      run = index + 1;
      found += 1;
    } else if (!connectingWords.has(word)) break;
  }
  if (!isBehindBank && found < 2) return 0;
  return run < last && introducingWords.has(folded[run] ?? '') ? run + 1 : run;
}

export const isBankWord = (word: string): boolean => bankWords.has(word);
