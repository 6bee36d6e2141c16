import { findEndedOffers, titleOfOffer, withoutEndedOffers } from '#mail/price/ended-offer.ts';
import { type Reading, type Sentence, says, states } from '#mail/reading.ts';
import { findMoney } from '#mail/values/money.ts';
import { isOfReader } from './selling.ts';
import { fromADay } from './trial.ts';
import { isSubject } from './view.ts';

/** "From 1 December your subscription costs 34.99 a month": what one is won back with has no day. */
const isPaidFor = (sentence: Sentence) =>
  !sentence.conditional &&
  says(sentence, 'subscription') &&
  isOfReader(sentence) &&
  findMoney(sentence.text).length > 0 &&
  (states(sentence, 'will_charge') ||
    states(sentence, 'renewed') ||
    states(sentence, 'paid') ||
    fromADay.test(sentence.folded) ||
    fromADayInTurkish.test(sentence.folded));
const fromADayInTurkish = /\d\S* (?:[a-z]+ )?itibaren\b/;

/**
 * The reading without offers that are over, where the mail says what the reader's subscription costs since and offers
 * no other: nobody is sold anything, and nothing but the offer has ended.
 */
export function withoutOffersThatEnded(reading: Reading): Reading {
  if (!reading.sentences.some(({ meant }) => findEndedOffers(meant).length > 0)) return reading;
  const sentences = reading.sentences.map((sentence) => ({
    ...sentence,
    meant: isSubject(sentence) && titleOfOffer.test(sentence.meant) ? '-' : withoutEndedOffers(sentence.meant),
  }));
  const isWonBack = sentences.some((sentence) => says(sentence, 'promotion'));
  return !isWonBack && sentences.some(isPaidFor) ? { ...reading, sentences } : reading;
}
