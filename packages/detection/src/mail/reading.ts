import { foldInPlace } from './fold.ts';
import { tongueOf } from './language.ts';
import {
  type Concept,
  conditions,
  type Expressions,
  lexicon,
  lexiconOfFamily,
  type MailLanguage,
} from './lexicon/index.ts';
import type { Document } from './text/document.ts';
import { startsWithMonth } from './values/dates.ts';

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
  /** What its words mean in its language. */
  words: Expressions;
};

/** A document cut into sentences that can be asked what they say. The first is the subject. */
export type Reading = { document: Document; sentences: Sentence[] } & Speech;
type Speech = { language: MailLanguage; words: Expressions };

/** Beyond this a mail is a newsletter's article; receipts say what they have to say long before. */
const maxSentences = 220;

const sentenceEnd = /(?<=[.!?…]["'”’)]?)\s+(?=["“«¿¡(]?(?:\p{Lu}|\p{Lo}))|(?<=[!?])\s+(?!\p{Ll})|(?<=。)/u;

/** "27 listopada 2026 r. Twoja": a short form ends with a full stop, but the sentence does not. */
const abbreviation = /(?<!\p{L})(?:r|nr|no|ul|tel|art|godz|zl|ok|ca|bzw|inkl|zzgl|sn|mrs?|dr)\.$/iu;

/** "Am 5.12. Ihre", but not "$9.99. You": no month has the number 99, and no day a currency. */
const dayAndMonth = /(?<![\d.,$€£₺] ?)(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.$/;

function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.split(sentenceEnd)) {
    const before = sentences.at(-1);
    const goesOn =
      before !== undefined &&
      (dayAndMonth.test(before) ||
        (/(?<!\d)\d{1,2}\.$/.test(before) && startsWithMonth(foldInPlace(part))) ||
        abbreviation.test(before));
    if (goesOn) sentences[sentences.length - 1] = `${before} ${part}`;
    else if (part.trim()) sentences.push(part);
  }
  return sentences;
}

/** "11.99 at Acme S.A.": what the lexicon takes for the end of a thought is none inside names. */
const withoutInnerDots = (folded: string) =>
  folded.replace(/(?<=[a-z])\.(?=[a-z])|(?<=(?<![a-z])[a-z])\.(?= [a-z])/g, '-');

/** "Mit 9,99 € (inkl. MwSt.) belastet": a stop before a small letter or a closing bracket ends no thought. */
const withoutShortForms = (meant: string, text: string) => {
  for (const { index } of text.matchAll(/\.(?= ?[\p{Ll})\]])/gu))
    if (meant[index + 1] !== '.' && meant[index - 1] !== '.')
      meant = `${meant.slice(0, index)}-${meant.slice(index + 1)}`;
  return meant.replace(shortForms, (form) => `${form.slice(0, -1)}-`);
};
const shortForms =
  /(?<![a-z])(?:inkl|incl|zzgl|exkl|mtl|monatl|jahrl|nr|bzw|ca|art|num|iva|sra?|dra?|hr)\.(?=[ )]|$)(?!\W*$)/g;

