import { listWords } from './tokenize.ts';

const splitPhrases = (phrases: string) =>
  phrases
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** The pattern of one word of a phrase. */
function wordPattern(word: string): string {
  if (word === '#') return '(\\d{1,3})';
  const parts = word.split('*').map((part) => listWords(part).join(' ') || part.replace(/[^$€£₺§]/g, ''));
  return parts.map((part) => part.replace(/[$]/g, '\\$&')).join('[^ ]*');
}

function phrasePattern(phrase: string): string {
  const words = phrase.split(' ').map((word) => (word === '..' ? '(?:[^ ]+ ){0,3}' : `${wordPattern(word)} `));
  return words.join('');
}

/** The phrases of a lexicon as one regular expression over words separated by single spaces. */
export const compilePhrases = (phrases: string): RegExp => {
  const all = splitPhrases(phrases).map(phrasePattern);
  return new RegExp(all.length > 0 ? `(?<= )(?:${all.join('|')})` : '(?!)');
};

/** The single words among phrases, as expressions over one whole word. */
export const compileWords = (phrases: string): RegExp => {
  const all = splitPhrases(phrases)
    .filter((phrase) => !/[ #]/.test(phrase))
    .map(wordPattern);
  return new RegExp(all.length > 0 ? `^(?:${all.join('|')})$` : '(?!)');
};
