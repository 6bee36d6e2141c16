import { addMonths, costPerYear, exact, type Fraction, isoDateSchema, multiply, round } from '@kumbara/shared';
import { z } from 'zod';
import type { PortfolioSubscription } from '#portfolio.ts';
import {
  compareFractions,
  createMoneyFact,
  createNumberFact,
  listAmounts,
  moneySchema,
  subtract,
  sumByCurrency,
  toMoney,
} from './facts.ts';
import { computeOwnPart, listActive } from './prices.ts';
import { findAnnouncedRise, findRise, type PriceStep } from './rise.ts';
import { defineTool, type Fact } from './tool.ts';

export const priceRisesArgs = z.strictObject({
  /** Null: twelve months ago. */
  since: isoDateSchema.nullable(),
});
const changeSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first day of the new price. */
  date: z.iso.date(),
  /** The user's share of one payment before and after, and the difference. */
  before: moneySchema,
  now: moneySchema,
  change: moneySchema,
  change_percent: z.number(),
  more_per_year: moneySchema,
});
type Change = z.infer<typeof changeSchema>;
const priceRiseSchema = changeSchema.extend({
  /** The cause: the service, or the exchange rate if the foreign price is unchanged; unknown without evidence. */
  cause: z.enum(['vendor', 'exchange_rate', 'unknown']),
  /** The whole foreign price, if charges print it. */
  foreign: moneySchema.nullable(),
});
export type PriceRise = z.infer<typeof priceRiseSchema>;
const priceRisesResult = z.object({
  since: z.iso.date(),
  rises: priceRiseSchema.array(),
  /** Announced rises. */
  announced: changeSchema.array(),
  /** The yearly cost of past rises, by currency. */
  more_per_year: moneySchema.array(),
});
export type PriceRises = z.infer<typeof priceRisesResult>;

/** With one decimal, half up. */
const percentOf = (part: Fraction, whole: Fraction): number =>
  round(
    {
      numerator: part.numerator * whole.denominator * 100n,
      denominator: part.denominator * whole.numerator,
    },
    1,
  );
const yearly = (subscription: PortfolioSubscription, { before, now }: PriceStep): Fraction =>
  subtract(costPerYear({ ...subscription, amount: now }), costPerYear({ ...subscription, amount: before }));

function change(subscription: PortfolioSubscription, step: PriceStep): Change {
  const { id, name } = subscription;
  const { currency } = step;
  const [before, now] = [computeOwnPart(subscription, step.before), computeOwnPart(subscription, step.now)];
  return {
    ...{ id, name, date: step.date, before: toMoney(before, currency), now: toMoney(now, currency) },
    change: toMoney(subtract(now, before), currency),
    change_percent: percentOf(subtract(now, before), before),
    more_per_year: toMoney(yearly(subscription, step), currency),
  };
}

const factsOf = (
  subscription: PortfolioSubscription,
  { before, now, change, change_percent, more_per_year }: Change,
  isAhead: boolean,
) => [
  createMoneyFact(isAhead ? 'price_now' : 'price_before', subscription, before),
  createMoneyFact(isAhead ? 'price_announced' : 'price_now', subscription, now),
  createMoneyFact('price_change', subscription, change),
  createNumberFact('price_change_percent', subscription, change_percent, 'percent'),
  createMoneyFact('more_per_year', subscription, more_per_year),
];

export const priceRisesTool = defineTool({
  name: 'price_rises',
  description:
    'Active subscriptions that cost more than on a day in the past, by how much, and whether the service or the exchange rate caused it; and rises announced for days ahead. My share of one payment.',
  args: priceRisesArgs,
  output: priceRisesResult,
  run(portfolio, { since: requestedSince }): { result: PriceRises; facts: Fact[] } {
    const { today } = portfolio;
    const since = requestedSince ?? addMonths(today, -12);
    const active = listActive(portfolio);
    const past = active.flatMap((subscription) => {
      const step = findRise(subscription, since, today);
      return step ? [{ subscription, currency: step.currency, step }] : [];
    });
    past.sort((a, b) => compareFractions(exact(percentNow(b.step)), exact(percentNow(a.step))));
    const ahead = active.flatMap((subscription) => {
      const step = findAnnouncedRise(subscription, today);
      return step ? [{ subscription, step }] : [];
    });
    ahead.sort((a, b) => (a.step.date < b.step.date ? -1 : 1));
    const rises: PriceRise[] = past.map(({ subscription, step }) => ({
      ...change(subscription, step),
      ...{ cause: step.cause, foreign: step.foreign ?? null },
    }));
    const announced = ahead.map(({ subscription, step }) => change(subscription, step));
    const more = sumByCurrency(portfolio, 'more_per_year', past, ({ subscription, step }) =>
      yearly(subscription, step),
    );
    return {
      result: { since, rises, announced, more_per_year: listAmounts(more) },
      facts: [
        ...more,
        ...past.flatMap(({ subscription }, at) => {
          const rise = rises[at] as PriceRise;
          const foreign = rise.foreign ? [createMoneyFact('foreign_price', subscription, rise.foreign)] : [];
          return [...factsOf(subscription, rise, false), ...foreign];
        }),
        ...ahead.flatMap(({ subscription }, at) => factsOf(subscription, announced[at] as Change, true)),
      ],
    };
  },
});

const percentNow = ({ before, now }: PriceStep): number =>
  percentOf(subtract(exact(now), exact(before)), multiply(exact(before), 1));
