import model from '#mail/data/model.json' with { type: 'json' };
import { type MailEventKind, mailEventKinds } from '#mail/mail.ts';
import type { Features } from './features.ts';

/** What a mail can report. A cancellation is one kind: its date decides whether the subscription still runs. */
export type ScoredKind = 'none' | Exclude<MailEventKind, 'cancelled_at_period_end'>;
export const scoredKinds: readonly ScoredKind[] = [
  'none',
  ...mailEventKinds.filter((kind) => kind !== 'cancelled_at_period_end'),
];

/** The kinds that are events. */
export type EventKind = Exclude<ScoredKind, 'none'>;

export type ScoreModel = { features: string; kinds: Record<string, { bias: number; weights: number[] }> };

export type Scorer = { kind: ScoredKind; bias: number; weights: ReadonlyMap<string, number> };

export function createScorers({ features, kinds }: ScoreModel): Scorer[] {
  const names = features.split(' ');
  return scoredKinds.flatMap((kind) => {
    const fitted = kinds[kind];
    if (!fitted) return [];
    return [
      { kind, bias: fitted.bias, weights: new Map(fitted.weights.map((weight, i) => [names[i] as string, weight])) },
    ];
  });
}
const scorers = createScorers(model as ScoreModel);

export type KindScores = { kind: ScoredKind; probability: number }[];

/** The probability of each kind, the most probable first. They add up to 1. */
export function scoreKinds(features: Features, by: readonly Scorer[] = scorers): KindScores {
  const sums = by.map(({ kind, bias, weights }) => {
    let sum = bias;
    for (const name in features) sum += (weights.get(name) ?? 0) * (features[name] ?? 0);
    return { kind, odds: Math.exp(Math.min(20, sum)) };
  });
  const total = sums.reduce((all, { odds }) => all + odds, 0);
  return sums
    .map(({ kind, odds }) => ({ kind, probability: odds / total }))
    .sort((a, b) => b.probability - a.probability);
}

/** The probability that a mail reports any event. */
export const probabilityOfEvent = (scores: KindScores): number =>
  1 - (scores.find(({ kind }) => kind === 'none')?.probability ?? 0);