/** A text by itself, as a sentence. */
export function sentenceOf(text: string, line: number, { language, words }: Speech): Sentence {
  const folded = foldInPlace(text);
  const meant = withoutShortForms(
    withoutInnerDots(folded.replace(words.harmless, (phrase) => '.'.repeat(phrase.length))),
    text,
  );
  conditions[language].lastIndex = 0;
  const conditional = conditions[language].test(meant) || /[?]["')]?$/.test(folded.trim());
  return { text, folded, meant, line, conditional, words };
}

export function read(document: Document): Reading {
  const tongue = tongueOf([document.subject, ...document.lines]);
  const speech = {
    language: tongue.language ?? 'en',
    words: (tongue.family && lexiconOfFamily.get(tongue.family)) ?? lexicon,
  };
  const body = document.lines.flatMap((line, at) => sentencesOf(line).map((text) => sentenceOf(text, at, speech)));
  return {
    document,
    ...speech,
    sentences: [sentenceOf(document.subject, -1, speech), ...body.slice(0, maxSentences)],
  };
}

/** "Has not been renewed", "konnte nicht verlängert werden": holds the words of what was. */
const deniedRenewal =
  /(?:(?:\bnot|n['’]t|\bnever|\bunable to|\bfailed to) (?:(?:yet|be|been|get|automatically|successfully) ){0,3}(?:auto-?)?renew\w*|\bnicht (?:(?:mehr|automatisch|rechtzeitig|erfolgreich|weiter) ){0,2}(?:verlanger[nt]|erneuer[nt])|\b(?:pas|pu|plus) (?:(?:ete|pu|etre|encore|automatiquement) ){0,3}(?:renouvel|recondui|prolong)\w*|\bno (?:(?:se|te|ha|han|hemos|fue|sido|ser|pudo|pudimos|podido|automaticamente) ){1,4}renov\w*|\bnon (?:(?:e|si|ha|abbiamo|siamo|stat[oa]|riusciti|possibile|potuto|a|essere|automaticamente) ){1,4}rinnov\w*|\bnao (?:(?:se|foi|pode|ser|possivel|conseguimos|automaticamente) ){1,3}renov\w*|\bniet (?:(?:meer|automatisch|worden) ){0,2}verleng(?:d|en)|\bnie (?:(?:zostal[ao]?|udalo|sie) ){0,3}(?:odnow|przedluz)\w*|\b(?:yenilen(?:e?me)|uzatil(?:a?ma))(?:di|mistir))(?![a-z])/;
/** "Sera renouvelé le 9 décembre": in Romance languages it holds the words of what was. */
const renewalAhead =
  /\b(?:sera|seront|va etre|vont etre|seran|va a ser|van a ser|serao|vai ser|vao ser|sara|saranno|verra|verranno) (?:\w+ ){0,2}(?:renouvel|recondui|prolong|renovad|prorrogad|rinnovat|prorogat)\w*/;
const notYetRenewed = new RegExp(`${deniedRenewal.source}|${renewalAhead.source}`, 'g');
/** That a renewal did not happen. */
export const deniesRenewal = ({ meant }: Sentence): boolean => deniedRenewal.test(meant);

/** Whether a sentence says something, standing phrases aside. */
export const says = ({ meant, words }: Sentence, concept: Concept): boolean => {
  words[concept].lastIndex = 0;
  return words[concept].test(concept === 'renewed' ? meant.replace(notYetRenewed, '-') : meant);
};

/** Whether the words occur at all, standing phrases included. */
export const mentions = ({ folded, words }: Sentence, concept: Concept): boolean => {
  words[concept].lastIndex = 0;
  return words[concept].test(folded);
};

/** Said as a fact: neither a condition nor a threat. */
export const states = (sentence: Sentence, concept: Concept): boolean =>
  !sentence.conditional && says(sentence, concept);

/** "Bear Pro (Monthly) Renews Dec 18, 2026 $9.99": ends with its amount, and speaks to nobody. */
const isRow =
  /^(?!.*\b(?:you\w*|we|will|is|was|has|wir|wird|wurde|sie|vous|nous|sera|est|siz\w*|\w+(?:ecek|acak|iniz|unuz)\w*|zostan\w+|bedzie|pobr\w+|se|te|ti|verra)\b).*\d ?[^\s\d.]{0,3}$/;

/** A line that is a sentence: money in it is spoken of, not listed. */
export function isProse(reading: Reading, at: number): boolean {
  const line = reading.document.lines[at] ?? '';
  if (line.includes('\t') || line.split(' ').length <= 6 || isRow.test(foldInPlace(line))) return false;
  const sentence = sentenceOf(line, at, reading);
  return (
    /[.!?]$|[\p{Ll}\d)]{2}[.!?] \p{Lu}/u.test(line) ||
    /\p{Lu}{3}\. \p{Lu}/u.test(line) ||
    says(sentence, 'paid') ||
    says(sentence, 'will_charge')
  );
}
