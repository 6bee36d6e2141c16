import { randomUUID } from 'node:crypto';
import type { MailProvider } from '@kumbara/shared';
import { versionOf } from '#modules/imports/compare-rows.ts';
import { aConnection, aScan } from './a-connection.ts';
import { aDetection } from './a-detection.ts';
import { type Answer, aSubscription, type RunningApp, type TestUser } from './running-app.ts';

/** One call of the API, sent with a valid request of its user. */
export type CallCase = {
  body?: (app: RunningApp, as?: TestUser) => unknown;
  form?: () => FormData;
  /** Creates a resource of the owner for a call that takes an id: in the path, or in the body if `idIn` says so. */
  id?: (app: RunningApp, owner: TestUser) => Promise<string>;
  idIn?: string;
};

const aFile = () => {
  const form = new FormData();
  form.set('file', new Blob(['x']), 'statement.pdf');
  return form;
};
const subscriptionOf = async (app: RunningApp, owner: TestUser) => (await app.add(owner)).id;
async function cancelledByMail(app: RunningApp, owner: TestUser) {
  const { id } = await app.add(owner);
  const cancelled_by_mail = { email_id: '<1@netflix.com>', date: '2026-11-20', text: 'You cancelled your membership' };
  const where = { user_id_id: { user_id: owner.id, id } };
  await app.prisma.subscription.update({ where, data: { status: 'cancelled', cancelled_by_mail } });
  return id;
}
/** Another member of the owner's family. */
async function familyMemberOf(app: RunningApp, owner: TestUser) {
  const { id } = await app.aUser();
  await app.prisma.familyMember.create({ data: { user_id: id, owner_id: owner.id, joined_at: new Date() } });
  return id;
}
async function invitationOf(app: RunningApp, owner: TestUser) {
  const expires_at = new Date('2040-01-01');
  const data = { user_id: owner.id, email: 'mert@example.com', hash: randomUUID(), created_at: new Date(), expires_at };
  return (await app.prisma.familyInvitation.create({ data })).id;
}
/** Invited by a user with a confirmed address, if there is one. */
async function aGuest(app: RunningApp, as?: TestUser) {
  if (as) await app.prisma.user.updateMany({ where: { id: as.id }, data: { email_verified: true } });
  return { email: 'mert@example.com' };
}
const noToken = () => ({ token: 'x'.repeat(43) });

