import type { Feature, Features, Tier } from './plan-schema.ts';

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

/** Limits and features of each plan, the smallest first. `max_subscriptions` counts active ones; null means unlimited. */
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
  (Object.keys(plans) as Tier[]).find((tier) => plans[tier].features[feature]) ?? 'pro';
