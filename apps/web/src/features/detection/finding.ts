import type { DetectedSubscription, ReasonCode } from '@kumbara/shared';

/**
 * Effect of a reason on a finding: for it, against it, or only a note. That no newer document was read says nothing about
 * what it is, and stands apart.
 */
const reasonKinds: Record<Exclude<ReasonCode, 'not_read_since'>, 'for' | 'against' | 'note'> = {
  known_service: 'for',
  known_sender: 'for',
  several_charges: 'for',
  regular_interval: 'for',
  same_amount: 'for',
  price_steps: 'for',
  foreign_price_constant: 'for',
  recurring_words: 'for',
  receipt: 'for',
  several_sources: 'for',
  single_charge: 'against',
  unknown_merchant: 'against',
  irregular_interval: 'against',
  varying_amount: 'against',
  missed_charge: 'against',
  overdue: 'against',
  payment_failed: 'against',
  charge_not_stated: 'against',
  statement_not_reconciled: 'against',
  reseller: 'against',
  currency_assumed: 'note',
  day_assumed: 'note',
  cycle_assumed: 'note',
  trial: 'note',
  price_changed_since_dismissed: 'note',
  cycle_changed_since_dismissed: 'note',
};

export const filterReasons = (found: DetectedSubscription, kind: 'for' | 'against' | 'note') =>
  found.reasons.filter((reason) => reason !== 'not_read_since').filter((reason) => reasonKinds[reason] === kind);

/** The steps of the confidence meter, 1 to 5, by confidence and by the balance of the reasons for and against. */
export function getConfidenceSteps(found: DetectedSubscription): number {
  const balance = filterReasons(found, 'for').length - filterReasons(found, 'against').length;
  if (found.confidence === 'high') return balance >= 3 ? 5 : 4;
  return balance >= 1 ? 3 : balance >= -1 ? 2 : 1;
}

export const isFromMail = ({ evidence }: DetectedSubscription): boolean =>
  evidence.some(({ source }) => source === 'mail');

/** The finding that may be the same subscription; undefined where that is on the user's list already. */
export const getMatchingDetectionId = ({ possible_match }: DetectedSubscription): string | undefined =>
  possible_match && 'detection_id' in possible_match ? possible_match.detection_id : undefined;

/** Each possible pair of findings once: the second of two that may be one subscription is left out. */
export const omitMatches = <Finding extends DetectedSubscription>(found: Finding[]): Finding[] =>
  found.filter(
    (one, index) => !found.slice(0, index).some((other) => getMatchingDetectionId(other) === one.detection_id),
  );
