import { findPrices } from '#mail/price/prices.ts';
import { deniesRenewal, mentions, type Sentence, says, states } from '#mail/reading.ts';
import { servicePeriod } from '#mail/times.ts';
import { findCycles, isOneOfManyBoxes } from '#mail/values/cycle.ts';
import { findDates } from '#mail/values/dates.ts';
import { findMoney } from '#mail/values/money.ts';
import { isElse, isOrder } from './bought-once.ts';
import { byHand, isRenewedByReader } from './endings.ts';
import { hasListedCycle, saysOutright } from './outright.ts';
import { hasPricedCycle, praises } from './priced-cycle.ts';
import { tellsOfUndonePayment, withoutUndonePayment } from './undone-payment.ts';
import { anywhere, comesAgain, goesOn, hasPrice, isSubject, type View } from './view.ts';

/** Time that is typed in somewhere: it ends by itself. */
const boughtAsCode =
  /\b(?:codes?|e-?pin\w*|kodu\w*|vouchers?|gutschein\w*|guthabenkarte|carte cadeau|tarjeta regalo|carta regalo)\b/;

/** "Your subscription: annual renewal", and a text that says when it will be, and of nothing that was paid. */
const isStillAhead = (subject: Sentence, { reading: { sentences, document } }: View) =>
  says(subject, 'will_charge') &&
  !says(subject, 'receipt') &&
  !says(subject, 'paid') &&
  sentences.slice(1).every((other) => !states(other, 'paid') && !states(other, 'renewed') && !says(other, 'receipt')) &&
  sentences
    .slice(1)
    .some(
      (other) =>
        states(other, 'will_charge') && findDates(other.folded, document.date).some(({ date }) => date > document.date),
    );

/** "Your payment", and a text in which it was cancelled and nothing else was paid. */
const isUndoneBelow = ({ reading: { sentences } }: View) =>
  sentences.slice(1).some(tellsOfUndonePayment) &&
  !sentences.slice(1).some((other) => states(withoutUndonePayment(other), 'paid'));

/** "We collect this every week": what comes again is the order itself, not something else with a price of its own. */
const isOrderedAgain = (view: View) =>
  anywhere(view, (other) => comesAgain(other) && findMoney(other.text).length === 0) &&
  findPrices(view.reading.document, view.reading.document.lines).some(
    ({ role, amount }, _, { length }) => (role === 'total' || length === 1) && amount > 0,
  );

/** "Turbo renewed", as houses head what their own plan did. */
const renewedAtEnd =
  /(?<!not )\b(?:renewed|verlangert|renouvelee?|renovad[oa]|rinnovat[oa]|verlengd|odnowion[aey]|przedluzon[aey]|yenilendi|forny(?:et|at|ad)|forlang(?:t|d|et)|forlenget|megujult|obnoven[aoy]?|prodlouzen[aoy]?|reinnoit|prelungit|gia han)\W*$/;

/** A box that comes each month is shipped, too; ordered is what comes once. */
const withoutShipping = (sentence: Sentence): Sentence => ({
  ...sentence,
  meant: sentence.meant.replace(shipping, '-'),
});
const shipping =
  /\b(?:kargo\w*|teslim\w*|gonderi\w*|deliver\w*|shipp?(?:ed|ing|ment|s)?|(?:aus)?geliefert|(?:aus)?lieferung|livr\w+|expedi\w+|entreg\w+|envi(?:o|ad[oa])|consegn\w+|spedi\w+|bezorg\w+|verz[eo]nd\w*)(?![a-z])/g;

export function isCharge(sentence: Sentence, view: View): boolean {
  const isOrdered =
    isSubject(sentence) &&
    says(sentence, 'one_off') &&
    ((view.orders_only && view.product_named) || (view.subscriptions_only && isOrder(view) && isOrderedAgain(view)));
  const isRenewed =
    states(sentence, 'renewed') ||
    (!view.unknown_sender && isSubject(sentence) && renewedAtEnd.test(sentence.folded) && !deniesRenewal(sentence));
  const isPaid = states(withoutUndonePayment(sentence), 'paid') || isRenewed || says(sentence, 'receipt');
  // "We received your cancellation": what was received is no money.
  if (!(isPaid || isOrdered) || view.selling || (isSubject(sentence) && says(sentence, 'cancelled'))) return false;
  if (isSubject(sentence) && (isStillAhead(sentence, view) || isUndoneBelow(view))) return false;
  // Ten classes or six months of a stranger's, paid at once, do not go on.
  if (view.unknown_sender && byHand(view)) return false;
  if (isRenewedByReader(view) && !anywhere(view, (other) => states(other, 'paid') || states(other, 'renewed')))
    return false;
  // A card to give away is bought once, whatever it is good for.
  if (anywhere(view, (other) => says(other, 'paid') && says(other, 'gift') && !says(other, 'renewed'))) return false;
  const isOfMonth = isOneOfManyBoxes(view.subject.folded);
  const single =
    !view.delivers && anywhere(view, (other) => says(isOfMonth ? withoutShipping(other) : other, 'one_off'));
  const recurring =
    (view.unknown_sender ? anywhere(view, comesAgain) : goesOn(view)) ||
    (hasPricedCycle(view) && !(view.unknown_sender && single)) ||
    (!single &&
      says(sentence, 'paid') &&
      [sentence, view.subject].some(({ folded }) => findCycles(folded).length > 0)) ||
    servicePeriod(view.reading) !== undefined ||
    (!single && hasListedCycle(view) && anywhere(view, (other) => mentions(other, 'subscription'))) ||
    anywhere(
      view,
      (other) =>
        (view.unknown_sender ? saysOutright(other) : says(other, 'subscription')) &&
        !praises(other, view.reading) &&
        (isSubject(other) ||
          says(other, 'paid') ||
          says(other, 'renewed') ||
          says(other, 'receipt') ||
          !says(other, 'promotion')),
    );
  // A service's shop has orders, too: what comes again has a rhythm.
  if (view.subscriptions_only && isOrder(view))
    return (
      anywhere(view, comesAgain) ||
      hasPricedCycle(view) ||
      hasListedCycle(view) ||
      servicePeriod(view.reading) !== undefined
    );
  if (view.subscriptions_only) return recurring || !single;
  if (view.product_named && boughtAsCode.test(view.subject.folded)) return false;
  // "Your order's invoice. Premium members return for free": the membership is praised, the order is paid.
  if (view.sells_goods && single && !says(view.subject, 'subscription') && !anywhere(view, comesAgain)) return false;
  if (view.product_named && !isPaid) return recurring;
  if (view.product_named) return recurring || !says(view.subject, 'one_off') || (hasPrice(view) && !view.sells_goods);
  return recurring && !isElse(view) && (!view.unknown_sender || hasPrice(view) || states(sentence, 'renewed'));
}
