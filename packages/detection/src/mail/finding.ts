import {
  addDays,
  type Billing,
  daysBetween,
  type IsoDate,
  nextPaymentDate,
  type PriceChange,
  type ReasonCode,
} from '@kumbara/shared';
import { getCycleDays } from '#calendar.ts';
import { findServiceById } from '#catalogue/catalogue.ts';
import { estimatePaidSpan } from '#catalogue/month-prices.ts';
import { resellers } from '#catalogue/records.ts';
import { extractMailFeatures, type MailFeatures } from '#confidence/mail-features.ts';
import { mailModel } from '#confidence/mail-model.ts';
import { scoreFeatures } from '#confidence/model.ts';
import type { Finding, LifecycleStatus } from '#finding.ts';
import { foldWords } from '#merchant/fold.ts';
import { cycleBetween } from './annotations/cycle.ts';
import type { MailEvent } from './mail.ts';

/** A subscription found in mail. Mails may name no price: then it is null, and importing needs one. */
export type MailFinding = Omit<Finding, 'amount'> & {
  amount: number | null;
  /** Who wrote the newest mail, and its Message-ID. */
  sender: string;
  email_id: string;
  /** Catalogue id of who collected the last charge for the service. */
  collector?: string;
};

/** A finding, shown or not, and what was weighed. */
export type ScoredMails = { finding: MailFinding; features: MailFeatures };

type Options = { today: IsoDate; currency: string };

const mostEvidence = 12;
const last = <T>(items: T[]): T | undefined => items.at(-1);

/** The same for the same service in every mail and, for those of the catalogue, in statements. */
export const keyOf = ({ service_id, service_name }: MailEvent): string =>
  service_id ?? foldWords(service_name).join(' ');

/** Between the last two charges, where no mail says it. */
function billingOf(events: MailEvent[], charges: MailEvent[]): { billing: Billing; stated: boolean } {
  const stated = events.findLast(({ billing_cycle }) => billing_cycle !== undefined);
  if (stated?.billing_cycle)
    return {
      billing: { billing_cycle: stated.billing_cycle, billing_interval: stated.billing_interval ?? 1 },
      stated: true,
    };
  const [before, latest] = [...new Set(charges.map(({ date }) => date))].slice(-2);
  const seen = before && latest ? cycleBetween(before, latest) : undefined;
  const service = findServiceById(events[0]?.service_id ?? '');
  const { amount, currency } = last(charges) ?? {};
  const paid = service && amount !== undefined && currency ? estimatePaidSpan(service, amount, currency) : undefined;
  const usual = paid === 'year' && service?.cycles?.includes('yearly') ? 'yearly' : (service?.cycles?.[0] ?? 'monthly');
  return { billing: seen ?? { billing_cycle: usual, billing_interval: 1 }, stated: seen !== undefined };
}

/** Every price with the day it began: charges as they came, announced changes on their day. */
function pricesOf(events: MailEvent[]): PriceChange[] {
  const prices = events
    .filter(({ kind }) => kind !== 'refund' && kind !== 'gift')
    .flatMap(({ amount, currency, old_amount, date, effective_on, kind, next_date }) => [
      ...(old_amount !== undefined && currency ? [{ date, amount: old_amount, currency }] : []),
      ...(amount !== undefined && currency
        ? [{ date: effective_on ?? (kind.startsWith('trial') ? next_date : undefined) ?? date, amount, currency }]
        : []),
    ])
    .sort((a, b) => a.date.localeCompare(b.date));
  return prices.filter(
    (price, at) => price.amount !== prices[at - 1]?.amount || price.currency !== prices[at - 1]?.currency,
  );
}

/** One payment may be told twice: by the service, and by whoever collects for it. */
const maxDaysApart = 3;

/** Charges, each payment once. */
function paymentsIn(charges: MailEvent[]): MailEvent[] {
  const payments: MailEvent[] = [];
  for (const event of charges) {
    const isReported = payments.some(
      ({ date, amount, reseller }) =>
        amount === event.amount &&
        reseller !== event.reseller &&
        Math.abs(daysBetween(date, event.date)) <= maxDaysApart,
    );
    if (!isReported) payments.push(event);
  }
  return payments;
}

const collectorIds = new Map(resellers.map(({ id, name }) => [name, id]));
const collectorOf = (charge: MailEvent | undefined) => {
  const collector = collectorIds.get(charge?.reseller ?? '');
  return collector && { collector };
};

/** The price in force today; one that is only announced counts where no other is known. */
const currentPrice = (prices: PriceChange[], today: IsoDate) =>
  prices.findLast(({ date }) => date <= today) ?? prices[0];