async function aQuestionOf(app: RunningApp, { id: user_id }: TestUser) {
  const answer = { language: 'tr', analysis: 'Hiç.', engine: 'builtin', figures: [], advice: [] };
  return (await app.prisma.assistantQuestion.create({ data: { user_id, question: 'Ne öderim?', answer } })).id;
}
async function dismissedOf(app: RunningApp, owner: TestUser) {
  const id = await subscriptionOf(app, owner);
  await app.prisma.unusedDismissal.create({
    data: { user_id: owner.id, subscription_id: id, until: new Date('2040-01-01') },
  });
  return id;
}
async function trackedChargeOf(app: RunningApp, owner: TestUser) {
  const { id: subscription_id } = await app.add(owner);
  const { source, fingerprint } = await aDetection(app.prisma, owner);
  const of = { user_id: owner.id, source, fingerprint };
  const price = { currency: 'TRY', billing_cycle: 'monthly', billing_interval: 1 } as const;
  await app.prisma.decision.create({ data: { ...of, kind: 'tracked', subscription_id, ...price } });
  return (await app.prisma.charge.findFirstOrThrow({ where: of })).id;
}
async function browserOf(app: RunningApp, { id: user_id }: TestUser) {
  const data = { user_id, endpoint: `https://fcm.googleapis.com/${randomUUID()}`, p256dh: 'B', auth: 'A', device: '' };
  return (await app.prisma.pushSubscription.create({ data })).id;
}
async function calendarFeedOf(app: RunningApp, { id: user_id }: TestUser) {
  const data = { user_id, name: 'iPhone', hash: randomUUID(), created_at: new Date() };
  return (await app.prisma.calendarFeed.create({ data })).id;
}
async function passkeyOf(app: RunningApp, { id: user_id }: TestUser) {
  const data = { user_id, credential_id: randomUUID(), public_key: Buffer.alloc(1), counter: 0, name: 'Chrome' };
  return (await app.prisma.passkey.create({ data: { ...data, created_at: new Date() } })).id;
}
const aMapping = { columns: ['name', 'amount', 'next_payment_date'], date_order: 'ymd', decimal_mark: '.' };
async function importOf(app: RunningApp, { id: user_id }: TestUser) {
  const cells = { headings: ['name', 'amount', 'day'], rows: [['Netflix', '5', '2026-12-05']] };
  const data = { user_id, file_name: 'a.csv', cells, created_at: new Date() };
  return (await app.prisma.subscriptionImport.create({ data })).id;
}
async function appliedImportOf(app: RunningApp, { id: user_id }: TestUser) {
  const data = { user_id, file_name: 'a.csv', added: [], created_at: new Date(), applied_at: new Date() };
  return (await app.prisma.subscriptionImport.create({ data })).id;
}
async function apiKeyOf(app: RunningApp, { id: user_id }: TestUser) {
  const data = { user_id, name: 'Script', hash: randomUUID(), hint: 'abcd', access: 'read', created_at: new Date() };
  return (await app.prisma.apiKey.create({ data: { ...data, access: 'read' } })).id;
}
async function webhookOf(app: RunningApp, { id: user_id }: TestUser) {
  // An address that is never dialled.
  const sealed = JSON.stringify({ url: 'http://127.0.0.1/hook', secret: 'whsec_dGVzdA==' });
  const secret_id = await app.container.secrets.put(user_id, 'webhook', sealed);
  const data = {
    user_id,
    secret_id,
    format: 'json',
    address: 'http://127.0.0.1/hook',
    events: ['payment.due'],
  } as const;
  return (await app.prisma.webhook.create({ data: { ...data, events: [...data.events], created_at: new Date() } })).id;
}
async function deliveryOf(app: RunningApp, owner: TestUser) {
  const webhook_id = await webhookOf(app, owner);
  const data = { user_id: owner.id, webhook_id, event_id: randomUUID(), type: 'webhook.test', data: {} };
  return (await app.prisma.webhookDelivery.create({ data: { ...data, status: 'failed' } })).id;
}
const scanOf = async (app: RunningApp, owner: TestUser) => (await aScan(app.prisma, owner)).id;
const detectionOf = async (app: RunningApp, owner: TestUser) => (await aDetection(app.prisma, owner)).id;

/** A plan change that calls no payment provider. */
async function checkoutOf(app: RunningApp, owner: TestUser) {
  const session_id = `change_${randomUUID()}`;
  const data = { user_id: owner.id, package_id: 'pro_monthly', origin: 'http://localhost:3000', language: 'tr' };
  await app.prisma.checkoutSession.create({ data: { ...data, session_id } });
  return session_id;
}

/** A mailbox of the caller, if the caller can have one, that must be reconnected before it can be read. */
const mailboxOf = (provider: MailProvider) => async (app: RunningApp, as?: TestUser) => {
  const isSomebody = as && (await app.prisma.session.count({ where: { id: as.session_id } })) > 0;
  const connection = isSomebody && (await aConnection(app.prisma, as, { provider, status: 'reconnect' }));
  return { provider, email: connection ? connection.email_address : 'nobody@example.com' };
};

/** Linked to a subscription of the caller, if the caller can have one. */
async function linkToOwn(app: RunningApp, as?: TestUser) {
  const list = as && (await app.request('GET', '/subscriptions', { as }));
  if (!as || list?.status !== 200) return { subscription_id: randomUUID() };
  return { subscription_id: list.body[0]?.id ?? (await subscriptionOf(app, as)) };
}

