import type { ReasonCode } from '@kumbara/shared';
import type { MailEvent } from '#mail/mail.ts';

/** Features of the mails of one service. */
export type MailFeatures = {
  /** The catalogue knows the service. */
  known_service: number;
  /** The newest mail comes from a domain of the service or of its reseller. */
  known_sender: number;
  /** The newest mail contains a price. */
  priced: number;
  /** A mail states a cycle or the next payment. */
  recurring_words: number;
  /** The newest mail provably comes from the service's own domain. */
  authentic: number;
  /** Mails beyond the first, at most three. */
  further_mails: number;
  /** The newest mail was forwarded. */
  forwarded: number;
  /** The next payment day passed without a mail. */
  overdue: number;
  /** Only a failed payment is known. */
  payment_failed: number;
  /** The catalogue knows the service, but no mail states that it was or will be charged. */
  charge_not_stated: number;
};
export type MailFeature = keyof MailFeatures;

const mostFurther = 3;

/**
 * Extracts the features of one service's mails.
 * @param newest the last event that shows it running
 * @param mails number of events
 */
export function extractMailFeatures(newest: MailEvent, reasons: readonly ReasonCode[], mails: number): MailFeatures {
  const has = (code: ReasonCode) => Number(reasons.includes(code));
  return {
    known_service: has('known_service'),
    known_sender: has('known_sender'),
    priced: Number(newest.amount !== undefined),
    recurring_words: has('recurring_words'),
    authentic: Number(newest.authentic),
    further_mails: Math.min(mostFurther, mails - 1),
    forwarded: Number(newest.forwarded),
    overdue: has('overdue'),
    payment_failed: has('payment_failed'),
    charge_not_stated: has('known_service') * has('charge_not_stated'),
  };
}
