import type { MailFeature } from './mail-features.ts';
import type { Model } from './model.ts';

/**
 * Confidence model for mails; weights are set by hand. A service's own mail with a price is *high* alone. Receipts of
 * unknown senders, overdue services, failed payments, and services whose mails state no charge are *medium* at most.
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
    forwarded: -1.3,
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
  high_from: 0.945,
};
