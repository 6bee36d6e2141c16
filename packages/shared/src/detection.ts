import { z } from 'zod';
import { billingCycleSchema, billingIntervalSchema } from './billing-schema.ts';
import { currencySchema } from './currency-schema.ts';
import { isoDateSchema } from './date-schema.ts';
import { thingNameSchema } from './name-schema.ts';
import { amountSchema, categorySchema, evidenceSourceSchema, priceChangeSchema } from './subscription.ts';

export const confidenceSchema = z.enum(['high', 'medium']);
export type Confidence = z.infer<typeof confidenceSchema>;

/** Why a finding is believed or doubted. Codes on the wire, words on the page. */
export const reasonCodes = [
  // for
  'known_service',
  'known_sender',
  'several_charges',
  'regular_interval',
  'same_amount',
  'price_steps',
  'foreign_price_constant',
  'recurring_words',
  'receipt',
  'several_sources',
  // against
  'single_charge',
  'unknown_merchant',
  'irregular_interval',
  'varying_amount',
  'missed_charge',
  'overdue',
  'not_read_since',
  'payment_failed',
  'charge_not_stated',
  'statement_not_reconciled',
  'reseller',
  // worth knowing
  'currency_assumed',
  'day_assumed',
  'cycle_assumed',
  'trial',
  'price_changed_since_dismissed',
  'cycle_changed_since_dismissed',
] as const;
export const reasonCodeSchema = z.enum(reasonCodes);
export type ReasonCode = z.infer<typeof reasonCodeSchema>;

export const evidenceSchema = z.object({
  source: evidenceSourceSchema,
  date: isoDateSchema,
  /** A literal piece of the document, at most 200 characters; empty where only day and amount of a line were kept. */
  text: z.string().max(200),
  amount: z.number().optional(),
  currency: z.string().optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const billingSchema = z.object({ billing_cycle: billingCycleSchema, billing_interval: z.int() });
/** Where documents say otherwise than a subscription on the list; `to` is what they say. */
export const detectionChangeSchema = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('amount'),
    from: z.number(),
    to: z.number(),
    currency: z.string(),
    /** The first day of the new price; ahead where it is only announced. */
    on: z.iso.date().optional(),
  }),
  z.object({ field: z.literal('billing'), from: billingSchema, to: billingSchema }),
  z.object({ field: z.literal('next_payment_date'), from: z.iso.date(), to: z.iso.date() }),
  z.object({ field: z.literal('trial_ends_on'), from: z.iso.date().nullable(), to: z.iso.date() }),
]);
export type DetectionChange = z.infer<typeof detectionChangeSchema>;

const matchedSchema = { name: z.string(), amount: z.number().nullable(), currency: z.string() };
/**
 * What may be the same subscription in another currency: one the user has, or another finding. Nothing printed proves it,
 * so the user is asked. Importing a finding whose match is a subscription links the two, unless `is_separate` is sent.
 */
export const possibleMatchSchema = z.union([
  z.object({ subscription_id: z.uuid(), ...matchedSchema }),
  z.object({ detection_id: z.uuid(), ...matchedSchema }),
]);
export type PossibleMatch = z.infer<typeof possibleMatchSchema>;

/** A subscription that was found in mail or in a statement and is not decided yet. */
export const detectedSubscriptionSchema = z.object({
  detection_id: z.uuid(),
  service_name: z.string(),
  /** Null where the documents name no price; importing then needs one. */
  amount: z.number().nullable(),
  currency: z.string(),
  billing_cycle: billingCycleSchema,
  billing_interval: z.int(),
  category: categorySchema,
  next_payment_date: z.iso.date().optional(),
  /** Who sent the mail, or what the statement calls the merchant. */
  sender: z.string(),
  /** Message-ID of the mail; empty for statements. */
  email_id: z.string(),
  confidence: confidenceSchema,
  evidence: evidenceSchema.array(),
  reasons: reasonCodeSchema.array(),
  price_history: priceChangeSchema.array(),
  already_tracked: z.uuid().optional(),
  possible_match: possibleMatchSchema.optional(),
  /** What would be new for the subscription that it already is. */
  changes: detectionChangeSchema.array().optional(),
  /**
   * It is that subscription by the user's own word, and its documents moved since: importing takes their price and
   * cycle over, linking or dismissing keeps the user's.
   */
  asks_again: z.literal(true).optional(),
});
export type DetectedSubscription = z.infer<typeof detectedSubscriptionSchema>;

/**
 * What the page sends to import a finding: the item itself, perhaps corrected by the user.
 * It is input like any other; evidence and history are taken from the stored detection, never from here.
 */
export const importDetectionSchema = z.object({
  detection_id: z.uuid(),
  service_name: thingNameSchema.optional(),
  amount: amountSchema.nullish(),
  currency: currencySchema.optional(),
  billing_cycle: billingCycleSchema.optional(),
  billing_interval: billingIntervalSchema.optional(),
  category: categorySchema.optional(),
  next_payment_date: isoDateSchema.optional(),
  /** It is another subscription than its possible match. */
  is_separate: z.literal(true).optional(),
});
export type ImportDetection = z.infer<typeof importDetectionSchema>;

export const linkDetectionSchema = z.object({ subscription_id: z.uuid() });
