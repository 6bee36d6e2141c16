import { startsWithMonth } from './dates.ts';
import type { Document } from './document.ts';
import { foldInPlace } from './fold.ts';
import { languageOf } from './language.ts';
import { type Concept, conditions, lexicon, type MailLanguage } from './lexicon/index.ts';

export type Sentence = {
  /** As written. */
  text: string;
  folded: string;
  /** Folded, standing phrases blanked out ("cancel any time"): what remains is meant. */
  meant: string;
  /** Its line in the document; -1 is the subject. */
  line: number;
  /** Hangs on a condition. */
  conditional: boolean;
};

/** A document cut into sentences that can be asked what they say. The first is the subject. */
export type Reading = { document: Document; sentences: Sentence[]; language: MailLanguage };

/** Beyond this a mail is a newsletter's article; receipts say what they have to say long before. */
const maxSentences = 220;

const sentenceEnd = /(?<=[.!?…]["'”’)]?)\s+(?=["“«¿¡(]?(?:\p{Lu}|\p{Lo}))|(?<=[!?])\s+/u;

/** "27 listopada 2026 r. Twoja": a short form ends with a full stop, but the sentence does not. */
const abbreviation = /(?<!\p{L})(?:r|nr|no|ul|tel|art|godz|zl|ok|ca|bzw|inkl|zzgl|sn|mrs?|dr)\.$/iu;

function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.split(sentenceEnd)) {
    const before = sentences.at(-1);
    const goesOn =
      before !== undefined &&
      ((/(?<!\d)\d{1,2}\.$/.test(before) && startsWithMonth(foldInPlace(part))) || abbreviation.test(before));
    if (goesOn) sentences[sentences.length - 1] = `${before} ${part}`;
    else if (part.trim()) sentences.push(part);
  }
  return sentences;
}

/** A text by itself, as a sentence. */
export function sentenceOf(text: string, line: number, language: MailLanguage): Sentence {
  const folded = foldInPlace(text);
  const meant = folded.replace(lexicon.harmless, (phrase) => '.'.repeat(phrase.length));
  conditions[language].lastIndex = 0;
  const conditional = conditions[language].test(meant) || /[?]["')]?$/.test(folded.trim());
  return { text, folded, meant, line, conditional };
}

export function read(document: Document): Reading {
  const language = languageOf(foldInPlace([document.subject, ...document.lines].join(' '))) ?? 'en';
  const body = document.lines.flatMap((line, at) => sentencesOf(line).map((text) => sentenceOf(text, at, language)));
  return {
    document,
    language,
    sentences: [sentenceOf(document.subject, -1, language), ...body.slice(0, maxSentences)],
  };
}

/** Whether a sentence says something, standing phrases aside. */
export const says = ({ meant }: Sentence, concept: Concept): boolean => {
  lexicon[concept].lastIndex = 0;
  return lexicon[concept].test(meant);
};

/** Whether the words occur at all, standing phrases included. */
export const mentions = ({ folded }: Sentence, concept: Concept): boolean => {
  lexicon[concept].lastIndex = 0;
  return lexicon[concept].test(folded);
};

/** Said as a fact: neither a condition nor a threat. */
export const states = (sentence: Sentence, concept: Concept): boolean =>
  !sentence.conditional && says(sentence, concept);

/** "Bear Pro (Monthly) Renews Dec 18, 2026 $9.99": ends with its amount, and speaks to nobody. */
const isRow =
  /^(?!.*\b(?:you\w*|we|will|is|was|has|wir|wird|wurde|sie|vous|nous|sera|est|siz\w*|\w+(?:ecek|acak|iniz|unuz)\w*|zostan\w+|bedzie|pobr\w+|se|te|ti|verra)\b).*\d ?[^\s\d.]{0,3}$/;

/** A line that is a sentence: money in it is spoken of, not listed. */
export function isProse({ document, language }: Reading, at: number): boolean {
  const line = document.lines[at] ?? '';
  if (line.includes('\t') || line.split(' ').length <= 6 || isRow.test(foldInPlace(line))) return false;
  const sentence = sentenceOf(line, at, language);
  return (
    /[.!?]$|[\p{Ll}\d)]{2}[.!?] \p{Lu}/u.test(line) ||
    /\p{Lu}{3}\. \p{Lu}/u.test(line) ||
    says(sentence, 'paid') ||
    says(sentence, 'will_charge')
  );
}
