import { z } from 'zod';
import { billingCycleSchema, billingIntervalSchema } from './billing-schema.ts';
import { currencySchema } from './currency-schema.ts';
import { isoDateSchema } from './date-schema.ts';
import { thingNameSchema } from './name-schema.ts';
import { reasonKinds } from './reason-kinds.ts';
import { amountSchema, categorySchema, evidenceSourceSchema, priceChangeSchema } from './subscription.ts';

export const confidenceSchema = z.enum(['high', 'medium']);
export type Confidence = z.infer<typeof confidenceSchema>;

export const reasonCodes = Object.keys(reasonKinds) as (keyof typeof reasonKinds)[];
export const reasonCodeSchema = z.enum(reasonCodes);
export type ReasonCode = z.infer<typeof reasonCodeSchema>;

export const evidenceSchema = z.object({
  source: evidenceSourceSchema,
  date: isoDateSchema,
  /** Quotation from the document, at most 200 characters; empty if only the day and the amount of a line were stored. */
  text: z.string().max(200),
  amount: z.number().optional(),
  currency: z.string().optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const billingSchema = z.object({ billing_cycle: billingCycleSchema, billing_interval: z.int() });
/** A difference between a stored subscription (`from`) and its documents (`to`). */
export const detectionChangeSchema = z.discriminatedUnion('field', [
  z.object({
    field: z.literal('amount'),
    from: z.number(),
    to: z.number(),
    currency: z.string(),
    /** First day of the new price; in the future if it is only announced. */
    on: z.iso.date().optional(),
  }),
  z.object({ field: z.literal('billing'), from: billingSchema, to: billingSchema }),
  z.object({ field: z.literal('next_payment_date'), from: z.iso.date(), to: z.iso.date() }),
  z.object({ field: z.literal('trial_ends_on'), from: z.iso.date().nullable(), to: z.iso.date() }),
]);
export type DetectionChange = z.infer<typeof detectionChangeSchema>;

const matchedSchema = { name: z.string(), amount: z.number().nullable(), currency: z.string() };
/**
 * A stored subscription or another finding that may be the same subscription in another currency. No document proves
 * it, so the user is asked. Importing a finding that matches a subscription links the two, unless `is_separate` is sent.
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
  /** Null if the documents contain no price; the import then requires one. */
  amount: z.number().nullable(),
  currency: z.string(),
  billing_cycle: billingCycleSchema,
  billing_interval: z.int(),
  category: categorySchema,
  next_payment_date: z.iso.date().optional(),
  /** Sender of the mail, or the merchant as printed on the statement. */
  sender: z.string(),
  /** Message-ID of the mail; empty for statements. */
  email_id: z.string(),
  /** Of being a subscription, whether or not it still runs. */
  confidence: confidenceSchema,
  /** The day of the last payment or mail that shows it. */
  last_seen: z.iso.date(),
  /** True if documents cover the time since, as far as its next payment should have shown. */
  covered_since: z.boolean(),
  evidence: evidenceSchema.array(),
  reasons: reasonCodeSchema.array(),
  price_history: priceChangeSchema.array(),
  already_tracked: z.uuid().optional(),
  possible_match: possibleMatchSchema.optional(),
  /** Changes to the subscription in `already_tracked`. */
  changes: detectionChangeSchema.array().optional(),
  /**
   * The user linked the finding to that subscription, and newer documents differ: importing takes over their price and
   * cycle, linking or dismissing keeps the user's.
   */
  asks_again: z.literal(true).optional(),
});
export type DetectedSubscription = z.infer<typeof detectedSubscriptionSchema>;

/**
 * Input to import a finding, with the user's corrections. Evidence and price history are taken from the stored
 * detection.
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
  /** The user states that the finding and its possible match are two subscriptions. */
  is_separate: z.literal(true).optional(),
});
export type ImportDetection = z.infer<typeof importDetectionSchema>;

export const linkDetectionSchema = z.object({ subscription_id: z.uuid() });
