import {
  addDays,
  type DetectedSubscription,
  plans,
  type StatementUpload,
  type Stats,
  type Subscription,
  type SubscriptionInfo,
  type Tier,
  type User,
} from '@kumbara/shared';

/*
 * Things as the API answers them. Each factory takes only what the test is about.
 */

let counter = 0;
const nextId = () => {
  counter += 1;
  return `00000000-0000-4000-8000-${counter.toString(16).padStart(12, '0')}`;
};

export const todayUtc = () => new Date().toISOString().slice(0, 10);

export const aUser = (own: Partial<User> = {}): User => ({
  id: nextId(),
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  language: 'tr',
  currency: 'TRY',
  time_zone: 'Europe/Istanbul',
  tier: 'free',
  email_verified: false,
  created_at: '2026-01-05T08:00:00.000Z',
  ...own,
});

export const aSubscription = (own: Partial<Subscription> = {}): Subscription => ({
  id: nextId(),
  name: 'Netflix',
  amount: 229.99,
  currency: 'TRY',
  billing_cycle: 'monthly',
  billing_interval: 1,
  next_payment_date: addDays(todayUtc(), 9),
  category: 'streaming',
  notes: null,
  url: null,
  payment_method: null,
  started_on: null,
  trial_ends_on: null,
  price_after_trial: null,
  commitment_ends_on: null,
  notice_days: null,
  share: null,
  reminder_days: [3],
  status: 'active',
  ends_on: null,
  cancelled_by_mail: null,
  created_at: '2026-01-05T08:00:00.000Z',
  ...own,
});

export const someStats = (own: Partial<Stats> = {}): Stats => ({
  total_monthly_cost: {},
  total_yearly_cost: {},
  due_this_month: {},
  active_subscriptions: 0,
  total_subscriptions: 0,
  ...own,
});

export function aPlan(tier: Tier = 'free', used = 0): SubscriptionInfo {
  const { max_subscriptions, features } = plans[tier];
  return {
    tier,
    features,
    max_subscriptions,
    current_subscriptions: used,
    can_add_more: max_subscriptions === null || used < max_subscriptions,
  };
}

export const aDetection = (own: Partial<DetectedSubscription> = {}): DetectedSubscription => ({
  detection_id: nextId(),
  service_name: 'Netflix',
  amount: 229.99,
  currency: 'TRY',
  billing_cycle: 'monthly',
  billing_interval: 1,
  category: 'streaming',
  sender: 'NETFLIX.COM',
  email_id: '',
  confidence: 'high',
  evidence: [],
  reasons: ['known_service', 'several_charges', 'regular_interval', 'same_amount'],
  price_history: [],
  ...own,
});

export const aStatement = (own: Partial<StatementUpload> = {}): StatementUpload => ({
  statement: { kind: 'card', currency: 'TRY', transactions: 43, reconciled: true },
  subscriptions: [],
  ...own,
});
