import type { IsoDate } from '@kumbara/shared';
import type { Mail, MailEvent, MailEventKind } from '#mail/mail.ts';
import { isForged, provenDomain } from '#mail/sender/authenticity.ts';
import { hasDisguisedWord } from '#mail/sender/confusables.ts';
import { isBelow } from '#mail/sender/domain.ts';
import { identifySender, type Sender } from '#mail/sender/sender.ts';
import { type AnnotatedMail, annotate, hasTerm, type Line } from './annotations/annotate.ts';
import { cycleBetween } from './annotations/cycle.ts';
import { readDocument } from './document/document.ts';
import { chooseAmounts } from './facts/amount.ts';
import { hasEnded, statesEnd } from './facts/contract-end.ts';
import { findBilling, findEndDate, findNextDate, findPaymentDate } from './facts/dates.ts';
import { findEvidence } from './facts/evidence.ts';
import type { Product } from './facts/items.ts';
import { deniesPayment } from './facts/payment-denied.ts';
import { findPrices, type Price } from './facts/prices.ts';
import { findProducts } from './facts/products.ts';
import {
  canReport,
  hasRecurrence,
  isFreeTrial,
  isTrialWithoutStart,
  reportsPayment,
  statesTrial,
} from './facts/statements.ts';
import { extractFeatures, type Features, isListMail, isPriceNotice, isReceiptOfService } from './scores/features.ts';
import { type EventKind, probabilityOfEvent, type Scorer, scoreKinds } from './scores/scores.ts';
import { isMailingList } from './search/candidate.ts';

/** A mail up to its features; what the scores are fitted on. */
export type ReadFacts = { mail: AnnotatedMail; sender: Sender; proven?: string; prices: Price[]; features: Features };

/** The facts of a mail; undefined if its sender is forged, a private person or nobody. */
export function readFacts(mail: Mail): ReadFacts | undefined {
  const document = readDocument(mail);
  const proven = document.isForwarded ? undefined : provenDomain(mail);
  const sender = identifySender(document.from.length === 1 ? document.from[0] : undefined, proven !== undefined);
  if (sender.kind === 'spoofed' || sender.kind === 'person' || sender.domain === '') return undefined;
  if (!document.isForwarded && isForged(mail)) return undefined;
  const annotated = annotate(document);
  // Letters of another alphabet in place of Latin ones: nobody writes a name so but to pass for it.
  if (sender.kind === 'unknown' && annotated.all.some(({ text }) => hasDisguisedWord(text))) return undefined;
  const prices = findPrices(annotated);
  return {
    mail: annotated,
    sender,
    proven,
    prices,
    features: extractFeatures(annotated, sender, prices, isListMail(mail)),
  };
}

/** The least probability of all kinds of events together. */
const leastEvent = 0.55;

/** The same for a receipt of a service that is sold by subscription only, or a notice of a price. */
const leastLikelyEvent = 0.05;

/** Below, no kind is certain enough. */
const leastKind = 0.3;

/**
 * Returns one event for each subscription that a mail reports on; none if it reports on no subscription.
 * Pure: nothing is fetched, no clock is read.
 * @param options.scorers other weights than the fitted ones, for fitting
 * @param options.today announcements whose day has come by then are in force
 */
export function readMail(mail: Mail, options: { today: IsoDate; scorers?: readonly Scorer[] }): MailEvent[] {
  const facts = isMailingList(mail) ? undefined : readFacts(mail);
  if (!facts || !canReport(facts.mail, facts.prices)) return [];
  const chosen = chooseKind(facts, options.scorers);
  if (chosen === undefined) return [];
  const { kind } = chosen;
  if (paidKinds.includes(kind) && kind !== 'refund' && deniesPayment(facts.mail)) return [];
  if ((kind === 'charge' || kind === 'started') && !reportsPayment(facts.mail)) return [];
  if ((kind === 'started' || kind.startsWith('trial')) && isFreeTrial(facts.mail, facts.prices)) return [];
  if (kind.startsWith('trial') && !statesTrial(facts.mail)) return [];
  if (kind === 'payment_failed' && isTrialWithoutStart(facts.mail)) return [];
  const isRecurring = hasRecurrence(facts.mail, kind);
  return findProducts(facts.mail, facts.sender, facts.prices)
    .filter(({ service }) => service !== undefined || isRecurring)
    .flatMap((product) => toEvent(mail, facts, product, chosen, options.today) ?? []);
}

type Chosen = { kind: EventKind /** That the mail reports any event. */; probability: number };

