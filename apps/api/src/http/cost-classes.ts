/** A number of calls per time. `database` counters are exact across processes and survive a restart. */
export type Rate = { most: number; seconds: number; kept: 'memory' | 'database' };
/** What one user or one address may have: calls in progress at once, calls that wait for them, and calls per time. */
export type Share = { atOnce: number; waiting?: number; rates: readonly Rate[] };
/** Calls in progress at once in a process, and calls that wait for them; networks take turns. */
export type ProcessShare = { atOnce: number; waiting: number };
export type CostClass = { user?: Share; address: Share; process: ProcessShare };

const perMinute = (most: number): Rate => ({ most, seconds: 60, kept: 'memory' });
const stored = (most: number, seconds: number): Rate => ({ most, seconds, kept: 'database' });

/**
 * What calls cost, and the shares of it. A share of an address is wide, because a whole office or the customers of a
 * mobile network may have one; what is dear is narrow for each user. A waiting call holds neither a body nor a database
 * connection.
 */
export const costClasses = {
  /** Constant answers. */
  status: { address: { atOnce: 50, rates: [perMinute(6_000)] }, process: { atOnce: 200, waiting: 200 } },
  /** The description of the API, which is long. */
  document: { address: { atOnce: 4, waiting: 20, rates: [perMinute(120)] }, process: { atOnce: 20, waiting: 100 } },
  /** A few rows of the user's own. */
  read: {
    user: { atOnce: 20, waiting: 100, rates: [perMinute(1_200)] },
    address: { atOnce: 400, rates: [perMinute(24_000)] },
    process: { atOnce: 400, waiting: 400 },
  },
  /** A short transaction. */
  write: {
    user: { atOnce: 4, waiting: 50, rates: [perMinute(600)] },
    address: { atOnce: 200, rates: [perMinute(12_000)] },
    process: { atOnce: 200, waiting: 400 },
  },
  /** A list that may hold two thousand rows. */
  list: {
    user: { atOnce: 2, waiting: 60, rates: [perMinute(600)] },
    address: { atOnce: 200, rates: [perMinute(12_000)] },
    process: { atOnce: 100, waiting: 400 },
  },
  /** Work that grows with everything a user owns. Equal calls share one computation. */
  heavy: {
    user: { atOnce: 6, waiting: 60, rates: [perMinute(240)] },
    address: { atOnce: 60, rates: [perMinute(2_400)] },
    process: { atOnce: 60, waiting: 200 },
  },
  /** A message of a program, which may wait minutes for its person. A user has one computation at a time. */
  program: {
    user: { atOnce: 8, waiting: 40, rates: [perMinute(240)] },
    address: { atOnce: 80, rates: [perMinute(2_400)] },
    process: { atOnce: 400, waiting: 200 },
  },
  /** A calendar at its private address. The servers of a calendar provider read those of all its users. */
  feed: {
    address: { atOnce: 60, waiting: 200, rates: [perMinute(2_400)] },
    process: { atOnce: 60, waiting: 200 },
  },
  /** All data of a user in memory. */
  export: {
    user: { atOnce: 1, waiting: 4, rates: [stored(10, 3_600)] },
    address: { atOnce: 2, waiting: 20, rates: [perMinute(60)] },
    process: { atOnce: 8, waiting: 50 },
  },
  /** A file that is read and sent page by page. A slow client holds its slots. */
  download: {
    user: { atOnce: 2, waiting: 4, rates: [stored(60, 3_600)] },
    address: { atOnce: 20, waiting: 20, rates: [perMinute(240)] },
    process: { atOnce: 40, waiting: 50 },
  },
  /**
   * A password hash, a quarter of a second of one thread. The process lets few calls at once to the hash, so that the
   * turns of networks decide who waits. Wrong passwords are counted in `lib/wrong-passwords.ts`.
   */
  password: {
    user: { atOnce: 2, waiting: 10, rates: [perMinute(60)] },
    address: { atOnce: 2, waiting: 60, rates: [perMinute(240)] },
    process: { atOnce: 4, waiting: 400 },
  },
  /** The link of a mail: sent, opened, or used. */
  link: {
    user: { atOnce: 4, waiting: 60, rates: [stored(100, 900)] },
    address: { atOnce: 2, waiting: 60, rates: [stored(100, 900)] },
    process: { atOnce: 24, waiting: 200 },
  },
  /** A document of ten megabytes in memory until it is parsed. */
  upload: {
    user: { atOnce: 2, waiting: 20, rates: [stored(60, 3_600)] },
    address: { atOnce: 4, waiting: 20, rates: [perMinute(240)] },
    process: { atOnce: 8, waiting: 50 },
  },
  /** A question to the assistant, which may cost money at a provider. */
  question: {
    user: { atOnce: 2, rates: [stored(10, 60), stored(60, 86_400)] },
    address: { atOnce: 40, rates: [perMinute(400)] },
    process: { atOnce: 60, waiting: 100 },
  },
  /** A connection to a host that the user names. */
  connect: {
    user: { atOnce: 2, waiting: 20, rates: [stored(20, 600)] },
    address: { atOnce: 20, rates: [perMinute(120)] },
    process: { atOnce: 40, waiting: 100 },
  },
  /** The start of a scan, which may be waited for. */
  scan: {
    user: { atOnce: 5, waiting: 20, rates: [stored(30, 3_600)] },
    address: { atOnce: 100, rates: [perMinute(600)] },
    process: { atOnce: 400, waiting: 0 },
  },
  /** A stream that stays open. */
  stream: {
    user: { atOnce: 5, rates: [perMinute(120)] },
    address: { atOnce: 200, rates: [perMinute(2_400)] },
    process: { atOnce: 1_000, waiting: 0 },
  },
  /** A request to Google, Microsoft or Stripe, whose limits all users share. */
  provider: {
    user: { atOnce: 4, waiting: 60, rates: [stored(200, 600)] },
    address: { atOnce: 40, waiting: 60, rates: [perMinute(600)] },
    process: { atOnce: 100, waiting: 200 },
  },
  /** Events of Stripe. They come from few addresses and are not limited per time: Stripe repeats what is refused. */
  event: { address: { atOnce: 8, waiting: 200, rates: [] }, process: { atOnce: 100, waiting: 400 } },
} as const satisfies Record<string, CostClass>;

