import data from './senders.json' with { type: 'json' };

/** The addresses of a service's receipts, and properties of its mails. */
export type Sender = {
  /** Addresses of receipts; most also send advertising. */
  addresses: readonly string[];
  /** Its name in mails, when it differs from the service's name. */
  displayName?: string;
  /** Writes in English to every country. */
  writesEnglish?: true;
  /** Adds tax to its price. */
  addsTax?: true;
  /** Stores that collect its payments. */
  resellers?: readonly ('apple' | 'google' | 'paypal')[];
  /** Names of its plans. */
  plans?: readonly string[];
};

/** Sender domains by service name. They are public facts from the services' own mails or pages. */
export const senders = data as Record<string, Sender>;

/** Domains of phishing mails. `{service}` is the service's name in lower case. */
export const lookAlikes = [
  '{service}-billing.com',
  '{service}-odeme.net',
  'account-{service}.com',
  '{service}.support-verify.com',
  'secure-{service}.info',
] as const;

/** Letters that resemble others, and a suffix. A domain changed in this way does not belong to the service. */
export const confusables: readonly (readonly [RegExp, string])[] = [
  [/l/, 'I'],
  [/o/, '0'],
  [/i/, 'l'],
  [/m/, 'rn'],
  [/e/, '3'],
  [/$/, '-account'],
];