/** The most probable kind of event, if an event is more probable than none. */
function chooseKind({ mail, sender, features }: ReadFacts, scorers?: readonly Scorer[]): Chosen | undefined {
  const scores = scoreKinds(features, scorers);
  const probability = probabilityOfEvent(scores);
  const isLikely = isReceiptOfService(features) || isPriceNotice(features);
  if (probability < (isLikely ? leastLikelyEvent : leastEvent)) return undefined;
  const [first, second] = scores.filter(({ kind }) => kind !== 'none');
  // The words resemble a cancellation, but no statement ends a subscription: the next kind is considered.
  const isOther = first?.kind === 'cancelled' && !hasEnded(mail, sender);
  const best = isOther ? second : first;
  const least = isOther ? leastKind : leastKind * probability;
  if (!best || best.probability < least) return undefined;
  const isTrial = best.kind === 'started' && hasTerm(mail.subject, 'trial');
  const isNotice = (best.kind === 'charge' || best.kind === 'started') && isAnnounced(mail);
  return { kind: isTrial ? 'trial_started' : isNotice ? 'renewal_notice' : (best.kind as EventKind), probability };
}

/** Every payment that the mail reports lies ahead. */
const isAnnounced = ({ all }: AnnotatedMail): boolean =>
  all.some((line) => hasTerm(line, 'pay', 'future')) &&
  !all.some(
    (line) =>
      hasTerm(line, 'pay', 'past') ||
      hasTerm(line, 'renew', 'past') ||
      hasTerm(line, 'start', 'past') ||
      hasTerm(line, 'receipt') ||
      hasTerm(line, 'total'),
  );

const paidKinds: readonly EventKind[] = ['charge', 'started', 'renewal_notice', 'refund'];

function toEvent(
  mail: Mail,
  { mail: annotated, sender, proven, prices }: ReadFacts,
  product: Product,
  { kind: scored, probability }: Chosen,
  today: IsoDate,
): MailEvent | undefined {
  const { document } = annotated;
  const isEnd = scored === 'cancelled';
  const near: readonly Line[] = product.item?.lines ?? [];
  const { price, total, old } = product.item
    ? { price: product.item.price, total: undefined, old: undefined }
    : chooseAmounts(annotated, scored, prices);
  if (prices.length > 0 && prices.every(({ amount }) => amount === 0) && (scored === 'charge' || scored === 'started'))
    return undefined;
  const ends_on = isEnd ? findEndDate(annotated) : undefined;
  const named =
    isEnd || product.item?.isOnly === false
      ? ownNext(annotated, scored, near, isEnd)
      : findNextDate(annotated, scored, near);
  const paid = paidKinds.includes(scored) ? findPaymentDate(annotated) : undefined;
  const kind: MailEventKind = scored === 'cancelled' && ends_on && ends_on > today ? 'cancelled_at_period_end' : scored;
  const announced = kind === 'price_rise' ? named : undefined;
  const event: MailEvent = {
    kind,
    service_name: product.name,
    service_id: product.service?.id,
    category: product.service?.category ?? 'other',
    reseller: sender.kind === 'reseller' && sender.reseller ? sender.reseller : undefined,
    amount: price?.amount,
    currency: price?.currency,
    charged_total: kind === 'charge' ? total : undefined,
    old_amount: kind === 'price_rise' ? old : undefined,
    ...(findBilling(annotated, price, near) ??
      (scored === 'charge' && named && cycleBetween(paid ?? document.date, named))),
    date: paid ?? document.date,
    next_date: named,
    effective_on: announced,
    ends_on,
    states_end: (isEnd && statesEnd(annotated, sender, product.service)) || undefined,
    evidence: findEvidence(annotated, kind, price, near),
    probability: Number(probability.toFixed(3)),
    authentic: proven !== undefined && (product.service?.domains ?? []).some((domain) => isBelow(proven, domain)),
    known_sender: (sender.kind === 'service' && sender.listed) || sender.kind === 'reseller',
    forwarded: document.isForwarded,
    undated: document.isUndated && !paid ? true : undefined,
    sender: sender.shown,
    message_id: mail.message_id,
  };
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as MailEvent;
}

/** Of several items each has its own date only. */
const ownNext = (mail: AnnotatedMail, kind: EventKind, near: readonly Line[], isEnd: boolean): IsoDate | undefined =>
  isEnd
    ? undefined
    : near
        .filter(
          (line) => hasTerm(line, 'renew') || hasTerm(line, 'next') || line.cycles.length > 0 || kind === 'charge',
        )
        .flatMap(({ dates }) => dates)
        .find(({ date }) => date > mail.document.date)?.date;
