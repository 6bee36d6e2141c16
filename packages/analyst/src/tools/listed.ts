import { type BillingCycle, type Category, costPerMonth, costPerYear, type IsoDate } from '@kumbara/shared';
import type { Holding } from '#holdings.ts';
import { aboutMoney, aboutNumber, type Money, money } from './facts.ts';
import { myPart } from './prices.ts';
import type { Fact } from './tool.ts';

/** A subscription as lists show it: amounts are my part. */
export type Listed = {
  id: string;
  name: string;
  category: Category;
  status: Holding['status'];
  payment: Money;
  billing_cycle: BillingCycle;
  billing_interval: number;
  per_month: Money;
  per_year: Money;
  next_payment_date: IsoDate;
};

/** One subscription and the facts of what it costs. */
export function listed(holding: Holding): { item: Listed; facts: Fact[] } {
  const { id, name, category, status, currency, billing_cycle, billing_interval, next_payment_date } = holding;
  const payment = money(myPart(holding), currency);
  const per_month = money(costPerMonth(holding), currency);
  const per_year = money(costPerYear(holding), currency);
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
      aboutMoney('payment', holding, payment),
      aboutMoney('monthly_cost', holding, per_month),
      aboutMoney('yearly_cost', holding, per_year),
      ...(billing_interval > 1 ? [aboutNumber('interval', holding, billing_interval, 'count')] : []),
    ],
  };
}
