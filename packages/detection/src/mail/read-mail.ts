import type { Billing, IsoDate } from '@kumbara/shared';
import { type Amounts, findAmounts } from './amount.ts';
import { collectionOf } from './collection.ts';
import { isAskedFor } from './event/asked-for.ts';
import { isBilledByUse } from './event/by-use.ts';
import { classify } from './event/classify.ts';
import { isDiscussion } from './event/discussions.ts';
import { isMoneyOfOthers } from './event/elsewhere.ts';
import { withoutOffersThatEnded } from './event/ended-offers.ts';
import { isStillRunning } from './event/endings.ts';
import { isGoodsReturned } from './event/goods-returned.ts';
import { isInvitation } from './event/invitations.ts';
import { isLure, saysToCall } from './event/lures.ts';
import { withoutArticles } from './event/papers.ts';
import type { Statement } from './event/statement.ts';
import { isTrialOver } from './event/trial.ts';
import { isTriedAgain } from './event/undone-payment.ts';
import type { Topic } from './event/view.ts';
import { evidenceOf } from './evidence.ts';
import { foldInPlace } from './fold.ts';
import type { Mail, MailEvent, MailEventKind } from './mail.ts';
import { findPrices } from './price/prices.ts';
import { findProducts, type Product, plansOf } from './product/products.ts';
import { mentions, type Reading, read, says, states } from './reading.ts';
import { isMailCandidate } from './search/candidate.ts';
import { isForged, provenDomain } from './sender/authenticity.ts';
import { isBelow } from './sender/domain.ts';
import { findNames } from './sender/names.ts';
import { identifySender, type Sender } from './sender/sender.ts';
import { digitalStores, invoicingDomains } from './sender/senders.ts';
import { readDocument } from './text/document.ts';
import type { Offer } from './text/structured.ts';
import { effectiveDate, endDate, findBilling, nextDate, paidThrough, paymentDate, trialEnd } from './times.ts';
import { cycleBetween } from './values/cycle.ts';
import { findDates } from './values/dates.ts';

/**
 * What one mail says of subscriptions: an event for each that it concerns, none for mail about anything else.
 * Pure: nothing is fetched, no clock is read.
 * @param options.today announcements whose day has come by then are in force
 */
export function readMail(mail: Mail, options: { today: IsoDate }): MailEvent[] {
  const document = readDocument(mail);
  // What is not worth downloading is not worth reading: one judgement, wherever the mail came from.
  if (!isMailCandidate({ from: document.from, subject: document.subject, headers: mail.headers })) return [];
  const proven = document.forwarded ? undefined : provenDomain(mail);
  const sender = identifySender(document.from.length === 1 ? document.from[0] : undefined, proven !== undefined);
  if (sender.kind === 'impostor' || sender.kind === 'person') return [];
  if (sender.domain === '' || (!document.forwarded && isForged(mail))) return [];
  const reading = withoutOffersThatEnded(read(document));
  if (isDiscussion(mail, reading)) return [];
  if (isMoneyOfOthers(reading) || isInvitation(reading) || (sender.kind === 'unknown' && isLure(reading))) return [];
  if (isShop(sender) && isGoodsReturned(reading)) return [];
  const ownHouse = sender.kind === 'service' ? sender.service : undefined;
  if (isWrittenByAnybody(sender) && isAskedFor(reading, ownHouse)) return [];
  const products = findProducts(reading, sender).filter(
    (product) => !saysToCall(reading) || isVouchedFor(product, sender, proven),
  );
  const known = products.filter(({ service, item }) => service !== undefined || item !== undefined);
  const topics = known.length > 0 ? known : products.slice(0, 1);
  return topics.flatMap((product) => {
    const heard = sender.kind === 'service' ? withoutArticles(reading, sender.service) : reading;
    const statement = heard && classify(heard, topicOf(heard, sender, product));
    if (
      !statement ||
      isNeverCharged(reading, statement) ||
      (isOfPayment(statement) && isBilledByUse(reading, product.service)) ||
      (isFree(reading, statement) && (statement.kind === 'charge' || statement.kind === 'started'))
    )
      return [];
    const plans = statement.kind === 'charge' && sender.kind === 'service' ? plansOf(product, reading) : [product];
    return plans.map((plan) => toEvent(mail, reading, sender, plan, statement, { proven, today: options.today }));
  });
}

/** Sells things beside what it sells again and again. */
const isShop = (sender: Sender) =>
  sender.kind === 'reseller' && (sender.reseller === '' || sender.reseller === 'Amazon');

/** A house that sends invoices and notes for whoever wants it to. */
const isWrittenByAnybody = ({ domain }: Sender) => invoicingDomains.some((house) => isBelow(domain, house));

