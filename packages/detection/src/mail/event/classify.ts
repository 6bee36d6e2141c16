import type { MailEventKind } from '#mail/mail.ts';
import { risesFromTo } from '#mail/price/price-words.ts';
import { deniesRenewal, mentions, type Reading, type Sentence, says, states } from '#mail/reading.ts';
import { servicePeriod } from '#mail/times.ts';
import { findCycles } from '#mail/values/cycle.ts';
import { findDates } from '#mail/values/dates.ts';
import { findMoney } from '#mail/values/money.ts';
import { isElse } from './bought-once.ts';
import { isCharge } from './charge.ts';
import { isDoubtful, isPaused } from './doubt.ts';
import {
  byHand,
  isBackToFree,
  isBareCancellation,
  isCancelled,
  isEndForWantOfPayment,
  isGivenBack,
  isNowFree,
  isStillRunning,
  willEnd,
} from './endings.ts';
import { isOffering } from './offering.ts';
import { isRecurring, saysOutright } from './outright.ts';
import { account, isAboutReaders, isOfStranger, isOnlyAboutItsSubscription, isOwn } from './own.ts';
import { hasPricedCycle } from './priced-cycle.ts';
import { isSelling, possessive } from './selling.ts';
import type { Statement } from './statement.ts';
import { converts, isTrialRunning } from './trial.ts';
import { isTriedAgain, tellsOfUndonePayment } from './undone-payment.ts';
import { isOwnPrice, unsaid } from './unsaid.ts';
import { anywhere, hasPrice, isAbout, isSubject, type Topic, type View } from './view.ts';

/**
 * What a mail says has happened. The subject is asked first, then the body; within each the rarer and graver event
 * before the common one, since a cancellation also speaks of charges but a charge never of a cancellation that
 * happened. Undefined where the mail is about something else, or only wants to sell.
 */
export function classify(reading: Reading, topic: Topic): Statement | undefined {
  const [subject, ...body] = reading.sentences as [Sentence, ...Sentence[]];
  if (says(subject, 'security') && !isAboutMoney(subject)) return undefined;
  // "Your membership contract was terminated" is no news about terms.
  const isTerminated = says(subject, 'subscription') && states(subject, 'cancelled');
  if (says(subject, 'legal') && !isTerminated && !isAboutMoney(subject) && !isContract(reading)) return undefined;
  // "Bought once", below another thing of the same receipt, takes nothing back of what says itself that it renews.
  const concerns = ({ line }: Sentence) => !topic.own_lines || topic.own_lines.includes(line);
  if (reading.sentences.slice(0, 12).some((sentence) => concerns(sentence) && says(sentence, 'disclaimer')))
    return undefined;
  const view = {
    ...topic,
    reading,
    subject,
    selling: isSelling(subject, body, reading.document) || isOffering(reading),
  };
  for (const sentences of [[subject], body]) {
    for (const [kind, holds] of rules) {
      const sentence = sentences.find((candidate) => holds(candidate, view));
      const end = body.find((candidate) => isEndBelow(kind, candidate, view));
      if (sentence)
        return end
          ? { kind: 'cancelled', sentence: end }
          : { kind, sentence, ...(isDoubtful(kind, sentence, view) && { unsaid: true }) };
    }
  }
  if (isBareCancellation(subject, view)) return { kind: 'cancelled', sentence: subject, needs_others: true };
  if (byHand(view) || isUntouched(view) || (view.unknown_sender && isPaused(subject))) return undefined;
  if (isOnlyAboutItsSubscription(view) || isAboutReaders(view)) return unsaid(reading, isOwn(subject));
  const own = isOfStranger(view) ? body.find((sentence) => isOwnPrice(sentence) && saysOutright(sentence)) : undefined;
  return own && { kind: 'renewal_notice', sentence: own };
}

