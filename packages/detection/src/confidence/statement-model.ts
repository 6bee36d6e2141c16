import type { Feature } from './features.ts';
import type { Model } from './model.ts';

/**
 * How sure we are of what statements show. Made by `npm run fit -w packages/samples`, not by hand.
 *
 * Weights: logistic regression on 12385 cases, 8670 of them true, drawn towards what we believed.
 * Curve: isotonic regression on 15983 cases, 11503 of them true, of other lives.
 * High: proven on 12701 cases, 8723 of them true, of others again.
 * What each feature means stands in `features.ts`.
 */
export const statementModel: Model<Feature> = {
  bias: 0.05,
  weights: {
    known_service: 4.18,
    sells_singly: -3.8,
    reseller: -0.9,
    links: 1.11,
    long_links: 0.69,
    misfit: -2,
    missed: -3.13,
    unexplained: -7,
    same_price_outside: -3.5,
    twin_streams: -3.83,
    drifting: -0.72,
    steps: 0,
    two_prices_unknown: -1.02,
    varying_unknown: -5,
    varying_known: -1.2,
    irregular: -1.18,
    unbroken_silence: -1.08,
    card_check: -6,
    recurring_words: 2.21,
    weekly_unknown: -2,
    rare_rhythm_unknown: -1.5,
    late_known: -2.8,
    late_unknown: -3,
    large_unknown: -0.6,
    instalment_count: -2,
    odd_price: -1,
    dearer_before: -1.55,
    not_reconciled: -0.2,
  },
  curve: [
    [-4.51, 0.0108],
    [-3.17, 0.0402],
    [-1.95, 0.1428],
    [-0.49, 0.3996],
    [0.22, 0.5845],
    [0.54, 0.6955],
    [0.86, 0.8098],
    [1.2, 0.871],
    [1.76, 0.9244],
    [2.84, 0.9604],
    [3.86, 0.9768],
    [4.07, 0.9881],
    [4.24, 0.9937],
    [5.83, 0.9982],
    [8.19, 0.9997],
  ],
  high_from: 0.975,
};
