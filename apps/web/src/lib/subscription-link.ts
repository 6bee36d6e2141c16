/** Where the page of a subscription was opened: going back keeps the place there. */
export type LinkState = { opened_from: string };

/** The properties of a link to the page of a subscription. */
export const subscriptionLink = (id: string) => ({
  to: `/dashboard/subscriptions/${id}`,
  state: { opened_from: window.location.pathname } satisfies LinkState,
});
