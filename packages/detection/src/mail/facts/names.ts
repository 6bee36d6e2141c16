import { foldInPlace } from '@kumbara/text/fold';
import { readLanguages } from '@kumbara/text/languages';
import type { Service } from '#catalogue/schema.ts';
import { type AnnotatedMail, hasTerm, type Line } from '#mail/annotations/annotate.ts';
import { findCycles } from '#mail/annotations/cycle.ts';
import { findNames } from '#mail/annotations/service-names.ts';
import type { Term } from '#mail/annotations/terms.ts';
import type { Concept } from '#mail/annotations/vocabulary.ts';
import names from '#mail/data/names.json' with { type: 'json' };
import languages from '#mail/data/sender-words.json' with { type: 'json' };

const wordSet = (list: string) => new Set(foldInPlace(list).split(' '));
const planWords = wordSet(names.plan);
const notNames = wordSet(names.not_names);
const before = wordSet(names.before);

const wordsOf = (text: string): string[] => foldInPlace(text).match(/[\p{L}\p{N}.+]+/gu) ?? [];

/** The service of a printed name, if it explains the whole name but for words of plans, companies and cycles. */
export function resolveName(name: string): Service | undefined {
  const matches = findNames(name);
  const [longest] = [...matches].sort((a, b) => b.end - b.start - (a.end - a.start));
  if (!longest || matches.some(({ service, start }) => service !== longest.service && start < longest.start))
    return undefined;
  // Matches may overlap: `Disney+` and `Disney`.
  const rest = [...name].filter((_, at) => !matches.some(({ start, end }) => start <= at && at < end)).join('');
  return isPlan(rest) ? longest.service : undefined;
}

const countLetters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/** The value of a row behind its label (`App: …` or a cell of its own), and the terms of that label. */
export function splitLabel({ text, terms }: Line): { label: Term[]; value: string } {
  const tab = text.indexOf('\t');
  const colon = text.indexOf(':');
  const end = colon > 0 && (tab < 0 || colon < tab) ? colon : tab;
  const label = terms.filter((term) => term.end <= end);
  const covered = label.reduce((sum, term) => sum + term.end - term.start, 0);
  const isLabel = end > 0 && end < 36 && covered * 2 >= countLetters(text.slice(0, end));
  return isLabel ? { label, value: text.slice(end + 1).replace(/^[\s:]+/, '') } : { label: [], value: text };
}

/** What a row calls the thing: its value without brackets, cycle and dates. */
export function readItemName(line: Line, until = line.text.length): string {
  const [date] = line.dates;
  const text = (
    date?.start === 0 && date.end < until ? line.text.slice(date.end, until) : line.text.slice(0, until)
  ).replace(/^[\s\-–:]+/, '');
  // In front of a price the label is the name: `Jahresabo (Notizen): 29,99 €`.
  const whole = splitLabel({ ...line, text }).value || text.replace(/[\s:]+$/, '');
  const cell = whole.split('\t').find((part) => countLetters(part) >= 2) ?? '';
  const name = cutName(cell.split('(')[0] ?? '') || cutName(cell.replace(/\([^)]*\)?/g, ' '));
  // Google Play prints the app behind its plan: `Premium (Notes)`.
  const inBrackets = /\(([^()]{3,60})\)/.exec(cell)?.[1];
  return inBrackets && (isPlan(name) || resolveName(inBrackets)) ? cutName(inBrackets) || name : name;
}

/** All words of a name are those of plans and cycles. */
export const isPlan = (name: string): boolean =>
  wordsOf(withoutCycles(name)).every((word) => planWords.has(word) || /^\d{1,4}$|^\d+(?:gb|tb)$/.test(word));

const withoutCycles = (text: string): string =>
  findCycles(foldInPlace(text)).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

/** A name up to the cycle or date behind it. */
function cutName(value: string): string {
  const folded = foldInPlace(value);
  const cuts = [findCycles(folded)[0]?.start, folded.search(/\d{1,2}[./ -]\w+[./ -]\d{2}|https?:|@| [x×] ?\d/)].filter(
    (cut) => cut !== undefined && cut > 0,
  ) as number[];
  return trimName(value.slice(0, Math.min(value.length, 80, ...cuts)));
}

const { pattern } = readLanguages(languages);
const filler = new RegExp(`^(?:${pattern('legalForms')}|${pattern('subscriptions')}|[-–—|&])\\.?,?$`);

/** A name without punctuation around it, company forms and words that only say that it is subscribed to. */
export function trimName(name: string): string {
  let tokens = name
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—:•*"“”«»']+|[\s\-–—:,.;"“”«»'(/]+$/g, '')
    .split(' ');
  const isFiller = (token: string | undefined) => token !== undefined && filler.test(foldInPlace(token));
  while (tokens.length > 1 && isFiller(tokens.at(-1))) tokens = tokens.slice(0, -1);
  return tokens.join(' ').replace(/[\s\-–—:,.]+$/, '');
}

