import { randomUUID } from 'node:crypto';
import { aDetection } from './a-detection.ts';
import { type Answer, aSubscription, type RunningApp, type TestUser } from './running-app.ts';

/** How a call is made as its user would make it. */
export type CallCase = {
  body?: (app: RunningApp, as?: TestUser) => unknown;
  form?: () => FormData;
  /** Makes something of the owner's for a call that takes an id: in the path, or in the body where `idIn` says so. */
  id?: (app: RunningApp, owner: TestUser) => Promise<string>;
  idIn?: string;
};

const aFile = () => {
  const form = new FormData();
  form.set('file', new Blob(['x']), 'statement.pdf');
  return form;
};
const subscriptionOf = async (app: RunningApp, owner: TestUser) => (await app.add(owner)).id;
const detectionOf = async (app: RunningApp, owner: TestUser) => (await aDetection(app.prisma, owner)).id;

/** To a subscription of whoever asks, if they can have any. */
async function linkToOwn(app: RunningApp, as?: TestUser) {
  const list = as && (await app.request('GET', '/subscriptions', { as }));
  if (!as || list?.status !== 200) return { subscription_id: randomUUID() };
  return { subscription_id: list.body[0]?.id ?? (await subscriptionOf(app, as)) };
}

/** Every call that wants a user. One that the routers answer and that is missing here fails `calls.test.ts`. */
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
  'GET /api/user/subscription-info': {},
  'GET /api/subscriptions': {},
  'GET /api/subscriptions/stats/summary': {},
  'POST /api/subscriptions': { body: () => aSubscription() },
  'GET /api/subscriptions/:id': { id: subscriptionOf },
  'PUT /api/subscriptions/:id': { id: subscriptionOf, body: () => ({ name: 'taken over' }) },
  'DELETE /api/subscriptions/:id': { id: subscriptionOf },
  'GET /api/email/detections': {},
  'POST /api/email/import-subscription': { id: detectionOf, idIn: 'detection_id', body: () => ({}) },
  'POST /api/email/detections/:id/dismiss': { id: detectionOf },
  'POST /api/email/detections/:id/link': {
    id: detectionOf,
    body: linkToOwn,
  },
  'POST /api/bank-statement/upload': { form: aFile },
};

/** Calls that are open to everybody. */
export const openCalls = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
  'POST /api/auth/signup',
  'POST /api/auth/login',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/reset',
  'POST /api/auth/email/verify',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'POST /api/auth/session',
  'GET /api/auth/providers',
];

/** Makes the call by its name, `PUT /api/subscriptions/:id`, with an id. */
export async function makeCall(
  app: RunningApp,
  name: string,
  given: CallCase,
  id: string,
  as?: TestUser,
): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ');
  const own = await given.body?.(app, as);
  const body = given.idIn ? { ...(own as object), [given.idIn]: id } : own;
  return app.request(method, path.replace(/^\/api/, '').replace(':id', id), { as, body, form: given.form?.() });
}
