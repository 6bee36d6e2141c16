import type { Feature } from './features.ts';
import type { Model } from './model.ts';

/**
 * How sure we are of what statements show. Made by `npm run fit -w packages/samples`, not by hand.
 *
 * Weights: logistic regression on 12398 cases, 8683 of them true, drawn towards what we believed.
 * Curve: isotonic regression on 15998 cases, 11518 of them true, of other lives.
 * High: proven on 12711 cases, 8733 of them true, of others again.
 * What each feature means stands in `features.ts`.
 */
export const statementModel: Model<Feature> = {
  bias: 0.06,
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
    [-4.89, 0.0075],
    [-3.73, 0.0235],
    [-3.16, 0.0406],
    [-1.94, 0.1438],
    [-0.48, 0.4018],
    [0.23, 0.5862],
    [0.56, 0.698],
    [0.87, 0.8107],
    [1.21, 0.8718],
    [1.77, 0.925],
    [2.84, 0.9607],
    [3.87, 0.9769],
    [4.08, 0.9882],
    [4.25, 0.9937],
    [5.84, 0.9982],
    [8.2, 0.9997],
  ],
  high_from: 0.975,
};
