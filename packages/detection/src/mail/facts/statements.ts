import { type AnnotatedMail, hasTerm, type Line } from '#mail/annotations/annotate.ts';
import type { Concept } from '#mail/annotations/vocabulary.ts';
import type { EventKind } from '#mail/scores/scores.ts';
import type { Sender } from '#mail/sender/sender.ts';
import { findPeriod } from './dates.ts';
import type { Price } from './prices.ts';

/** So many letters of the body state what a mail is about; behind `tail` follow footers. */
export const lead = 320;
export const tail = 1500;
/** Receipts say within so many letters that they recur; articles mention it further down. */
export const opening = 800;

const reported: Concept[] = [
  'pay',
  'receipt',
  'renew',
  'subscription',
  'trial',
  'cancel',
  'start',
  'end',
  'fail',
  'refund',
  'switch',
  'resume',
  'change',
  'price',
  'gift',
];

/** Names an amount, or an act of a subscription in its subject or first lines: without either there is no event. */
export const canReport = ({ all }: AnnotatedMail, prices: readonly Price[]): boolean =>
  prices.some(({ line }) => line.offset < tail) ||
  all.some((line) => (line.at < 0 || line.offset < lead) && reported.some((concept) => hasTerm(line, concept)));

const recurring: Concept[] = ['subscription', 'renew', 'auto', 'next', 'trial'];

/**
 * A fact that something is paid again: a printed period of about a cycle, or in the first lines, a row or at a price a
 * cycle, a renewal or the word for it.
 */
export const hasRecurrence = (mail: AnnotatedMail, kind: EventKind): boolean =>
  findPeriod(mail) !== undefined ||
  mail.all.some(
    (line) =>
      (line.at < 0 || line.offset < opening || (line.offset < tail && (!line.isProse || line.money.length > 0))) &&
      (line.cycles.length > 0 ||
        recurring.some((concept) => hasTerm(line, concept)) ||
        // Nobody announces the next price of what is bought once.
        (kind === 'price_rise' && hasTerm(line, 'plan'))),
  );

export const isAhead = ({ dates }: Line, { document }: AnnotatedMail): boolean =>
  dates.some(({ date }) => date > document.date);

/** A line that shows for itself that something is paid again; offers show nothing. */
export function showsRecurrence(mail: AnnotatedMail, line: Line): boolean {
  if (line.offset >= tail || (hasTerm(line, 'offer') && !hasTerm(line, 'pay', 'past'))) return false;
  const isOfPayment = !line.isProse || line.money.length > 0 || hasTerm(line, 'pay', 'past', 'future');
  if (isOfPayment && (line.cycles.length > 0 || hasTerm(line, 'subscription', 'past', 'none', 'future'))) return true;
  if (line.cycles.length > 0 && hasTerm(line, 'renew', 'past', 'none', 'future')) return true;
  if (hasTerm(line, 'auto', 'past', 'none', 'future') && hasTerm(line, 'pay', 'past', 'none', 'future')) return true;
  const below = line.isProse ? undefined : mail.all[line.at + 2];
  return (
    (hasTerm(line, 'next') || hasTerm(line, 'renew', 'past', 'none', 'future')) &&
    (isAhead(line, mail) || (below !== undefined && isAhead(below, mail)))
  );
}

export const boxOf = ({ shown }: Sender): string => /^[^@]*/.exec(shown.split('<').at(-1) ?? '')?.[0] ?? '';

/** A trial that somebody has says until when it runs, or that it has begun; one that is offered says neither. */
export const statesTrial = (mail: AnnotatedMail): boolean =>
  mail.all.some(
    (line) =>
      line.offset < tail &&
      (isAhead(line, mail) || hasTerm(line, 'start', 'past') || (line.at < 0 && hasTerm(line, 'start', 'none'))),
  );

/** Written by people through a service: comments, messages, invitations, answers. */
export const isConversation = ({ all, document }: AnnotatedMail, sender: Sender): boolean =>
  document.isAnswer ||
  /messag|notif|digest|calendar|comment/.test(boxOf(sender)) ||
  all.some((line) => (line.at < 0 || line.offset < lead) && hasTerm(line, 'conversation'));
/** States what the reader has and pays: `You are now on the Pro Plan at $60/month`. */
const statesPlan = (line: Line): boolean =>
  line.money.length > 0 &&
  line.cycles.length > 0 &&
  hasTerm(line, 'second_person') &&
  !hasTerm(line, 'offer') &&
  (['subscription', 'plan'] as const).some((concept) => hasTerm(line, concept, 'none', 'past'));

/** Reports a payment: a price alone is an offer. Rows of prices below a subject about a purchase are a receipt. */
export const reportsPayment = ({ all, subject, lines }: AnnotatedMail): boolean =>
  (hasTerm(subject, 'order') && lines.some(({ isProse, money }) => !isProse && money.length > 0)) ||
  all.some(
    (line) =>
      (line.at < 0 || line.offset < tail) &&
      (hasTerm(line, 'pay', 'past', 'none', 'future') ||
        hasTerm(line, 'renew', 'past', 'none', 'future') ||
        statesPlan(line) ||
        hasTerm(line, 'switch', 'past', 'none') ||
        hasTerm(line, 'resume', 'past', 'none') ||
        (hasTerm(line, 'start') && (line.at < 0 || hasTerm(line, 'start', 'past') || hasTerm(line, 'subscription'))) ||
        (['receipt', 'total', 'next'] as const).some((concept) => hasTerm(line, concept))),
  );

/** A trial after which nothing is paid: it denies a payment without a day or condition, and names no price. */
export const isFreeTrial = ({ all }: AnnotatedMail, prices: readonly Price[]): boolean =>
  prices.length === 0 &&
  all.some((line) => hasTerm(line, 'trial')) &&
  !all.some((line) => hasTerm(line, 'renew', 'past', 'none', 'future')) &&
  all.some(
    (line) =>
      (hasTerm(line, 'pay', 'negated') || hasTerm(line, 'card', 'negated')) &&
      !hasTerm(line, 'until') &&
      !hasTerm(line, 'cancel'),
  );

/** A trial that could not begin, so that nothing runs: `Denemeniz başlatılamadı`. */
export const isTrialWithoutStart = ({ all }: AnnotatedMail): boolean =>
  all.some((line) => hasTerm(line, 'trial') && hasTerm(line, 'start', 'negated'));