function statusOf(events: MailEvent[], charges: MailEvent[], billing: Billing, today: IsoDate): LifecycleStatus {
  const newest = last(events) as MailEvent;
  const from = [newest.date, newest.next_date ?? ''].sort().at(-1) as IsoDate;
  const silence = daysBetween(from, today) / getCycleDays(billing);
  // Silence says something only of a service that used to write at every charge.
  if (charges.length >= 2 && silence > 3) return 'stopped';
  if (silence > 1.5) return 'late';
  return charges.length >= 2 ? 'active' : 'early';
}

/** Below, no words of a mail state a charge: it is shown because of who sent it. */
const leastStated = 0.5;

function reasonsOf(
  events: MailEvent[],
  charges: MailEvent[],
  status: LifecycleStatus,
  cycleStated: boolean,
  prices: PriceChange[],
): ReasonCode[] {
  const newest = last(events) as MailEvent;
  const reasons: [ReasonCode, boolean][] = [
    ['known_service', newest.service_id !== undefined],
    ['known_sender', newest.known_sender],
    ['receipt', charges.length > 0],
    ['recurring_words', events.some(({ billing_cycle, next_date }) => billing_cycle ?? next_date)],
    ['several_charges', charges.length > 1],
    ['same_amount', charges.length > 1 && prices.length === 1],
    ['price_steps', prices.length > 1],
    ['unknown_merchant', newest.service_id === undefined],
    ['single_charge', charges.length === 1 && newest.service_id === undefined],
    ['overdue', status === 'late'],
    ['cycle_assumed', !cycleStated],
    ['currency_assumed', events.every(({ currency }) => currency === undefined)],
    ['trial', newest.kind.startsWith('trial')],
    ['payment_failed', newest.kind === 'payment_failed'],
    ['charge_not_stated', events.every(({ probability = 1 }) => probability < leastStated)],
  ];
  return reasons.filter(([, holds]) => holds).map(([code]) => code);
}

/**
 * One service's mails as a finding.
 * @param events its events in the order in which they were sent, the newest of them not a cancellation; at least one
 * @param options.currency the reader's own, taken where no mail names one
 */
export function presentFinding(events: MailEvent[], { today, currency }: Options): ScoredMails {
  const newest = last(events) as MailEvent;
  const charges = events.filter(({ kind }) => kind === 'charge');
  const payments = paymentsIn(charges);
  const { billing, stated } = billingOf(events, payments);
  const prices = pricesOf(events);
  const price = currentPrice(prices, today);
  const status = statusOf(events, payments, billing, today);
  // What is only announced is no step yet.
  const begun = prices.filter(({ date }) => date <= today);
  const reasons = reasonsOf(events, payments, status, stated, begun);
  // However often a payment is tried again or a price is named, it stays one that was not made.
  const isRepeated = reasons.includes('payment_failed') || reasons.includes('charge_not_stated');
  const features = extractMailFeatures(events, reasons, isRepeated ? 1 : events.length);
  const anchor = events.findLast(({ next_date }) => next_date)?.next_date;
  const charged = last(charges)?.date;
  const finding: MailFinding = {
    ...(newest.service_id && { service_id: newest.service_id }),
    service_name: newest.service_name,
    fingerprint: keyOf(newest),
    merchant: newest.service_name,
    amount: price?.amount ?? null,
    currency: price?.currency ?? currency,
    ...billing,
    category: newest.category,
    ...(anchor && { next_payment_date: nextPaymentDate(anchor, billing, today) }),
    // The day of a charge is no next day, not even today.
    ...(!anchor &&
      charged && {
        next_payment_date: nextPaymentDate(charged, billing, charged >= today ? addDays(charged, 1) : today),
      }),
    ...scoreFeatures(mailModel, features),
    status,
    evidence: events
      .slice(-mostEvidence)
      .reverse()
      .map((event) => ({
        source: 'mail',
        date: event.date,
        text: event.evidence,
        // An amount says that it was paid.
        ...(payments.includes(event) && { amount: event.amount, currency: event.currency }),
      })),
    reasons,
    price_history: prices,
    charges: charges.flatMap(({ date, amount, charged_total, currency: paidIn, evidence }) =>
      amount !== undefined && paidIn
        ? [{ date, amount: charged_total ?? amount, currency: paidIn, text: evidence }]
        : [],
    ),
    sender: newest.sender,
    email_id: newest.message_id,
    ...collectorOf(last(charges)),
  };
  return { finding, features };
}