/** Sent from a domain of the very service or its owner, or provably by who sells it and lets nobody else write. */
const isVouchedFor = ({ service }: Product, sender: Sender, proven: string | undefined) =>
  (service?.domains ?? []).some((domain) => isBelow(sender.domain, domain)) ||
  sender.kind === 'bill' ||
  (!isWrittenByAnybody(sender) &&
    (sender.kind === 'service' ||
      proven !== undefined ||
      (sender.kind === 'reseller' && sender.own.some((own) => own === service))));

const topicOf = (reading: Reading, sender: Sender, { service, item }: Product): Topic => ({
  subscriptions_only: sender.kind === 'service' && !sender.service.sells_singly,
  product_named:
    (sender.kind === 'reseller' || sender.kind === 'bill') &&
    ((service !== undefined && !service.sells_singly) || item !== undefined),
  orders_only: sender.kind === 'reseller' && digitalStores.has(sender.reseller),
  sells_goods: sender.kind === 'reseller' && sender.reseller === '' && item === undefined,
  delivers: sender.kind === 'service' && String(sender.service.cycles) === 'weekly',
  unknown_sender: service === undefined,
  own_lines: item && renewsItself(reading, item.renewal) ? item.renewal : undefined,
});

const renewsItself = ({ document, sentences }: Reading, lines: number[]): boolean =>
  sentences.some(
    (sentence) =>
      lines.includes(sentence.line) &&
      states(sentence, 'will_charge') &&
      findDates(sentence.folded, document.date).length > 0,
  );

const free =
  /\((?:free|ucretsiz|kostenlos|gratis|gratuit\w*|darmow\w*|bezplatn\w*)\)|\b(?:for free|free (?:plan|account|tier|subscription|membership|version)|ucretsiz (?:plan|hesap|uyelik|abonelik|surum)\w*|kostenlos\w* (?:konto|abo|tarif|version|plan)|(?:plan|compte|abonnement|cuenta|piano|account|plano|conta) gratuit\w*|gratis(?:abo|konto)|(?:bezplatn|darmow)\w* (?:konto|plan|subskrypcj)\w*)/;

/** Nothing was paid: a free app or plan, or a trial that says nothing of what comes after it. */
function isFree({ document, sentences }: Reading, { kind, sentence }: Statement): boolean {
  // A gym is called "Fit For Free".
  const name = foldInPlace(document.from[0]?.name ?? '') || '-';
  const isGiven =
    kind === 'started' && [sentences[0], sentence].some((said) => said && free.test(said.folded.replaceAll(name, '-')));
  if (isGiven && !sentences.some((other) => says(other, 'will_charge') || mentions(other, 'trial'))) return true;
  const amounts = findPrices(document, document.lines).filter(({ role }) => role === 'item' || role === 'total');
  return amounts.length > 0 && amounts.every(({ amount }) => amount === 0);
}