/** Words with capitals in a row, up to the end of a sentence. */
const capitalised = /[\p{Lu}\d][\p{L}\d&+!._'’-]*(?:(?<!\p{Ll}{2}[.!]) (?:[\p{Lu}\d][\p{L}\d&+!._'’-]*|[&+]))*/gu;

/** Words of these are parts of names, too: `Bahçe Kutusu`, `Kodland`. */
const inNames = new Set<Concept>(['plan', 'once', 'security', 'news', 'utility', 'survey', 'work', 'product', 'gift']);

/** Letters between a name and a word for its contract: `Acme Premium abonelik`, `abonnement à Acme`. */
const besideContract: Partial<Record<Concept, { before: number; behind: number }>> = {
  subscription: { before: 4, behind: 12 },
  trial: { before: 4, behind: 12 },
  channel: { before: 2, behind: 2 },
};

/** Between a payee and what it will collect: ` will `. */
const besidePay = 7;

export type NameCandidate = { name: string; weight: number };

/** Names in the places where a text says whom a payment or a subscription is for, the most probable first. */
export function findPayees({ all }: AnnotatedMail): NameCandidate[] {
  const weights = new Map<string, number>();
  const add = (name: string, weight: number) => weights.set(name, (weights.get(name) ?? 0) + weight);
  for (const line of all.slice(0, 25)) {
    const { text, folded, terms } = line;
    const isAbout =
      line.at < 0 ||
      ['pay', 'subscription', 'receipt', 'renew', 'seller', 'trial', 'cancel', 'channel'].some((concept) =>
        hasTerm(line, concept as 'pay'),
      );
    if (!isAbout) continue;
    for (const { 0: match, index } of text.matchAll(capitalised)) {
      // `Chow!-előfizetésed`: the name ends where a term is joined to it.
      const joined = terms.find((term) => term.start > index && text[term.start - 1] === '-');
      const found = match.slice(0, joined && joined.start - 1 - index);
      const words = found.split(' ').map((word) => word.replace(/['’]\p{Ll}+$/u, ''));
      const isPlain = (word: string | undefined) => {
        const bare = foldInPlace(word ?? '').replace(/[^a-z0-9]/g, '');
        return (
          notNames.has(bare) || /^\d+$/.test(bare) || terms.some(({ start, end }) => folded.slice(start, end) === bare)
        );
      };
      let start = index;
      const isTerm = (from: number, to: number) =>
        terms.some(({ concept, start: first, end: last }) => !inNames.has(concept) && first <= from && to <= last);
      while (words.length > 0 && (isPlain(words[0]) || isTerm(start, start + (words[0]?.length ?? 0))))
        start += (words.shift() as string).length + 1;
      const endOf = () => start + words.join(' ').length;
      while (words.length > 0 && (isPlain(words.at(-1)) || isTerm(endOf() - (words.at(-1)?.length ?? 0), endOf())))
        words.pop();
      const name = trimName(words.join(' '));
      if (name.replace(/[^\p{L}]/gu, '').length < 2) continue;
      const end = start + name.length;
      const previous = /([\p{L}']+)[\s"“„«»:]*$/u.exec(folded.slice(Math.max(0, start - 24), start))?.[1];
      const label = terms.find(
        (term) =>
          term.concept === 'seller' &&
          term.end <= start &&
          /^[ \p{L}]{0,12}[:\t]\s?$/u.test(text.slice(term.end, start)),
      );
      // `Hola, Olga! Tu suscripción`: the name stands in a sentence of its own.
      const isInOne = (from: number, to: number) => !/[.!?]\s/.test(text.slice(from, to));
      const beside = terms.some(({ concept, start: first, end: last }) => {
        const gaps = besideContract[concept];
        return (
          gaps !== undefined &&
          ((first >= end && first - end <= gaps.behind && isInOne(end - 1, first)) ||
            (last <= start && start - last <= gaps.before && isInOne(last, start)))
        );
      });
      // `Kodland firmasına ait ödeme`; `Harbour Rowing will collect £28`.
      const isSeller = terms.some((term) => term.concept === 'seller' && term.start === end + 1);
      const isCollecting = terms.some(
        (term) =>
          term.concept === 'pay' && term.tense === 'future' && term.start > end && term.start - end <= besidePay,
      );
      const weight =
        (label || isSeller ? 4 : 0) +
        (isCollecting ? 2 : 0) +
        (previous && before.has(previous) ? 2 : 0) +
        (beside ? 2 : 0) +
        (line.at < 0 ? 0.5 : 0);
      if (weight > 0) add(name, weight);
    }
  }
  return [...weights].map(([name, weight]) => ({ name, weight })).sort((a, b) => b.weight - a.weight);
}
