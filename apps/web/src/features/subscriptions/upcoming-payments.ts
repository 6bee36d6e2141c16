import { addDays, type IsoDate, paymentDay, type Subscription } from '@kumbara/shared';

export type UpcomingDay = { day: IsoDate; payments: Subscription[] };

/** What active subscriptions charge on each of the next days, the first of which is `from`. */
export function upcomingDays(subscriptions: Subscription[], from: IsoDate, count: number): UpcomingDay[] {
  const days = Array.from({ length: count }, (_, index): UpcomingDay => ({ day: addDays(from, index), payments: [] }));
  const last = addDays(from, count - 1);
  for (const subscription of subscriptions) {
    if (subscription.status !== 'active') continue;
    for (let n = 0; ; n += 1) {
      const day = paymentDay(subscription.next_payment_date, subscription, n);
      if (day > last) break;
      days.find((candidate) => candidate.day === day)?.payments.push(subscription);
    }
  }
  return days;
}
