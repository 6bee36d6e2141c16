import { z } from 'zod';
import { evidenceSchema } from './detection.ts';
import { amountByCurrencySchema, chargeSchema, priceChangeSchema, subscriptionSchema } from './subscription.ts';

/** A payment that a document shows; a receipt and the charge it belongs to are one. */
export const documentedPaymentSchema = chargeSchema.extend({
  /** The price abroad, where the document prints it. */
  foreign: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** The due day that it pays; null for an extra payment, which pays none. */
  pays: z.iso.date().nullable(),
  /** True if the subscription had ended before. */
  after_end: z.boolean(),
});
export type DocumentedPayment = z.infer<typeof documentedPaymentSchema>;

/** Days that a document covers, both included. */
export const coveredSchema = z.object({
  source: z.enum(['statement', 'mail']),
  from: z.iso.date(),
  to: z.iso.date(),
});
export type Covered = z.infer<typeof coveredSchema>;

/**
 * - paid: a document shows the payment
 * - due: its day is today or ahead
 * - skipped: a document covers the day and shows no payment, and a later one was paid
 * - missing: a document covers the day and shows no payment, and none was paid since
 * - unknown: no document covers the day
 */
export const periodStateSchema = z.enum(['paid', 'due', 'skipped', 'missing', 'unknown']);
export type PeriodState = z.infer<typeof periodStateSchema>;

/** One payment of the timeline. */
export const periodSchema = z.object({
  /** The day it is or was due. */
  date: z.iso.date(),
  state: periodStateSchema,
  /** The whole price: what was paid, else what is expected. */
  amount: z.number(),
  currency: z.string(),
  /** The user's part of it. */
  mine: z.number(),
  /** Of a paid one. */
  charge_id: z.uuid().nullable(),
  /** Of a skipped or missing one: the document that covers the day. */
  document: coveredSchema.nullable(),
});
export type Period = z.infer<typeof periodSchema>;

/** A price that changed, and the cause as far as documents show it. */
export const priceMoveSchema = z.object({
  /** The first day of the new price. */
  date: z.iso.date(),
  before: z.number(),
  now: z.number(),
  /** Of both. With `vendor` and a price abroad, it is the currency of that price. */
  currency: z.string(),
  /** Change in percent with one decimal; negative for a lower price. */
  percent: z.number(),
  /** The service, or the exchange rate while the price abroad stood still; unknown where no document tells. */
  cause: z.enum(['vendor', 'exchange_rate', 'unknown']),
  /** With `exchange_rate`: the price abroad that stood still. */
  foreign: z.object({ amount: z.number(), currency: z.string() }).nullable(),
});
export type PriceMove = z.infer<typeof priceMoveSchema>;

/** A subscription with everything known about it. */
export const subscriptionDetailSchema = subscriptionSchema.extend({
  /** Today's price, the user's part: an average month and a year. */
  costs: z.object({ monthly: z.number(), yearly: z.number() }),
  /** The user's part of everything paid since `since`, by currency. */
  lifetime: z.object({
    total: amountByCurrencySchema,
    since: z.iso.date().nullable(),
    /** Payments that documents show. */
    documented: z.int(),
    /** Payments counted at the price of their day, because no document covers it. */
    assumed: z.int(),
  }),
  /** Oldest first, ending with the next three payments. */
  timeline: periodSchema.array(),
  /** Older periods that the timeline leaves out. */
  earlier_periods: z.int(),
  /** Oldest first; days ahead are announced. */
  price_history: z.array(priceChangeSchema),
  price_moves: priceMoveSchema.array(),
  /** Newest first. */
  charges: z.array(documentedPaymentSchema),
  /** What mails say beside payments, newest first. */
  quotes: evidenceSchema.array(),
  /** What the user said about months, newest first. */
  check_ins: z.array(z.object({ month: z.string(), used: z.boolean(), times: z.int().nullable() })),
  /** Days before a payment on which it is announced: its own, else the user's, else those of its billing cycle. */
  lead_days: z.array(z.int()),
});
export type SubscriptionDetail = z.infer<typeof subscriptionDetailSchema>;
