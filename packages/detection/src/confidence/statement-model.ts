import type { Feature } from './features.ts';
import type { Model } from './model.ts';

/**
 * How sure we are of what statements show. Made by `npm run fit -w packages/samples`, not by hand.
 *
 * Weights: logistic regression on 14264 cases, 8656 of them true, drawn towards what
 * we believed before. Curve and threshold: isotonic regression on
 * 14250 cases, 8678 of them true, of other lives. What each feature means stands in `features.ts`.
 */
export const statementModel: Model<Feature> = {
  bias: -0.11,
  weights: {
    known_service: 4.1,
    sells_singly: -3.8,
    reseller: -0.88,
    links: 0.91,
    long_links: 0.47,
    misfit: -2,
    missed: -3,
    unexplained: -5.05,
    same_price_outside: -3.5,
    twin_streams: -3.71,
    drifting: -0.91,
    steps: -0.05,
    varying_unknown: -5,
    varying_known: -1.2,
    irregular: -1.21,
    unbroken_silence: -1.21,
    card_check: -5,
    recurring_words: 2.47,
    weekly_unknown: -1.4,
    rare_rhythm_unknown: -1.5,
    late_known: -2.8,
    late_unknown: -2,
    large_unknown: -0.6,
    instalment_count: -2,
    not_reconciled: -0.2,
  },
  curve: [
    [-5.78, 0.0062],
    [-2.94, 0.0513],
    [-1.76, 0.2063],
    [-0.88, 0.3967],
    [-0.23, 0.478],
    [0.19, 0.5405],
    [0.51, 0.6355],
    [0.77, 0.7134],
    [1.03, 0.7748],
    [1.29, 0.8167],
    [2.05, 0.8861],
    [2.85, 0.9253],
    [3.33, 0.9532],
    [3.97, 0.9842],
    [5.19, 0.9968],
    [7.15, 0.9994],
  ],
  high_from: 0.945,
};