/** Every call that requires a user. A route that is missing here fails `calls.test.ts`. */
export const userCalls: Record<string, CallCase> = {
  'GET /api/auth/me': {},
  'POST /api/auth/logout': {},
  'POST /api/auth/password/change': { body: () => ({ current_password: 'x', password: 'a new password of mine' }) },
  'POST /api/auth/email/resend': {},
  'PATCH /api/account': { body: () => ({ name: 'Ece' }) },
  'DELETE /api/account': { body: () => ({ password: 'x' }) },
  'GET /api/account/access': {},
  'GET /api/account/sessions': {},
  'DELETE /api/account/sessions/:id': { id: async (_, owner) => owner.session_id },
  'GET /api/account/activity': {},
  'GET /api/account/export': {},
  'POST /api/account/confirm': { body: () => ({ password: 'x' }) },
  'POST /api/account/confirm/options': {},
  'GET /api/account/two-step': {},
  'POST /api/account/two-step': { body: () => ({ setup: 'x', code: '000000' }) },
  'POST /api/account/two-step/setup': {},
  'DELETE /api/account/two-step': {},
  'POST /api/account/two-step/recovery-codes': {},
  'GET /api/account/passkeys': {},
  'POST /api/account/passkeys': { body: () => ({ passkey: {} }) },
  'POST /api/account/passkeys/options': {},
  'PATCH /api/account/passkeys/:id': { id: passkeyOf, body: () => ({ name: 'taken over' }) },
  'DELETE /api/account/passkeys/:id': { id: passkeyOf },
  'GET /api/api-keys': {},
  'POST /api/api-keys': { body: () => ({ name: 'Home Assistant', access: 'read' }) },
  'DELETE /api/api-keys/:id': { id: apiKeyOf },
  'GET /api/user/subscription-info': {},
  'GET /api/subscriptions': {},
  'GET /api/subscriptions/stats/summary': {},
  'GET /api/subscriptions/export': {},
  'GET /api/charges/export': {},
  'GET /api/reports/:period': {},
  'GET /api/reports/:period/export': {},
  'GET /api/subscriptions/import': {},
  'POST /api/subscriptions/import': { form: aFile },
  'POST /api/subscriptions/import/:id/preview': { id: importOf, body: () => ({ mapping: aMapping }) },
  'POST /api/subscriptions/import/:id/apply': {
    id: importOf,
    body: () => ({ mapping: aMapping, version: versionOf([{ state: 'new' }]), rows: [0] }),
  },
  'POST /api/subscriptions/import/:id/undo': { id: appliedImportOf },
  'GET /api/calendar': {},
  'GET /api/calendar-feeds': {},
  'POST /api/calendar-feeds': { body: () => ({ name: 'iPhone' }) },
  'POST /api/calendar-feeds/:id/renew': { id: calendarFeedOf },
  'DELETE /api/calendar-feeds/:id': { id: calendarFeedOf },
  'POST /api/subscriptions': { body: () => aSubscription() },
  'GET /api/subscriptions/:id': { id: subscriptionOf },
  'GET /api/subscriptions/:id/cancel-guides': { id: subscriptionOf },
  'PUT /api/subscriptions/:id': { id: subscriptionOf, body: () => ({ name: 'taken over' }) },
  'DELETE /api/subscriptions/:id': { id: subscriptionOf },
  'POST /api/subscriptions/:id/undo-cancel': { id: cancelledByMail },
  'GET /api/reminders': {},
  'GET /api/reminders/settings': {},
  'PATCH /api/reminders/settings': { body: () => ({ hour: 8 }) },
  'POST /api/reminders/test': { body: aGuest },
  'POST /api/reminders/push': {
    body: () => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    }),
  },
  'DELETE /api/reminders/push/:id': { id: browserOf },
  'GET /api/webhooks': {},
  'POST /api/webhooks': {
    body: () => ({ url: 'https://example.com/hook', format: 'json', events: ['payment.due'] }),
  },
  'PATCH /api/webhooks/:id': { id: webhookOf, body: () => ({ enabled: false }) },
  'DELETE /api/webhooks/:id': { id: webhookOf },
  'POST /api/webhooks/:id/rotate-secret': { id: webhookOf },
  'POST /api/webhooks/:id/test': { id: webhookOf },
  'GET /api/webhooks/:id/deliveries': { id: webhookOf },
  'GET /api/webhooks/deliveries/:id': { id: deliveryOf },
  'POST /api/webhooks/deliveries/:id/replay': { id: deliveryOf },
  'POST /api/mcp': { body: () => ({ jsonrpc: '2.0', method: 'notifications/initialized' }) },
  'POST /api/support': { body: () => ({ subject: 'Bir soru', message: 'Nasıl yapılır?' }) },
  'GET /api/family': {},
  'POST /api/family/invitations': { body: aGuest },
  'DELETE /api/family/invitations/:id': { id: invitationOf },
  'POST /api/family/invitations/look': { body: noToken },
  'POST /api/family/invitations/accept': { body: noToken },
  'POST /api/family/invitations/decline': { body: noToken },
  'POST /api/family/leave': {},
  'DELETE /api/family/members/:id': { id: familyMemberOf },
  'POST /api/subscriptions/:id/check-in': { id: subscriptionOf, body: () => ({ used: true, times: 3 }) },
  'GET /api/assistant/actions': {},
  'GET /api/assistant/insights': {},
  'GET /api/unused': {},
  'GET /api/savings': {},
  'PUT /api/savings/late-charges/:id': { id: trackedChargeOf, body: () => ({ settlement: 'refunded' }) },
  'GET /api/analytics': {},
  'POST /api/unused/:id/dismiss': { id: subscriptionOf },
  'POST /api/unused/:id/undo-dismiss': { id: dismissedOf },
  'POST /api/subscriptions/analyze': { body: () => ({ question: 'Ayda ne kadar ödüyorum?' }) },
  'GET /api/assistant/questions': {},
  'DELETE /api/assistant/questions': {},
  'DELETE /api/assistant/questions/:id': { id: aQuestionOf },
  'GET /api/email/detections': {},
  'POST /api/email/import-subscription': { id: detectionOf, idIn: 'detection_id', body: () => ({}) },
  'POST /api/email/detections/:id/dismiss': { id: detectionOf },
  'POST /api/email/detections/:id/undo-dismiss': { id: detectionOf },
  'POST /api/email/detections/:id/link': {
    id: detectionOf,
    body: linkToOwn,
  },
  'GET /api/email/connections': {},
  'PATCH /api/email/connections/:id': {
    id: async (app, owner) => (await aConnection(app.prisma, owner)).id,
    body: () => ({ automatic: true }),
  },
  'GET /api/email/gmail/auth-url': {},
  'GET /api/email/outlook/auth-url': {},
  'POST /api/email/connect': { body: () => ({ provider: 'gmail', code: 'x' }) },
  'GET /api/email/imap/providers': {},
  'POST /api/email/imap/connect': {
    body: () => ({ email: 'ece@example.com', password: 'x', server: '127.0.0.1' }),
  },
  'DELETE /api/email/imap/disconnect': { body: mailboxOf('imap') },
  'DELETE /api/email/connection/:provider': { body: mailboxOf('gmail') },
  'POST /api/email/scan': { body: mailboxOf('outlook') },
  'POST /api/email/imap/scan': { body: mailboxOf('imap') },
  'GET /api/email/scans/:id': { id: scanOf },
  'GET /api/email/scans/:id/events': { id: scanOf },
  'DELETE /api/email/scans/:id': { id: scanOf },
  'POST /api/payments/checkout': { body: () => ({ package_id: 'pro_monthly' }) },
  'GET /api/payments/status/:session_id': { id: checkoutOf },
  'GET /api/payments/plan': {},
  'POST /api/payments/portal': { body: () => ({}) },
  'POST /api/bank-statement/upload': { form: aFile },
  'GET /api/bank-statement/queue': {},
};

