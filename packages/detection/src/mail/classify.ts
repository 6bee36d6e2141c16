import { findCycles } from './cycle.ts';
import { findDates } from './dates.ts';
import { foldInPlace } from './fold.ts';
import type { MailEventKind } from './mail.ts';
import { findMoney } from './money.ts';
import { risesFromTo, thereafter } from './price-words.ts';
import { mentions, type Reading, type Sentence, says, sentenceOf, states } from './reading.ts';
import { isSelling, possessive } from './selling.ts';
import { servicePeriod } from './times.ts';
import { unsaid } from './unsaid.ts';

/** What is known of a mail before its words are judged. */
export type Topic = {
  /** The sender sells subscriptions and nothing else: whatever it collects is for one. */
  subscriptions_only: boolean;
  /** A product that is a subscription is named where a mail names what it is about. */
  product_named: boolean;
  /** The catalogue does not know the sender: more has to be said. */
  unknown_sender: boolean;
};

/** The kind of a mail and the sentence that says so. */
export type Statement = {
  kind: MailEventKind;
  sentence: Sentence;
  /** Speaks of no subscription: to be believed only where other mails do. */
  needs_others?: boolean;
};

const isSubject = (sentence: Sentence) => sentence.line < 0;

/**
 * What a mail says has happened. The subject is asked first, then the body; within each the rarer and graver event
 * before the common one, since a cancellation also speaks of charges but a charge never of a cancellation that
 * happened. Undefined where the mail is about something else, or only wants to sell.
 */
export function classify(reading: Reading, topic: Topic): Statement | undefined {
  const [subject, ...body] = reading.sentences as [Sentence, ...Sentence[]];
  if ((says(subject, 'security') || says(subject, 'legal')) && !isAboutMoney(subject)) return undefined;
  if (reading.sentences.slice(0, 12).some((sentence) => says(sentence, 'disclaimer'))) return undefined;
  const view = { ...topic, reading, subject, selling: isSelling(subject, body, reading.document) };
  for (const sentences of [[subject], body]) {
    for (const [kind, holds] of rules) {
      const sentence = sentences.find((candidate) => holds(candidate, view));
      if (sentence) return { kind, sentence };
    }
  }
  if (isBareCancellation(subject, view)) return { kind: 'cancelled', sentence: subject, needs_others: true };
  return isOnlyAboutItsSubscription(view) ? unsaid(reading) : undefined;
}

/** "Cancellation confirmed", from somebody unknown who does not say of what. */
const isBareCancellation = (subject: Sentence, view: View) =>
  view.unknown_sender &&
  !view.selling &&
  states(subject, 'cancelled') &&
  byChoice.test(subject.meant) &&
  !isOfSomethingElse(subject, view) &&
  !anywhere(view, (sentence) => says(sentence, 'one_off') || says(sentence, 'bill'));

/** A subscription's own seller who neither sells nor ships: what its mail adds up is the subscription, in any language. */
const isOnlyAboutItsSubscription = (view: View) =>
  view.subscriptions_only &&
  !view.selling &&
  !anywhere(view, (sentence) => says(sentence, 'one_off') || says(sentence, 'promotion') || says(sentence, 'refunded'));

const isAboutMoney = (subject: Sentence) => says(subject, 'receipt') || says(subject, 'price_changes');

type View = Topic & { reading: Reading; subject: Sentence; selling: boolean };

/** A subscription is spoken of here or next to it. */
function isAbout(
  sentence: Sentence,
  { reading: { sentences }, subject, product_named, subscriptions_only }: View,
): boolean {
  const at = sentences.indexOf(sentence);
  const near = [subject, sentence, ...sentences.slice(Math.max(1, at - 1), at + 2)];
  return (
    product_named ||
    subscriptions_only ||
    comesAgain(subject) ||
    near.some((other) => says(other, 'subscription') || mentions(other, 'trial'))
  );
}

const anywhere = ({ reading }: View, holds: (sentence: Sentence) => boolean) => reading.sentences.some(holds);
const goesOn = (view: View) =>
  anywhere(view, (sentence) => states(sentence, 'will_charge') || states(sentence, 'renewed'));
