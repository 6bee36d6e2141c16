import { foldInPlace } from '@kumbara/text/fold';
import names from '#mail/data/names.json' with { type: 'json' };
import type { CycleMatch, Line } from './annotate.ts';
import type { Term } from './terms.ts';
import type { Concept, Tense } from './vocabulary.ts';

type Span = { start: number; end: number };
const isWithin = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;
const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

const sentence = /[^.!?]*(?:[.!?]+(?!\s|$)[^.!?]*|(?<=(?<!\d)\d{1,2})\.[^.!?]*)*[.!?]*/g;

/** The sentences of a line of prose. */
const sentencesOf = ({ folded }: Line): Span[] =>
  [...folded.matchAll(sentence)]
    .filter(([text]) => text)
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length }));

/** What a contract is known by; an offer beside a payment names them of another one. */
const contract: Concept[] = ['subscription', 'plan', 'auto', 'renew', 'trial', 'next'];
const acts: Partial<Record<Concept, readonly Tense[]>> = {
  pay: ['past', 'future'],
  renew: ['past', 'future', 'none'],
  next: ['past', 'future', 'none'],
  start: ['past'],
  cancel: ['past', 'future', 'negated'],
  end: ['past', 'future'],
  change: ['past', 'future', 'none'],
  until: ['past', 'future', 'none'],
};

const inSpan = <T extends Span>(matches: readonly T[], span: Span): T[] => matches.filter((one) => isWithin(one, span));

/** A payment with its amount, or the sum of a receipt. */
const isPayment = ({ concept, tense }: Term): boolean => (concept === 'pay' && tense === 'past') || concept === 'total';

/**
 * The sentences beside a reported payment that offer something else: a question, the price of another thing, or what is
 * `ours`. They report no act.
 */
function findAsides(lines: readonly Line[]): Map<Line, Span[]> {
  const parts = lines.flatMap((line) =>
    (line.isProse ? sentencesOf(line) : [{ start: 0, end: line.folded.length }]).map((span) => ({
      line,
      span,
      terms: inSpan(line.terms, span),
      money: inSpan(line.money, span),
    })),
  );
  const paid = parts.filter(({ terms, money }) => money.length > 0 && terms.some(isPayment));
  const amounts = new Set(paid.flatMap(({ money }) => money.map(({ amount }) => amount)));
  const asides = parts.filter((part) => {
    const { line, span, terms, money } = part;
    if (paid.length === 0 || !line.isProse || paid.includes(part)) return false;
    if (terms.some(({ concept, tense }) => acts[concept]?.includes(tense))) return false;
    return (
      line.folded.slice(span.start, span.end).trimEnd().endsWith('?') ||
      terms.some(({ concept }) => concept === 'offer' || concept === 'ours') ||
      (money.length > 0 && !money.some(({ amount }) => amounts.has(amount)))
    );
  });
  return new Map(
    [...Map.groupBy(asides, ({ line }) => line)].map(([line, own]) => [line, own.map(({ span }) => span)]),
  );
}

const planWords = new Set(foldInPlace(names.plan).split(' '));
/** Words of these around a cycle make no name: `Billed monthly`. */
const labels: Concept[] = [...contract, 'pay', 'price', 'period', 'total', 'receipt', 'second_person'];
const isContract = ({ concept }: Term): boolean => contract.includes(concept);

/** `Monthly Planner`: the cycle is a word of a thing's name. Apart from it (`Vegetables, weekly`) or behind a price it is none. */
function isInName({ at, text, money, terms, names: services }: Line, cycle: CycleMatch): boolean {
  if (at < 0 || services.length > 0 || money.some(({ end }) => end <= cycle.start)) return false;
  const from = Math.max(...[...text.slice(0, cycle.start).matchAll(delimiter)].map(({ index }) => index + 1), 0);
  const behind = text.slice(cycle.end, money[0]?.start).search(delimiter);
  const cell = text.slice(from, behind < 0 ? money[0]?.start : cycle.end + behind);
  const words = [...foldInPlace(cell).matchAll(/\p{L}{2,}/gu)].map(({ 0: word, index }) => ({
    word,
    start: from + index,
    end: from + index + word.length,
  }));
  return words.some(
    (word) =>
      !planWords.has(word.word) &&
      !overlap(word, cycle) &&
      !terms.some((term) => labels.includes(term.concept) && overlap(term, word)),
  );
}

const delimiter = /[\t(),:]|[-–—](?=\s)/g;

/** Where a text prints a name of at least two words. */
function* findPrinted({ folded }: Line, name: string): Generator<Span> {
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1))
    yield { start: at, end: at + name.length };
}

/**
 * Takes away cycles that are none of the contract: those of an offer beside a reported payment, of the sender's own name,
 * and of names of things (`Monthly Planner`) in a mail without another word for a contract.
 */
export function keepOwnCycles(lines: readonly Line[], senderName: string): Line[] {
  const asides = findAsides(lines);
  const name = foldInPlace(senderName).replace(/^the /, '');
  const isNamed = name.includes(' ');
  const hasContract = lines.some((line) =>
    line.terms.some(
      (term) =>
        isContract(term) &&
        !line.cycles.some((cycle) => overlap(cycle, term)) &&
        !asides.get(line)?.some((span) => isWithin(term, span)),
    ),
  );
  return lines.map((line) => {
    if (line.cycles.length === 0 && !asides.has(line)) return line;
    const dropped = [...(asides.get(line) ?? []), ...(isNamed ? findPrinted(line, name) : [])];
    const isDropped = (one: Span) => dropped.some((span) => isWithin(one, span));
    return {
      ...line,
      cycles: line.cycles.filter(
        (cycle) => !isDropped(cycle) && (hasContract || line.isProse || !isInName(line, cycle)),
      ),
      terms: line.terms.filter((term) => !isContract(term) || !isDropped(term)),
    };
  });
}
