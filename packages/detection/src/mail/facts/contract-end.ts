import { services } from '#catalogue/records.ts';
import type { Service } from '#catalogue/schema.ts';
import { type AnnotatedMail, hasTerm, type Line } from '#mail/annotations/annotate.ts';
import { brandOf } from '#mail/annotations/service-names.ts';
import type { Term } from '#mail/annotations/terms.ts';
import { type Concept, findTense, type Language, type Tense, vocabularies } from '#mail/annotations/vocabulary.ts';
import { isBelow } from '#mail/sender/domain.ts';
import type { Sender } from '#mail/sender/sender.ts';
import { sentenceEnd } from './sentence.ts';
import { isAhead, isConversation, opening } from './statements.ts';

const stopped: Concept[] = ['renew', 'pay'];
const contract: Concept[] = ['subscription', 'plan', 'renew', 'trial'];

/** What a payment or an order is, unless it is an automatic one: cancelled, closed or completed, and no subscription. */
const others: Concept[] = ['pay', 'order', 'receipt', 'refund', 'card'];

/** An act of cancelling, or an end, in a clause that is not about a single payment or order. */
function isStatedOf(wanted: 'cancel' | 'end', { concept, tense, clause }: Term, terms: readonly Term[]): boolean {
  if (concept !== wanted || tense === 'conditional' || tense === 'negated') return false;
  const beside = terms.filter((term) => term.clause === clause).map((term) => term.concept);
  return !beside.some((one) => others.includes(one)) || beside.some((one) => one === 'auto' || contract.includes(one));
}

type Span = { start: number; end: number };
const textBetween = ({ folded }: Line, a: Span, b: Span): string =>
  folded.slice(Math.min(a.end, b.end), Math.max(a.start, b.start));
const isInSentence = (line: Line, a: Span, b: Span): boolean => textBetween(line, a, b).search(sentenceEnd) < 0;

/** What else is ended: `subscription payment cancelled` ends a payment. */
const otherNouns: Concept[] = [...others, 'offer', 'discount', 'gift', 'price', 'period'];
const mostFunctionLetters = 3;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const isSmall = (word: string): boolean => word.length <= mostFunctionLetters;

/** Only small words stand between. */
const isBeside = (line: Line, a: Span, b: Span): boolean =>
  !/[,.!?;:]/.test(textBetween(line, a, b)) && wordsIn(textBetween(line, a, b)).every(isSmall);

/** `Your Netflix cancellation`, `Has cancelado Netflix`: beside each other, and no noun behind the name. */
function isDoneTo(line: Line, act: Span, name: Span): boolean {
  const [next = ''] = /^\s*[\p{L}\p{N}]+/u.exec(line.folded.slice(name.end)) ?? [];
  return isBeside(line, act, name) && (name.start < act.start || isSmall(next.trim()));
}

/** `to cancel`, `kündigen`: what may be done. */
function isInfinitive({ folded }: Line, { start, end }: Span, language: Language): boolean {
  const { infinitives } = vocabularies[language];
  const word = folded.slice(start, end);
  const before = /(\p{L}+)\s+$/u.exec(folded.slice(Math.max(0, start - maxWord), start))?.[1];
  return infinitives.some((mark) => (mark.startsWith('-') ? word.endsWith(mark.slice(1)) : mark === before));
}
const maxWord = 12;

/** What an act in the same clause is no end of a contract beside. */
const aside: Concept[] = ['part', 'channel', 'trial', 'news'];

/** The act is done: a participle, or a noun with what completes it. No condition, request or part of a contract stands with it. */
function isDone(line: Line, act: Term, { document, language }: AnnotatedMail): boolean {
  const { terms, folded, dates } = line;
  const beside = terms.filter((term) => term !== act && term.clause === act.clause);
  const word = folded.slice(act.start, act.end);
  const isParticiple = act.concept === 'end' || findTense(vocabularies[language], word, word) === 'past';
  const isCompleted = beside.some(({ concept, tense }) => concept === 'done' && (tense === 'none' || tense === 'past'));
  const isFinished =
    (act.tense === 'past' && isParticiple && !isInfinitive(line, act, language)) ||
    ((act.tense === 'past' || act.tense === 'none') && isCompleted) ||
    deniesRenewal(act, terms);
  return (
    isFinished &&
    !dates.some((day) => day.start > act.end && day.date > document.date && isBeside(line, act, day)) &&
    !beside.some(
      (term) =>
        aside.includes(term.concept) ||
        (term.concept === 'request' && isBeside(line, act, term)) ||
        (term.concept === 'cancel' && (term.end <= act.start || term.start >= act.end)),
    ) &&
    !terms.some(
      (term) =>
        (term.concept === 'if' || (term.concept === 'pay' && term.tense === 'negated' && term.start < act.start)) &&
        isInSentence(line, act, term),
    )
  );
}

/** A service, and whether its name may be left out because its sender has no other. */
type Subject = { service: Service; isOnly: boolean };

