import type { ReasonCode } from '@kumbara/shared';
import { mayBeEqual } from '#account.ts';
import type { Candidate } from '#candidate.ts';
import type { LifecycleStatus } from '#finding.ts';
import { isUnlikelySeller } from '#merchant/private-persons.ts';
import { fitAnchor } from '#recurrence/anchor.ts';
import { fourWeeks, isLong, isRare, isWeekly, monthly } from '#recurrence/cycles.ts';

/** Features of a candidate, from 0, mostly to 1. The model weighs each. */
export type Features = {
  /** The catalogue knows the service. */
  known_service: number;
  /** The service also sells single items or charges by use. */
  sells_singly: number;
  /** Only the collector is known, not the service. */
  reseller: number;
  /** Number of intervals that fit the cycle, at most four; weekly ones count half. */
  links: number;
  /** Intervals of a year, which prove more than intervals of a month. */
  long_links: number;
  /** Mean distance from the due days, relative to the tolerance or to chance. */
  residual: number;
  /** Covered due days without a charge, per interval. */
  missed: number;
  /** Share of the merchant's charges outside all streams. */
  unexplained: number;
  /** Charges at the same price outside the stream, per charge inside. */
  same_price_outside: number;
  /** Streams of the merchant at the same price: three top-ups a month are no subscription. */
  duplicate_series: number;
  /** The price changes a little with every charge, as an exchange rate does. */
  drifting: number;
  /** The price changed and stayed. */
  steps: number;
  /** Two charges of an unknown merchant at two prices, which any two purchases are. */
  two_prices_unknown: number;
  varying_unknown: number;
  varying_known: number;
  /** Several charges of a known service without a cycle. */
  irregular: number;
  /** One charge, and its usual next due day is covered without a charge, so only a longer cycle is possible. */
  unbroken_silence: number;
  /** One charge of exactly 1, which checks a card at the start of a trial. */
  card_check: number;
  recurring_words: number;
  /** Weekly cycles of unknown merchants are often habits. */
  weekly_unknown: number;
  /** Every 14 or 28 days, every 2 or 6 months. */
  rare_cycle_unknown: number;
  /** A known service that charged once and not again, although the days since are covered. */
  late_known: number;
  /** An unknown merchant of few charges that did not charge again; after four the series proves itself. */
  late_unknown: number;
  /** Large amounts of unknown merchants, relative to the usual purchase: rents, loans, instalments. */
  large_unknown: number;
  /** As many equal charges as instalment plans have, from an unknown merchant that stopped or sells other things. */
  instalment_count: number;
  /** A price with odd cents, such as 152.44, from an unknown merchant: a share of a sum. */
  odd_price: number;
  /** An unknown merchant charged a much larger amount before, which the later charges may pay off. */
  dearer_before: number;
  not_reconciled: number;
};
export type Feature = keyof Features;

const mostLinks = 4;
/** Weekly intervals per monthly interval of equal weight. */
const weeklyWeight = 2;

function countLinks({ charges, cycle }: Candidate): number {
  const links = charges.length - 1;
  return Math.min(mostLinks, cycle.days <= 14 ? links / weeklyWeight : links);
}

/** With this many intervals, charges that end tell that a subscription ended, not that it was none. */
const provenLinks = 3;

/** A large amount as a multiple of the usual purchase. */
const largeRatio = 4;

/** Usual numbers of instalments. */
const partCounts = new Set([2, 3, 4, 6, 8, 9, 10, 12, 18, 24]);

/** Returns true if the charges look like a completed instalment plan. Yearly charges never do. */
const isInstalmentLike = ({ merchant, charges, amounts, cycle, unexplained }: Candidate, status: LifecycleStatus) =>
  merchant.kind === 'unknown' &&
  !isLong(cycle) &&
  amounts === 'constant' &&
  partCounts.has(charges.length) &&
  (status === 'late' || (unexplained > 0 && charges.length > 2));

