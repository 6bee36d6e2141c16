import {
  addMonths,
  costPerYear,
  exact,
  type Fraction,
  type IsoDate,
  isoDateSchema,
  multiply,
  round,
} from '@kumbara/shared';
import { z } from 'zod';
import type { Holding } from '#holdings.ts';
import { aboutMoney, aboutNumber, amounts, compare, type Money, money, subtract, totals } from './facts.ts';
import { activeOf, myPart } from './prices.ts';
import { type PriceStep, riseAhead, riseOf } from './rise.ts';
import { defineTool, type Fact } from './tool.ts';

export const priceRisesArgs = z.strictObject({
  /** Null: twelve months ago. */
  since: isoDateSchema.nullable(),
});
type Change = {
  id: string;
  name: string;
  /** The first day of the new price. */
  date: IsoDate;
  /** My part of one payment before, then, and the difference. */
  before: Money;
  now: Money;
  change: Money;
  change_percent: number;
  more_per_year: Money;
};
export type PriceRise = Change & {
  /** Who caused it: the service, or the rate while its price abroad stood still; unknown where nothing shows it. */
  cause: PriceStep['cause'];
  /** The whole price abroad, where charges print it. */
  foreign: Money | null;
};
export type PriceRises = {
  since: IsoDate;
  rises: PriceRise[];
  /** For days ahead. */
  announced: Change[];
  /** What the rises of the past cost in a year, by currency. */
  more_per_year: Money[];
};

/** With one decimal, half up. */
const percentOf = (part: Fraction, whole: Fraction): number =>
  round(
    {
      numerator: part.numerator * whole.denominator * 100n,
      denominator: part.denominator * whole.numerator,
    },
    1,
  );
const yearly = (holding: Holding, { before, now }: PriceStep): Fraction =>
  subtract(costPerYear({ ...holding, amount: now }), costPerYear({ ...holding, amount: before }));

function change(holding: Holding, step: PriceStep): Change {
  const { id, name, currency } = holding;
  const [before, now] = [myPart(holding, step.before), myPart(holding, step.now)];
  return {
    ...{ id, name, date: step.date, before: money(before, currency), now: money(now, currency) },
    change: money(subtract(now, before), currency),
    change_percent: percentOf(subtract(now, before), before),
    more_per_year: money(yearly(holding, step), currency),
  };
}

const factsOf = (
  holding: Holding,
  { before, now, change, change_percent, more_per_year }: Change,
  isAhead: boolean,
) => [
  aboutMoney(isAhead ? 'price_now' : 'price_before', holding, before),
  aboutMoney(isAhead ? 'price_announced' : 'price_now', holding, now),
  aboutMoney('price_change', holding, change),
  aboutNumber('price_change_percent', holding, change_percent, 'percent'),
  aboutMoney('more_per_year', holding, more_per_year),
];

export const priceRisesTool = defineTool({
  name: 'price_rises',
  description:
    'Active subscriptions that cost more than on a day in the past, by how much, and whether the service or the exchange rate caused it; and rises announced for days ahead. My share of one payment.',
  args: priceRisesArgs,
  run(holdings, { since: asked }): { result: PriceRises; facts: Fact[] } {
    const { today } = holdings;
    const since = asked ?? addMonths(today, -12);
    const active = activeOf(holdings);
    const past = active.flatMap((holding) => {
      const step = riseOf(holding, since, today);
      return step ? [{ holding, currency: holding.currency, step }] : [];
    });
    past.sort((a, b) => compare(exact(percentNow(b.step)), exact(percentNow(a.step))));
    const ahead = active.flatMap((holding) => {
      const step = riseAhead(holding, today);
      return step ? [{ holding, step }] : [];
    });
    ahead.sort((a, b) => (a.step.date < b.step.date ? -1 : 1));
    const rises: PriceRise[] = past.map(({ holding, step }) => ({
      ...change(holding, step),
      ...{ cause: step.cause, foreign: step.foreign ?? null },
    }));
    const announced = ahead.map(({ holding, step }) => change(holding, step));
    const more = totals(holdings, 'more_per_year', past, ({ holding, step }) => yearly(holding, step));
    return {
      result: { since, rises, announced, more_per_year: amounts(more) },
      facts: [
        ...more,
        ...past.flatMap(({ holding }, at) => {
          const rise = rises[at] as PriceRise;
          const foreign = rise.foreign ? [aboutMoney('foreign_price', holding, rise.foreign)] : [];
          return [...factsOf(holding, rise, false), ...foreign];
        }),
        ...ahead.flatMap(({ holding }, at) => factsOf(holding, announced[at] as Change, true)),
      ],
    };
  },
});

const percentNow = ({ before, now }: PriceStep): number =>
  percentOf(subtract(exact(now), exact(before)), multiply(exact(before), 1));
