import type { Subscription } from '@kumbara/shared';

export const cardId = ({ id }: Pick<Subscription, 'id'>): string => `subscription-${id}`;

/** Scrolls to the card of a subscription and focuses it. @returns false when it is not rendered */
export function showCard(subscription: Subscription): boolean {
  const card = document.getElementById(cardId(subscription));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
  return card !== null;
}
