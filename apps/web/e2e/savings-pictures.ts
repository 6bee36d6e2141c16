import { addDays, addMonths, type Savings, type SavingsEntry, startOfMonth } from '@kumbara/shared';
import { aSubscription, someSavings, todayUtc } from '#testing/factories.ts';
import { type Act, type Answers, dashboard, never, type Picture, problem, screen } from './picture.ts';
import { full, limited } from './picture-answers.ts';

const today = todayUtc();
const month = (back: number) => addMonths(startOfMonth(today), -back).slice(0, 7);

const entry = (own: Partial<SavingsEntry>): SavingsEntry => ({
  ...{ id: own.name ?? '', subscription_id: own.name ?? '', name: 'Netflix', currency: 'TRY' },
  ...{ billing_cycle: 'monthly', billing_interval: 1, cancelled_on: addDays(today, -140), ends_on: null },
  ...{ reactivated_on: null, per_cycle: 229.99, next_due: addDays(today, 9), promised: 919.96, verified: 689.97 },
  ...{ cycles: { passed: 4, verified: 3 }, lost: {} },
  ...own,
});
const money = (promised: number, verified: number, lost: number): Omit<Savings['months'][number], 'month'> => ({
  promised: { TRY: promised, USD: promised / 30 },
  verified: { TRY: verified, USD: verified / 40 },
  lost: lost ? { TRY: lost } : ({} as Record<string, number>),
});
const months = [1, 2, 3, 4, 5].map((n) => ({
  month: month(5 - n),
  ...money(929.98 * n, 929.98 * n - 300, n > 2 ? 899 : 0),
}));
const savings = someSavings({
  entries: [
    entry({ name: 'Netflix', lost: {} }),
    entry({ name: 'MACFit Premium Aylık Üyelik', per_cycle: 899, verified: 0, promised: 899, lost: { TRY: 899 } }),
    entry({ name: 'Disney+', cycles: { passed: 0, verified: 0 }, promised: 0, verified: 0, currency: 'USD' }),
    entry({ name: 'Spotify', reactivated_on: addDays(today, -20), next_due: null }),
    entry({ name: 'Exxen', subscription_id: null, next_due: null }),
  ],
  totals: {
    ...money(4649.9, 4349.9, 1_798),
    refunded: { TRY: 899 },
    promised_per_year: { TRY: 13_547.88, USD: 119.88 },
  },
  months,
  late_charge_count: 14,
  late_charges: [
    {
      ...{ subscription_id: 'MACFit', name: 'MACFit Premium Aylık Üyelik', ends_on: null },
      cancelled_on: addDays(today, -90),
      charge: {
        ...{ id: 'late', date: addDays(today, -31), amount: 899, currency: 'TRY', source: 'statement' },
        text: 'MACFIT ISTANBUL TR 899,00',
      },
      settlement: null,
    },
    {
      ...{ subscription_id: 'MACFit', name: 'MACFit Premium Aylık Üyelik', ends_on: null },
      cancelled_on: addDays(today, -90),
      charge: {
        ...{ id: 'refunded', date: addDays(today, -61), amount: 899, currency: 'TRY', source: 'statement' },
        text: 'MACFIT ISTANBUL TR 899,00',
      },
      settlement: 'refunded',
    },
  ],
});
const refused = {
  status: 402,
  body: { status: 402, code: 'plan_required', ended_subscriptions: 2, promised_per_year: { TRY: 2_759.88 } },
};

const page = (name: string, answer: unknown, own: Answers = full, act?: Act) =>
  screen('/dashboard/savings')(`savings${name}`, { ...own, 'GET /savings': answer }, act);
const netflix = aSubscription({ commitment_ends_on: addDays(today, 70), notice_days: 30 });
const ended = (state: 'expected' | 'missing' | 'confirmed', name: string) =>
  aSubscription({
    ...{ name, status: 'cancelled', cancelled_on: addDays(today, -3), ends_on: addDays(today, 8) },
    cancel_confirmation: { state, date: addDays(today, -3), text: 'Üyeliğiniz iptal edildi.' },
  });

/** The savings in every state, the guide to cancel, its letter, and cards of cancelled subscriptions. */
export const savingsPictures: Picture[] = [
  page('', savings),
  page('-empty', someSavings()),
  page('-free', refused, limited),
  page('-failed', problem(500, 'internal')),
  page('-loading', never),
  page('-table', savings, full, (shown) => shown.locator('main summary').click()),
  {
    ...page('', savings, full, async (shown) => {
      await shown.locator('main li button').first().click();
      await shown.locator('[role=dialog] textarea').waitFor();
    }),
    name: 'dialog-refund',
  },
  dashboard('savings-cards', {
    ...full,
    'GET /savings': savings,
    'GET /subscriptions': [
      ended('expected', 'Netflix'),
      ended('missing', 'MUBI'),
      ended('confirmed', 'Spotify'),
      netflix,
    ],
  }),
];
