import { currencyDecimals, type PackageId, packageIdSchema } from '@kumbara/shared';
import { z } from 'zod';
import type { HostedSession, MonthlyPrice, PaidSubscription, PaymentEvent } from './payment-provider.ts';

/** Stripe's answers, with the fields that are read. An id may be expanded to its object. */
const reference = z.union([z.string(), z.object({ id: z.string() })]).transform((value) => idOf(value));
const idOf = (value: string | { id: string }) => (typeof value === 'string' ? value : value.id);
const seconds = z.number().transform((value) => new Date(value * 1000));

export const sessionShape = z
  .object({
    id: z.string(),
    url: z.string().nullish(),
    status: z.enum(['open', 'complete', 'expired']),
    payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  })
  .transform(({ url, ...rest }): HostedSession => ({ ...rest, url: url ?? undefined }));

export const subscriptionShape = z.object({
  id: z.string(),
  status: z.string(),
  created: seconds,
  cancel_at_period_end: z.boolean().default(false),
  cancel_at: seconds.nullish(),
  metadata: z.record(z.string(), z.string()).default({}),
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          current_period_start: seconds,
          current_period_end: seconds,
          price: z.object({ id: z.string(), product: reference }),
        }),
      )
      .min(1),
  }),
});
export type StripeSubscription = z.output<typeof subscriptionShape>;

export const openInvoiceShape = z.object({ created: seconds });
export const disputeShape = z.object({ status: z.string(), charge: reference, created: seconds });
export const customerShape = z.object({ deleted: z.boolean().default(false) });
export const chargeShape = z.object({ customer: reference.nullish() });

/** Currencies for which only Stripe counts hundredths (docs.stripe.com/currencies, special cases). */
const hundredths = ['ISK', 'UGX'];

/** One that is paid every month and costs the same for everybody; of any other it cannot be said what a month costs. */
export const monthlyPriceShape = z
  .object({
    currency: z.string().toUpperCase(),
    unit_amount: z.int(),
    recurring: z.object({ interval: z.literal('month'), interval_count: z.literal(1) }),
  })
  .transform(({ currency, unit_amount }): MonthlyPrice => {
    const decimals = hundredths.includes(currency) ? 2 : currencyDecimals(currency);
    return { amount: unit_amount / 10 ** decimals, currency };
  });

const anything = z.unknown().optional();
const eventShape = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  // Only the fields that are read: some objects have a hundred.
  data: z.object({
    object: z.object({
      object: anything,
      id: anything,
      customer: anything,
      status: anything,
      charge: anything,
      created: anything,
    }),
  }),
});

/** Of inline prices: one product per package, under an id of our own, so that any price of it names the package. */
export const productIds: Record<PackageId, string> = {
  premium_monthly: 'kumbara_premium_monthly',
  pro_monthly: 'kumbara_pro_monthly',
};

/** Finds the package by price, else by product, else by our metadata, because an operator may change the prices. */
export function packageOf(subscription: StripeSubscription, priceIds: Partial<Record<PackageId, string>>) {
  const { price } = subscription.items.data[0] ?? {};
  const found = packageIdSchema.options.find((id) => priceIds[id] === price?.id || productIds[id] === price?.product);
  return found ?? packageIdSchema.safeParse(subscription.metadata.package_id).data;
}

const statuses: Record<string, PaidSubscription['status']> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

export function asSubscription(
  read: StripeSubscription,
  package_id: PackageId | undefined,
  unpaid_since: Date | undefined,
): PaidSubscription {
  const period_ends_at = read.items.data[0]?.current_period_end ?? read.created;
  return {
    id: read.id,
    package_id,
    status: statuses[read.status] ?? 'stalled',
    created_at: read.created,
    period_ends_at,
    ends_at: read.cancel_at ?? (read.cancel_at_period_end ? period_ends_at : undefined),
    unpaid_since,
  };
}

/** Undefined for an event of unknown shape, which is answered like a forged one. */
export function asEvent(read: unknown): PaymentEvent | undefined {
  const parsed = eventShape.safeParse(read);
  if (!parsed.success) return undefined;
  const { id, type, data } = parsed.data;
  const { object } = data;
  const customer = object.object === 'customer' ? object.id : object.customer;
  const dispute = type === 'charge.dispute.closed' ? disputeShape.safeParse(object).data : undefined;
  return {
    id,
    type,
    customer_id: reference.safeParse(customer).data,
    lost_dispute: dispute?.status === 'lost' ? { charge_id: dispute.charge, opened_at: dispute.created } : undefined,
  };
}
