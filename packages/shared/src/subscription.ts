import { z } from 'zod';
import { billingCycleSchema, billingIntervalSchema } from './billing-schema.ts';
import { categories } from './category.ts';
import { currencyDecimals, isCurrency } from './currency.ts';
import { currencySchema } from './currency-schema.ts';
import { isoDateSchema } from './date-schema.ts';
import { normalizeName } from './name.ts';
import { thingNameSchema } from './name-schema.ts';

export const categorySchema = z.enum(categories);

export const subscriptionStatusSchema = z.enum(['active', 'cancelled']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** Maximum amount. With two decimals it has 15 significant digits, which a JSON number holds exactly. */
export const maxAmount = 1_000_000_000;
export const amountSchema = z.number().positive().max(maxAmount);

/** My part of a shared price: one of four is `{ parts: 4, mine: 1 }`. */
export const shareSchema = z
  .object({ parts: z.int().min(2).max(100), mine: z.int().min(1).max(100) })
  .refine(({ parts, mine }) => mine <= parts, { path: ['mine'] });

export const priceChangeSchema = z.object({
  /** The first day at this price, as far as known. */
  date: z.iso.date(),
  amount: z.number(),
  currency: z.string(),
});
export type PriceChange = z.infer<typeof priceChangeSchema>;

const hasUserPart = (address: string) => {
  const { username, password } = URL.canParse(address) ? new URL(address) : {};
  return Boolean(username || password);
};
/** Without a user part: `https://bank.example@evil.example` names one host and opens another. */
const webAddressSchema = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((address) => !hasUserPart(address), { params: { issue: 'invalid_url' } });

const fields = z.object({
  name: thingNameSchema,
  amount: amountSchema,
  currency: currencySchema,
  billing_cycle: billingCycleSchema,
  /** Absent in a new subscription means 1. */
  billing_interval: billingIntervalSchema.optional(),
  /** The anchor of all payment days. */
  next_payment_date: isoDateSchema,
  category: categorySchema,
  notes: z.string().trim().max(1000).nullish(),
  url: webAddressSchema.nullish(),
  payment_method: z.string().overwrite(normalizeName).max(60).nullish(),
  started_on: isoDateSchema.nullish(),
  trial_ends_on: isoDateSchema.nullish(),
  price_after_trial: amountSchema.nullish(),
  commitment_ends_on: isoDateSchema.nullish(),
  notice_days: z.int().min(0).max(365).nullish(),
  share: shareSchema.nullish(),
  /** Days before a payment on which to remind; absent means the cycle's default. */
  reminder_days: z.array(z.int().min(0).max(365)).max(5).nullish(),
  /** True if the owner's family sees the subscription. Absent in a new subscription means false. */
  family_visible: z.boolean().optional(),
});

/** An amount may not be finer than its currency: 9.999 TRY or 9.5 JPY do not exist. */
const amountFitsCurrency = ({ amount, currency }: { amount?: number | null; currency?: string }) =>
  amount == null || currency === undefined || !isCurrency(currency) || hasDecimals(amount, currencyDecimals(currency));
const hasDecimals = (amount: number, decimals: number) => Number(amount.toFixed(decimals)) === amount;
const tooFine = { path: ['amount'], params: { issue: 'too_many_decimals' } };

/** Input of a new subscription. Without defaults, because zod would apply them in the patch as well. */
export const subscriptionInputSchema = fields.refine(amountFitsCurrency, tooFine);
export type SubscriptionInput = z.infer<typeof subscriptionInputSchema>;

/** PUT takes the whole input or any part of it. Absent means leave, null means clear. */
export const subscriptionPatchSchema = fields
  .extend({
    status: subscriptionStatusSchema,
    /** Of a cancelled one: the last day of use. */
    ends_on: isoDateSchema.nullish(),
  })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0)
  .refine(amountFitsCurrency, tooFine);
export type SubscriptionPatch = z.infer<typeof subscriptionPatchSchema>;

