import { type Fraction, type IsoDate, paymentDaysOfMonth } from '@kumbara/shared';
import type { Holding } from '#holdings.ts';
import { myPart, priceOn } from './prices.ts';

/** What documents show to have been paid was paid, whatever day somebody wrote down. */
const startOf = ({ started_on, charged_since }: Holding): IsoDate | undefined =>
  [started_on, charged_since].filter((day) => day !== undefined).sort()[0];

/** Every payment of the calendar month, past ones too, with my part of the price of its day. */
export const paymentsThisMonth = (
  items: Holding[],
  today: IsoDate,
): { holding: Holding; currency: string; part: Fraction }[] =>
  items.flatMap((holding) =>
    paymentDaysOfMonth(holding.anchor, holding, today, startOf(holding)).map((day) => ({
      ...{ holding, currency: holding.currency },
      part: myPart(holding, priceOn(holding, day, today)),
    })),
  );
