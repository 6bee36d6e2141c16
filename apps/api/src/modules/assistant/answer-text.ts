import { toPlainText } from '@kumbara/analyst';
import type { Language } from '@kumbara/shared';
import data from './answer-text.json' with { type: 'json' };

const languages: Record<Language, { secrets: string; managers?: string; passwords?: string; dot?: string }> = data;
const pattern = (kind: keyof (typeof languages)[Language]) =>
  `(?:${Object.values(languages)
    .flatMap((patterns) => patterns[kind] ?? [])
    .join('|')})`;

/** Turns the Markdown of a model into plain text. Bullets become `- ` before the asterisks are removed. */
export const cleanAnswerText = (raw: string): string =>
  toPlainText(raw.replace(/^([ \t]*)[*•+] +/gm, '$1- ')).replace(/^[ >]+/gm, '');

const links =
  /:\/\/|\bh(?:xx|tt)ps?\b|\bwww\.|\]\s*[([]|!\[|\]:|\b(?:javascript|vbscript|mailto)\s*:|\b(?:data|tel|file):[\w/+]/i;
/** Web addresses, also in disguise: `evil[.]com`, `evil (dot) com`. */
const domains = new RegExp(
  String.raw`[\p{L}\d][\p{L}\d-]*(?:\.|\s?[[({]\s?(?:\.|dot|${pattern('dot')})\s?[\])}]\s?)\p{L}{2,}(?!\p{L})`,
  'iu',
);
/** Common top-level domains. A label that mixes letters and digits counts with any ending. */
const ending = '(?:com|net|org|io|info|app|xyz|ru|biz|site|online|shop|link|click|dev|example)';
/** Web addresses written apart: `evil dot com`, `evil com/login`, `evil .com`, `evil.c0m`, `192.168.0.1`. */
const puzzles = new RegExp(
  [
    String.raw`[\p{L}\d] dot \p{L}{2,}`,
    String.raw`[\p{L}\d] ${pattern('dot')} ${ending}(?![\p{L}\d])`,
    String.raw`(?<!\p{L})${ending} ?(?:/|slash) ?[\p{L}\d]`,
    String.raw`[\p{L}\d] ?\. ?${ending}(?![\p{L}\d])`,
    String.raw`[\p{L}\d-]\.\p{L}+\d[\p{L}\d]*`,
    String.raw`(?<!\d)\d{1,3}(?: ?\. ?\d{1,3}){3}(?!\d)`,
  ].join('|'),
  'iu',
);
/** Requests for credentials or card data, which no answer needs. Password managers are a service and stay. */
const secrets = new RegExp(String.raw`(?<![\p{L}\d])${pattern('secrets')}(?!\p{L})`, 'iu');
/** `gestore di password`. */
const passwordManagers = new RegExp(`${pattern('managers')} d[ei] ${pattern('passwords')}`, 'giu');
const shortForms = /(?<![\p{L}\d])\p{L}\.(?:\s?\p{L}{1,3}\.)+/gu;
const markup = /<\s*[\p{L}/!?]|&(?:#\w+|\w+);|`|\{\{|\$\{/iu;
const addresses = /@/;
const identifiers = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/i;
const endlessWord = /[^\s/-]{50,}|\S{80,}/u;
/** Letters of another script, such as those of Cyrillic that look like ours, have no place in our seven languages. */
const foreignLetters = /(?!\p{Script=Latin}|\p{M})\p{L}/u;

const faults: [fault: string, pattern: RegExp][] = [
  ['a link', links],
  ['a web address', domains],
  ['a web address', puzzles],
  ['a request for something secret', secrets],
  ['markup', markup],
  ['an e-mail address', addresses],
  ['an id', identifiers],
  ['letters of another script', foreignLetters],
];

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');
const copiedLetters = 30;

/** Returns true if a text copies a passage of another word for word, such as the system prompt. */
export function hasVerbatimCopy(text: string, source: string): boolean {
  const [answerLetters, sourceLetters] = [lettersOf(text), lettersOf(source)];
  for (let at = 0; at + copiedLetters <= answerLetters.length; at += 1) {
    if (sourceLetters.includes(answerLetters.slice(at, at + copiedLetters))) return true;
  }
  return false;
}

/**
 * Returns descriptions of forbidden content in an answer, for the model that wrote it. They never quote the answer.
 * @param text as `presentable` gives it
 * @param names which may be anything their owner typed, `Booking.com` too
 */
export function findFaults(text: string, names: string[]): string[] {
  let rest = text;
  for (const name of names) if (name.length > 1) rest = rest.replaceAll(name, ' ');
  // Checked first, because the other patterns are slow on such a word.
  if (endlessWord.test(rest)) return ['a word without end'];
  rest = rest.replace(shortForms, ' ').replace(passwordManagers, ' ');
  return [...new Set(faults.filter(([, pattern]) => pattern.test(rest)).map(([fault]) => fault))];
}
