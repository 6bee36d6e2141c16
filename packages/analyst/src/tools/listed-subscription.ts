import {
  billingCycleSchema,
  categorySchema,
  costPerMonth,
  costPerYear,
  subscriptionStatusSchema,
} from '@kumbara/shared';
import { z } from 'zod';
import type { PortfolioSubscription } from '#portfolio.ts';
import { createMoneyFact, createNumberFact, moneySchema, toMoney } from './facts.ts';
import { computeOwnPart } from './prices.ts';
import type { Fact } from './tool.ts';

/** A subscription in a list; amounts are the user's share. */
export const listedSubscriptionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  category: categorySchema,
  status: subscriptionStatusSchema,
  payment: moneySchema,
  billing_cycle: billingCycleSchema,
  billing_interval: z.int(),
  per_month: moneySchema,
  per_year: moneySchema,
  next_payment_date: z.iso.date(),
});
export type ListedSubscription = z.infer<typeof listedSubscriptionSchema>;

/** One subscription, and the facts about its cost. */
export function describeSubscription(subscription: PortfolioSubscription): { item: ListedSubscription; facts: Fact[] } {
  const { id, name, category, status, currency, billing_cycle, billing_interval, next_payment_date } = subscription;
  const payment = toMoney(computeOwnPart(subscription), currency);
  const per_month = toMoney(costPerMonth(subscription), currency);
  const per_year = toMoney(costPerYear(subscription), currency);
  return {
    item: {
      id,
      name,
      category,
      status,
      payment,
      billing_cycle,
      billing_interval,
      per_month,
      per_year,
      next_payment_date,
    },
    facts: [
      createMoneyFact('payment', subscription, payment),
      createMoneyFact('monthly_cost', subscription, per_month),
      createMoneyFact('yearly_cost', subscription, per_year),
      ...(billing_interval > 1 ? [createNumberFact('interval', subscription, billing_interval, 'count')] : []),
    ],
  };
}