/** Calls without authentication. */
export const openCalls = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/openapi.json',
  'POST /api/auth/signup',
  'POST /api/auth/login',
  'POST /api/auth/login/second-step',
  'POST /api/auth/passkey/options',
  'POST /api/auth/passkey',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/reset',
  'POST /api/auth/email/verify',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'POST /api/auth/session',
  'GET /api/auth/providers',
  'GET /api/reminders/unsubscribe',
  'POST /api/reminders/unsubscribe',
  'POST /api/unused/check-in/look',
  'POST /api/unused/check-in',
  'POST /api/reminders/unsubscribe/undo',
  'GET /api/payments/packages',
  'POST /api/payments/webhook',
  'GET /api/calendar/:token.ics',
  'GET /api/mcp',
  'DELETE /api/mcp',
];

/**
 * Sends the call of a name such as `PUT /api/subscriptions/:id`, with an id.
 * @param program calls in place of `as`, who owns what the body names
 */
export async function makeCall(
  app: RunningApp,
  name: string,
  given: CallCase,
  id: string,
  as?: TestUser,
  program = as,
): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ');
  const own = await given.body?.(app, as);
  const body = given.idIn ? { ...(own as object), [given.idIn]: id } : own;
  return app.request(
    method,
    path
      .replace(/^\/api/, '')
      .replace(':provider', 'gmail')
      .replace(':period', '2026-10')
      .replace(':session_id', id)
      .replace(':id', id),
    { as: program, body, form: given.form?.() },
  );
}
