import {
  type CancellationReason,
  type CancelledInMail,
  type FindingDecision,
  listReceiptMerchants,
  type MergeInput,
  mergeFindings,
  type Proposal,
  type SourceFinding,
  type Terms,
  type TrackedSubscription,
  type UnassignedCharge,
} from '@kumbara/detection';
import type { Charge, Decision, Detection, MailCancellation, PrismaClient, Subscription } from '@kumbara/prisma/client';
import type { Evidence, IsoDate, PriceChange, ReasonCode } from '@kumbara/shared';
import { toDay } from '#lib/day.ts';
import { readPayment } from '#lib/payment-of.ts';
import { asOf } from '#lib/subscription-price.ts';

type Reader = Pick<
  PrismaClient,
  'charge' | 'decision' | 'detection' | 'mailCancellation' | 'openLine' | 'subscription'
>;

/** Returns the keyed hash of a merchant, as stored with lines without a finding. */
export type HashMerchant = (userId: string, merchant: string) => string;

/**
 * Merges everything that is stored of a user's findings. Nothing merged is stored, so the order of arrival has no effect.
 * @returns proposals, cancellation mails with their decisions, `rows`: findings by id, `undecided`: findings without a decision
 */
export async function readProposals(db: Reader, userId: string, today: IsoDate, hashMerchant: HashMerchant) {
  const where = { user_id: userId };
  const [detections, charges, decisions, subscriptions, cancelled] = await Promise.all([
    db.detection.findMany({ where }),
    db.charge.findMany({ where, orderBy: { date: 'asc' } }),
    db.decision.findMany({ where }),
    db.subscription.findMany({ where }),
    db.mailCancellation.findMany({ where, orderBy: [{ date: 'asc' }, { email_id: 'asc' }] }),
  ]);
  const chargesOf = Map.groupBy(charges, ({ source, fingerprint }) => `${source} ${fingerprint}`);
  const findings = detections.map((row) => asFinding(row, chargesOf.get(`${row.source} ${row.fingerprint}`) ?? []));
  const known: MergeInput = {
    findings,
    unassigned: await looseCharges(db, userId, findings, hashMerchant),
    cancelled: cancelled.map(asCancelled),
    usedBefore: new Set(cancelled.flatMap(({ used_at, email_id }) => (used_at ? [email_id] : []))),
    subscriptions: subscriptions.map((row) => asListed(row, today)),
    decisions: decisions.map(asDecision),
    today,
  };
  const decided = new Set(decisions.map(({ source, fingerprint }) => `${source} ${fingerprint}`));
  return {
    ...mergeFindings(known),
    rows: new Map(detections.map((row) => [row.id, row])),
    undecided: detections.filter(({ source, fingerprint }) => !decided.has(`${source} ${fingerprint}`)),
  };
}

/** Returns the proposal that contains a finding. */
export const proposalOf = (proposals: Proposal[], detectionId: string): Proposal | undefined =>
  proposals.find(({ findings }) => findings.includes(detectionId));

const asFinding = (row: Detection, charges: Charge[]): SourceFinding => ({
  id: row.id,
  source: row.source === 'mail' ? 'mail' : 'statement',
  fingerprint: row.fingerprint,
  ...(row.service_id && { service_id: row.service_id }),
  service_name: row.service_name,
  amount: row.amount?.toNumber() ?? null,
  currency: row.currency,
  billing_cycle: row.billing_cycle,
  billing_interval: row.billing_interval,
  category: row.category,
  ...(row.next_payment_date && { next_payment_date: toDay(row.next_payment_date) }),
  confidence: row.confidence,
  evidence: row.evidence as Evidence[],
  reasons: row.reasons as ReasonCode[],
  price_history: row.price_history as PriceChange[],
  charges: charges.map((charge) => ({ ...readPayment(charge), text: charge.text })),
  stopped: row.stopped,
  sender: row.sender,
  email_id: row.email_id,
  ...(row.collector && { collector: row.collector }),
});

function asListed(stored: Subscription, today: IsoDate): TrackedSubscription {
  const row = asOf(stored, today);
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    amount: row.amount.toNumber(),
    currency: row.currency,
    billing_cycle: row.billing_cycle,
    billing_interval: row.billing_interval,
    next_payment_date: toDay(row.next_payment_date),
    category: row.category,
    ...(row.trial_ends_on && { trial_ends_on: toDay(row.trial_ends_on) }),
    ...(row.given !== null && { extracted: row.given as Terms }),
  };
}

const asDecision = (row: Decision): FindingDecision => ({
  source: row.source === 'mail' ? 'mail' : 'statement',
  fingerprint: row.fingerprint,
  kind: row.kind,
  ...(row.subscription_id && { subscription_id: row.subscription_id }),
  is_separate: row.is_separate,
  amount: row.amount?.toNumber() ?? null,
  currency: row.currency,
  billing_cycle: row.billing_cycle,
  billing_interval: row.billing_interval,
  decided_on: toDay(row.decided_on),
});

const asCancelled = (row: MailCancellation): CancelledInMail => ({
  service_name: row.service_name,
  ...(row.service_id && { service_id: row.service_id }),
  automatic: row.automatic,
  reason: row.reason as CancellationReason,
  ...(row.ends_on && { ends_on: toDay(row.ends_on) }),
  date: toDay(row.date),
  evidence: row.evidence,
  email_id: row.email_id,
});

/** Returns lines without a finding whose receipt may be among the mails. Their merchants are stored as hashes. */
async function looseCharges(
  db: Reader,
  userId: string,
  findings: SourceFinding[],
  hashMerchant: HashMerchant,
): Promise<UnassignedCharge[]> {
  const merchants = new Map(
    listReceiptMerchants(findings).map((merchant) => [hashMerchant(userId, merchant), merchant]),
  );
  if (merchants.size === 0) return [];
  const lines = await db.openLine.findMany({ where: { user_id: userId, merchant: { in: [...merchants.keys()] } } });
  return lines.map((line) => ({ ...readPayment(line), merchant: merchants.get(line.merchant) as string, text: '' }));
}