/** What an act is done to is the contract with a service: its name stands beside the act, or a word for the contract does. */
function isOfContract(line: Line, act: Term, { service, isOnly }: Subject): boolean {
  const { terms, names } = line;
  const near = names.filter((name) => isInSentence(line, act, name));
  const isNamed = near.some((name) => name.service === service);
  if (near.some((name) => !name.weak && brandOf(name.service) !== brandOf(service))) return false;
  const beside = terms.filter((term) => term.clause === act.clause);
  const contracts = beside.filter(
    ({ concept }) => concept === 'subscription' || concept === 'auto' || (isNamed && concept === 'plan'),
  );
  if (contracts.length === 0) return near.some((name) => name.service === service && isDoneTo(line, act, name));
  const isRenewal =
    beside.some(({ concept }) => concept === 'auto') && beside.some(({ concept }) => concept === 'renew');
  const isYours = isRenewal || terms.some((term) => term.concept === 'second_person' && isInSentence(line, act, term));
  if (!isYours || !(isNamed || isOnly)) return false;
  return contracts.some(
    (term) =>
      // `The payment for your subscription was cancelled`; but `refunded and cancelled your subscription`.
      !beside.some(
        ({ concept, tense, start }) =>
          otherNouns.includes(concept) && tense !== 'negated' && !(start < act.start && act.start < term.start),
      ),
  );
}

/** `will not renew`: of what lies ahead only a payment is denied. */
const deniesRenewal = (act: Term, terms: readonly Term[]): boolean =>
  act.concept === 'cancel' &&
  terms.some(
    ({ concept, tense, start, end }) =>
      concept === 'renew' && tense === 'negated' && start < act.end && act.start < end,
  );

/** Leaves an end in doubt: a failed payment, a cancellation taken back, a contract that goes on. */
const raisesDoubt = ({ concept, tense, clause }: Term, { terms }: Line): boolean =>
  (concept === 'fail' && tense !== 'conditional') ||
  (concept === 'resume' && tense !== 'conditional' && tense !== 'negated') ||
  // Until then it may be used.
  (concept === 'continued' &&
    tense !== 'conditional' &&
    tense !== 'negated' &&
    !terms.some((term) => term.concept === 'until' && term.clause === clause));

/** A cancellation that is denied or lies ahead. */
const isUndone = ({ concept, tense, clause }: Term, { terms }: Line): boolean =>
  concept === 'cancel' &&
  (tense === 'negated' ||
    (tense === 'future' && !terms.some((act) => act.clause === clause && deniesRenewal(act, terms))));

/**
 * A statement that a subscription was ended: an act of cancelling that is neither possible nor denied, a farewell, an
 * end that lies behind, or an end without another payment. "Your plan expires in 7 days, renew now" is none, nor is a
 * trial that ends by itself. Of a sender who sells other things, too, it is about a subscription only if the mail names one:
 * courses and orders are cancelled, too.
 */
export function hasEnded(mail: AnnotatedMail, sender: Sender): boolean {
  const lead = mail.all.filter((line) => line.at < 0 || line.offset < opening);
  const has = (concept: Concept, ...tenses: Tense[]) => lead.some((line) => hasTerm(line, concept, ...tenses));
  if (isConversation(mail, sender) || has('gift') || has('cancel', 'negated')) return false;
  if (has('goodbye', 'past', 'none', 'future') && sender.kind !== 'unknown') return true;
  const isNamed = has('auto') || has('goodbye') || contract.some((concept) => has(concept));
  const sellsNothingElse = sender.kind === 'service' && !sender.service.sells_singly;
  // Beside a failed payment or a contract that goes on, only an act that is done counts.
  const isDoubted = lead.some((line) => line.terms.some((term) => raisesDoubt(term, line)));
  const isCancelled = lead.some((line) =>
    line.terms.some((term) => isStatedOf('cancel', term, line.terms) && (!isDoubted || isDone(line, term, mail))),
  );
  if (isCancelled && (isNamed || sellsNothingElse)) return true;
  if (!isNamed || isDoubted) return false;
  if (has('goodbye', 'past', 'none', 'future')) return true;
  if (has('trial') || has('renew', 'conditional')) return false;
  const ends = lead.filter(({ terms }) => terms.some((term) => isStatedOf('end', term, terms)));
  return (
    (ends.some((line) => hasTerm(line, 'end', 'past')) && !lead.some((line) => isAhead(line, mail))) ||
    (ends.length > 0 && stopped.some((concept) => has(concept, 'negated')))
  );
}

/**
 * States plainly that the contract with a service has ended: an act that is done, and done to the contract, in a mail
 * that nowhere speaks against it. Seats, channels and additions are cancelled, too, and of threats people decide.
 */
export function statesEnd(mail: AnnotatedMail, sender: Sender, service: Service | undefined): boolean {
  if (!service) return false;
  const lead = mail.all.filter((line) => line.at < 0 || line.offset < opening);
  if (lead.some((line) => line.terms.some((term) => raisesDoubt(term, line) || isUndone(term, line)))) return false;
  const isOnly = services.filter(({ domains }) => domains?.some((own) => isBelow(sender.domain, own))).length === 1;
  return lead.some((line) =>
    line.terms.some(
      (act) =>
        (act.concept === 'cancel' || act.concept === 'end') &&
        isDone(line, act, mail) &&
        isOfContract(line, act, { service, isOnly }),
    ),
  );
}
