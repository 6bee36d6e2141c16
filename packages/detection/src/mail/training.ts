/** Exports for the programs that fit and measure the scores (`packages/samples`) only. */
export { readFacts } from './read-mail.ts';
export type { Features } from './scores/features.ts';
export { createScorers, type ScoredKind, type ScoreModel, scoredKinds } from './scores/scores.ts';
export { readHead } from './search/candidate.ts';
