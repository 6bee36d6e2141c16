import {
  type Advice,
  type Answer,
  addDays,
  type Calendar,
  type CancelledInMail,
  type DetectedSubscription,
  type Family,
  type FamilyMember,
  type MailConnection,
  type PaidPlan,
  plans,
  type Savings,
  type Scan,
  type ScanResult,
  type StatementUpload,
  type Stats,
  type Subscription,
  type SubscriptionDetail,
  type SubscriptionInfo,
  type Tier,
  type User,
} from '@kumbara/shared';

/*
 * Answers of the API. A test passes only the fields it is about.
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
  family_visible: false,
  status: 'active',
  cancelled_on: null,
  ends_on: null,
  cancelled_by_mail: null,
  cancel_confirmation: null,
  created_at: '2026-01-05T08:00:00.000Z',
  ...own,
});

/** Without payments and documents. */
export const aSubscriptionDetail = (own: Partial<SubscriptionDetail> = {}): SubscriptionDetail => {
  const subscription = aSubscription(own);
  const yearly = subscription.amount * 12;
  return {
    ...subscription,
    costs: { monthly: subscription.amount, yearly: Math.round(yearly * 100) / 100 },
    lifetime: { total: {}, since: null, documented: 0, assumed: 0 },
    ...{ timeline: [], earlier_periods: 0, price_history: [], price_moves: [], charges: [], quotes: [], check_ins: [] },
    lead_days: subscription.reminder_days,
    ...own,
  };
};

export const aCalendar = (own: Partial<Calendar> = {}): Calendar => ({
  month: todayUtc().slice(0, 7),
  entries: [],
  totals: { total: {}, paid: {}, expected: {}, due: {} },
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

export const aPaidPlan = (own: Partial<PaidPlan> = {}): PaidPlan => ({
  package_id: null,
  status: 'none',
  renews_at: null,
  ends_at: null,
  grace_ends_at: null,
  also_charged: 0,
  can_manage: false,
  ...own,
});

/** The answer for a user without a family. */
export const aFamily = (own: Partial<Family> = {}): Family => ({
  role: 'none',
  owner: null,
  active: own.role !== undefined,
  members: [],
  invitations: [],
  totals: { monthly: {}, yearly: {} },
  ...own,
});

export const aMember = (own: Partial<FamilyMember> = {}): FamilyMember => ({
  id: nextId(),
  name: 'Mert Demir',
  email: 'mert@example.com',
  role: 'member',
  totals: { monthly: {}, yearly: {} },
  subscriptions: [],
  ...own,
});

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
  last_seen: todayUtc(),
  covered_since: true,
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

export function aConnection({
  email_address = 'ayse@gmail.example',
  ...own
}: Partial<MailConnection> = {}): MailConnection {
  return {
    id: nextId(),
    provider: 'gmail',
    email_address,
    email: email_address,
    imap_server: null,
    last_scan: null,
    status: 'ok',
    automatic: false,
    scan_id: null,
    last_scan_id: null,
    ...own,
  };
}

export const aScan = ({
  progress,
  ...own
}: Partial<Omit<Scan, 'progress'>> & { progress?: Partial<Scan['progress']> } = {}): Scan => ({
  id: nextId(),
  connection_id: nextId(),
  status: 'running',
  progress: { looked_at: 0, candidates: 0, found: 0, ...progress },
  ...own,
});

export const aScanResult = (own: Partial<ScanResult> = {}): ScanResult => ({
  emails_scanned: 0,
  subscriptions_detected: 0,
  subscriptions: [],
  auto_cancelled: 0,
  cancelled_detected: own.cancelled_list?.length ?? 0,
  cancelled_list: [],
  ...own,
});

export const aCancellation = (own: Partial<CancelledInMail> = {}): CancelledInMail => ({
  service_name: 'Netflix',
  automatic: false,
  reason: 'not_authenticated',
  evidence: { source: 'mail', date: addDays(todayUtc(), -4), text: 'Netflix üyeliğiniz iptal edildi.' },
  ...own,
});

export const anAdvice = (own: Partial<Advice> = {}): Advice => {
  const subscription_id = own.subscription_ids?.[0] ?? nextId();
  return {
    kind: 'overlap',
    title: 'İki bulut depolama için ödüyorsun',
    text: 'Google One’ı bırakırsan iCloud+ yerinde kalır.',
    subscription_ids: [subscription_id],
    action: { kind: 'cancel_guide', subscription_id },
    ...own,
  };
};

export const anAnswer = (own: Partial<Answer> = {}): Answer => ({
  id: nextId(),
  question: 'Streaming için ne ödüyorum?',
  language: 'tr',
  analysis: 'Streaming için ayda ₺229,99 ödüyorsun.',
  engine: 'builtin',
  figures: [],
  advice: [],
  created_at: '2026-11-20T09:12:00.000Z',
  ...own,
});

export const someSavings = (own: Partial<Savings> = {}): Savings => ({
  entries: [],
  totals: { promised: {}, verified: {}, lost: {}, refunded: {}, promised_per_year: {} },
  late_charges: [],
  late_charge_count: 0,
  months: [],
  ...own,
});
