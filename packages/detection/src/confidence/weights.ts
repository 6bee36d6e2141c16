/**
 * Log-odds that a candidate is a running subscription: a sum over named features, each with its weight.
 *
 * These weights are set by hand: each from the probability we want one plain case to have (one charge of a known service
 * 0.94; an unknown merchant with two equal charges a month apart 0.6, three 0.86, four 0.96) and held by the scenarios
 * test. They are to be replaced by a logistic fit on generated data.
 */
export const weights = {
  bias: -1.3,
  /** The catalogue knows the service. */
  known_service: 4,
  /** Its charges are often single purchases or go by use. */
  sells_singly: -2.6,
  /** Only the collector is known. */
  reseller: -0.9,
  /** Number of times the rhythm was kept, at most four; of weekly rhythms every third counts. */
  links: 1.5,
  /** A year kept once says more than a month kept once. */
  long_links: 0.7,
  /** Mean distance from the due day, as a part of what is tolerated or chance would give. */
  misfit: -2,
  /** Due days between the first and the last charge that saw none although they were read, per link. */
  missed: -3,
  /** Share of the merchant's charges outside all its streams. */
  unexplained: -5,
  /** Charges at the same price outside the stream, per charge inside. */
  same_price_outside: -3.5,
  /** Streams at the same merchant with the same price: a top-up thrice a month is no subscription. */
  twin_streams: -3,
  drifting: -0.7,
  steps: -0.2,
  varying_unknown: -5,
  varying_known: -0.8,
  /** Several charges of a known service, and no rhythm in them. */
  irregular: -0.4,
  /** One charge, and its usual next day passed in silence: a longer rhythm is all that is left. */
  unbroken_silence: -0.8,
  /** One charge of exactly 1: a card is being checked at the start of a trial. */
  card_check: -3,
  recurring_words: 1.3,
  /** A rhythm of weeks is easily a habit. */
  weekly_unknown: -1.1,
  /** Every 14 or 28 days, every 2 or 6 months. */
  rare_rhythm_unknown: -1.5,
  late_known: -1.1,
  late_unknown: -3,
  /** Unknown merchants' large amounts are rents, loans and instalments. */
  large_unknown: -0.6,
  /** An unknown merchant with as many equal charges as purchases in parts have, which ended or which sells other things too. */
  instalment_count: -2,
  not_reconciled: -0.2,
} as const;

export type Feature = keyof typeof weights;
export type Features = Partial<Record<Feature, number>>;

/** Logistic function over the weighted features; 0 to 1. */
export function probabilityOf(features: Features): number {
  let logit: number = weights.bias;
  for (const [name, value] of Object.entries(features) as [Feature, number][]) logit += weights[name] * value;
  return 1 / (1 + Math.exp(-logit));
}

export const highFrom = 0.85;
export const mediumFrom = 0.5;