/** Returns true for prices that do not end in 0, 5 or 9, as shares of a sum do. Foreign prices may end in any digit. */
function isOddPrice({ merchant, charges, amounts }: Candidate): boolean {
  const cents = Math.round((charges.at(-1)?.amount ?? 0) * 100);
  return merchant.kind === 'unknown' && amounts === 'constant' && ![0, 5, 9].includes(cents % 10);
}

/** Largest usual number of instalments. */
const mostParts = 12;

/**
 * Returns true if an unknown merchant's charges may be instalments: at most twelve equal monthly amounts and no word
 * for a membership. Schools, storage firms and lenders also call themselves club, box and studio.
 */
const mayBeParts = ({ merchant, charges, amounts, cycle }: Candidate): boolean =>
  merchant.kind === 'unknown' &&
  !merchant.subscription_words &&
  amounts === 'constant' &&
  cycle === monthly &&
  charges.length <= mostParts;

/** Returns true for payments to an unknown merchant that ended, as those for a purchase do. */
const mayBePaidOff = ({ merchant }: Candidate, status: LifecycleStatus): boolean =>
  merchant.kind === 'unknown' && !merchant.subscription_words && status === 'late';

/** Returns true if nothing printed rules out another kind of regular payment. Such a finding is never *high*. */
const mayBeOtherPayment = (candidate: Candidate, status: LifecycleStatus): boolean =>
  mayBeParts(candidate) ||
  mayBePaidOff(candidate, status) ||
  (candidate.merchant.kind === 'unknown' && isUnlikelySeller(candidate.merchant));

/** Cycles that two charges cannot distinguish. */
const lookAlike = [monthly, fourWeeks];

/**
 * Returns true if two charges are four weeks apart, a month fits worse, and no line states the cycle. Their next day is
 * unknown, so they are never *high*. The same day in February and March is a month.
 */
function mayBeFourWeeks({ charges, cycle, cycle_observed, cycle_explicit }: Candidate): boolean {
  const days = charges.map(({ day }) => day);
  const [first = 0, last = first] = days;
  if (charges.length !== 2 || last - first > fourWeeks.days || !lookAlike.includes(cycle)) return false;
  return cycle_observed && !cycle_explicit && fitAnchor(fourWeeks, days).residual < fitAnchor(monthly, days).residual;
}

/**
 * Returns true if no document prints the currency; such a finding is never *high*. A line in another currency than its
 * document prints its own.
 */
const isCurrencyAssumed = ({ charges }: Candidate): boolean =>
  charges.every(
    ({ currency, currency_printed, account }) => !currency_printed && mayBeEqual(account.currency, currency),
  );

/** Returns true if the day of a charge is assumed; cycle and next day depend on it, so the finding is never *high*. */
const isDayAssumed = ({ charges }: Candidate): boolean => charges.some(({ day_assumed }) => day_assumed);

/** Returns true if only the price suggests a year; such a finding is never *high*. */
const isYearGuessed = ({ year_guessed }: Candidate): boolean => year_guessed;

/** Returns true for one charge whose cycle is the usual one of its service, which nothing printed shows. */
const isSingleAssumed = ({ charges, cycle_observed, cycle_explicit }: Candidate): boolean =>
  charges.length === 1 && !cycle_observed && !cycle_explicit;

/** Returns true if a decisive fact is unknown, however high the probability is. */
export const isNeverHigh = (candidate: Candidate, status: LifecycleStatus): boolean =>
  [mayBeOtherPayment, mayBeFourWeeks, isYearGuessed, isSingleAssumed, isCurrencyAssumed, isDayAssumed].some((isOpen) =>
    isOpen(candidate, status),
  );

