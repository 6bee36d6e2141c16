import { addDays, type IsoDate, nextPaymentDate, type Subscription } from '@kumbara/shared';

/**
 * The day until which a subscription that is cancelled today may be used: the end of what is paid, of the trial or of the
 * commitment, whichever is last. A payment due today has been made.
 */
export function lastDayOfUse(subscription: Subscription, today: IsoDate): IsoDate {
  const { next_payment_date, trial_ends_on, commitment_ends_on } = subscription;
  const paidUntil = addDays(nextPaymentDate(next_payment_date, subscription, addDays(today, 1)), -1);
  return [trial_ends_on, commitment_ends_on].reduce<IsoDate>(
    (last, day) => (day && day > last ? day : last),
    paidUntil,
  );
}
