import { planPackages } from '@kumbara/shared';
import { aPaidPlan, aPlan, aStatement, aUser, someSavings, someStats } from '#testing/factories.ts';
import { manyDetections, manySubscriptions, someActivity, someSessions, statsOf } from '#testing/fixtures/household.ts';
import {
  canva,
  lastScan,
  mailDetections,
  mubi,
  runningScan,
  someConnections,
  unmeasuredScan,
} from '#testing/fixtures/mail.ts';
import { type Answers, problem } from './picture.ts';

/* Answers of the API for each screen: empty, full and failing. */

export const packagesOf = (own: { available: boolean; sandbox: boolean }) =>
  Object.values(planPackages).map((one) => ({ ...one, ...own }));

export const empty: Answers = {
  'GET /auth/providers': { google: true, sandbox: true, microsoft: true, microsoft_sandbox: true },
  'GET /email/connections': [],
  'GET /email/imap/providers': {
    gmail: { server: 'imap.gmail.com', port: 993, hint: 'app_password' },
    outlook: { server: 'outlook.office365.com', port: 993, hint: 'password_ended' },
  },
  'GET /auth/me': aUser(),
  'GET /subscriptions': [],
  'GET /savings': someSavings(),
  'GET /subscriptions/stats/summary': someStats(),
  'GET /user/subscription-info': aPlan('free', 0),
  'GET /email/detections': [],
  'GET /payments/packages': packagesOf({ available: true, sandbox: false }),
  'GET /payments/plan': aPaidPlan(),
  'GET /assistant/actions': { advice: [] },
  'GET /assistant/questions': [],
};
export const fullList = manySubscriptions();
const detections = manyDetections();
export const full: Answers = {
  ...empty,
  'GET /auth/me': aUser({ tier: 'premium' }),
  'GET /user/subscription-info': aPlan('premium', 8),
  'GET /subscriptions': fullList,
  'GET /email/detections': manyDetections().slice(0, 2),
  'GET /subscriptions/stats/summary': statsOf(fullList),
};
export const limited: Answers = {
  ...full,
  'GET /auth/me': aUser(),
  'GET /user/subscription-info': aPlan('free', 3),
  'GET /subscriptions': fullList.slice(0, 3),
  'GET /email/detections': [],
  'GET /subscriptions/stats/summary': statsOf(fullList.slice(0, 3)),
};
export const failing: Answers = {
  ...limited,
  'GET /subscriptions': problem(503, 'service_unavailable'),
  'GET /subscriptions/stats/summary': problem(503, 'service_unavailable'),
};
export const found: Answers = {
  ...full,
  'GET /email/detections': detections,
  'POST /bank-statement/upload': aStatement({
    statement: {
      kind: 'card',
      issuer: 'Örnek Bank',
      currency: 'TRY',
      transactions: 43,
      reconciled: true,
      period: { from: '2026-03-01', to: '2026-10-31' },
    },
    subscriptions: detections,
    stopped: manyDetections().slice(1, 2),
  }),
};
const connections = someConnections();
export const [gmail, outlook, imap] = connections;
export const mails: Answers = {
  ...full,
  'GET /subscriptions': [...fullList.filter(({ name }) => !['MUBI', 'Canva'].includes(name)), mubi, canva],
  'GET /email/detections': [...mailDetections(), ...detections.slice(0, 1)],
  'GET /email/connections': connections,
  [`GET /email/scans/${lastScan.id}`]: lastScan,
};
export const scanning: Answers = {
  ...mails,
  'GET /email/detections': [],
  'GET /email/connections': [
    { ...gmail, scan_id: runningScan.id, last_scan: null, last_scan_id: null },
    { ...imap, scan_id: unmeasuredScan.id },
  ],
  [`GET /email/scans/${runningScan.id}`]: runningScan,
  [`GET /email/scans/${unmeasuredScan.id}`]: unmeasuredScan,
};
export const account: Answers = {
  ...full,
  'GET /account/access': { has_password: true, has_google: false },
  'GET /account/two-step': { on_since: null, recovery_codes_left: 0 },
  'GET /account/passkeys': [],
  'GET /account/sessions': someSessions(),
  'GET /account/activity': someActivity(),
};
export const visitor: Answers = {
  'GET /payments/packages': packagesOf({ available: true, sandbox: false }),
  'GET /auth/me': problem(401, 'unauthenticated'),
};

export const guides = [
  {
    url: 'https://www.netflix.com/cancelplan',
    difficulty: 'easy',
    steps: ['Hesap sayfasını aç.', '"Üyeliği iptal et" seçeneğine dokun.', 'Onayla ve gelen e-postayı sakla.'],
  },
  { billed_by: 'Apple', difficulty: 'easy', steps: ['Ayarlar → adın → Abonelikler.', 'Netflix → Aboneliği iptal et.'] },
];
