import type { FindingScore } from '@kumbara/samples/detection-score';
import { addUp, measure, type Share } from '#statistics.ts';

/** What was counted in one person's life, or in many. */
export type Tally = {
  right: number;
  wrong: number;
  missed: number;
  /** Of the right ones. */
  amount: number;
  currency: number;
  cycle: number;
  /** Right ones with several charges: only there can a rhythm be seen. */
  several: number;
  rhythm: number;
};

const nothing: Tally = { right: 0, wrong: 0, missed: 0, amount: 0, currency: 0, cycle: 0, several: 0, rhythm: 0 };

const isSeveral = ({ truth }: FindingScore) => (truth?.charges.length ?? 0) > 1;

export function tallyOf(verdicts: readonly FindingScore[]): Tally {
  const count = (test: (verdict: FindingScore) => unknown) => verdicts.filter(test).length;
  return {
    right: count(({ kind }) => kind === 'right'),
    wrong: count(({ kind }) => kind === 'wrong'),
    missed: count(({ kind }) => kind === 'missed'),
    amount: count(({ amount }) => amount),
    currency: count(({ currency }) => currency),
    cycle: count(({ cycle }) => cycle),
    several: count((verdict) => verdict.kind === 'right' && isSeveral(verdict)),
    rhythm: count((verdict) => verdict.cycle && isSeveral(verdict)),
  };
}

export const addUpLives = (tallies: readonly Tally[]): Tally => addUp(nothing, tallies);

const figures = {
  precision: ({ right, wrong }: Tally): Share => [right, right + wrong],
  recall: ({ right, missed }: Tally): Share => [right, right + missed],
  amount: ({ right, amount }: Tally): Share => [amount, right],
  currency: ({ right, currency }: Tally): Share => [currency, right],
  cycle: ({ right, cycle }: Tally): Share => [cycle, right],
  'cycle seen': ({ several, rhythm }: Tally): Share => [rhythm, several],
} as const;

export type Figure = keyof typeof figures;
export const figureNames = Object.keys(figures) as Figure[];

/** @param bySeed what each seed gave */
export const measureLives = (bySeed: readonly Tally[]) => measure(figures, nothing, bySeed);
