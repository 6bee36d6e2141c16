import { z } from 'zod';
import { type Tier, tierSchema } from './plan-schema.ts';

export const packageIdSchema = z.enum(['premium_monthly', 'pro_monthly']);
export type PackageId = z.infer<typeof packageIdSchema>;

export type PlanPackage = {
  package_id: PackageId;
  tier: Exclude<Tier, 'free'>;
  name: string;
  amount: number;
  currency: string;
  interval: 'month';
};

/**
 * Default plans and prices. Amounts are in units of the currency (4.99), not in cents. An operator can override the
 * prices.
 */
export const planPackages: Record<PackageId, PlanPackage> = {
  premium_monthly: {
    package_id: 'premium_monthly',
    tier: 'premium',
    name: 'Premium',
    amount: 4.99,
    currency: 'USD',
    interval: 'month',
  },
  pro_monthly: {
    package_id: 'pro_monthly',
    tier: 'pro',
    name: 'Pro',
    amount: 9.99,
    currency: 'USD',
    interval: 'month',
  },
};

/** Days for which a plan stays active while its renewal is unpaid. */
export const graceDays = 14;

export const planPackageSchema = z.object({
  package_id: packageIdSchema,
  tier: tierSchema,
  name: z.string(),
  amount: z.number(),
  currency: z.string(),
  interval: z.literal('month'),
  /** False if the operator has not set up payments. */
  available: z.boolean(),
  /** True if payments go to the local provider emulator: no money is charged. */
  sandbox: z.boolean(),
});
export type OfferedPackage = z.infer<typeof planPackageSchema>;

/** Origin of the page to return to; absent means the canonical origin. */
const originUrl = z.string().max(200).optional();

export const checkoutInputSchema = z.object({
  package_id: packageIdSchema,
  origin_url: originUrl,
  /** The user confirmed that the current plan changes to this one at once. Otherwise a current plan is left unchanged. */
  change: z.boolean().optional(),
});
export type CheckoutInput = z.infer<typeof checkoutInputSchema>;

/** Page to open next, at the payment provider or in the app. */
export const checkoutSchema = z.object({
  url: z.url(),
  session_id: z.string(),
  /** True if the existing plan was changed without a payment; `url` is then a page of the app. */
  changed: z.boolean(),
});
export type Checkout = z.infer<typeof checkoutSchema>;

export const paymentStatusSchema = z.object({
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  status: z.enum(['open', 'complete', 'expired']),
});
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

export const portalInputSchema = z.object({ origin_url: originUrl });
export const portalSchema = z.object({ url: z.url() });
export type Portal = z.infer<typeof portalSchema>;

/** The user's paid plan, as last read from the payment provider. */
export const paidPlanSchema = z.object({
  /** The paid plan; null for users who pay for none. */
  package_id: packageIdSchema.nullable(),
  /** `past_due`: the renewal could not be collected; the plan is held until `grace_ends_at`. */
  status: z.enum(['none', 'active', 'past_due']),
  /** Time of the next charge; null if the plan is cancelled. */
  renews_at: z.iso.datetime().nullable(),
  /** Cancelled, and held until then. */
  ends_at: z.iso.datetime().nullable(),
  grace_ends_at: z.iso.datetime().nullable(),
  /** Further plans that are charged beside this one: bought in two windows at the same moment. They should be ended. */
  also_charged: z.int(),
  /** There are invoices and a card to look at: the portal opens. */
  can_manage: z.boolean(),
});
export type PaidPlan = z.infer<typeof paidPlanSchema>;
