import {
  addDays,
  costOn,
  costPerMonth,
  costPerYear,
  type DetectedSubscription,
  type Evidence,
  paymentDaysOfMonth,
  type SecurityEvent,
  type Session,
  type Stats,
  type Subscription,
  totalByCurrency,
} from '@kumbara/shared';
import { aDetection, aSubscription, todayUtc } from './factories.ts';

/*
 * A household as it might be, for pictures and for tests that need a full list.
 */

const inDays = (days: number) => addDays(todayUtc(), days);

export const manySubscriptions = (): Subscription[] => [
  aSubscription({ name: 'Netflix', amount: 229.99, next_payment_date: inDays(2), share: { parts: 4, mine: 1 } }),
  aSubscription({
    name: 'Spotify',
    amount: 99,
    category: 'music',
    next_payment_date: inDays(5),
    notes: 'Aile planı, Can da kullanıyor',
  }),
  aSubscription({ name: 'iCloud+', amount: 39.99, category: 'cloud', next_payment_date: inDays(8) }),
  aSubscription({
    name: 'ChatGPT',
    amount: 20,
    currency: 'USD',
    category: 'software',
    next_payment_date: inDays(8),
    url: 'https://chatgpt.com',
  }),
  aSubscription({
    name: 'Canva',
    amount: 149.99,
    category: 'software',
    next_payment_date: inDays(4),
    trial_ends_on: inDays(3),
    price_after_trial: 149.99,
  }),
  aSubscription({
    name: 'Superonline',
    amount: 549,
    category: 'other',
    next_payment_date: inDays(17),
    commitment_ends_on: inDays(50),
    notice_days: 30,
  }),
  aSubscription({
    name: 'Gazete Oksijen',
    amount: 1199,
    billing_cycle: 'yearly',
    category: 'news',
    next_payment_date: inDays(104),
  }),
  aSubscription({
    name: 'MACFit',
    amount: 2700,
    billing_interval: 3,
    category: 'fitness',
    next_payment_date: inDays(26),
  }),
  aSubscription({ name: 'MUBI', amount: 239, status: 'cancelled', next_payment_date: inDays(12), ends_on: inDays(12) }),
];

/** What the API would say of them. */
export function statsOf(subscriptions: Subscription[]): Stats {
  const active = subscriptions.filter(({ status }) => status === 'active');
  const days = (one: Subscription) => paymentDaysOfMonth(one.next_payment_date, one, todayUtc(), undefined);
  const due = active.flatMap((one) => days(one).map((day) => ({ ...one, day })));
  return {
    total_monthly_cost: totalByCurrency(active, costPerMonth),
    total_yearly_cost: totalByCurrency(active, costPerYear),
    due_this_month: totalByCurrency(due, (one) => costOn(one, one.day)),
    active_subscriptions: active.length,
    total_subscriptions: subscriptions.length,
  };
}

const monthly = (description: string, amount: number, count: number, start = 21): Evidence[] =>
  Array.from({ length: count }, (_, month) => {
    const date = inDays(-start - month * 30);
    const [year, monthOfYear, day] = date.split('-');
    return {
      source: 'statement',
      date,
      text: `${day}.${monthOfYear}.${year} ${description} ${amount.toFixed(2).replace('.', ',')}`,
      amount,
      currency: 'TRY',
    };
  });

export const manyDetections = (): DetectedSubscription[] => [
  aDetection({
    service_name: 'Netflix',
    next_payment_date: inDays(9),
    evidence: [...monthly('NETFLIX.COM ISTANBUL TR', 229.99, 3), ...monthly('NETFLIX.COM ISTANBUL TR', 149.99, 3, 141)],
    reasons: ['known_service', 'several_charges', 'regular_interval', 'price_steps', 'missed_charge'],
    price_history: [
      { date: inDays(-201), amount: 149.99, currency: 'TRY' },
      { date: inDays(-81), amount: 229.99, currency: 'TRY' },
    ],
  }),
  aDetection({
    service_name: 'Spotify',
    amount: 99,
    category: 'music',
    next_payment_date: inDays(4),
    evidence: monthly('IYZICO/SPOTIFY STOCKHOLM', 99, 5, 26),
    reasons: ['known_service', 'several_charges', 'regular_interval', 'same_amount', 'reseller'],
  }),
  aDetection({
    service_name: 'Kadıköy Spor Akademisi Üyelik Aidatı',
    amount: 1250,
    category: 'fitness',
    confidence: 'medium',
    evidence: monthly('KADIKOY SPOR AKADEMISI UYELIK', 1250, 2, 15),
    reasons: ['recurring_words', 'same_amount', 'unknown_merchant', 'cycle_assumed'],
  }),
  aDetection({
    service_name: 'Dropbox',
    amount: null,
    currency: 'USD',
    category: 'cloud',
    confidence: 'medium',
    evidence: [{ source: 'statement', date: inDays(-33), text: 'DROPBOX*8KQ2 DB.TT/CCHELP' }],
    reasons: ['known_service', 'single_charge', 'currency_assumed'],
  }),
];

/** Two devices, the second of which is forgotten somewhere. */
export const someSessions = (): Session[] => [
  aSession('Firefox, Windows', '2026-11-21T08:12:00.000Z', true),
  aSession('Safari, iOS', '2026-11-18T19:40:00.000Z', false),
  aSession('', '2026-10-02T06:00:00.000Z', false),
];
const aSession = (device: string, at: string, current: boolean): Session => ({
  id: crypto.randomUUID(),
  device,
  created_at: at,
  last_seen_at: at,
  current,
});

export const someActivity = (): SecurityEvent[] =>
  (
    [
      'signed_in',
      'password_changed',
      'session_ended',
      'signed_in',
      'email_verified',
      'data_exported',
      'signed_up',
    ] as const
  ).map((kind, n) => ({
    id: crypto.randomUUID(),
    kind,
    at: `2026-11-${21 - n}T08:12:00.000Z`,
    device: n === 2 ? '' : 'Firefox, Windows',
  }));
