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

/** A payment: the user's share of the price on that day. */
export type UpcomingPayment = { subscription: Subscription; day: IsoDate; amount: number };
export type UpcomingDay = { day: IsoDate; payments: UpcomingPayment[] };

/** The payments of active subscriptions from today up to `ahead` days later, by day. */
export function listUpcomingDays(subscriptions: Subscription[], today: IsoDate, ahead: number): UpcomingDay[] {
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

/** The total of payments by currency, summed in exact fractions: a share may be a part of a cent. */
export const sumPayments = (payments: UpcomingPayment[]) =>
  totalByCurrency(
    payments.map(({ subscription, day }) => ({ ...subscription, day })),
    (one) => costOn(one, one.day),
  );
