import type { Billing, EvidenceSource, IsoDate, SubscriptionStatus } from '@kumbara/shared';
import { resellers } from '#catalogue/records.ts';
import type { Finding, FoundCharge } from '#finding.ts';
import type { MailFinding } from '#mail/finding.ts';
import { resolveMerchant } from '#merchant/resolve.ts';

/** Finding about one subscription from one source, as it is stored. */
export type SourceFinding = Omit<Finding, 'amount' | 'status' | 'probability' | 'merchant'> & {
  /** The caller's id; unique. */
  id: string;
  source: Exclude<EvidenceSource, 'manual'>;
  /** Null if mails contain no price. */
  amount: number | null;
  stopped: boolean;
  /** Sender of the newest mail, or the merchant's key on the statement. */
  sender: string;
  /** Message-ID of the newest mail; empty for statements. */
  email_id: string;
  /** Catalogue id of the collector, if a mail names it. */
  collector?: string;
};

/** A charge without a finding. `merchant` is the key of `resolveMerchant`. */
export type UnassignedCharge = FoundCharge & { merchant: string };

/** The fields of a subscription that documents show too. `next_payment_date` is the anchor of its days. */
export type Terms = Billing & {
  name: string;
  amount: number;
  currency: string;
  next_payment_date: IsoDate;
  category: Finding['category'];
};

/** A subscription of the user. */
export type TrackedSubscription = Terms & {
  id: string;
  status: SubscriptionStatus;
  trial_ends_on?: IsoDate;
  /** The values that documents showed when it last followed them; absent if entered by hand. */
  extracted?: Terms;
};

/** A decision of the user on one source's finding, with the finding's values at that time. */
export type FindingDecision = Pick<SourceFinding, 'source' | 'fingerprint' | 'amount' | 'currency'> &
  Billing & {
    kind: 'dismissed' | 'tracked';
    /** The subscription of a tracked finding. */
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

/** Returns the key of the merchant, equal in statements and mails: the service, else the merchant's key. */
export function getMerchantKey({ source, service_id, service_name, fingerprint }: SourceFinding): string {
  if (service_id) return service_id;
  return source === 'statement' ? fingerprint.replace(streamNumber, '') : resolveMerchant(service_name).key;
}

const resellerIds = new Set(resellers.map(({ id }) => id));
/** Returns true for merchants that only collect for others. */
export const isCollector = (merchant: string): boolean => resellerIds.has(merchant);

/** Returns the collector if the statement names nobody else. */
export const findCollector = (finding: SourceFinding): string | undefined =>
  finding.source === 'statement' && !finding.service_id && isCollector(getMerchantKey(finding))
    ? getMerchantKey(finding)
    : undefined;

/** Returns the merchants whose unassigned charges may have a receipt among the mails; none without mails. */
export function listReceiptMerchants(findings: SourceFinding[]): string[] {
  const mails = findings.filter(({ source }) => source === 'mail');
  return mails.length === 0 ? [] : [...new Set([...resellerIds, ...mails.map(getMerchantKey)])];
}
