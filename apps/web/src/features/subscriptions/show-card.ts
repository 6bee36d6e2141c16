import type { Subscription } from '@kumbara/shared';

export const cardId = ({ id }: Pick<Subscription, 'id'>): string => `subscription-${id}`;

/** Brings the card of a subscription into sight and marks it. @returns false where it is not drawn */
export function showCard(subscription: Subscription): boolean {
  const card = document.getElementById(cardId(subscription));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
  return card !== null;
}
