import { findCycles } from './cycle.ts';
import { anyMonth, findDates } from './dates.ts';
import { byHand, isBareCancellation, isCancelled, isNowFree, willEnd } from './endings.ts';
import { foldInPlace } from './fold.ts';
import type { MailEventKind } from './mail.ts';
import { findMoney } from './money.ts';
import { isOffering } from './offering.ts';
import { risesFromTo, thereafter } from './price-words.ts';
import { hasPricedCycle, praises } from './priced-cycle.ts';
import { findPrices } from './prices.ts';
import { mentions, type Reading, type Sentence, says, sentenceOf, states } from './reading.ts';
import { isSelling, possessive } from './selling.ts';
import { servicePeriod } from './times.ts';
import { isOwnPrice, isPaper, unsaid } from './unsaid.ts';
import { anywhere, comesAgain, goesOn, hasPrice, isAbout, isSubject, type Topic, type View } from './view.ts';

/** The kind of a mail and the sentence that says so. */
export type Statement = {
  kind: MailEventKind;
  sentence: Sentence;
  /** Speaks of no subscription: to be believed only where other mails do. */
  needs_others?: boolean;
  /** No word says that it was or will be charged: told from the amounts alone, which may be an offer's. */
  unsaid?: true;
};

/**
 * What a mail says has happened. The subject is asked first, then the body; within each the rarer and graver event
 * before the common one, since a cancellation also speaks of charges but a charge never of a cancellation that
 * happened. Undefined where the mail is about something else, or only wants to sell.
 */
export function classify(reading: Reading, topic: Topic): Statement | undefined {
  const [subject, ...body] = reading.sentences as [Sentence, ...Sentence[]];
  if (says(subject, 'security') && !isAboutMoney(subject)) return undefined;
  if (says(subject, 'legal') && !isAboutMoney(subject) && !isContract(reading)) return undefined;
  if (reading.sentences.slice(0, 12).some((sentence) => says(sentence, 'disclaimer'))) return undefined;
  const view = {
    ...topic,
    reading,
    subject,
    selling: isSelling(subject, body, reading.document) || isOffering(reading),
  };
  for (const sentences of [[subject], body]) {
    for (const [kind, holds] of rules) {
      const sentence = sentences.find((candidate) => holds(candidate, view));
      // "Your plan has been changed" is a title: the text tells to what.
      const end = kind === 'plan_change' ? body.find((candidate) => isNowFree(candidate, view)) : undefined;
      if (sentence)
        return end
          ? { kind: 'cancelled', sentence: end }
          : { kind, sentence, ...(isDoubtful(kind, sentence, view) && { unsaid: true }) };
    }
  }
  if (isBareCancellation(subject, view)) return { kind: 'cancelled', sentence: subject, needs_others: true };
  if (byHand(view) || isUntouched(view)) return undefined;
  if (isOnlyAboutItsSubscription(view) || isAboutReaders(view)) return unsaid(reading, isOwn(subject));
  const own = isOfStranger(view) ? body.find((sentence) => isOwnPrice(sentence) && saysOutright(sentence)) : undefined;
  return own && { kind: 'renewal_notice', sentence: own };
}

/** What offers say, too: that something would renew, on no day; a trial that nobody began; a word for receipts in passing. */
function isDoubtful(kind: MailEventKind, sentence: Sentence, view: View): boolean {
  const { subject, reading } = view;
  const isAhead = ({ folded }: Sentence) =>
    findDates(folded, reading.document.date).some(({ date }) => date > reading.document.date);
  if (kind === 'renewal_notice')
    return (
      !says(subject, 'will_charge') &&
      !isOwn(subject) &&
      !isPaper(reading) &&
      !anywhere(view, (other) => states(other, 'will_charge') && isAhead(other))
    );
  if (kind === 'trial_started')
    return !welcomes(subject) && !anywhere(view, (other) => states(other, 'trial_started') || states(other, 'started'));
  if (kind === 'charge')
    return (
      !isSubject(sentence) &&
      !says(sentence, 'paid') &&
      !says(sentence, 'renewed') &&
      !isOwn(subject) &&
      !isPaper(reading)
    );
  return false;
}

/** A stranger who sells nothing else: "Your coffee subscription (every 4 weeks, 24.99) leaves on Friday." */
const isOfStranger = (view: View) =>
  view.unknown_sender &&
  !view.selling &&
  !isElse(view) &&
  !anywhere(view, (sentence) => says(sentence, 'promotion') || says(sentence, 'refunded') || says(sentence, 'bill'));

