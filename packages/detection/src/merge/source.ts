import type { Billing, EvidenceSource, IsoDate, SubscriptionStatus } from '@kumbara/shared';
import { resellers } from '#catalogue/resellers.ts';
import type { Finding, FoundCharge } from '#finding.ts';
import type { MailFinding } from '#mail/finding.ts';
import { resolveMerchant } from '#merchant/resolve.ts';

/** What one source says of one subscription, as it is kept between two readings. */
export type SourceFinding = Omit<Finding, 'amount' | 'status' | 'probability' | 'merchant'> & {
  /** The caller's own name for it; unique. */
  id: string;
  source: Exclude<EvidenceSource, 'manual'>;
  /** Null where mails name no price. */
  amount: number | null;
  stopped: boolean;
  /** Who sent the newest mail, or what the statement calls the merchant. */
  sender: string;
  /** Message-ID of the newest mail; empty for statements. */
  email_id: string;
  /** Catalogue id of who collects the money for the service, where a mail says so. */
  collector?: string;
};

/** A charge that is part of no finding. `merchant` is the key that `resolveMerchant` gives. */
export type UnassignedCharge = FoundCharge & { merchant: string };

/** What a subscription says in the fields that documents speak of too. `next_payment_date` is the anchor of its days. */
export type Terms = Billing & {
  name: string;
  amount: number;
  currency: string;
  next_payment_date: IsoDate;
  category: Finding['category'];
};

/** A subscription on the user's list. */
export type TrackedSubscription = Terms & {
  id: string;
  status: SubscriptionStatus;
  trial_ends_on?: IsoDate;
  /** What documents gave it when it last followed them; absent for what was entered by hand. */
  extracted?: Terms;
};

/** What the user said about one source's finding, with what that finding said then. */
export type FindingDecision = Pick<SourceFinding, 'source' | 'fingerprint' | 'amount' | 'currency'> &
  Billing & {
    kind: 'dismissed' | 'tracked';
    /** The subscription that a tracked one is. */
    subscription_id?: string;
    /** The user said that it is a subscription of its own, although another one looks like it. */
    is_separate?: boolean;
    decided_on: IsoDate;
  };

export const fromStatement = ({ merchant, status, probability: _, ...finding }: Finding): SourceFinding => ({
  ...finding,
  id: `statement:${finding.fingerprint}`,
  source: 'statement',
  stopped: status === 'stopped',
  sender: merchant,
  email_id: '',
});

export const fromMail = ({ merchant: _merchant, status, probability: _, ...finding }: MailFinding): SourceFinding => ({
  ...finding,
  id: `mail:${finding.fingerprint}`,
  source: 'mail',
  stopped: status === 'stopped',
});

/** `apple/2` is the second stream of `apple`. */
const streamNumber = /\/\d+$/;

/** Whom it is about, the same in statements and mails: the service, else the merchant's key. */
export function getMerchantKey({ source, service_id, service_name, fingerprint }: SourceFinding): string {
  if (service_id) return service_id;
  return source === 'statement' ? fingerprint.replace(streamNumber, '') : resolveMerchant(service_name).key;
}

const resellerIds = new Set(resellers.map(({ id }) => id));
/** Whether a merchant's key names somebody who only collects for others. */
export const isCollector = (merchant: string): boolean => resellerIds.has(merchant);

/** The collector that is all a statement says of a merchant. */
export const findCollector = (finding: SourceFinding): string | undefined =>
  finding.source === 'statement' && !finding.service_id && isCollector(getMerchantKey(finding))
    ? getMerchantKey(finding)
    : undefined;

/** The merchants whose charges outside all findings may be what a mail is the receipt of: none without mails. */
export function listReceiptMerchants(findings: SourceFinding[]): string[] {
  const mails = findings.filter(({ source }) => source === 'mail');
  return mails.length === 0 ? [] : [...new Set([...resellerIds, ...mails.map(getMerchantKey)])];
}
