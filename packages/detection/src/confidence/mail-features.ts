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
  /** Only a failed payment is known. */
  payment_failed: number;
  /** Log-odds by which the likeliest mail is less certain to report an event than `certain`; at most `mostDoubt`. */
  doubt: number;
};
export type MailFeature = keyof MailFeatures;

const mostFurther = 3;
const certain = 0.98;
const mostDoubt = 5;
const logOdds = (probability: number) => Math.log(probability / (1 - probability));

/** Events that were stored without a probability are certain. */
function doubtOf(events: readonly MailEvent[]): number {
  const most = Math.max(...events.map(({ probability = certain }) => probability));
  return Math.min(mostDoubt, Math.max(0, logOdds(certain) - logOdds(Math.min(certain, most))));
}

/**
 * Extracts the features of one service's mails.
 * @param events those that show it running, in order; at least one
 * @param mails the number of mails that count
 */
export function extractMailFeatures(
  events: readonly MailEvent[],
  reasons: readonly ReasonCode[],
  mails: number,
): MailFeatures {
  const newest = events.at(-1) as MailEvent;
  const has = (code: ReasonCode) => Number(reasons.includes(code));
  return {
    known_service: has('known_service'),
    known_sender: has('known_sender'),
    priced: Number(newest.amount !== undefined),
    recurring_words: has('recurring_words'),
    authentic: Number(newest.authentic),
    further_mails: Math.min(mostFurther, mails - 1),
    forwarded: Number(newest.forwarded),
    payment_failed: has('payment_failed'),
    doubt: doubtOf(events),
  };
}
