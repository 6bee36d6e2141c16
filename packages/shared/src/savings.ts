import { z } from 'zod';
import { billingCycleSchema } from './billing-schema.ts';
import { amountByCurrencySchema, chargeSchema } from './subscription.ts';

/** Amounts are the user's share and never added across currencies. */
export const savingsEntrySchema = z.object({
  id: z.uuid(),
  /** Null once the subscription is deleted: what was verified by then stays. */
  subscription_id: z.uuid().nullable(),
  name: z.string(),
  currency: z.string(),
  billing_cycle: billingCycleSchema,
  billing_interval: z.int(),
  cancelled_on: z.iso.date(),
  ends_on: z.iso.date().nullable(),
  reactivated_on: z.iso.date().nullable(),
  /** The promise: what the next cycle would cost. */
  per_cycle: z.number(),
  /** The next day on which it would have been paid; null for one that saves nothing more. */
  next_due: z.iso.date().nullable(),
  /** What the due days that passed would have cost. */
  promised: z.number(),
  /** The part of it on whose days a document shows no charge. */
  verified: z.number(),
  /** Due days that passed, and those of them that are verified. */
  cycles: z.object({ passed: z.int(), verified: z.int() }),
  /** The whole amounts charged after the end, in the currencies they were charged in. */
  lost: amountByCurrencySchema,
});
export type SavingsEntry = z.infer<typeof savingsEntrySchema>;

/** What came of a charge after the end: the money is back, or the matter is closed without it. */
export const settlementSchema = z.enum(['refunded', 'settled']);
export type Settlement = z.infer<typeof settlementSchema>;
/** Null opens it again. */
export const settlementInputSchema = z.object({ settlement: settlementSchema.nullable() });

/** A charge after the end of its subscription. */
export const lateChargeSchema = z.object({
  subscription_id: z.uuid(),
  name: z.string(),
  /** The day it was cancelled, and the last day of use where that is known. */
  cancelled_on: z.iso.date(),
  ends_on: z.iso.date().nullable(),
  charge: chargeSchema,
  /** Null while it is open. */
  settlement: settlementSchema.nullable(),
});
export type LateCharge = z.infer<typeof lateChargeSchema>;

/** A user with more to settle sees the others as these are settled. */
export const maxLateCharges = 50;

const savingsSumsSchema = z.object({
  promised: amountByCurrencySchema,
  verified: amountByCurrencySchema,
  lost: amountByCurrencySchema,
});

export const savingsSchema = z.object({
  /** Newest first. */
  entries: savingsEntrySchema.array(),
  totals: savingsSumsSchema.extend({
    /** The part of what was lost that came back. */
    refunded: amountByCurrencySchema,
    /** What the subscriptions that are ended now would cost in an average year. */
    promised_per_year: amountByCurrencySchema,
  }),
  /** The newest of them, those that are open first. */
  late_charges: lateChargeSchema.array().max(maxLateCharges),
  /** How many there are. */
  late_charge_count: z.int(),
  /** Sums from the beginning to the end of each month, oldest first, up to the current one. */
  months: savingsSumsSchema.extend({ month: z.string().regex(/^\d{4}-\d{2}$/) }).array(),
});
export type Savings = z.infer<typeof savingsSchema>;

/** What a plan without savings is told: how much there would be to follow. */
export const savingsInvitationSchema = z.object({
  ended_subscriptions: z.int(),
  promised_per_year: amountByCurrencySchema,
});
export type SavingsInvitation = z.infer<typeof savingsInvitationSchema>;
