import { daysBetween } from '@kumbara/shared';
import { z } from 'zod';
import { createMoneyFact, createNumberFact, moneySchema, toMoney } from './facts.ts';
import { computeOwnPart, listActive } from './prices.ts';
import { defineTool, type Fact } from './tool.ts';

export const trialsArgs = z.strictObject({});
const trialSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ends_on: z.iso.date(),
  days_left: z.int(),
  /** The user's share of one payment until then. */
  payment: moneySchema,
  /** The user's share of one payment afterwards; null if unknown. */
  price_after_trial: moneySchema.nullable(),
});
export type Trial = z.infer<typeof trialSchema>;
/** Soonest end first. */
const trialsResult = z.object({ trials: trialSchema.array() });
export type Trials = z.infer<typeof trialsResult>;

export const trialsTool = defineTool({
  name: 'trials',
  description: 'Active subscriptions in a trial that has not ended: the day it ends, and what a payment costs then.',
  args: trialsArgs,
  output: trialsResult,
  run(portfolio): { result: Trials; facts: Fact[] } {
    const rows = listActive(portfolio)
      .flatMap((subscription) => {
        const { id, name, currency, trial_ends_on: ends_on, price_after_trial: after } = subscription;
        if (!ends_on || ends_on < portfolio.today) return [];
        const trial: Trial = {
          ...{ id, name, ends_on, days_left: daysBetween(portfolio.today, ends_on) },
          payment: toMoney(computeOwnPart(subscription), currency),
          price_after_trial: after === undefined ? null : toMoney(computeOwnPart(subscription, after), currency),
        };
        return [{ subscription, trial }];
      })
      .sort((a, b) => a.trial.days_left - b.trial.days_left);
    return {
      result: { trials: rows.map(({ trial }) => trial) },
      facts: rows.flatMap(({ subscription, trial }) => [
        createNumberFact('days_left', subscription, trial.days_left, 'days'),
        createMoneyFact('payment', subscription, trial.payment),
        ...(trial.price_after_trial
          ? [createMoneyFact('price_after_trial', subscription, trial.price_after_trial)]
          : []),
      ]),
    };
  },
});
