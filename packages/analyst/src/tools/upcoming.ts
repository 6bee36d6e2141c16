import { addDays, type IsoDate, paymentDaysBetween } from '@kumbara/shared';
import { z } from 'zod';
import type { Holding, Holdings } from '#holdings.ts';
import { aboutMoney, amounts, count, type Money, money, totals } from './facts.ts';
import { activeOf, myPart, priceOn } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const upcomingArgs = z.strictObject({
  /** Today and the n-th day from it are both counted. */
  days: z.int().min(0).max(366),
});
export type UpcomingPayment = { id: string; name: string; date: IsoDate; amount: Money };
export type Upcoming = {
  until: IsoDate;
  /** Soonest first. */
  payments: UpcomingPayment[];
  total: Money[];
};
type Payment = { holding: Holding; currency: string; date: IsoDate };

/** Every payment from today to another day, soonest first. */
export const paymentsUntil = (holdings: Holdings, until: IsoDate): Payment[] =>
  activeOf(holdings)
    .flatMap((holding) =>
      paymentDaysBetween(holding.anchor, holding, holdings.today, until).map((date) => ({
        ...{ holding, currency: holding.currency, date },
      })),
    )
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)) || a.holding.name.localeCompare(b.holding.name));

export const upcomingTool = defineTool({
  name: 'upcoming',
  description:
    'Every payment of the active subscriptions from today to so many days on, both days included, with my share of the price that holds on that day, and the total by currency.',
  args: upcomingArgs,
  run(holdings, { days }): { result: Upcoming; facts: Fact[] } {
    const until = addDays(holdings.today, days);
    const items = paymentsUntil(holdings, until);
    const part = ({ holding, date }: Payment) => myPart(holding, priceOn(holding, date, holdings.today));
    const payments = items.map((item) => ({ item, amount: money(part(item), item.currency) }));
    const due = totals(holdings, 'due', items, part);
    return {
      result: {
        until,
        payments: payments.map(({ item: { holding, date }, amount }) => ({
          ...{ id: holding.id, name: holding.name },
          ...{ date, amount },
        })),
        total: amounts(due),
      },
      facts: [
        count([...new Set(items.map(({ holding }) => holding))]),
        ...due,
        ...payments.map(({ item, amount }) => aboutMoney('payment', item.holding, amount)),
      ],
    };
  },
});
