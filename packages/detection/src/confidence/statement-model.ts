import type { Feature } from './features.ts';
import type { Model } from './model.ts';

/**
 * How sure we are of what statements show. Made by `npm run fit -w packages/samples`, not by hand.
 *
 * Weights: logistic regression on 14245 cases, 8656 of them true, drawn towards what we believed.
 * Curve: isotonic regression on 18055 cases, 11491 of them true, of other lives.
 * High: proven on 14371 cases, 8712 of them true, of others again.
 * What each feature means stands in `features.ts`.
 */
export const statementModel: Model<Feature> = {
  bias: -0.05,
  weights: {
    known_service: 4.06,
    sells_singly: -3.8,
    reseller: -0.88,
    links: 0.95,
    long_links: 0.61,
    misfit: -2,
    missed: -3,
    unexplained: -6,
    same_price_outside: -3.5,
    twin_streams: -3.78,
    drifting: -0.81,
    steps: 0,
    two_prices_unknown: -1.16,
    varying_unknown: -5,
    varying_known: -1.2,
    irregular: -1.21,
    unbroken_silence: -1.21,
    card_check: -5,
    recurring_words: 2.47,
    weekly_unknown: -2,
    rare_rhythm_unknown: -1.5,
    late_known: -2.8,
    late_unknown: -3,
    large_unknown: -0.63,
    instalment_count: -2,
    odd_price: -1,
    dearer_before: -1.5,
    not_reconciled: -0.2,
  },
  curve: [
    [-5.84, 0.0066],
    [-3.14, 0.0538],
    [-2.1, 0.2196],
    [-1.13, 0.414],
    [-0.07, 0.5835],
    [0.61, 0.7274],
    [0.89, 0.7873],
    [1.29, 0.8433],
    [1.73, 0.8995],
    [2.69, 0.9438],
    [3.18, 0.956],
    [3.31, 0.9605],
    [3.54, 0.971],
    [4.01, 0.9894],
    [5.29, 0.997],
    [7.35, 0.9995],
  ],
  high_from: 0.975,
};
