import { addDays, daysBetween, type IsoDate, paymentDay } from '@kumbara/shared';
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

/** The longest a cycle can be: a count of cycles made with it never overshoots. */
const cycleDays = { weekly: 7, monthly: 31, yearly: 366 };

/** All payment days of an active subscription from today to another day. */
export function paymentDays(holding: Holding, today: IsoDate, until: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  const { anchor, billing_cycle, billing_interval } = holding;
  const behind = Math.floor(daysBetween(anchor, today) / (cycleDays[billing_cycle] * billing_interval));
  const first = Math.max(0, behind);
  for (
    let n = first, day = paymentDay(anchor, holding, n);
    day <= until;
    n += 1, day = paymentDay(anchor, holding, n)
  ) {
    if (day >= today) days.push(day);
  }
  return days;
}

/** Every payment from today to another day, soonest first. */
export const paymentsUntil = (holdings: Holdings, until: IsoDate): Payment[] =>
  activeOf(holdings)
    .flatMap((holding) =>
      paymentDays(holding, holdings.today, until).map((date) => ({ holding, currency: holding.currency, date })),
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
