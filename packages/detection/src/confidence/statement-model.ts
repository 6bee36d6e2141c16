import type { Feature } from './features.ts';
import type { Model } from './model.ts';

/**
 * How sure we are of what statements show. Made by `npm run fit -w packages/samples`, not by hand.
 *
 * Weights: logistic regression on 13899 cases, 8685 of them true, drawn towards what we believed.
 * Curve: isotonic regression on 17723 cases, 11521 of them true, of other lives.
 * High: proven on 14093 cases, 8734 of them true, of others again.
 * What each feature means stands in `features.ts`.
 */
export const statementModel: Model<Feature> = {
  bias: 0.22,
  weights: {
    known_service: 4.15,
    sells_singly: -3.8,
    reseller: -0.88,
    links: 0.85,
    long_links: 0.69,
    misfit: -2,
    missed: -3.29,
    unexplained: -7,
    same_price_outside: -3.5,
    twin_streams: -3.92,
    drifting: -0.72,
    steps: 0,
    two_prices_unknown: -1.02,
    varying_unknown: -5,
    varying_known: -1.2,
    irregular: -1.19,
    unbroken_silence: -1.09,
    card_check: -6,
    recurring_words: 2.36,
    weekly_unknown: -2,
    rare_rhythm_unknown: -1.5,
    late_known: -2.8,
    late_unknown: -3,
    large_unknown: -0.6,
    instalment_count: -2,
    odd_price: -1,
    dearer_before: -1.53,
    not_reconciled: -0.2,
  },
  curve: [
    [-4.86, 0.0077],
    [-1.71, 0.154],
    [-0.5, 0.4471],
    [0.22, 0.6243],
    [0.48, 0.7039],
    [0.95, 0.8244],
    [2.29, 0.9311],
    [3.23, 0.9574],
    [3.43, 0.9737],
    [4.34, 0.995],
    [5.46, 0.9977],
    [7.31, 0.9996],
  ],
  high_from: 0.965,
};
