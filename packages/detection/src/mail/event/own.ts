import { type Sentence, says } from '#mail/reading.ts';
import { isElse } from './bought-once.ts';
import { saysOutright } from './outright.ts';
import { hasPricedCycle } from './priced-cycle.ts';
import { possessive } from './selling.ts';
import { anywhere, type View } from './view.ts';

/** A stranger who sells nothing else: "Your coffee subscription (every 4 weeks, 24.99) leaves on Friday." */
export const isOfStranger = (view: View) =>
  view.unknown_sender &&
  !view.selling &&
  !isElse(view) &&
  !anywhere(view, (sentence) => says(sentence, 'promotion') || says(sentence, 'refunded') || says(sentence, 'bill'));

/** A subscription's own seller who neither sells nor ships: what its mail adds up is the subscription, in any language. */
export const isOnlyAboutItsSubscription = (view: View) =>
  // Who collects for it, and heads a mail "Recurring payment: Player", tells what was collected.
  (view.subscriptions_only ||
    (view.product_named &&
      (view.orders_only || (!view.sells_goods && anywhere(view, (other) => says(other, 'subscription')))))) &&
  !view.selling &&
  !anywhere(
    view,
    (sentence) =>
      // "Your auto-renewal order": then what was ordered is the subscription.
      (says(sentence, 'one_off') && !says(view.subject, 'subscription')) ||
      says(sentence, 'promotion') ||
      says(sentence, 'refunded'),
  );

/** "Your Turbo purchase": a heading over what is the reader's own already. */
export const isOwn = (subject: Sentence) =>
  !subject.conditional &&
  !says(subject, 'promotion') &&
  !account.test(subject.folded) &&
  (says(subject, 'receipt') ||
    (possessive.test(subject.folded) &&
      (says(subject, 'subscription') || says(subject, 'will_charge') || ofPayment.test(subject.folded))));

const ofPayment = /\b(?:purchase|bill|billing|payment|charge|invoice|fee|dues)\b/;

/** A stranger who heads his mail so, names a rhythm with its price and calls it a subscription. */
export const isAboutReaders = (view: View) =>
  view.unknown_sender &&
  !view.selling &&
  isOwn(view.subject) &&
  hasPricedCycle(view) &&
  anywhere(view, saysOutright) &&
  !isElse(view) &&
  !anywhere(view, (other) => says(other, 'one_off') || says(other, 'promotion') || says(other, 'refunded'));

/** A streaming service's account that runs again is paid for again, where its price is named. */
export const account = /\b(?:account|kont[oa]|hesab\w*|compte|cuenta|conta)\b/;