/** A subscription's own seller who neither sells nor ships: what its mail adds up is the subscription, in any language. */
const isOnlyAboutItsSubscription = (view: View) =>
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
const isOwn = (subject: Sentence) =>
  !subject.conditional &&
  !says(subject, 'promotion') &&
  !account.test(subject.folded) &&
  (says(subject, 'receipt') ||
    (possessive.test(subject.folded) &&
      (says(subject, 'subscription') || says(subject, 'will_charge') || ofPayment.test(subject.folded))));
const ofPayment = /\b(?:purchase|bill|billing|payment|charge|invoice|fee|dues)\b/;

/** A stranger who heads his mail so, names a rhythm with its price and calls it a subscription. */
const isAboutReaders = (view: View) =>
  view.unknown_sender &&
  !view.selling &&
  isOwn(view.subject) &&
  hasPricedCycle(view) &&
  anywhere(view, saysOutright) &&
  !isElse(view) &&
  !anywhere(view, (other) => says(other, 'one_off') || says(other, 'promotion') || says(other, 'refunded'));

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

/** "From November on 9.99 a month". */
const fromADay = new RegExp(
  `(?<![a-z])(?:from|as of|ab|a partir d\\w+|desde|dal|od|din|incepand cu|pocinaje|tu ngay) .{0,12}?(?:\\d|${anyMonth})|(?:${anyMonth})(?: \\d{1,2}-?)?t[oe]l(?![a-z])`,
);
/** A trial that turns into a paid subscription says so, or says how to prevent it. */
const converts = (view: View) =>
  anywhere(
    view,
    (sentence) =>
      // "Upgrade now: plans from 16, billed yearly" is what may come after it, not what will.
      (says(sentence, 'will_charge') && !says(sentence, 'promotion')) ||
      ((thereafter.test(sentence.folded) || fromADay.test(sentence.folded)) && findMoney(sentence.text).length > 0) ||
      /unless|sauf si|es sei denn|sofern|tenzij|mits|a menos que|salvo|a meno che|chyba ze|pokud (?:\w+ )?ne|daca nu|med mindre|om du inte|hvis du ikke|wenn (?:du|sie) nichts|als je niets|si no (?:haces|hace|cancelas|cancela)|se (?:voce )?nao (?:fizer|cancelar)|se non (?:fai|fa|disdici|annulli)|si (?:vous ne faites|tu ne fais) rien|hacsak|iptal etme[dz]|istemez|(?:don't|do not) (?:want|wish) to (?:continue|keep)|(?:converts?|turns?) (?:in)?to a paid|trial (?:converts|rolls over|turns into)|do nothing|becomes? an? (?:\w+ )?(?:paid|annual|monthly|yearly|membership|subscription)|(?:don't|do not|no) (?:have|need) to do anything|no action (?:is )?(?:needed|required)|nothing (?:else )?to do/.test(
        sentence.folded,
      ),
  );

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
  ['payment_failed', (sentence, view) => states(sentence, 'payment_failed') && isAbout(sentence, view)],
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

/** A streaming service's account that runs again is paid for again, where its price is named. */
const account = /\b(?:account|kont[oa]|hesab\w*|compte|cuenta|conta)\b/;

/** Free until a day that is named, or, where it was ordered, for a time after which it costs so much; nothing was paid. */
function isTrialRunning(sentence: Sentence, view: View): boolean {
  const { date: sent } = view.reading.document;
  const isLimited = () =>
    findDates(sentence.folded, sent).some(({ date }) => date > sent) ||
    (!view.unknown_sender &&
      (anywhere(view, (other) => states(other, 'paid') || states(other, 'started')) || welcomes(view.subject)) &&
      anywhere(view, ({ text, folded }) => thereafter.test(folded) && findMoney(text).length > 0));
  return (
    !isSubject(sentence) &&
    !view.selling &&
    mentions(sentence, 'trial') &&
    !says(sentence, 'cancelled') &&
    isLimited() &&
    hasPrice(view) &&
    converts(view) &&
    !anywhere(view, (other) => states(other, 'paid') && (view.unknown_sender || findMoney(other.text).length > 0))
  );
}

