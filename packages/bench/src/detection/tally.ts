import type { Verdict } from '@kumbara/samples/detection-score';
import { type Estimate, estimate, type Share } from '#statistics.ts';

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

const isSeveral = ({ truth }: Verdict) => (truth?.charges.length ?? 0) > 1;

export function tallyOf(verdicts: readonly Verdict[]): Tally {
  const count = (test: (verdict: Verdict) => unknown) => verdicts.filter(test).length;
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

export const addUp = (tallies: readonly Tally[]): Tally => {
  const sum = { ...nothing };
  for (const one of tallies) for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += one[key];
  return sum;
};

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

/** Each figure over all, with its 95 % interval over seeds. `bySeed` holds what each seed gave. */
export function measure(bySeed: readonly Tally[]): Record<Figure, Estimate> {
  const one = (figure: Figure) => estimate(bySeed, (drawn) => figures[figure](addUp(drawn)));
  return Object.fromEntries(figureNames.map((figure) => [figure, one(figure)])) as Record<Figure, Estimate>;
}
