import type { Feature } from './features.ts';
import type { Model } from './model.ts';

/**
 * How sure we are of what statements show. Made by `npm run fit -w packages/samples`, not by hand.
 *
 * Weights: logistic regression on 13210 cases, 8685 of them true, drawn towards what we believed.
 * Curve: isotonic regression on 16891 cases, 11521 of them true, of other lives.
 * High: proven on 13447 cases, 8734 of them true, of others again.
 * What each feature means stands in `features.ts`.
 */
export const statementModel: Model<Feature> = {
  bias: 0.19,
  weights: {
    known_service: 4.15,
    sells_singly: -3.8,
    reseller: -0.9,
    links: 0.88,
    long_links: 0.69,
    misfit: -2,
    missed: -3.19,
    unexplained: -7,
    same_price_outside: -3.5,
    twin_streams: -3.81,
    drifting: -0.72,
    steps: 0,
    two_prices_unknown: -1.02,
    varying_unknown: -5,
    varying_known: -1.2,
    irregular: -1.19,
    unbroken_silence: -1.09,
    card_check: -6,
    recurring_words: 2.34,
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
    [-4.64, 0.0096],
    [-1.68, 0.1608],
    [-0.36, 0.471],
    [0.35, 0.677],
    [0.64, 0.7787],
    [0.84, 0.8084],
    [1.12, 0.8441],
    [2.44, 0.9355],
    [3.3, 0.9696],
    [3.51, 0.9748],
    [4.32, 0.9949],
    [5.48, 0.9977],
    [7.4, 0.9996],
  ],
  high_from: 0.97,
};
