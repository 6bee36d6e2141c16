import { addDays, daysBetween, type IsoDate, type Subscription } from '@kumbara/shared';

/** Something worth doing before a day passes, or to know of because it was done without asking. */
export type ToDo = {
  kind: 'cancelled' | 'trial' | 'commitment';
  subscription: Subscription;
  day: IsoDate;
  left: number;
};

const ahead = { trial: 14, commitment: 45 };
/** Mailboxes are looked through every week: a mail this old was told of before. */
const cancelledAgo = 31;

/**
 * At most three: what a mail cancelled by itself, then the most urgent of trials that turn into payments and notice days
 * that would otherwise pass.
 */
export function toDos(subscriptions: Subscription[], today: IsoDate): ToDo[] {
  return [...cancelledByMail(subscriptions, today), ...dueSoon(subscriptions, today)].slice(0, 3);
}

const cancelledByMail = (subscriptions: Subscription[], today: IsoDate): ToDo[] =>
  subscriptions.flatMap((subscription) => {
    const { status, cancelled_by_mail: mail } = subscription;
    if (status === 'active' || !mail || daysBetween(mail.date, today) > cancelledAgo) return [];
    return [{ kind: 'cancelled' as const, subscription, day: mail.date, left: 0 }];
  });

function dueSoon(subscriptions: Subscription[], today: IsoDate): ToDo[] {
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
    .sort((a, b) => a.left - b.left);
}