/** It ends unless the reader does something; nothing goes on by itself. */
const byHand = (view: View) =>
  anywhere(view, ({ folded }) => switchedOff.test(folded)) ||
  (anywhere(view, (sentence) => says(sentence, 'by_hand')) && !goesOn(view));
const switchedOff =
  /(?:auto(?:matic)?[- ]?renew\w*|otomatik (?:yenileme\w*|odeme\w*)|automatische verlangerung|renouvellement automatique|renovacion automatica|rinnovo automatico|renovacao automatica|automatyczne odnawianie|automatische verlenging) ?[:=-]? ?(?:is |has been |ist |est |esta |e |jest |staat )?(?:off|disabled|kapali|aus|deaktiviert|desactivee?|desactivad[ao]|disattivat[oa]|desativad[ao]|wylaczone|uit)\b/;
/** A trial that turns into a paid subscription says so, or says how to prevent it. */
const converts = (view: View) =>
  anywhere(
    view,
    (sentence) =>
      says(sentence, 'will_charge') ||
      (thereafter.test(sentence.folded) && findMoney(sentence.text).length > 0) ||
      /unless|sauf si|es sei denn|sofern|tenzij|mits|a menos que|salvo|a meno che|chyba ze|hacsak|iptal etmed|istemez|(?:don't|do not) (?:want|wish) to (?:continue|keep)/.test(
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
  [
    'cancelled',
    (sentence, view) => states(sentence, 'plan_changed') && toFree.test(sentence.folded) && isAbout(sentence, view),
  ],
  ['payment_failed', (sentence, view) => states(sentence, 'payment_failed') && isAbout(sentence, view)],
  [
    'cancelled_at_period_end',
    (sentence, view) =>
      states(sentence, 'will_end') &&
      (says(sentence, 'subscription') || says(view.subject, 'subscription')) &&
      !mentions(sentence, 'trial') &&
      !view.selling &&
      (!byHand(view) || chosen.test(sentence.meant)) &&
      !isOfSomethingElse(sentence, view) &&
      !anywhere(view, (other) => states(other, 'payment_failed')),
  ],
  ['trial_ending', (sentence, view) => states(sentence, 'trial_ends') && !view.selling && converts(view)],
  ['trial_started', (sentence, view) => states(sentence, 'trial_started') && !view.selling && converts(view)],
  ['trial_started', isTrialRunning],
  [
    'price_rise',
    (sentence, view) =>
      (states(sentence, 'price_changes') || risesFromTo(sentence)) &&
      !view.selling &&
      isAbout(sentence, view) &&
      !says(sentence, 'one_off') &&
      (!isSubject(sentence) || anywhere(view, (other) => possessive.test(other.folded) && speaksOfPrice(other))),
  ],
  [
    'plan_change',
    (sentence, view) =>
      states(sentence, 'plan_changed') && !view.selling && isAbout(sentence, view) && !view.unknown_sender,
  ],
  ['gift', (sentence) => states(sentence, 'gift')],
  ['charge', isCharge],
  [
    'reactivated',
    (sentence, view) => states(sentence, 'reactivated') && !view.selling && says(sentence, 'subscription'),
  ],
  [
    'started',
    (sentence, view) => states(sentence, 'started') && !view.selling && (!view.unknown_sender || hasPrice(view)),
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
      (!view.unknown_sender || hasPrice(view)),
  ],
];

/** Free until a day that is named, and paid for after it. */
function isTrialRunning(sentence: Sentence, view: View): boolean {
  return (
    !isSubject(sentence) &&
    !view.selling &&
    mentions(sentence, 'trial') &&
    !says(sentence, 'cancelled') &&
    findDates(sentence.folded, view.reading.document.date).some(({ date }) => date > view.reading.document.date) &&
    hasPrice(view) &&
    converts(view) &&
    !anywhere(view, (other) => states(other, 'paid'))
  );
}

function isCancelled(sentence: Sentence, view: View): boolean {
  return (
    states(sentence, 'cancelled') &&
    !isEndOfTrial(sentence, view) &&
    !isOfSomethingElse(sentence, view) &&
    !says(sentence, 'one_off') &&
    !view.selling &&
    says_own(sentence, view) &&
    isAbout(sentence, view) &&
    // Streaks, codes and offers expire, too.
    (/charged|billed/.test(sentence.meant) || byChoice.test(sentence.meant) || namesSubscription(sentence, view)) &&
    // "Expired, renew now" and "expired, come back" want a click.
    (byChoice.test(sentence.meant) ||
      !anywhere(view, (other) => renewNow.test(other.folded) || says(other, 'promotion')))
  );
}

/** From now on nothing is paid: the subscription is over, the account is not. */
const toFree =
  /\b(?:to (?:the |our |a )?free|ucretsiz (?:plan|surum|hesa|paket|uyeli)\w*|(?:auf|zum|zu|in) (?:\w+ )?(?:kostenlos\w*|gratis\w*|free)|(?:vers|a) (?:la |l'|une )?(?:\w+ )?gratuit\w*|(?:al|a la|a|para o|ao|para a) (?:\w+ )?(?:grat(?:is|uit\w*)|free)|na (?:\w+ )?(?:darmow|bezplatn)\w*)\b/;
/** The reader's own doing: it ends although it could have gone on. */
const chosen =
  /\b(?:you(?:'ve| have)? (?:turned|switched) off|you(?:'ve| have)? (?:cancell?ed|disabled)|kapatt\w+|deaktiviert|desactive|desactivad\w|disattivat\w|wylacz\w+|uitgezet|uitgeschakeld)\b/;
const domains = /\b(?:domains?|alan ad\w+|noms? de domaine|domini[oi]s?|domen\w*)\b/;
/** A gift was never going to be renewed, a newsletter costs nothing, and of the names at a registrar one may end while the rest goes on. */
const isOfSomethingElse = (sentence: Sentence, { subject }: View) =>
  [subject, sentence].some(
    (other) => says(other, 'gift') || domains.test(other.folded) || newsletters.test(other.folded),
  );
const newsletters =
  /\b(?:newsletters?|mailing lists?|e-?bulten\w*|bulten\w*|boletin\w*|biuletyn\w*|infolettres?|notiziari\w*|hirlevel\w*|nieuwsbrie\w*|nyhetsbrev\w*)/;
const renewNow =
  /\b(?:renew (?:now|today|your|before|for)|(?:simdi|hemen) yenile\w*|yenilemek icin|jetzt (?:verlangern|erneuern)|renouvelez|renueva (?:ahora|tu|hoy)|rinnova (?:ora|subito|il)|renove (?:agora|sua)|odnow (?:teraz|subskrypcj\w+)|verleng nu)\b/;
const namesSubscription = (sentence: Sentence, { subject }: View) =>
  says(sentence, 'subscription') || says(subject, 'subscription');
const byChoice =
  /cancel|iptal|sonlandir|annul|resil|desabonn|kundig|disd|recess|anul|\bbaja\b|lemond|torol|fesh|feshed|opgezegd|opzeg|wypowied|rezygn|storn/;
/** A trial that is over was never a subscription; one that was cancelled would have become one. */
const isEndOfTrial = (sentence: Sentence, { reading }: View) =>
  !byChoice.test(sentence.meant) && reading.sentences.some((other) => mentions(other, 'trial'));
/** What happened, happened to the reader's own; "expired" in an offer to come back is no news. */
const says_own = (sentence: Sentence, view: View) => isSubject(sentence) || !says(view.subject, 'one_off');
const hasPrice = ({ reading }: View) =>
  reading.document.lines.some((line) => findMoney(line).length > 0) || findMoney(reading.document.subject).length > 0;
const speaksOfPrice = (sentence: Sentence) =>
  says(sentence, 'subscription') || says(sentence, 'price_changes') || findMoney(sentence.text).length > 0;
const hasPricedCycle = ({ reading }: View) =>
  reading.sentences.some(
    (sentence) =>
      (!says(sentence, 'promotion') || says(sentence, 'paid')) &&
      findMoney(sentence.text).length > 0 &&
      findCycles(sentence.folded).length > 0,
  );
/** "Plan: Family (monthly)": a row of facts, not a sentence that praises something. */
const hasListedCycle = ({ reading: { document } }: View) =>
  document.lines.some((line) => line.length < 60 && /[:\t(]/.test(line) && findCycles(foldInPlace(line)).length > 0);
/** Terms say that subscriptions renew; a notice says that the reader's does, or when, or for how much. */
const isPersonal = ({ text, folded }: Sentence, { reading: { document } }: View) =>
  possessive.test(folded) || findMoney(text).length > 0 || findDates(folded, document.date).length > 0;
/** Bought once, or a bill: unless a subscription is spoken of in the subject, that is what the mail is about. */
const isElse = (view: View) =>
  (says(view.subject, 'one_off') && !says(view.subject, 'subscription')) ||
  (view.unknown_sender && (saysBill(view.reading) || anywhere(view, ({ folded }) => admission.test(folded))));
/** Of the sender too: a library renews books without calling itself one in its text. */
const saysBill = (reading: Reading) =>
  [sentenceOf(reading.document.from[0]?.name ?? '', -1, reading), ...reading.sentences].some((one) =>
    says(one, 'bill'),
  );
/** What admits once. Questions are answered under a "ticket", too. */
const admission =
  /\b(?:(?:\d+ ?x? ?|e-?|your |member |event |full price )tickets?|biletin\w*|bilet (?:adedi|turu|tutari)|eintrittskarte\w*|tus entradas|billets? (?:d'entree|de concert|pour)|bigliett[oi] (?:d'ingresso|per)|ingressos|bilety? (?:na|wstepu))\b/;

const again =
  /\b(?:next|re-?new|again|sonraki|gelecek|yenile|prochain|renouvel|recondu|proxim|siguiente|renov|renueva|nachste|naechste|verlanger|erneut|prossim|rinnov|seguint|nastepn|kolejn|odnow|odnaw|volgende|verleng|kovetkezo|megujul|neste|nasta|forny)/;
/** "Will be charged on Friday" is said of every invoice; that it comes again only of a subscription. */
const comesAgain = (sentence: Sentence) =>
  states(sentence, 'renewed') ||
  (states(sentence, 'will_charge') && (again.test(sentence.folded) || findCycles(sentence.folded).length > 0));
/** "Premium" and "plan" are words on boxes, too. */
const saysOutright = (sentence: Sentence) =>
  says({ ...sentence, meant: sentence.meant.replace(/\b(?:premium|plan|plus|paket)\w*/g, '-') }, 'subscription');

/** Time that is typed in somewhere: it ends by itself. */
const boughtAsCode =
  /\b(?:codes?|e-?pin\w*|kodu\w*|vouchers?|gutschein\w*|guthabenkarte|carte cadeau|tarjeta regalo|carta regalo)\b/;

function isCharge(sentence: Sentence, view: View): boolean {
  const isPaid = states(sentence, 'paid') || states(sentence, 'renewed') || says(sentence, 'receipt');
  // "We received your cancellation": what was received is no money.
  if (!isPaid || view.selling || (isSubject(sentence) && says(sentence, 'cancelled'))) return false;
  const single = anywhere(view, (other) => says(other, 'one_off'));
  const recurring =
    (view.unknown_sender ? anywhere(view, comesAgain) : goesOn(view)) ||
    (hasPricedCycle(view) && !(view.unknown_sender && single)) ||
    servicePeriod(view.reading) !== undefined ||
    (!single && hasListedCycle(view) && anywhere(view, (other) => mentions(other, 'subscription'))) ||
    anywhere(
      view,
      (other) =>
        (view.unknown_sender ? saysOutright(other) : says(other, 'subscription')) &&
        (isSubject(other) ||
          says(other, 'paid') ||
          says(other, 'renewed') ||
          says(other, 'receipt') ||
          !says(other, 'promotion')),
    );
  if (view.subscriptions_only) return recurring || !single;
  if (view.product_named && boughtAsCode.test(view.subject.folded)) return false;
  if (view.product_named) return recurring || !says(view.subject, 'one_off') || hasPrice(view);
  return recurring && !isElse(view) && (!view.unknown_sender || hasPrice(view) || states(sentence, 'renewed'));
}
