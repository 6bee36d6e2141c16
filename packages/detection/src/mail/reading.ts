import type { Document } from './document.ts';
import { fold } from './fold.ts';
import { type Concept, lexicon } from './lexicon/index.ts';

export type Sentence = {
  /** As written. */
  text: string;
  folded: string;
  /** Folded, standing phrases blanked out ("cancel any time"): what remains is meant. */
  meant: string;
  /** Its line in the document; -1 is the subject. */
  line: number;
};

/** A document cut into sentences that can be asked what they say. The first is the subject. */
export type Reading = { document: Document; sentences: Sentence[] };

/** Beyond this a mail is a newsletter's article; receipts say what they have to say long before. */
const maxSentences = 220;

const sentencesOf = (line: string): string[] =>
  line.split(/(?<=[.!?…]["'”’)]?)\s+(?=["“«¿¡(]?(?:\p{Lu}|\p{Lo}))|(?<=[!?])\s+/u).filter((part) => part.trim());

function sentence(text: string, line: number): Sentence {
  const folded = fold(text);
  const meant = folded.replace(lexicon.harmless, (phrase) => '.'.repeat(phrase.length));
  return { text, folded, meant, line };
}

export function read(document: Document): Reading {
  const body = document.lines.flatMap((line, at) => sentencesOf(line).map((text) => sentence(text, at)));
  return { document, sentences: [sentence(document.subject, -1), ...body.slice(0, maxSentences)] };
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
  says(sentence, concept) && !says(sentence, 'conditional') && !sentence.text.trim().endsWith('?');