/** Extracts the features of a candidate. */
export function extractFeatures(candidate: Candidate, status: LifecycleStatus): Features {
  const { merchant, charges, cycle, amounts, anchor } = candidate;
  const known = merchant.kind === 'service';
  const links = countLinks(candidate);
  return {
    known_service: known ? 1 : 0,
    sells_singly: merchant.service?.sells_singly && links < 2 ? 1 : 0,
    reseller: merchant.kind === 'reseller' ? 1 : 0,
    links,
    long_links: isLong(cycle) ? Math.min(links, 2) : 0,
    residual: anchor.residual / Math.min(cycle.tolerance + 1, cycle.days / 4),
    missed: candidate.missed / Math.max(1, charges.length - 1),
    unexplained: known ? candidate.unexplained / 4 : candidate.unexplained,
    same_price_outside: Math.min(1.5, candidate.same_price_outside) * (known ? 0.3 : 1),
    duplicate_series: known ? candidate.duplicate_series / 4 : candidate.duplicate_series,
    drifting: amounts === 'drifting' ? 1 : 0,
    steps: amounts === 'steps' ? 1 : 0,
    two_prices_unknown:
      charges.length === 2 && amounts !== 'constant' && amounts !== 'foreign_constant' && !known ? 1 : 0,
    varying_unknown: amounts === 'varying' && !known ? 1 : 0,
    varying_known: amounts === 'varying' && known ? 1 : 0,
    unbroken_silence: !candidate.cycle_observed && candidate.longer_assumed ? 1 : 0,
    card_check: charges.length === 1 && charges[0]?.amount === 1 ? 1 : 0,
    irregular: !candidate.cycle_observed && candidate.unexplained > 0 ? 1 : 0,
    recurring_words: merchant.recurring_words && !known ? 1 : 0,
    weekly_unknown: cycle.days <= 14 && isWeekly(cycle) && !known ? 1 : 0,
    rare_cycle_unknown: isRare(cycle) && !known ? 1 : 0,
    late_known: status === 'late' && known && links === 0 ? 1 : 0,
    late_unknown: status === 'late' && !known ? Math.max(0, 1 - (links - 1) / (provenLinks - 1)) : 0,
    large_unknown: known ? 0 : Math.min(1.5, Math.max(0, Math.log(candidate.size) / Math.log(largeRatio))),
    instalment_count: isInstalmentLike(candidate, status) ? 1 : 0,
    odd_price: isOddPrice(candidate) ? 1 : 0,
    dearer_before: candidate.dearer_before && !known && !merchant.recurring_words ? 1 : 0,
    not_reconciled: charges.some(({ reconciled }) => reconciled === false) ? 1 : 0,
  };
}

/**
 * Returns reason codes for and against, in the order of the contract.
 * @param isUnseen the last charge is long ago
 */
export function listReasons(candidate: Candidate, status: LifecycleStatus, isUnseen: boolean): ReasonCode[] {
  const { merchant, charges, amounts, anchor, cycle, cycle_observed, missed } = candidate;
  const several = charges.length > 1;
  const known = merchant.kind === 'service';
  const isSilent = status === 'late' || status === 'stopped';
  const codes: [ReasonCode, boolean][] = [
    ['known_service', known],
    ['several_charges', several],
    ['regular_interval', cycle_observed && anchor.residual <= cycle.tolerance / 2],
    ['same_amount', several && amounts === 'constant'],
    ['price_steps', several && amounts === 'steps'],
    ['foreign_price_constant', amounts === 'foreign_constant'],
    ['recurring_words', merchant.recurring_words],
    ['single_charge', !several],
    ['unknown_merchant', merchant.kind === 'unknown'],
    ['irregular_interval', !cycle_observed && candidate.unexplained > 0],
    ['varying_amount', amounts === 'varying' || amounts === 'drifting'],
    ['missed_charge', missed > 0],
    ['overdue', isSilent],
    ['not_read_since', isUnseen && !isSilent],
    ['statement_not_reconciled', charges.some(({ reconciled }) => reconciled === false)],
    ['reseller', merchant.kind === 'reseller'],
    ['currency_assumed', isCurrencyAssumed(candidate)],
    ['day_assumed', isDayAssumed(candidate)],
    ['cycle_assumed', (!cycle_observed && !candidate.cycle_explicit) || mayBeFourWeeks(candidate)],
  ];
  return codes.filter(([, holds]) => holds).map(([code]) => code);
}
