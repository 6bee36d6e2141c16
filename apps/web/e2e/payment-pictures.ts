import { aPaidPlan, aPlan, aUser } from '#testing/factories.ts';
import {
  type Act,
  accountPage,
  alert,
  dashboard,
  never,
  type Picture,
  pricing,
  problem,
  screen,
  unavailable,
} from './picture.ts';
import { account, full, limited, packagesOf, visitor } from './picture-answers.ts';

const status = 'GET /payments/status/cs_1';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const paid = { package_id: 'premium_monthly', status: 'active', can_manage: true } as const;
const premium = (more: Parameters<typeof aPaidPlan>[0] = {}) => ({
  'GET /payments/plan': aPaidPlan({ ...paid, renews_at: inDays(24), ...more }),
});
const late = premium({ status: 'past_due', grace_ends_at: inDays(11), renews_at: null });
const result = (name: string, answer: unknown, act?: Act) =>
  screen('/payment-success?session_id=cs_1')(`payment-${name}`, { ...full, ...premium(), [status]: answer }, act);

/** Prices, the results of a payment and the current plan. */
export const paymentPictures: Picture[] = [
  pricing('pricing-visitor', visitor),
  pricing('pricing-free', limited),
  pricing('pricing-premium', { ...full, ...premium() }),
  pricing('pricing-sandbox', { ...limited, 'GET /payments/packages': packagesOf({ available: true, sandbox: true }) }),
  pricing('pricing-missing', {
    ...limited,
    'GET /payments/packages': packagesOf({ available: false, sandbox: false }),
  }),
  pricing('pricing-pro', {
    ...full,
    'GET /auth/me': aUser({ tier: 'pro' }),
    ...premium({ package_id: 'pro_monthly' }),
  }),
  pricing('pricing-failing', { ...limited, 'GET /payments/plan': unavailable }),
  pricing('pricing-loading', { ...limited, 'GET /payments/packages': never }),
  pricing('dialog-switch', { ...full, ...premium() }, (page) =>
    page.locator('main ul').first().locator('button').last().click(),
  ),
  result('checking', never, (page) => page.locator('main h1').waitFor()),
  result('processing', { status: 'open', payment_status: 'unpaid' }),
  result('success', { status: 'complete', payment_status: 'paid' }),
  result('expired', { status: 'expired', payment_status: 'unpaid' }),
  result('failed', problem(404, 'not_found', 'Böyle bir şey yok.'), alert),
  result('timeout', { status: 'open', payment_status: 'unpaid' }, (page) =>
    page.getByRole('alert').waitFor({ timeout: 30_000 }),
  ),
  screen('/payment-success')('payment-missing', full),
  accountPage('account-premium', { ...account, ...full, ...premium() }),
  accountPage('account-ending', { ...account, ...full, ...premium({ renews_at: null, ends_at: inDays(24) }) }),
  ...Object.entries({
    free: { 'GET /payments/plan': aPaidPlan({ can_manage: true }), 'GET /user/subscription-info': aPlan('free', 3) },
    family: { 'GET /user/subscription-info': aPlan('pro', 8) },
    late,
    twice: premium({ also_charged: 1 }),
  }).map(([name, answers]) => ({
    name: `account-${name}`,
    path: '/account',
    answers: { ...account, ...full, ...answers },
  })),
  dashboard('dashboard-unpaid', { ...full, ...late }),
];
