import type { Feature, MailFeature } from '@kumbara/detection/confidence';
import type { Prior } from './logistic.ts';

/**
 * The assumed weights before any generated case, from the probability of simple cases: one charge of a known service
 * 0.94; an unknown merchant with two equal charges a month apart 0.6, with three 0.86, with four 0.96. Generated data
 * is more regular than real data: where it shows little, these weights stay.
 */
export const statementPrior: Prior<Feature> = {
  bias: -1.3,
  weights: {
    known_service: 4,
    sells_singly: -3.8,
    reseller: -0.9,
    links: 1.5,
    long_links: 0.7,
    residual: -2,
    missed: -3,
    unexplained: -7,
    same_price_outside: -3.5,
    duplicate_series: -3,
    drifting: -0.7,
    steps: -0.2,
    two_prices_unknown: -1,
    varying_unknown: -5,
    varying_known: -1.2,
    irregular: -1.2,
    unbroken_silence: -0.8,
    card_check: -6,
    recurring_words: 1.3,
    weekly_unknown: -2,
    rare_cycle_unknown: -1.5,
    late_known: -2.8,
    late_unknown: -3,
    large_unknown: -0.6,
    instalment_count: -2,
    odd_price: -1,
    dearer_before: -1.5,
    not_reconciled: -0.2,
  },
  spread: 1,
  unsigned: ['drifting', 'long_links'],
  risks: [
    'unexplained',
    'same_price_outside',
    'duplicate_series',
    'two_prices_unknown',
    'varying_unknown',
    'weekly_unknown',
    'rare_cycle_unknown',
    'large_unknown',
    'instalment_count',
    'dearer_before',
    'residual',
    'missed',
  ],
  // Generated prices have random cents.
  fixed: ['odd_price'],
};

/** A service's own mail with a price has high confidence; what is doubtful or unpaid has medium confidence at most. */
export const mailPrior: Prior<MailFeature> = {
  bias: -1.9,
  weights: {
    known_service: 1.6,
    known_sender: 1.2,
    priced: 2.4,
    recurring_words: 0.8,
    authentic: 0.6,
    further_mails: 0.4,
    forwarded: -2.8,
    payment_failed: -3.4,
    doubt: -0.5,
  },
  spread: 1,
  unsigned: [],
  risks: ['forwarded', 'payment_failed'],
  fixed: [],
};
