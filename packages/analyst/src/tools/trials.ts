import { daysBetween, type IsoDate } from '@kumbara/shared';
import { z } from 'zod';
import { aboutMoney, aboutNumber, type Money, money } from './facts.ts';
import { activeOf, myPart } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const trialsArgs = z.strictObject({});
export type Trial = {
  id: string;
  name: string;
  ends_on: IsoDate;
  days_left: number;
  /** My part of one payment until then. */
  payment: Money;
  /** My part of one payment afterwards; null where nobody said. */
  price_after_trial: Money | null;
};
/** Those that end soonest first. */
export type Trials = { trials: Trial[] };

export const trialsTool = defineTool({
  name: 'trials',
  description: 'Active subscriptions in a trial that has not ended: the day it ends, and what a payment costs then.',
  args: trialsArgs,
  run(holdings): { result: Trials; facts: Fact[] } {
    const rows = activeOf(holdings)
      .flatMap((holding) => {
        const { id, name, currency, trial_ends_on: ends_on, price_after_trial: after } = holding;
        if (!ends_on || ends_on < holdings.today) return [];
        const trial: Trial = {
          ...{ id, name, ends_on, days_left: daysBetween(holdings.today, ends_on) },
          payment: money(myPart(holding), currency),
          price_after_trial: after === undefined ? null : money(myPart(holding, after), currency),
        };
        return [{ holding, trial }];
      })
      .sort((a, b) => a.trial.days_left - b.trial.days_left);
    return {
      result: { trials: rows.map(({ trial }) => trial) },
      facts: rows.flatMap(({ holding, trial }) => [
        aboutNumber('days_left', holding, trial.days_left, 'days'),
        aboutMoney('payment', holding, trial.payment),
        ...(trial.price_after_trial ? [aboutMoney('price_after_trial', holding, trial.price_after_trial)] : []),
      ]),
    };
  },
});
