/**
 * A mail that tells of no subscription. Places: {person} {amount} {small} {price} {date} {future} {n} {order} {service}.
 * `{amount}` is the price of a purchase, `{small}` of a trifle, `{price}` what a service costs.
 */
type NoiseMail = readonly [template: string, from: string, subject: string, body: string];

export type Noise = {
  /** From everybody else. */
  daily: readonly NoiseMail[];
  /** From services, out of the very address that also sends receipts; `from` is filled in. */
  fromServices: readonly (readonly [template: string, subject: string, body: string])[];
  /** Attempts to deceive: `{link}` leads to the deceiver. */
  phishing: readonly (readonly [template: string, subject: string, body: string])[];
};
