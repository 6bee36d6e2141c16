import type { DetectedSubscription, PossibleMatch } from '@kumbara/shared';
import { getDetectionId, type Offer } from '#lib/offer.ts';

export const presentDetection = ({ detection_id, proposal }: Offer): DetectedSubscription => {
  const { subscription_id, changes, asks_again, possible_match, ...found } = proposal;
  return {
    ...found,
    detection_id,
    ...(subscription_id && { already_tracked: subscription_id }),
    ...(possible_match && { possible_match: presentMatch(possible_match) }),
    ...(changes.length > 0 && { changes }),
    ...(asks_again && { asks_again }),
  };
};

const presentMatch = ({
  subscription_id,
  findings,
  ...match
}: NonNullable<Offer['proposal']['possible_match']>): PossibleMatch =>
  subscription_id ? { ...match, subscription_id } : { ...match, detection_id: getDetectionId({ findings }) };
