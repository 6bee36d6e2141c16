import type { DetectedSubscription } from '@kumbara/shared';
import type { Offer } from '#lib/offer.ts';

export const presentDetection = ({ detection_id, proposal }: Offer): DetectedSubscription => {
  const { subscription_id, changes, asks_again, ...found } = proposal;
  return {
    ...found,
    detection_id,
    ...(subscription_id && { already_tracked: subscription_id }),
    ...(changes.length > 0 && { changes }),
    ...(asks_again && { asks_again }),
  };
};