const uncharged =
  /\b(?:no (?:credit |debit )?card (?:is )?(?:needed|required|necessary)|no (?:payment method|payment details|card) (?:is |are )?on file|nothing will be charged|(?:will not|won't|never) be (?:charged|billed)|kart bilgi\w+ (?:istem|gerekm)\w+|kart gerekm\w+|ucret alinma(?:z|yacak)|keine (?:kreditkarte|zahlungsdaten|zahlungsmethode|zahlungsart) (?:notig|erforderlich|hinterlegt)|(?:sans|aucune) carte|aucun (?:moyen de paiement|prelevement)|(?:sin|no (?:se )?necesitas?) tarjeta|no se te cobrara|(?:sem|nao (?:e|precisa) \w*(?: de)?) cartao|nao (?:sera|seras) cobrad[oa]|senza carta|nessuna? (?:carta|addebito|metodo di pagamento))\b/;
/** "Won't be charged until the trial ends": afterwards it is. */
const untilThen =
  /\b(?:until|till|before|during|unless|if|yet|today|now|bugun|kadar|once|bis|vor|wahrend|heute|jusqu\w*|avant|pendant|aujourd|hasta|antes|durante|hoy|hoje|ate|fino|prima|oggi|wenn|iptal eder\w*|(?:si|se) (?:vous |tu |voce )?(?:cancel|annul|resili|disdi)\w*)\b/;

/** A trial behind which no payment comes, and for which the mail names no price: it ends by itself. */
function isNeverCharged({ document, sentences }: Reading, { kind }: Statement): boolean {
  const isOfTrial = sentences.some((sentence) => mentions(sentence, 'trial'));
  return (
    (kind === 'trial_started' || kind === 'trial_ending' || (kind === 'started' && isOfTrial)) &&
    sentences.some(({ folded }) => uncharged.test(folded) && !untilThen.test(folded)) &&
    !sentences.some((sentence) => !uncharged.test(sentence.folded) && says(sentence, 'will_charge')) &&
    findPrices(document, document.lines).length === 0
  );
}

/**
 * A trial whose card was refused: what it would have cost in the end is nobody's price. Where the trial is over and the
 * subscription behind it goes on or is tried again, it has begun.
 */
const isUnbegun = (reading: Reading, { kind }: Statement) =>
  kind === 'payment_failed' &&
  reading.sentences.some((sentence) => mentions(sentence, 'trial')) &&
  !(
    reading.sentences.some(isTrialOver) &&
    reading.sentences.some((sentence) => isTriedAgain(sentence) || isStillRunning(sentence, { reading }))
  );

/** Was paid, will be, or could not be. */
const isOfPayment = ({ kind }: Statement) =>
  kind === 'charge' || kind === 'renewal_notice' || kind === 'payment_failed';

/** What a time that is paid for begins with; announcements are sent at any time. */
const begun = new Set<MailEventKind>(['charge', 'started', 'reactivated']);
const payments = new Set<MailEventKind>(['charge', 'started', 'renewal_notice', 'refund']);

function toEvent(
  mail: Mail,
  reading: Reading,
  sender: Sender,
  product: Product,
  statement: Statement,
  { proven, today }: { proven: string | undefined; today: IsoDate },
): MailEvent {
  const { document } = reading;
  const {
    price,
    charged_total,
    old_amount,
    billing: whole,
  }: Amounts = isUnbegun(reading, statement) ? {} : findAmounts(reading, statement.kind, statement.sentence, product);
  const declared = statement.kind === 'charge' ? declaredPrice(document.offers, product) : undefined;
  const isEnd = statement.kind === 'cancelled' || statement.kind === 'cancelled_at_period_end';
  const ends_on = isEnd ? endDate(reading) : undefined;
  const collection = statement.kind === 'charge' && !product.item ? collectionOf(reading) : undefined;
  const said = whole ?? findBilling(reading, statement.sentence, product, price);
  const named = isEnd || collection ? undefined : nextDate(reading, product, statement.kind, said);
  const next_date =
    collection?.next_date ?? named ?? (statement.kind === 'trial_started' ? trialEnd(reading) : undefined);
  const paid = collection?.day ?? (payments.has(statement.kind) ? paymentDate(reading) : undefined);
  const date = paid ?? document.date;
  const billing =
    said ??
    (begun.has(statement.kind)
      ? spanOf(paid, document.date, next_date ?? (statement.kind === 'charge' ? paidThrough(reading) : undefined))
      : undefined);
  const event: MailEvent = {
    kind: statement.kind === 'cancelled' && ends_on && ends_on > today ? 'cancelled_at_period_end' : statement.kind,
    service_name: product.name,
    service_id: product.service?.id,
    category: product.service?.category ?? 'other',
    reseller: sender.kind === 'reseller' && sender.reseller ? sender.reseller : undefined,
    amount: declared?.amount ?? price?.amount,
    currency: declared?.currency ?? price?.currency,
    charged_total,
    old_amount,
    ...billing,
    date,
    next_date,
    effective_on: newPriceFrom(reading, statement, old_amount === undefined ? undefined : next_date),
    ends_on,
    evidence: evidenceOf(reading, statement, product, price),
    authentic: proven !== undefined && (product.service?.domains ?? []).some((domain) => isBelow(proven, domain)),
    known_sender: (sender.kind === 'service' && sender.listed) || sender.kind === 'reseller',
    needs_others: statement.needs_others,
    unsaid: statement.unsaid,
    forwarded: document.forwarded,
    undated: document.undated && !paid ? true : undefined,
    sender: sender.shown,
    message_id: mail.message_id,
  };
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as MailEvent;
}

/** The first day of a new price: a renewal may name it, too, beside what is paid until then. */
function newPriceFrom(reading: Reading, { kind, sentence }: Statement, renewal: IsoDate | undefined) {
  if (kind === 'price_rise') return effectiveDate(reading, sentence);
  return kind === 'renewal_notice' ? renewal : undefined;
}

/** The declared price of the product: by its name, or as the only one. */
function declaredPrice(offers: Offer[], { name, service }: Product): Offer | undefined {
  const named = offers.filter(
    (offer) =>
      offer.name &&
      (service ? findNames(offer.name).some((mention) => mention.service === service) : offer.name.includes(name)),
  );
  if (named.length === 1) return named[0];
  return offers.length === 1 ? offers[0] : undefined;
}

/** From the payment to the next. The mail itself may come days later, so that its own date tells only months and years. */
function spanOf(paid: IsoDate | undefined, sent: IsoDate, next: IsoDate | undefined): Billing | undefined {
  const billing = next && cycleBetween(paid ?? sent, next);
  return billing && (paid || billing.billing_cycle !== 'weekly') ? billing : undefined;
}