/**
 * The confirmation that a service sends after the user cancelled. `expected` within seven days, `confirmed` by the mail,
 * `missing` once a scan found none after them.
 */
const cancelConfirmationSchema = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['expected', 'missing']), date: z.iso.date() }),
  z.object({ state: z.literal('confirmed'), date: z.iso.date(), text: z.string() }),
]);

/** A subscription as the API shows it. */
export const subscriptionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  amount: z.number(),
  currency: z.string(),
  billing_cycle: billingCycleSchema,
  billing_interval: z.int(),
  /** Never past for an active subscription. */
  next_payment_date: z.iso.date(),
  category: categorySchema,
  notes: z.string().nullable(),
  url: z.string().nullable(),
  payment_method: z.string().nullable(),
  started_on: z.iso.date().nullable(),
  trial_ends_on: z.iso.date().nullable(),
  price_after_trial: z.number().nullable(),
  /** In the list only: prices for days ahead, oldest first, where there are any. */
  announced: priceChangeSchema.array().optional(),
  commitment_ends_on: z.iso.date().nullable(),
  notice_days: z.int().nullable(),
  share: z.object({ parts: z.int(), mine: z.int() }).nullable(),
  reminder_days: z.array(z.int()),
  family_visible: z.boolean(),
  status: subscriptionStatusSchema,
  /** The day it was cancelled, as far as known. */
  cancelled_on: z.iso.date().nullable(),
  /** A cancelled one that runs on until a day. */
  ends_on: z.iso.date().nullable(),
  /** The mail by which it was cancelled without being asked: when it came and what it says. It can be undone. */
  cancelled_by_mail: z.object({ date: z.iso.date(), text: z.string() }).nullable(),
  /** Of one that the user cancelled; `date` is the day of cancelling, or of the mail. */
  cancel_confirmation: cancelConfirmationSchema.nullable(),
  created_at: z.iso.datetime(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const evidenceSourceSchema = z.enum(['statement', 'mail', 'manual']);
export type EvidenceSource = z.infer<typeof evidenceSourceSchema>;

export const chargeSchema = z.object({
  id: z.uuid(),
  date: z.iso.date(),
  amount: z.number(),
  currency: z.string(),
  source: evidenceSourceSchema,
  /** A literal piece of the document. */
  text: z.string(),
});

export const amountByCurrencySchema = z.record(z.string(), z.number());

const convertedTotalsSchema = z.object({
  currency: z.string(),
  monthly: z.number(),
  yearly: z.number(),
  /** The day of the rates. */
  rate_date: z.iso.date(),
  rate_source: z.enum(['ecb', 'market']),
});
export type ConvertedTotals = z.infer<typeof convertedTotalsSchema>;

/** Cost of the active subscriptions, the user's own share only. Maps hold only currencies in use. */
export const statsSchema = z.object({
  total_monthly_cost: amountByCurrencySchema,
  total_yearly_cost: amountByCurrencySchema,
  /** Sum of the payments due in this calendar month. */
  due_this_month: amountByCurrencySchema,
  /** All totals in the user's currency. Absent with nothing active and where a rate is missing. */
  converted: convertedTotalsSchema.optional(),
  /** The currencies for which there is no rate, where `converted` is absent because of them. */
  currencies_without_rate: z.array(z.string()).optional(),
  active_subscriptions: z.int(),
  total_subscriptions: z.int(),
});
export type Stats = z.infer<typeof statsSchema>;

/** Steps to cancel a subscription billed by its service or through a reseller such as an app store. */
export const cancelGuideSchema = z.object({
  /** Name of the reseller that bills; absent if the service bills itself. */
  billed_by: z.string().optional(),
  url: z.url().optional(),
  /** easy: a few clicks; medium: a notice period, a form or a fee; hard: a call or a conversation. */
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** In order, in the language of the request. */
  steps: z.string().array(),
});
export type CancelGuide = z.infer<typeof cancelGuideSchema>;