/** A club's contract, which says what is paid how often and that it will be: not the terms that everybody gets. */
const isContract = (reading: Reading) => {
  const { sentences } = reading;
  const [subject] = sentences;
  return (
    subject !== undefined &&
    says(subject, 'subscription') &&
    sentences.some(
      (other) =>
        (states(other, 'paid') && findMoney(other.text).length > 0) ||
        states(other, 'will_charge') ||
        states(other, 'renewed') ||
        states(other, 'started'),
    ) &&
    sentences.some(({ text }) => findMoney(text).length > 0) &&
    (sentences.some(({ folded }) => findCycles(folded).length > 0) || servicePeriod(reading) !== undefined)
  );
};

const isAboutMoney = (subject: Sentence) => says(subject, 'receipt') || says(subject, 'price_changes');

/** "Your plan has been changed", "Your payment failed" are titles: the text tells what came of it. */
function isEndBelow(title: MailEventKind, sentence: Sentence, view: View): boolean {
  if (title === 'payment_failed') return isEndForWantOfPayment(sentence, view);
  if (title !== 'plan_change') return false;
  // "Your Professional plan ended", below a plan that costs nothing.
  return isNowFree(sentence, view) || (isCancelled(sentence, view) && !hasPrice(view));
}

/** "It could not be renewed automatically. We have renewed it by hand and charged 13.99": it was paid all the same. */
const isMadeUpFor = (failed: Sentence, { reading: { sentences } }: View) =>
  deniesRenewal(failed) &&
  sentences
    .slice(sentences.indexOf(failed) + 1)
    .some((other) => states(other, 'renewed') && states(other, 'paid') && findMoney(other.text).length > 0);

/** "Your payment was cancelled by your bank. We will try again": it was not paid, and the subscription goes on. */
const isUndone = (sentence: Sentence, view: View) =>
  !sentence.conditional &&
  tellsOfUndonePayment(sentence) &&
  !view.selling &&
  anywhere(view, (other) => says(other, 'subscription')) &&
  anywhere(view, (other) => isTriedAgain(other) || isStillRunning(other, view)) &&
  !anywhere(view, isGivenBack);

const rules: [MailEventKind, (sentence: Sentence, view: View) => boolean][] = [
  [
    'refund',
    (sentence, view) =>
      states(sentence, 'refunded') &&
      !says(view.subject, 'one_off') &&
      isAbout(sentence, view) &&
      !anywhere(view, (other) => says(other, 'subscription') && isCancelled(other, view)),
  ],
  ['cancelled', isCancelled],
  ['cancelled', isNowFree],
  [
    'payment_failed',
    (sentence, view) =>
      ((states(sentence, 'payment_failed') && isAbout(sentence, view)) || isUndone(sentence, view)) &&
      !isMadeUpFor(sentence, view),
  ],
  ['cancelled_at_period_end', willEnd],
  ['trial_ending', (sentence, view) => states(sentence, 'trial_ends') && !view.selling && converts(view)],
  ['trial_started', (sentence, view) => states(sentence, 'trial_started') && !view.selling && converts(view)],
  ['trial_started', isTrialRunning],
  [
    'price_rise',
    (sentence, view) =>
      (states(sentence, 'price_changes') || risesFromTo(sentence)) &&
      !view.selling &&
      isAbout(sentence, view) &&
      !isUntouched(view) &&
      (view.subscriptions_only || !says(sentence, 'one_off')) &&
      (!isSubject(sentence) ||
        (view.subscriptions_only && hasPricedCycle(view)) ||
        anywhere(view, (other) => possessive.test(other.folded) && speaksOfPrice(other))),
  ],
  [
    'plan_change',
    (sentence, view) =>
      states(sentence, 'plan_changed') &&
      (!meansOfPayment.test(sentence.folded) || findMoney(sentence.text).length > 0) &&
      !view.selling &&
      (view.unknown_sender ? hasPricedCycle(view) && !isElse(view) : isAbout(sentence, view)),
  ],
  ['gift', (sentence) => states(sentence, 'gift')],
  ['charge', isCharge],
  [
    'reactivated',
    (sentence, view) =>
      states(sentence, 'reactivated') &&
      !isBackToFree(sentence) &&
      !view.selling &&
      (says(sentence, 'subscription') ||
        (view.subscriptions_only && (isSubject(sentence) || account.test(sentence.folded)) && hasPricedCycle(view))),
  ],
  [
    'started',
    (sentence, view) =>
      states(sentence, 'started') &&
      !view.selling &&
      (!mentions(sentence, 'trial') || converts(view)) &&
      (!view.unknown_sender || (hasPrice(view) && isRecurring(view) && !byHand(view) && !isElse(view))),
  ],
  [
    'renewal_notice',
    (sentence, view) =>
      states(sentence, 'will_charge') &&
      (isSubject(sentence) || isPersonal(sentence, view)) &&
      !view.selling &&
      isAbout(sentence, view) &&
      !byHand(view) &&
      !isElse(view) &&
      !isOffered(sentence, view) &&
      (!view.unknown_sender || hasPrice(view)),
  ],
];

