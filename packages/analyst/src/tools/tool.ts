import type { FigureUnit } from '@kumbara/shared';
import type { z } from 'zod';
import type { Portfolio } from '#portfolio.ts';

/** What a number is, as a key of the texts in `#words`. */
export type Measure =
  | 'monthly_cost'
  | 'yearly_cost'
  | 'due'
  | 'payment'
  | 'price_before'
  | 'price_now'
  | 'price_change'
  | 'price_change_percent'
  | 'saving_per_month'
  | 'saving_per_year'
  | 'left_per_month'
  | 'left_per_year'
  | 'price_after_trial'
  | 'cost_per_use'
  | 'uses'
  | 'break_even_months'
  | 'break_even_price'
  | 'days_left'
  | 'subscriptions'
  | 'paid_so_far'
  /** What is announced for a day ahead. */
  | 'price_announced'
  /** What the service asks in its own currency. */
  | 'foreign_price'
  /** Of a plan that is paid once a year. */
  | 'yearly_price'
  /** What the months cost that uses were counted in. */
  | 'spent'
  /** What a rise costs in a year. */
  | 'more_per_year'
  | 'months_counted'
  | 'charges_seen'
  | 'months_unused'
  | 'notice_days'
  /** Every so many weeks, months or years; only where that is more than one. */
  | 'interval';

/** One number that code computed: money where it has a currency. `source` holds the ids it was computed from. */
export type Fact = {
  measure: Measure;
  /** Name of the subscription or key of the category it is about; absent: of all that were asked for. */
  subject?: string;
  value: number;
  currency?: string;
  unit?: FigureUnit;
  source: string[];
};

/**
 * One question that code answers over somebody's own holdings. It reads nothing else and changes nothing.
 * `result` is what an engine is given; every number in it stands in `facts`, but for days and years.
 */
export type Tool<Args extends z.ZodObject = z.ZodObject, Result = unknown> = {
  /** snake_case, as a model calls it. */
  name: string;
  /** For a model, in English. */
  description: string;
  args: Args;
  run(portfolio: Portfolio, args: z.infer<Args>): { result: Result; facts: Fact[] };
};

/** Keeps the types of a tool's arguments and result. */
export const defineTool = <Args extends z.ZodObject, Result>(tool: Tool<Args, Result>): Tool<Args, Result> => tool;
