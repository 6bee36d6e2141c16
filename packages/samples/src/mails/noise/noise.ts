/**
 * A mail without a subscription. Placeholders: {person} {amount} {small} {price} {date} {future} {n} {order} {service}.
 * `{amount}` is the price of a purchase, `{small}` a small amount, `{price}` a service's price.
 */
type NoiseMail = readonly [template: string, from: string, subject: string, body: string];

export type Noise = {
  /** Everyday senders. */
  daily: readonly NoiseMail[];
  /** Mails of services, sent from the address of their receipts; the sender is filled in. */
  fromServices: readonly (readonly [template: string, subject: string, body: string])[];
  /** Phishing; `{link}` leads to the phishing page. */
  phishing: readonly (readonly [template: string, subject: string, body: string])[];
};
