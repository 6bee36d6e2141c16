import { type Fraction, type IsoDate, paymentDaysOfMonth } from '@kumbara/shared';
import type { PortfolioSubscription } from '#portfolio.ts';
import { computeOwnPart, getPriceOn } from './prices.ts';

/** Payments shown by documents count, whatever day the user entered. */
const startOf = ({ started_on, charged_since }: PortfolioSubscription): IsoDate | undefined =>
  [started_on, charged_since].filter((day) => day !== undefined).sort()[0];

/** Every payment of the calendar month, including past ones, with the user's share of the price on its day. */
export const listPaymentsThisMonth = (
  items: PortfolioSubscription[],
  today: IsoDate,
): { subscription: PortfolioSubscription; currency: string; part: Fraction }[] =>
  items.flatMap((subscription) =>
    paymentDaysOfMonth(subscription.anchor, subscription, today, startOf(subscription)).map((day) => ({
      ...{ subscription, currency: subscription.currency },
      part: computeOwnPart(subscription, getPriceOn(subscription, day, today)),
    })),
  );
