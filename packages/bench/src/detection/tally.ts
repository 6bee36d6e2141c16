import type { FindingScore } from '@kumbara/samples/detection-score';
import { measure, type Share, sumCounts } from '#statistics.ts';

/** The scores of one fixture, or of many, as counts. */
export type Tally = {
  right: number;
  wrong: number;
  missed: number;
  /** Of the right ones. */
  amount: number;
  currency: number;
  cycle: number;
  /** Right ones with several charges: a single charge does not show its cycle. */
  severalCharges: number;
  cycleOfSeveral: number;
};

const emptyTally: Tally = {
  right: 0,
  wrong: 0,
  missed: 0,
  amount: 0,
  currency: 0,
  cycle: 0,
  severalCharges: 0,
  cycleOfSeveral: 0,
};

const hasSeveralCharges = ({ truth }: FindingScore) => (truth?.charges.length ?? 0) > 1;

export function countScores(scores: readonly FindingScore[]): Tally {
  const count = (test: (score: FindingScore) => unknown) => scores.filter(test).length;
  return {
    right: count(({ kind }) => kind === 'right'),
    wrong: count(({ kind }) => kind === 'wrong'),
    missed: count(({ kind }) => kind === 'missed'),
    amount: count(({ amount }) => amount),
    currency: count(({ currency }) => currency),
    cycle: count(({ cycle }) => cycle),
    severalCharges: count((score) => score.kind === 'right' && hasSeveralCharges(score)),
    cycleOfSeveral: count((score) => score.cycle && hasSeveralCharges(score)),
  };
}

export const addTallies = (tallies: readonly Tally[]): Tally => sumCounts(emptyTally, tallies);

const figures = {
  precision: ({ right, wrong }: Tally): Share => [right, right + wrong],
  recall: ({ right, missed }: Tally): Share => [right, right + missed],
  amount: ({ right, amount }: Tally): Share => [amount, right],
  currency: ({ right, currency }: Tally): Share => [currency, right],
  cycle: ({ right, cycle }: Tally): Share => [cycle, right],
  'cycle seen': ({ severalCharges, cycleOfSeveral }: Tally): Share => [cycleOfSeveral, severalCharges],
} as const;

export type Figure = keyof typeof figures;
export const figureNames = Object.keys(figures) as Figure[];

/** @param bySeed one tally per seed */
export const measureFigures = (bySeed: readonly Tally[]) => measure(figures, emptyTally, bySeed);
