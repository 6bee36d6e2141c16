import type { Language } from '@kumbara/shared';
import steps from './data/cancel-steps.json' with { type: 'json' };

/** The ways to cancel, each with its usual difficulty. A step is written once per language for all that share a way. */
export const cancelWays = {
  account: 'easy',
  app: 'easy',
  apple: 'easy',
  google_play: 'easy',
  amazon: 'easy',
  microsoft: 'easy',
  club: 'medium',
  notice: 'medium',
  phone: 'hard',
} as const satisfies Record<string, Difficulty>;
export type CancelWay = keyof typeof cancelWays;
export const difficulties = ['easy', 'medium', 'hard'] as const;
/** `easy`: some clicks at any time; `medium`: notice, a form or a fee; `hard`: a conversation is needed. */
export type Difficulty = (typeof difficulties)[number];

/** Steps in order by language and way; `{service}` is replaced by the name. */
export const cancelSteps: Record<Language, Record<CancelWay, string[]>> = steps;
