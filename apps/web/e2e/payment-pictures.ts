import type { Page } from '@playwright/test';
import { aPaidPlan, aPlan, aUser } from '#testing/factories.ts';
import { type Answers, type Picture, packagesOf } from './picture-answers.ts';

const status = 'GET /payments/status/cs_1';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Prices, the results of a payment and the current plan. */
type Options = Record<'visitor' | 'limited' | 'full' | 'account', Answers> & {
  never: symbol;
  problem: (status: number, code: string, detail: string) => unknown;
};

export function paymentPictures(own: Options): Picture[] {
  const paid = { package_id: 'premium_monthly', status: 'active', can_manage: true } as const;
  const premium = (more: Parameters<typeof aPaidPlan>[0] = {}) => ({
    'GET /payments/plan': aPaidPlan({ ...paid, renews_at: inDays(24), ...more }),
  });
  const late = premium({ status: 'past_due', grace_ends_at: inDays(11), renews_at: null });
  const result = (name: string, answer: unknown, act?: (page: Page) => Promise<unknown>): Picture => ({
    name: `payment-${name}`,
    path: '/payment-success?session_id=cs_1',
    answers: { ...own.full, ...premium(), [status]: answer },
    act,
  });
  return [
    { name: 'pricing-visitor', path: '/pricing', answers: own.visitor },
    { name: 'pricing-free', path: '/pricing', answers: own.limited },
    { name: 'pricing-premium', path: '/pricing', answers: { ...own.full, ...premium() } },
    {
      name: 'pricing-sandbox',
      path: '/pricing',
      answers: { ...own.limited, 'GET /payments/packages': packagesOf({ available: true, sandbox: true }) },
    },
    {
      name: 'pricing-missing',
      path: '/pricing',
      answers: { ...own.limited, 'GET /payments/packages': packagesOf({ available: false, sandbox: false }) },
    },
    {
      name: 'pricing-pro',
      path: '/pricing',
      answers: {
        ...own.full,
        'GET /auth/me': aUser({ tier: 'pro' }),
        ...premium({ package_id: 'pro_monthly' }),
      },
    },
    {
      name: 'pricing-failing',
      path: '/pricing',
      answers: { ...own.limited, 'GET /payments/plan': own.problem(503, 'service_unavailable', '') },
    },
    { name: 'pricing-loading', path: '/pricing', answers: { ...own.limited, 'GET /payments/packages': own.never } },
    {
      name: 'dialog-switch',
      path: '/pricing',
      answers: { ...own.full, ...premium() },
      act: (page) => page.locator('main ul').first().locator('button').last().click(),
    },
    result('checking', own.never, (page) => page.locator('main h1').waitFor()),
    result('processing', { status: 'open', payment_status: 'unpaid' }),
    result('success', { status: 'complete', payment_status: 'paid' }),
    result('expired', { status: 'expired', payment_status: 'unpaid' }),
    result('failed', own.problem(404, 'not_found', 'Böyle bir şey yok.'), (page) => page.getByRole('alert').waitFor()),
    result('timeout', { status: 'open', payment_status: 'unpaid' }, (page) =>
      page.getByRole('alert').waitFor({ timeout: 30_000 }),
    ),
    { name: 'payment-missing', path: '/payment-success', answers: own.full },
    { name: 'account-premium', path: '/account', answers: { ...own.account, ...own.full, ...premium() } },
    {
      name: 'account-ending',
      path: '/account',
      answers: { ...own.account, ...own.full, ...premium({ renews_at: null, ends_at: inDays(24) }) },
    },
    ...Object.entries({
      free: { 'GET /payments/plan': aPaidPlan({ can_manage: true }), 'GET /user/subscription-info': aPlan('free', 3) },
      family: { 'GET /user/subscription-info': aPlan('pro', 8) },
      late,
      twice: premium({ also_charged: 1 }),
    }).map(([name, answers]) => ({
      name: `account-${name}`,
      path: '/account',
      answers: { ...own.account, ...own.full, ...answers },
    })),
    { name: 'dashboard-unpaid', path: '/dashboard', answers: { ...own.full, ...late } },
  ];
}
