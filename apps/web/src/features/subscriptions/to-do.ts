import { addDays, daysBetween, type IsoDate, type Subscription } from '@kumbara/shared';

/** Something worth doing before a day passes. */
export type ToDo = { kind: 'trial' | 'commitment'; subscription: Subscription; day: IsoDate; left: number };

const ahead = { trial: 14, commitment: 45 };

/** At most three, the most urgent first: trials that turn into payments, notice days that would otherwise pass. */
export function toDos(subscriptions: Subscription[], today: IsoDate): ToDo[] {
  return subscriptions
    .filter(({ status }) => status === 'active')
    .flatMap((subscription) => {
      const { trial_ends_on, commitment_ends_on, notice_days } = subscription;
      const lastNotice = commitment_ends_on && addDays(commitment_ends_on, -(notice_days ?? 0));
      return [
        trial_ends_on && { kind: 'trial' as const, subscription, day: trial_ends_on },
        lastNotice && { kind: 'commitment' as const, subscription, day: lastNotice },
      ].filter((one) => !!one);
    })
    .map((one) => ({ ...one, left: daysBetween(today, one.day) }))
    .filter(({ kind, left }) => left >= 0 && left <= ahead[kind])
    .sort((a, b) => a.left - b.left)
    .slice(0, 3);
}
