import {
  addDays,
  costOn,
  currencyDecimals,
  type IsoDate,
  paymentDaysBetween,
  round,
  type Subscription,
  totalByCurrency,
} from '@kumbara/shared';

/** One payment: my part of the price of its day. */
export type UpcomingPayment = { subscription: Subscription; day: IsoDate; amount: number };
export type UpcomingDay = { day: IsoDate; payments: UpcomingPayment[] };

/** What active subscriptions charge today and on each day up to the `ahead`-th from it. */
export function upcomingDays(subscriptions: Subscription[], today: IsoDate, ahead: number): UpcomingDay[] {
  const last = addDays(today, ahead);
  const payments = subscriptions
    .filter(({ status }) => status === 'active')
    .flatMap((one) =>
      paymentDaysBetween(one.next_payment_date, one, today, last).map((day) => ({
        ...{ subscription: one, day },
        amount: round(costOn(one, day), currencyDecimals(one.currency)),
      })),
    );
  return Array.from({ length: ahead + 1 }, (_, index) => addDays(today, index)).map((day) => ({
    ...{ day, payments: payments.filter((payment) => payment.day === day) },
  }));
}

/** What payments come to, by currency. Summed exactly: each alone may be a part of a cent. */
export const totalOf = (payments: UpcomingPayment[]) =>
  totalByCurrency(
    payments.map(({ subscription, day }) => ({ ...subscription, day })),
    (one) => costOn(one, one.day),
  );
