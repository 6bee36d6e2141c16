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

export const subscriptionInfoSchema = z.object({
  tier: tierSchema,
  can_add_more: z.boolean(),
  current_subscriptions: z.int(),
  max_subscriptions: z.int().nullable(),
  features: featuresSchema,
});
export type SubscriptionInfo = z.infer<typeof subscriptionInfoSchema>;
