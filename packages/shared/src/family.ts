import { z } from 'zod';
import { billingCycleSchema } from './billing-schema.ts';
import { categorySchema } from './subscription.ts';
import { emailSchema } from './user.ts';

const amountByCurrencySchema = z.record(z.string(), z.number());
/** Cost of all visible subscriptions, each member's own share. Currencies are never added up. */
export const familyTotalsSchema = z.object({ monthly: amountByCurrencySchema, yearly: amountByCurrencySchema });
export type FamilyTotals = z.infer<typeof familyTotalsSchema>;

/** An active subscription as the family sees it: neither notes nor anything else that is not named here. */
export const familySubscriptionSchema = z.object({
  name: z.string(),
  amount: z.number(),
  currency: z.string(),
  billing_cycle: billingCycleSchema,
  billing_interval: z.int(),
  category: categorySchema,
  share: z.object({ parts: z.int(), mine: z.int() }).nullable(),
});
export type FamilySubscription = z.infer<typeof familySubscriptionSchema>;

const personSchema = z.object({ id: z.uuid(), name: z.string(), email: z.string() });

export const familyMemberSchema = personSchema.extend({
  role: z.enum(['owner', 'member']),
  totals: familyTotalsSchema,
  /** Subscriptions that the member shares with the family, sorted by name. */
  subscriptions: familySubscriptionSchema.array(),
});
export type FamilyMember = z.infer<typeof familyMemberSchema>;

export const familyInvitationSchema = z.object({ id: z.uuid(), email: z.string(), expires_at: z.iso.datetime() });
export type FamilyInvitation = z.infer<typeof familyInvitationSchema>;

export const familySchema = z.object({
  /** Whoever may invite, or has somebody in the family or invited, is its owner. */
  role: z.enum(['none', 'owner', 'member']),
  owner: personSchema.nullable(),
  /** False once the owner's plan holds no family any more: everybody is still in it, and nobody is shown anything. */
  active: z.boolean(),
  /** Owner first, then in the order they joined. */
  members: familyMemberSchema.array(),
  /** Open ones, for the owner only. */
  invitations: familyInvitationSchema.array(),
  /** Of all members together. */
  totals: familyTotalsSchema,
});
export type Family = z.infer<typeof familySchema>;

export const familyInviteSchema = z.object({ email: emailSchema });

/** The secret of an invitation's link. */
export const familyTokenSchema = z.object({ token: z.string().regex(/^[\w-]{20,200}$/) });

/** Invitation as the invited user sees it. */
export const familyOfferSchema = z.object({ owner: personSchema.omit({ id: true }), expires_at: z.iso.datetime() });
export type FamilyOffer = z.infer<typeof familyOfferSchema>;
