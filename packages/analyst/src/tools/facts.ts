import { add, currencyDecimals, type Fraction, multiply, round } from '@kumbara/shared';
import { z } from 'zod';
import type { Portfolio, PortfolioSubscription } from '#portfolio.ts';
import type { Fact, Measure } from './tool.ts';

export const moneySchema = z.object({ amount: z.number(), currency: z.string() });
export type Money = z.infer<typeof moneySchema>;

/** Rounds an exact amount once, half up, to the decimals of its currency. */
export const toMoney = (exact: Fraction, currency: string): Money => ({
  amount: round(exact, currencyDecimals(currency)),
  currency,
});

export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, multiply(b, -1));

/** Compares two amounts: positive if the first is larger. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** A subscription as facts refer to it. */
export type Named = Pick<PortfolioSubscription, 'id' | 'name'>;

/** Creates a fact about an amount of one subscription. */
export const createMoneyFact = (measure: Measure, { id, name }: Named, { amount, currency }: Money): Fact => ({
  ...{ measure, subject: name, value: amount, currency },
  source: [id],
});

/** Creates a fact about another number of one subscription. */
export const createNumberFact = (measure: Measure, { id, name }: Named, value: number, unit: Fact['unit']): Fact => ({
  ...{ measure, subject: name, value, unit },
  source: [id],
});

export const createCountFact = (items: { id: string }[], subject?: string): Fact => ({
  ...{ measure: 'subscriptions', ...(subject !== undefined && { subject }), value: items.length, unit: 'count' },
  source: items.map(({ id }) => id),
});

/** The facts of one measure, by default about all requested subscriptions. */
export const selectFacts = (facts: Fact[], measure: Measure, subject?: string): Fact[] =>
  facts.filter((fact) => fact.measure === measure && fact.subject === subject);

/** Orders by currency: the user's own first, then by code. */
export const compareByCurrency =
  ({ currency: own }: Portfolio) =>
  (a: { currency: string }, b: { currency: string }): number =>
    Number(b.currency === own) - Number(a.currency === own) ||
    (a.currency < b.currency ? -1 : Number(a.currency > b.currency));

/**
 * One total per currency, summed exactly and rounded once; currencies are never added to each other.
 * @param part the amount that an item adds to the total
 */
export function sumByCurrency<T extends { subscription: PortfolioSubscription; currency: string }>(
  portfolio: Portfolio,
  measure: Measure,
  items: T[],
  part: (item: T) => Fraction,
  subject?: string,
): Fact[] {
  return [...Map.groupBy(items, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      ...{ measure, ...(subject !== undefined && { subject }), currency },
      value: toMoney(own.map(part).reduce(add), currency).amount,
      source: [...new Set(own.map(({ subscription }) => subscription.id))],
    }))
    .sort(compareByCurrency(portfolio));
}

/** Totals of subscriptions, in the currencies in which they are paid. */
export const sumCosts = (
  portfolio: Portfolio,
  measure: Measure,
  items: PortfolioSubscription[],
  part: (item: PortfolioSubscription) => Fraction,
  subject?: string,
): Fact[] =>
  sumByCurrency(
    portfolio,
    measure,
    items.map((subscription) => ({ subscription, currency: subscription.currency })),
    ({ subscription }) => part(subscription),
    subject,
  );

/** The amounts of money facts, as listed in a result. */
export const listAmounts = (facts: Fact[]): Money[] =>
  facts.map(({ value, currency = '' }) => ({ amount: value, currency }));
