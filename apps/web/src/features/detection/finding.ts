import { type DetectedSubscription, reasonKinds } from '@kumbara/shared';

/** That no newer document was read says nothing about what it is, and stands apart. */
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
