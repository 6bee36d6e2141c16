import type { CustomTypeOptions, ParseKeys } from 'i18next';

/** One file of texts in each language, named for the feature or screen that reads it. */
export type Namespace = keyof CustomTypeOptions['resources'];

/** A key with its namespace, as `auth:login`. */
export type TextKey = Extract<ParseKeys, `${Namespace}:${string}`>;

export const namespaces = [
  'common',
  'account',
  'advice',
  'analytics',
  'api-keys',
  'assistant',
  'auth',
  'billing',
  'calendar',
  'calendar-feed',
  'details',
  'detection',
  'family',
  'imports',
  'landing',
  'letters',
  'mailbox',
  'mcp',
  'plans',
  'reminders',
  'reports',
  'security',
  'savings',
  'statements',
  'subscriptions',
  'support',
  'unused',
  'webhooks',
] as const satisfies Namespace[];
