import { amountSchema, costPerYear, type Fraction, multiply } from '@kumbara/shared';
import { z } from 'zod';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import { compareFractions, createMoneyFact, createNumberFact, moneySchema, subtract, toMoney } from './facts.ts';
import { findOtherPrice, type KnownPrice } from './other-price.ts';
import { computeOwnPart, listActive } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const yearlyOrMonthlyArgs = z.strictObject({
  /** Null: all whose other price is known. */
  id: z.uuid().nullable(),
  /** The whole price of a yearly plan, in the currency of the subscription; null: looked for in what is known. */
  yearly_price: amountSchema.nullable(),
});
const yearlyOrMonthlySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The current billing cycle; other cycles are converted to months. */
  paid: z.enum(['monthly', 'yearly']),
  /** My part of a month; null where it is paid yearly and no monthly price is known. */
  monthly: moneySchema.nullable(),
  /** My part of a year; null where no yearly price is known. */
  yearly: moneySchema.nullable(),
  /** The source of the other plan's price. */
  known_from: z.enum(['given', 'own_history', 'same_service']).nullable(),
  /** Twelve months at the monthly price: a yearly plan pays when it costs less. */
  break_even_price: moneySchema.nullable(),
  /** After so many months the yearly plan has paid for itself. */
  break_even_months: z.int().nullable(),
  cheaper: z.enum(['monthly', 'yearly', 'same']).nullable(),
  /** The yearly saving of the cheaper plan. */
  saving_per_year: moneySchema.nullable(),
});
export type YearlyOrMonthly = z.infer<typeof yearlyOrMonthlySchema>;
const yearlyOrMonthlyResult = z.object({ plans: yearlyOrMonthlySchema.array() });
export type YearlyOrMonthlyResult = z.infer<typeof yearlyOrMonthlyResult>;

type Plans = { monthly?: Fraction; yearly?: Fraction; known?: KnownPrice };

/** The smallest number of months that cost as much as the year. */
const monthsToPay = (yearly: Fraction, monthly: Fraction): number => {
  const [over, under] = [yearly.numerator * monthly.denominator, yearly.denominator * monthly.numerator];
  return Number((over + under - 1n) / under);
};

function plansOf(subscription: PortfolioSubscription, portfolio: Portfolio, namedPrice: number | null): Plans {
  const year = costPerYear(subscription);
  if (subscription.billing_cycle === 'yearly') {
    const known = findOtherPrice(subscription, portfolio, 'monthly');
    return { yearly: year, ...(known && { known, monthly: computeOwnPart(subscription, known.amount) }) };
  }
  const known: KnownPrice | undefined =
    namedPrice === null ? findOtherPrice(subscription, portfolio, 'yearly') : { amount: namedPrice, from: 'given' };
  return {
    monthly: multiply(year, 1, 12),
    ...(known && { known, yearly: computeOwnPart(subscription, known.amount) }),
  };
}

function comparison(subscription: PortfolioSubscription, { monthly, yearly, known }: Plans): YearlyOrMonthly {
  const { id, name, currency, billing_cycle } = subscription;
  const twelve = monthly && multiply(monthly, 12);
  const more = twelve && yearly && compareFractions(twelve, yearly);
  const both = monthly && yearly && twelve;
  return {
    ...{ id, name, paid: billing_cycle === 'yearly' ? 'yearly' : 'monthly' },
    monthly: monthly ? toMoney(monthly, currency) : null,
    yearly: yearly ? toMoney(yearly, currency) : null,
    known_from: known?.from ?? null,
    break_even_price: twelve ? toMoney(twelve, currency) : null,
    break_even_months: both ? monthsToPay(yearly, monthly) : null,
    cheaper: more === undefined ? null : more > 0 ? 'yearly' : more < 0 ? 'monthly' : 'same',
    saving_per_year: both
      ? toMoney(compareFractions(twelve, yearly) > 0 ? subtract(twelve, yearly) : subtract(yearly, twelve), currency)
      : null,
  };
}

function factsOf(subscription: PortfolioSubscription, plan: YearlyOrMonthly): Fact[] {
  const amounts = [
    ['monthly_cost', plan.monthly],
    ['yearly_price', plan.yearly],
    ['break_even_price', plan.break_even_price],
    ['saving_per_year', plan.saving_per_year],
  ] as const;
  return [
    ...amounts.flatMap(([measure, amount]) => (amount ? [createMoneyFact(measure, subscription, amount)] : [])),
    ...(plan.break_even_months === null
      ? []
      : [createNumberFact('break_even_months', subscription, plan.break_even_months, 'months')]),
  ];
}

export const yearlyOrMonthlyTool = defineTool({
  name: 'yearly_or_monthly',
  description:
    'Whether a yearly plan is cheaper than twelve months: with a yearly price that the person named, or one known from earlier charges or another subscription to the same service. Without one it says below which price a yearly plan would pay.',
  args: yearlyOrMonthlyArgs,
  output: yearlyOrMonthlyResult,
  run(portfolio, { id, yearly_price }): { result: YearlyOrMonthlyResult; facts: Fact[] } {
    const rows = listActive(portfolio)
      .filter((one) => id === null || one.id === id)
      .map((subscription) => ({
        subscription,
        plans: plansOf(subscription, portfolio, id === null ? null : yearly_price),
      }))
      .filter(({ plans }) => id !== null || plans.known)
      .map(({ subscription, plans }) => ({ subscription, plan: comparison(subscription, plans) }));
    return {
      result: { plans: rows.map(({ plan }) => plan) },
      facts: rows.flatMap(({ subscription, plan }) => factsOf(subscription, plan)),
    };
  },
});
