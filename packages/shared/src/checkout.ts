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
 * What can be bought. Prices are in the currency itself, not in its cents; an operator's own prices stand in their
 * place.
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

/** How long a plan is still held while its renewal is not paid. */
export const graceDays = 14;

export const planPackageSchema = z.object({
  package_id: packageIdSchema,
  tier: tierSchema,
  name: z.string(),
  amount: z.number(),
  currency: z.string(),
  interval: z.literal('month'),
  /** Whether it can be bought here; without it the operator has set up no payment. */
  available: z.boolean(),
  /** It is the local sandbox that plays the payment, and no money moves. */
  sandbox: z.boolean(),
});
export type OfferedPackage = z.infer<typeof planPackageSchema>;

/** The origin that people come back to; absent means the canonical one. */
const originUrl = z.string().max(200).optional();

export const checkoutInputSchema = z.object({
  package_id: packageIdSchema,
  origin_url: originUrl,
  /** Whoever asks knows that a running plan becomes this one at once. Without it nothing that runs is changed. */
  change: z.boolean().optional(),
});
export type CheckoutInput = z.infer<typeof checkoutInputSchema>;

/** Where the browser goes next. */
export const checkoutSchema = z.object({
  url: z.url(),
  session_id: z.string(),
  /** The running subscription was changed to the other plan; there is nothing to pay now, and `url` is our own page. */
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

/** The plan that somebody pays for, as it was last read from the payment provider. */
export const paidPlanSchema = z.object({
  /** What is paid for and held; null without a plan of one's own. */
  package_id: packageIdSchema.nullable(),
  /** `past_due`: the renewal could not be collected; the plan is held until `grace_ends_at`. */
  status: z.enum(['none', 'active', 'past_due']),
  /** When it is charged next; null where it ends. */
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
