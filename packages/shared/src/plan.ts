import { z } from 'zod';

export const tierSchema = z.enum(['free', 'premium', 'pro']);
export type Tier = z.infer<typeof tierSchema>;

export const featuresSchema = z.object({
  ai: z.boolean(),
  unused: z.boolean(),
  savings: z.boolean(),
  priority_support: z.boolean(),
  export: z.boolean(),
  family: z.boolean(),
  analytics: z.boolean(),
  api: z.boolean(),
  integrations: z.boolean(),
});
export type Features = z.infer<typeof featuresSchema>;
export type Feature = keyof Features;

const premium = { ai: true, unused: true, savings: true, priority_support: true };
const none = {
  ai: false,
  unused: false,
  savings: false,
  priority_support: false,
  export: false,
  family: false,
  analytics: false,
  api: false,
  integrations: false,
};

/** What each plan holds: how many active subscriptions (null: unlimited) and which features. */
export const plans: Record<Tier, { max_subscriptions: number | null; features: Features }> = {
  free: { max_subscriptions: 3, features: none },
  premium: { max_subscriptions: null, features: { ...none, ...premium } },
  pro: {
    max_subscriptions: null,
    features: { ...premium, export: true, family: true, analytics: true, api: true, integrations: true },
  },
};

/** The least plan that holds a feature. */
export const planWith = (feature: Feature): Tier =>
  tierSchema.options.find((tier) => plans[tier].features[feature]) ?? 'pro';

export const subscriptionInfoSchema = z.object({
  tier: tierSchema,
  can_add_more: z.boolean(),
  current_subscriptions: z.int(),
  max_subscriptions: z.int().nullable(),
  features: featuresSchema,
});
export type SubscriptionInfo = z.infer<typeof subscriptionInfoSchema>;
