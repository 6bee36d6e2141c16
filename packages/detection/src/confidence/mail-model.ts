import type { MailFeature } from './mail-features.ts';
import type { Model } from './model.ts';

/**
 * Weights set by hand under a logistic curve, so that a service's own mail alone is high if it names a price, and a
 * stranger's receipts are at best medium, and so is whatever went silent, of which only a failed payment is told, or of
 * which no mail says in words that it is charged.
 */
export const mailModel: Model<MailFeature> = {
  bias: -1.9,
  weights: {
    known_service: 1.6,
    known_sender: 1.2,
    priced: 2.4,
    recurring_words: 0.8,
    authentic: 0.6,
    further_mails: 0.4,
    forwarded: -1.5,
    overdue: -3.4,
    payment_failed: -2.6,
    charge_not_stated: -3.2,
  },
  curve: [
    [-3, 0.047],
    [-2, 0.119],
    [-1, 0.269],
    [-0.5, 0.378],
    [0, 0.5],
    [0.5, 0.622],
    [1, 0.731],
    [1.5, 0.818],
    [2, 0.881],
    [2.5, 0.924],
    [3, 0.953],
    [4, 0.982],
    [5, 0.993],
    [7, 0.999],
  ],
  high_from: 0.93,
};