/** "Welcome to Premium", "Your trial month": the reader has it. */
const welcomes = (subject: Sentence) =>
  says(subject, 'notice') || (yours.test(subject.folded) && mentions(subject, 'trial'));
/** Not `le`, `te`, `se`: those are articles and halves of names, too ("Le Monde : 30 jours d'essai"). */
const yours =
  /\b(?:your|votre|vos|dein\w*|ihr\w*|tus?|tuo|tua|sua|seu|twoj\w*|vas[eiu]?|tvoj[ei]?|tvuj|tau|tale|dvs|din|ditt|dine|dina|dit|jouw|uw|je|\w+(?:iniz|unuz|liginin?|ligin|etesed|etese))\b/;

const speaksOfPrice = (sentence: Sentence) =>
  says(sentence, 'subscription') || says(sentence, 'price_changes') || findMoney(sentence.text).length > 0;
/** "Plan: Family (monthly)": a row of facts, not a sentence that praises something. */
const hasListedCycle = ({ reading: { document } }: View) =>
  document.lines.some((line) => line.length < 60 && /[:\t(]/.test(line) && findCycles(foldInPlace(line)).length > 0);
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

/** Bought once, or a bill: unless a subscription is spoken of in the subject, that is what the mail is about. */
const isElse = (view: View) =>
  // What is on an order's lines and is billed again is no order.
  (isOrder(view) && !(view.product_named && anywhere(view, comesAgain)) && !isOrderOfOneThatRenews(view)) ||
  (view.unknown_sender &&
    (saysBill(view.reading) ||
      anywhere(view, ({ folded }) => admission.test(folded) || workDone.test(folded)) ||
      isToBePaid(view)));
/** What somebody is paid for having done, every month or not. */
const workDone =
  /\b(?:retainers?|freelance\w*|consult(?:ing|ancy)|hourly rate|hours? worked|serbest meslek|danismanlik|musavirlik|hakedis|honorar\w*|honoraires?|honorarios?|onorari[oi]?|prestations?|dienstleistungsrechnung|beratung\w*|consultoria|consulenza|doradztw\w*|wynagrodzeni\w*)\b/;
/** "Payment due within 14 days": who asks to be paid collects nothing by himself, whatever he calls yearly. */
const isToBePaid = (view: View) =>
  anywhere(view, ({ folded }) => dueByHand.test(folded)) &&
  !anywhere(view, (sentence) => comesAgain(sentence) || saysOutright(sentence));
const dueByHand =
  /\b(?:(?:payment|balance|amount|total|invoice) (?:is )?due (?:within|in|by|on|upon|before)|due (?:within|in) \d+ days|due (?:by|on) receipt|payable (?:within|by|upon)|net \d{2}(?! ?[.,%\d])|please (?:pay|remit|transfer|settle)|sort code|pay (?:this|the|your) invoice|bank transfer to|zahlbar (?:bis|in|innerhalb|sofort|binnen)|bitte uberweisen|bitte begleichen|zahlungsziel|a regler (?:avant|sous)|payable (?:sous|avant)|pagadero|a pagar antes|da saldare|pagamento entro|termin platnosci|do zaplaty do|te betalen (?:voor|binnen)|over te maken|forfaller|att betala senast|vade(?:si|miz|niz)?:? \d|vade tarihi|(?:havale|eft) (?:ile|yoluyla)|hesabimiza (?:yatir|gonder)\w*|iban\b|son odeme tarihi)/;
/** A domain is ordered: nothing else is on the order, and it says on which day it renews by itself. */
const isOrderOfOneThatRenews = (view: View) => {
  const { document } = view.reading;
  const paid = findPrices(document, document.lines).filter(({ role }) => role === 'item' || role === 'total');
  return (
    !view.unknown_sender &&
    !view.sells_goods &&
    new Set(paid.map(({ amount }) => amount)).size === 1 &&
    anywhere(
      view,
      (sentence) =>
        comesAgain(sentence) &&
        !says(sentence, 'promotion') &&
        findDates(sentence.folded, document.date).some(({ date }) => date > document.date),
    )
  );
};
const isOrder = (view: View) =>
  says(view.subject, 'one_off') &&
  !says(view.subject, 'subscription') &&
  findCycles(view.subject.folded).length === 0 &&
  !anywhere(view, isPaidAsSubscription);
/** "We took 24.95 for this month's box of your subscription": a parcel, and what it is part of. */
const isPaidAsSubscription = (sentence: Sentence) =>
  states(sentence, 'paid') &&
  saysOutright(sentence) &&
  possessive.test(sentence.folded) &&
  !says(sentence, 'one_off') &&
  !says(sentence, 'promotion') &&
  findMoney(sentence.text).length > 0;
/** Of the sender too: a library renews books without calling itself one in its text. */
const saysBill = (reading: Reading) =>
  houses.test(foldInPlace(reading.document.from[0]?.name ?? '')) ||
  [sentenceOf(reading.document.from[0]?.name ?? '', -1, reading), ...reading.sentences].some((one) =>
    says(one, 'bill'),
  );
/** Who lives in one house pays its upkeep, called dues there, too. */
const houses =
  /\b(?:apartmani?|sitesi|konutlari|yurdu|rezidans\w*|bloklari|(?:konut|yapi) kooperatifi|villalari|homeowners|hoa|condo\w*|strata|residents'?|apartments|tenants'?)\b/;
/** What admits or lodges once. Questions are answered under a "ticket", too. */
const admission =
  /\b(?:\d+ (?:nights?|gece\w*|nachte|nachten|ubernachtungen|nuits?|noches?|nott[ei]|noites?|noc(?:e|y|leg\w*)?|ejszaka)|(?:\d+ ?x? ?|e-?|your |member |event |full price )tickets?|biletin\w*|bilet (?:adedi|turu|tutari)|eintrittskarte\w*|tus entradas|billets? (?:d'entree|de concert|pour)|bigliett[oi] (?:d'ingresso|per)|ingressos|bilety? (?:na|wstepu))\b/;

/** "Premium" and "plan" are words on boxes, and "you can cancel your subscription" stands below everything. */
const saysOutright = (sentence: Sentence) =>
  !sentence.conditional &&
  !mentions(sentence, 'harmless') &&
  says({ ...sentence, meant: sentence.meant.replace(/\b(?:premium|plan|plus|paket)\w*/g, '-') }, 'subscription');

/** A stranger's "package" may be ten washes of a car. */
const isRecurring = (view: View) =>
  anywhere(view, comesAgain) || hasPricedCycle(view) || hasListedCycle(view) || anywhere(view, saysOutright);

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

/** "We collect this every week": what comes again is the order itself, not something else with a price of its own. */
const isOrderedAgain = (view: View) =>
  anywhere(view, (other) => comesAgain(other) && findMoney(other.text).length === 0) &&
  findPrices(view.reading.document, view.reading.document.lines).some(
    ({ role, amount }, _, { length }) => (role === 'total' || length === 1) && amount > 0,
  );

/** "Turbo renewed", as houses head what their own plan did. */
const renewedAtEnd =
  /(?<!not )\b(?:renewed|verlangert|renouvelee?|renovad[oa]|rinnovat[oa]|verlengd|odnowion[aey]|przedluzon[aey]|yenilendi|forny(?:et|at|ad)|forlang(?:t|d|et)|forlenget|megujult|obnoven[aoy]?|prodlouzen[aoy]?|reinnoit|prelungit|gia han)\W*$/;

function isCharge(sentence: Sentence, view: View): boolean {
  const isOrdered =
    isSubject(sentence) &&
    says(sentence, 'one_off') &&
    ((view.orders_only && view.product_named) || (view.subscriptions_only && isOrder(view) && isOrderedAgain(view)));
  const isRenewed =
    states(sentence, 'renewed') || (!view.unknown_sender && isSubject(sentence) && renewedAtEnd.test(sentence.folded));
  const isPaid = states(sentence, 'paid') || isRenewed || says(sentence, 'receipt');
  // "We received your cancellation": what was received is no money.
  if (!(isPaid || isOrdered) || view.selling || (isSubject(sentence) && says(sentence, 'cancelled'))) return false;
  if (isSubject(sentence) && isStillAhead(sentence, view)) return false;
  // Ten classes or six months of a stranger's, paid at once, do not go on.
  if (view.unknown_sender && byHand(view)) return false;
  // A card to give away is bought once, whatever it is good for.
  if (anywhere(view, (other) => says(other, 'paid') && says(other, 'gift') && !says(other, 'renewed'))) return false;
  const single = !view.delivers && anywhere(view, (other) => says(other, 'one_off'));
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
