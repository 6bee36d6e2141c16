import { foldInPlace } from '@kumbara/text/fold';
import { findCycles } from '#mail/annotations/cycle.ts';
import { findDates, findDaysOfMonth, findRelativeDates } from '#mail/annotations/dates.ts';
import { findMoney, type Money } from '#mail/annotations/money.ts';
import { findNames } from '#mail/annotations/service-names.ts';
import type { Document } from '#mail/document/document.ts';
import { detectLanguage } from './language.ts';
import { keepOwnCycles } from './own-cycles.ts';
import { findTerms, type Term } from './terms.ts';
import { type Concept, type Language, type Tense, type Vocabulary, vocabularies } from './vocabulary.ts';

export type CycleMatch = ReturnType<typeof findCycles>[number];
export type NameMatch = ReturnType<typeof findNames>[number];
type DateMatch = ReturnType<typeof findDates>[number];

/** A line with everything found in it. Positions are those of `text`. */
export type Line = {
  text: string;
  folded: string;
  /** Position in the document; -1 is the subject. */
  at: number;
  money: Money[];
  dates: DateMatch[];
  cycles: CycleMatch[];
  terms: Term[];
  /** Services of the catalogue. */
  names: NameMatch[];
  /** Ends like a sentence or is as long as one. */
  isProse: boolean;
  /** Letters of the body before this line. */
  offset: number;
};

export type AnnotatedMail = { document: Document; language: Language; subject: Line; lines: Line[]; all: Line[] };

const countLetters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;
/** Slashed dates whose second number is a day. */
const monthFirst = /(?<![\d.,/])\d{1,2}\/(?:1[3-9]|2\d|3[01])\/(?:20)?\d{2}(?!\d)/;
const dollars = /(?<![A-Z])\$|USD/;
const dayFirst = /(?<![\d.,/])(?:1[3-9]|2\d|3[01])\/\d{1,2}\/|£|€|₹|₺|\b(?:GBP|EUR|AUD|NZD|INR|TRY)\b/;

/** Ends like a sentence, or is as long as one and does not end with an amount or cycle as rows do. */
function isProse(text: string, lastValue: number): boolean {
  const words = text.split(' ').length;
  if (text.includes('\t')) return false;
  return /。$/.test(text) || (words > 4 && /[.!?]$/.test(text)) || (words > 9 && lastValue < text.length - 2);
}

const maxLabel = 32;

/** A line that is only a label: `Renewal date`. */
function isLabel(text: string, own: Vocabulary): boolean {
  if (text.length > maxLabel || /[\d\t.!?]/.test(text) || !/^\p{Lu}/u.test(text)) return false;
  const covered = new Set<number>();
  for (const { start, end } of findTerms(foldInPlace(text), own))
    for (let at = start; at < end; at += 1) covered.add(at);
  return covered.size > 0 && covered.size >= 0.7 * countLetters(text);
}

/** Joins a label with the value below it. Labels that follow each other are headings of columns. */
function joinLabels(lines: readonly string[], own: Vocabulary): string[] {
  const joined: string[] = [];
  const labels = lines.map((line) => isLabel(line, own));
  for (let at = 0; at < lines.length; at += 1) {
    const [line = '', next] = [lines[at], lines[at + 1]];
    const isPair =
      labels[at] &&
      !labels[at - 1] &&
      next !== undefined &&
      !labels[at + 1] &&
      next.length < 60 &&
      !/\t|\p{L}: /u.test(next);
    joined.push(isPair ? `${line.replace(/ ?:$/, '')}\t${next}` : line);
    if (isPair) at += 1;
  }
  return joined;
}

const crowns: Record<string, string> = { se: 'SEK', dk: 'DKK', no: 'NOK' };
/** The crowns of the sender's country. */
const findHomeCurrency = ([from]: Document['from']) => crowns[from?.address.split('.').at(-1) ?? ''];

/** Named by its last digits (`card ending in 4242`), a card says what was paid with, and the mail is about something else. */
const isNumberedCard = ({ concept, end }: Term, folded: string): boolean =>
  concept === 'card' && /^[^.,;:]{0,20}?(?<!\d)\d{4}(?![\d./-])/.test(folded.slice(end));

/** Annotates each line of a mail once. */
export function annotate(document: Document): AnnotatedMail {
  const language = detectLanguage([document.subject, ...document.lines]);
  const own = vocabularies[language];
  const home = findHomeCurrency(document.from) ?? own.currency;
  const texts = [document.subject, ...joinLabels(document.lines, own)];
  const whole = texts.join('\n');
  const isAmerican = monthFirst.test(whole) || (language === 'en' && dollars.test(whole) && !dayFirst.test(whole));
  let offset = 0;
  const annotateLine = (text: string, at: number): Line => {
    const folded = foldInPlace(text);
    const hasDigit = /\d/.test(folded);
    const dates = hasDigit ? findDates(folded, document.date, isAmerican) : [];
    const counted = [
      ...findRelativeDates(folded, document.date),
      ...(hasDigit ? findDaysOfMonth(folded, document.date) : []),
    ];
    const isFree = (match: DateMatch) => !dates.some(({ start, end }) => start < match.end && match.start < end);
    const money = hasDigit ? findMoney(text, home) : [];
    // `404.39 TRY` invites nobody.
    const isOutsideMoney = (term: Term) => !money.some(({ start, end }) => start < term.end && term.start < end);
    const isMeant = (term: Term) => isOutsideMoney(term) && !(hasDigit && isNumberedCard(term, folded));
    const terms = findTerms(folded, own).filter(isMeant);
    // The time of a guarantee is no cycle.
    const cycles = terms.some(({ concept }) => concept === 'guarantee') ? [] : findCycles(folded);
    const line: Line = {
      text,
      folded,
      at,
      money,
      dates: [...dates, ...counted.filter(isFree)].sort((a, b) => a.start - b.start),
      cycles,
      terms: terms.length > 0 || language === 'en' ? terms : findTerms(folded, vocabularies.en).filter(isMeant),
      names: findNames(text),
      isProse: isProse(text, Math.max(money.at(-1)?.end ?? 0, cycles.at(-1)?.end ?? 0)),
      offset,
    };
    if (at >= 0) offset += countLetters(text);
    return line;
  };
  const all = keepOwnCycles(
    texts.map((text, i) => annotateLine(text, i - 1)),
    document.from[0]?.name ?? '',
  );
  return { document, language, subject: all[0] as Line, lines: all.slice(1), all };
}

export const hasTerm = ({ terms }: Pick<Line, 'terms'>, concept: Concept, ...tenses: Tense[]): boolean =>
  terms.some((term) => term.concept === concept && (tenses.length === 0 || tenses.includes(term.tense)));