/** "Existing members are not affected", "Pro stays at 10": a price that others will pay, or that does not move. */
const untouched =
  /\b(?:(?:existing|current) (?:members?|customers?|subscribers?|users?|subscriptions?|plans?)(?: are| is| will| wo| do| does)?(?: not|n't)(?: be)? (?:affected|changing|change)|(?:your|this) (?:\w+ ){0,2}(?:plan|price|rate|membership|subscription|fee)(?: is| are| will| wo| does| do)?(?: not|n't)(?: be)? (?:affected|change|changing)|does(?: not|n't) affect (?:you|your|existing|current)|you(?:'ll| will)? keep (?:paying )?(?:your|the same) (?:current |old )?(?:price|rate)|(?:stays|remains|is staying) (?:the same )?at [$€£]?\d[\d.,]*(?! ?(?:(?:a|per) \w+ |\/ ?\w+ )?(?:until|till|through))|(?:new|future) (?:subscribers|members|customers) (?:will )?pay|(?:mevcut|var olan) (?:uye|abone|musteri|kullanici)\w* (?:[\w'’]+ ){0,3}(?:etkilen(?:mey|mez|mi)|degismey)\w*|(?:fiyat|ucret)(?:in|iniz|inde|inizde) (?:[\w'’]+ ){0,2}(?:degismi|degismey|degismez|ayni kal)\w*)\b/;

const isUntouched = (view: View) => anywhere(view, ({ folded }) => untouched.test(folded));

/** "You changed your payment method": the card is another one, the plan is not. */
const meansOfPayment =
  /\b(?:payment (?:methods?|details|information)|billing (?:details|information|address)|odeme (?:yontemi|bilgi)\w*)/;

const speaksOfPrice = (sentence: Sentence) =>
  says(sentence, 'subscription') || says(sentence, 'price_changes') || findMoney(sentence.text).length > 0;

/** Terms say that subscriptions renew; a notice says when or for how much, or that the reader's does and its price. */
const isPersonal = ({ text, folded }: Sentence, view: View) =>
  (possessive.test(folded) && hasPrice(view)) ||
  findMoney(text).length > 0 ||
  findDates(folded, view.reading.document.date).length > 0;

/** "Pro is 15 a month, billed annually": how an offer would be paid, and nobody's yet. */
const isOffered = (sentence: Sentence, view: View) =>
  (says(sentence, 'promotion') || (asBilled.test(sentence.folded) && !possessive.test(sentence.folded))) &&
  (says(sentence, 'promotion') || !(says(view.subject, 'will_charge') || isOwn(view.subject))) &&
  findDates(sentence.folded, view.reading.document.date).length === 0;

const asBilled = /\b(?:billed|abgerechnet|gefactureerd|factur\w*|fatturat\w*|faturad\w*|faturaland\w*|rozliczan\w*)\b/;
