import type { Feature } from './features.ts';
import type { Model } from './model.ts';

/**
 * How sure we are of what statements show. Made by `npm run fit -w packages/samples`, not by hand.
 *
 * Weights: logistic regression on 14021 cases, 8685 of them true, drawn towards what we believed.
 * Curve: isotonic regression on 17880 cases, 11522 of them true, of other lives.
 * High: proven on 14237 cases, 8734 of them true, of others again.
 * What each feature means stands in `features.ts`.
 */
export const statementModel: Model<Feature> = {
  bias: 0.2,
  weights: {
    known_service: 4.16,
    sells_singly: -3.8,
    reseller: -0.88,
    links: 0.85,
    long_links: 0.68,
    misfit: -2,
    missed: -3.29,
    unexplained: -7,
    same_price_outside: -3.5,
    twin_streams: -3.91,
    drifting: -0.76,
    steps: 0,
    two_prices_unknown: -1.07,
    varying_unknown: -5.06,
    varying_known: -1.2,
    irregular: -1.19,
    unbroken_silence: -1.09,
    card_check: -6,
    recurring_words: 2.37,
    weekly_unknown: -2,
    rare_rhythm_unknown: -1.5,
    late_known: -2.8,
    late_unknown: -3,
    large_unknown: -0.6,
    instalment_count: -2,
    odd_price: -1,
    dearer_before: -1.54,
    not_reconciled: -0.2,
  },
  curve: [
    [-4.19, 0.0149],
    [-2.68, 0.0653],
    [-1.42, 0.1943],
    [-0.53, 0.4398],
    [0.2, 0.6212],
    [0.46, 0.7014],
    [0.93, 0.8199],
    [2.27, 0.9305],
    [3.22, 0.9586],
    [3.42, 0.9731],
    [4.33, 0.995],
    [5.45, 0.9977],
    [7.3, 0.9996],
  ],
  high_from: 0.965,
};
