import { addDays, type IsoDate, paymentDaysBetween } from '@kumbara/shared';
import { z } from 'zod';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { createCountFact, createMoneyFact, listAmounts, moneySchema, sumByCurrency, toMoney } from './facts.ts';
import { computeOwnPart, getPriceOn, listActive } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const upcomingArgs = z.strictObject({
  /** The number of days from today, both ends included. */
  days: z.int().min(0).max(366),
});
const upcomingResult = z.object({
  until: z.iso.date(),
  /** Soonest first. */
  payments: z.array(z.object({ id: z.uuid(), name: z.string(), date: z.iso.date(), amount: moneySchema })),
  total: moneySchema.array(),
});
export type Upcoming = z.infer<typeof upcomingResult>;
type Payment = { subscription: PortfolioSubscription; currency: string; date: IsoDate };

/** Every payment from today to another day, soonest first. */
export const listPaymentsUntil = (portfolio: Portfolio, until: IsoDate): Payment[] =>
  listActive(portfolio)
    .flatMap((subscription) =>
      paymentDaysBetween(subscription.anchor, subscription, portfolio.today, until).map((date) => ({
        ...{ subscription, currency: subscription.currency, date },
      })),
    )
    .sort(
      (a, b) =>
        (a.date < b.date ? -1 : Number(a.date > b.date)) || a.subscription.name.localeCompare(b.subscription.name),
    );

export const upcomingTool = defineTool({
  name: 'upcoming',
  description:
    'Every payment of the active subscriptions from today to so many days on, both days included, with my share of the price that holds on that day, and the total by currency.',
  args: upcomingArgs,
  output: upcomingResult,
  run(portfolio, { days }): { result: Upcoming; facts: Fact[] } {
    const until = addDays(portfolio.today, days);
    const items = listPaymentsUntil(portfolio, until);
    const part = ({ subscription, date }: Payment) =>
      computeOwnPart(subscription, getPriceOn(subscription, date, portfolio.today));
    const payments = items.map((item) => ({ item, amount: toMoney(part(item), item.currency) }));
    const due = sumByCurrency(portfolio, 'due', items, part);
    return {
      result: {
        until,
        payments: payments.map(({ item: { subscription, date }, amount }) => ({
          ...{ id: subscription.id, name: subscription.name },
          ...{ date, amount },
        })),
        total: listAmounts(due),
      },
      facts: [
        createCountFact([...new Set(items.map(({ subscription }) => subscription))]),
        ...due,
        ...payments.map(({ item, amount }) => createMoneyFact('payment', item.subscription, amount)),
      ],
    };
  },
});
