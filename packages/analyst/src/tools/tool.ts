import type { FigureUnit } from '@kumbara/shared';
import type { z } from 'zod';
import type { Portfolio } from '#portfolio.ts';

/** The measure of a number: a key of `measures` in `labels.json`. */
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
  /** The price announced for a future day. */
  | 'price_announced'
  /** The price in the vendor's own currency. */
  | 'foreign_price'
  /** The price of a yearly plan. */
  | 'yearly_price'
  /** The cost of the months in which uses were counted. */
  | 'spent'
  /** The cost of a price rise per year. */
  | 'more_per_year'
  | 'months_counted'
  | 'charges_seen'
  | 'months_unused'
  | 'notice_days'
  /** The number of weeks, months or years between payments, if more than one. */
  | 'interval';

/** One computed number: money if it has a currency. `source` holds the ids of the subscriptions behind it. */
export type Fact = {
  measure: Measure;
  /** Name of the subscription or key of the category; absent if it is about all requested subscriptions. */
  subject?: string;
  value: number;
  currency?: string;
  unit?: FigureUnit;
  source: string[];
};

/**
 * A computation over one portfolio. It reads nothing else and changes nothing. `result` is sent to a language model;
 * every number in it is also in `facts`, except days and years.
 */
export type Tool<Args extends z.ZodObject = z.ZodObject, Result = unknown> = {
  /** In snake_case: the name by which a model calls it. */
  name: string;
  /** For a model, in English. */
  description: string;
  args: Args;
  /** What `run` returns as its result. */
  output: z.ZodObject;
  run(portfolio: Portfolio, args: z.infer<Args>): { result: Result; facts: Fact[] };
};

/** Keeps the types of a tool's arguments and result. */
export const defineTool = <Args extends z.ZodObject, Result>(tool: Tool<Args, Result>): Tool<Args, Result> => tool;
