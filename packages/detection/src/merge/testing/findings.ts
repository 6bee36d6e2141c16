import { type BillingCycle, type IsoDate, nextPaymentDate, type PriceChange } from '@kumbara/shared';
import { findServiceById } from '#catalogue/catalogue.ts';
import type { CancelledInMail } from '#mail/detect-in-mails.ts';
import type { FindingDecision, SourceFinding, TrackedSubscription } from '#merge/source.ts';

export const today = '2026-07-01';

type FindingOptions = Partial<SourceFinding> & { charged?: IsoDate[] };

const historyOf = (charges: PriceChange[]) => charges.filter(({ amount }, at) => amount !== charges[at - 1]?.amount);

/** Creates a finding charged on the given days. Its fingerprint is a catalogue id or any other merchant key. */
function createFinding(
  source: 'statement' | 'mail',
  fingerprint: string,
  { charged = [], ...overrides }: FindingOptions,
): SourceFinding {
  const { amount = 99.99, currency = 'TRY' } = overrides;
  const [merchant = ''] = fingerprint.split('/');
  const service = findServiceById(merchant);
  const billing = { billing_cycle: 'monthly' as BillingCycle, billing_interval: 1 };
  const charges =
    overrides.charges ?? charged.map((date) => ({ date, amount: amount ?? 0, currency, text: `${merchant} ${date}` }));
  const last = charges.at(-1)?.date;
  return {
    id: `${source}:${fingerprint}`,
    source,
    fingerprint,
    ...(service && { service_id: service.id }),
    service_name: service?.name ?? merchant,
    amount,
    currency,
    ...billing,
    category: service?.category ?? 'other',
    ...(last && { next_payment_date: nextPaymentDate(last, { ...billing, ...overrides }, today) }),
    confidence: 'high',
    stopped: false,
    evidence: charges.toReversed().map(({ text, ...charge }) => ({ source, text, ...charge })),
    reasons: service ? ['known_service'] : ['unknown_merchant'],
    price_history: historyOf(charges.map(({ date, amount, currency }) => ({ date, amount, currency }))),
    charges,
    sender: source === 'mail' ? `${merchant}@example.org` : merchant,
    email_id: source === 'mail' ? `<${merchant}>` : '',
    ...overrides,
  };
}

export const aStatementFinding = (fingerprint: string, overrides: FindingOptions = {}) =>
  createFinding('statement', fingerprint, overrides);
export const aMailFinding = (fingerprint: string, more: FindingOptions = {}) =>
  createFinding('mail', fingerprint, more);

export const aSubscription = (name: string, more: Partial<TrackedSubscription> = {}): TrackedSubscription => ({
  id: name,
  name,
  status: 'active',
  amount: 99.99,
  currency: 'TRY',
  billing_cycle: 'monthly',
  billing_interval: 1,
  next_payment_date: '2026-07-11',
  category: 'other',
  ...more,
});

export const aDecision = (finding: SourceFinding, subscription_id?: string): FindingDecision => ({
  source: finding.source,
  fingerprint: finding.fingerprint,
  amount: finding.amount,
  currency: finding.currency,
  billing_cycle: finding.billing_cycle,
  billing_interval: finding.billing_interval,
  kind: subscription_id ? 'tracked' : 'dismissed',
  ...(subscription_id && { subscription_id }),
  decided_on: today,
});

export const aCancellation = (service_id: string, more: Partial<CancelledInMail> = {}): CancelledInMail => ({
  service_id,
  service_name: findServiceById(service_id)?.name ?? service_id,
  automatic: true,
  reason: 'proven',
  date: '2026-06-20',
  evidence: 'Your membership has been canceled.',
  email_id: '<end>',
  ...more,
});