export type CostClassName = keyof typeof costClasses;

/** The cost class of every call. `admission.test.ts` compares it with the routers. */
export const costOf: Readonly<Record<string, CostClassName>> = {
  'GET /api/health': 'status',
  'GET /api/ready': 'status',
  'GET /api/openapi.json': 'document',

  'POST /api/auth/signup': 'password',
  'POST /api/auth/login': 'password',
  'POST /api/auth/login/second-step': 'write',
  'POST /api/auth/passkey/options': 'read',
  'POST /api/auth/passkey': 'write',
  'GET /api/auth/me': 'read',
  'POST /api/auth/logout': 'write',
  'POST /api/auth/password/forgot': 'link',
  'POST /api/auth/password/reset': 'link',
  'POST /api/auth/password/change': 'password',
  'POST /api/auth/email/verify': 'link',
  'POST /api/auth/email/resend': 'write',
  'GET /api/auth/google': 'provider',
  'GET /api/auth/google/callback': 'provider',
  'POST /api/auth/session': 'provider',
  'GET /api/auth/providers': 'status',

  'PATCH /api/account': 'write',
  'DELETE /api/account': 'password',
  'GET /api/account/access': 'read',
  'GET /api/account/sessions': 'read',
  'DELETE /api/account/sessions/:id': 'write',
  'GET /api/account/activity': 'read',
  'GET /api/account/export': 'export',
  'POST /api/account/confirm': 'password',
  'POST /api/account/confirm/options': 'read',
  'GET /api/account/two-step': 'read',
  'POST /api/account/two-step': 'write',
  'POST /api/account/two-step/setup': 'write',
  'DELETE /api/account/two-step': 'write',
  'POST /api/account/two-step/recovery-codes': 'write',
  'GET /api/account/passkeys': 'read',
  'POST /api/account/passkeys': 'write',
  'POST /api/account/passkeys/options': 'read',
  'PATCH /api/account/passkeys/:id': 'write',
  'DELETE /api/account/passkeys/:id': 'write',

  'GET /api/api-keys': 'read',
  'POST /api/api-keys': 'write',
  'DELETE /api/api-keys/:id': 'write',

  'GET /api/user/subscription-info': 'read',
  'GET /api/subscriptions': 'list',
  'GET /api/subscriptions/export': 'download',
  'GET /api/charges/export': 'download',
  'GET /api/reports/:period': 'heavy',
  'GET /api/reports/:period/export': 'export',
  'GET /api/subscriptions/import': 'read',
  'POST /api/subscriptions/import': 'upload',
  'POST /api/subscriptions/import/:id/preview': 'list',
  'POST /api/subscriptions/import/:id/apply': 'list',
  'POST /api/subscriptions/import/:id/undo': 'list',
  'GET /api/calendar': 'list',
  'GET /api/calendar/:token.ics': 'feed',
  'GET /api/calendar-feeds': 'read',
  'POST /api/calendar-feeds': 'write',
  'POST /api/calendar-feeds/:id/renew': 'write',
  'DELETE /api/calendar-feeds/:id': 'write',
  'GET /api/subscriptions/stats/summary': 'heavy',
  'POST /api/subscriptions': 'write',
  'GET /api/subscriptions/:id': 'list',
  'GET /api/subscriptions/:id/cancel-guides': 'read',
  'PUT /api/subscriptions/:id': 'write',
  'DELETE /api/subscriptions/:id': 'write',
  'POST /api/subscriptions/:id/undo-cancel': 'write',
  'POST /api/subscriptions/:id/check-in': 'write',
  'POST /api/subscriptions/analyze': 'question',

  'GET /api/assistant/actions': 'heavy',
  'GET /api/assistant/insights': 'heavy',
  'GET /api/unused': 'heavy',
  'GET /api/savings': 'heavy',
  'PUT /api/savings/late-charges/:id': 'write',
  'GET /api/analytics': 'heavy',
  'POST /api/unused/check-in/look': 'link',
  'POST /api/unused/check-in': 'link',
  'POST /api/unused/:id/dismiss': 'write',
  'POST /api/unused/:id/undo-dismiss': 'write',
  'GET /api/assistant/questions': 'read',
  'DELETE /api/assistant/questions': 'write',
  'DELETE /api/assistant/questions/:id': 'write',

  'GET /api/reminders': 'heavy',
  'GET /api/reminders/settings': 'read',
  'PATCH /api/reminders/settings': 'write',
  'POST /api/reminders/test': 'write',
  'POST /api/reminders/push': 'write',
  'DELETE /api/reminders/push/:id': 'write',
  'GET /api/reminders/unsubscribe': 'status',
  'POST /api/reminders/unsubscribe': 'link',
  'POST /api/reminders/unsubscribe/undo': 'link',

  'POST /api/mcp': 'program',
  'GET /api/mcp': 'status',
  'DELETE /api/mcp': 'status',

  'POST /api/support': 'write',

  'GET /api/webhooks': 'read',
  'POST /api/webhooks': 'write',
  'PATCH /api/webhooks/:id': 'write',
  'DELETE /api/webhooks/:id': 'write',
  'POST /api/webhooks/:id/rotate-secret': 'write',
  'POST /api/webhooks/:id/test': 'connect',
  'GET /api/webhooks/:id/deliveries': 'read',
  'GET /api/webhooks/deliveries/:id': 'read',
  'POST /api/webhooks/deliveries/:id/replay': 'connect',

  'GET /api/family': 'heavy',
  'POST /api/family/invitations': 'write',
  'DELETE /api/family/invitations/:id': 'write',
  'POST /api/family/invitations/look': 'link',
  'POST /api/family/invitations/accept': 'link',
  'POST /api/family/invitations/decline': 'link',
  'POST /api/family/leave': 'write',
  'DELETE /api/family/members/:id': 'write',

  'GET /api/email/detections': 'list',
  'POST /api/email/import-subscription': 'write',
  'POST /api/email/detections/:id/dismiss': 'write',
  'POST /api/email/detections/:id/undo-dismiss': 'write',
  'POST /api/email/detections/:id/link': 'write',
  'GET /api/email/connections': 'read',
  'PATCH /api/email/connections/:id': 'write',
  'GET /api/email/gmail/auth-url': 'write',
  'GET /api/email/outlook/auth-url': 'write',
  'POST /api/email/connect': 'provider',
  'GET /api/email/imap/providers': 'read',
  'POST /api/email/imap/connect': 'connect',
  'DELETE /api/email/imap/disconnect': 'write',
  'DELETE /api/email/connection/:provider': 'write',
  'POST /api/email/scan': 'scan',
  'POST /api/email/imap/scan': 'scan',
  'GET /api/email/scans/:id': 'heavy',
  'GET /api/email/scans/:id/events': 'stream',
  'DELETE /api/email/scans/:id': 'write',

  'GET /api/payments/packages': 'status',
  'POST /api/payments/checkout': 'provider',
  'GET /api/payments/status/:session_id': 'provider',
  'GET /api/payments/plan': 'read',
  'POST /api/payments/portal': 'provider',
  'POST /api/payments/webhook': 'event',

  'POST /api/bank-statement/upload': 'upload',
  'GET /api/bank-statement/queue': 'read',
};
