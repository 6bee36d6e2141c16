/** Root keys of the cache, so that a feature can invalidate another's data without importing it. */
export const queryKeys = {
  me: ['me'],
  providers: ['providers'],
  account: ['account'],
  apiKeys: ['api-keys'],
  subscriptions: ['subscriptions'],
  plan: ['plan'],
  detections: ['detections'],
  mailbox: ['mailbox'],
  assistant: ['assistant'],
  family: ['family'],
  invitation: ['invitation'],
  reminders: ['reminders'],
  imports: ['imports'],
  webhooks: ['webhooks'],
  calendarFeeds: ['calendar-feeds'],
} as const;
