import type { Feature } from './features.ts';
import type { Model } from './model.ts';

/**
 * How sure we are of what statements show. Made by `npm run fit -w packages/samples`, not by hand.
 *
 * Weights: logistic regression on 12262 cases, 8684 of them true, drawn towards what we believed.
 * Curve: isotonic regression on 15808 cases, 11514 of them true, of other lives.
 * High: proven on 12558 cases, 8730 of them true, of others again.
 * What each feature means stands in `features.ts`.
 */
export const statementModel: Model<Feature> = {
  bias: 0.12,
  weights: {
    known_service: 4.15,
    sells_singly: -3.8,
    reseller: -0.9,
    links: 1.06,
    long_links: 0.69,
    misfit: -2,
    missed: -3.42,
    unexplained: -7,
    same_price_outside: -3.5,
    twin_streams: -3.64,
    drifting: -0.72,
    steps: 0,
    two_prices_unknown: -1.02,
    varying_unknown: -5,
    varying_known: -1.2,
    irregular: -1.18,
    unbroken_silence: -1.08,
    card_check: -6,
    recurring_words: 2.25,
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
    [-4.51, 0.0109],
    [-3.56, 0.0276],
    [-2.97, 0.0486],
    [-1.03, 0.2681],
    [-0.16, 0.4731],
    [0.38, 0.6639],
    [0.67, 0.7373],
    [0.91, 0.8167],
    [1.2, 0.8755],
    [1.79, 0.9249],
    [2.84, 0.9609],
    [3.73, 0.9801],
    [4.06, 0.988],
    [4.27, 0.9944],
    [5.77, 0.9981],
    [8.03, 0.9997],
  ],
  high_from: 0.975,
};
