import type { ReasonCode } from '@kumbara/shared';
import { mayBeEqual } from '#account.ts';
import type { Candidate } from '#candidate.ts';
import type { LifecycleStatus } from '#finding.ts';
import { isUnlikelySeller } from '#merchant/private-persons.ts';
import { fitAnchor } from '#recurrence/anchor.ts';
import { fourWeeks, isLong, isRare, isWeekly, monthly } from '#recurrence/cycles.ts';

/** What speaks for and against a candidate. Numbers from 0, mostly to 1; the model weighs each. */
export type Features = {
  /** The catalogue knows the service. */
  known_service: number;
  /** Its charges are often single purchases or go by use. */
  sells_singly: number;
  /** Only the collector is known. */
  reseller: number;
  /** Number of times the rhythm was kept, at most four; of weekly rhythms every second counts. */
  links: number;
  /** A year kept once says more than a month kept once. */
  long_links: number;
  /** Mean distance from the due day, as a part of what is tolerated or chance would give. */
  residual: number;
  /** Due days between the first and the last charge that saw none although they were read, per link. */
  missed: number;
  /** Share of the merchant's charges outside all its streams. */
  unexplained: number;
  /** Charges at the same price outside the stream, per charge inside. */
  same_price_outside: number;
  /** Streams at the same merchant with the same price: a top-up thrice a month is no subscription. */
  duplicate_series: number;
  /** A price that moves a little every time, as an exchange rate does. */
  drifting: number;
  /** A price that rose or fell, and stayed. */
  steps: number;
  /** Two charges of somebody unknown at two prices: any two purchases are that. */
  two_prices_unknown: number;
  varying_unknown: number;
  varying_known: number;
  /** Several charges of a known service, and no rhythm in them. */
  irregular: number;
  /** One charge, and its usual next day passed in silence: a longer rhythm is all that is left. */
  unbroken_silence: number;
  /** One charge of exactly 1: a card is being checked at the start of a trial. */
  card_check: number;
  recurring_words: number;
  /** A rhythm of weeks is easily a habit. */
  weekly_unknown: number;
  /** Every 14 or 28 days, every 2 or 6 months. */
  rare_cycle_unknown: number;
  /** A known service in silence, and the more so the oftener it came before. */
  late_known: number;
  late_unknown: number;
  /** Unknown merchants' large amounts are rents, loans and instalments. */
  large_unknown: number;
  /** An unknown merchant with as many equal charges as purchases in parts have, which ended or which sells other things too. */
  instalment_count: number;
  /** An unknown merchant's price that nobody sets, 152.44: a share of a sum, or a basket bought again. */
  odd_price: number;
  /** An unknown merchant took a much larger sum before: what follows pays for it. */
  dearer_before: number;
  not_reconciled: number;
};
export type Feature = keyof Features;

const mostLinks = 4;
/** So many weekly charges say as much as one more monthly one. */
const weeklyWeight = 2;

function countLinks({ charges, cycle }: Candidate): number {
  const links = charges.length - 1;
  return Math.min(mostLinks, cycle.days <= 14 ? links / weeklyWeight : links);
}

/** What one more charge kept says against the silence after it. */
const silencePerLink = 0.35;

/** So many times the usual purchase is a large one. */
const largeRatio = 4;

/** In how many parts shops let people pay; a series that ended after so many was a purchase in parts. */
const partCounts = new Set([2, 3, 4, 6, 8, 9, 10, 12, 18, 24]);

/** Nobody pays a purchase off by the year. */
const isInstalmentLike = ({ merchant, charges, amounts, cycle, unexplained }: Candidate, status: LifecycleStatus) =>
  merchant.kind === 'unknown' &&
  !isLong(cycle) &&
  amounts === 'constant' &&
  partCounts.has(charges.length) &&
  (status === 'late' || (unexplained > 0 && charges.length > 2));

/** Prices end with 9, 5 or 0; an eighth of 1,219.50 does not. A price in another currency ends as it likes. */
function isOddPrice({ merchant, charges, amounts }: Candidate): boolean {
  const cents = Math.round((charges.at(-1)?.amount ?? 0) * 100);
  return merchant.kind === 'unknown' && amounts === 'constant' && ![0, 5, 9].includes(cents % 10);
}

/** The largest number of parts in which people usually pay. */
const mostParts = 12;

/**
 * Whether a stranger's charges might be the parts of one purchase, for all that can be seen: so many equal sums, one a
 * month, and no word of a membership. Schools, storerooms and lenders call themselves club, box and studio, too.
 */
const mayBeParts = ({ merchant, charges, amounts, cycle }: Candidate): boolean =>
  merchant.kind === 'unknown' &&
  !merchant.subscription_words &&
  amounts === 'constant' &&
  cycle === monthly &&
  charges.length <= mostParts;

/** Whether nothing printed rules out another kind of regular payment: such a finding is never called high. */
const mayBeOtherPayment = (candidate: Candidate): boolean =>
  mayBeParts(candidate) || (candidate.merchant.kind === 'unknown' && isUnlikelySeller(candidate.merchant));

/** A month and four weeks, as they may look from two charges. */
const lookAlike = [monthly, fourWeeks];

/**
 * Whether two charges lie four weeks apart, a month explains them less well, and nothing printed says which it is: their
 * next day is not known, so they are never called high. The same day of February and March is a month.
 */
function mayBeFourWeeks({ charges, cycle, cycle_observed, cycle_explicit }: Candidate): boolean {
  const days = charges.map(({ day }) => day);
  const [first = 0, last = first] = days;
  if (charges.length !== 2 || last - first > fourWeeks.days || !lookAlike.includes(cycle)) return false;
  return cycle_observed && !cycle_explicit && fitAnchor(fourWeeks, days).residual < fitAnchor(monthly, days).residual;
}

/**
 * Whether nothing says in which currency it was paid: what is not printed is not proven, so it is never called high.
 * A line in another currency than the one its document was taken to be in prints its own.
 */
const isCurrencyAssumed = ({ charges }: Candidate): boolean =>
  charges.every(
    ({ currency, currency_printed, account }) => !currency_printed && mayBeEqual(account.currency, currency),
  );

/** Whether a charge's own day is not known: rhythm and next day rest on it, so it is never called high. */
const isDayAssumed = ({ charges }: Candidate): boolean => charges.some(({ day_assumed }) => day_assumed);

/** Whether a year is told by its price alone, which may as well pay for something else: it is never called high. */
const isYearGuessed = ({ year_guessed }: Candidate): boolean => year_guessed;

/** Whether something that decides is not known, however probable the rest is. */
export const isNeverHigh = (candidate: Candidate): boolean =>
  [mayBeOtherPayment, mayBeFourWeeks, isYearGuessed, isCurrencyAssumed, isDayAssumed].some((isOpen) =>
    isOpen(candidate),
  );

/** The named features of a candidate. */
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
    late_known: status === 'late' && known ? 1 + links * silencePerLink : 0,
    late_unknown: status === 'late' && !known ? 1 : 0,
    large_unknown: known ? 0 : Math.min(1.5, Math.max(0, Math.log(candidate.size) / Math.log(largeRatio))),
    instalment_count: isInstalmentLike(candidate, status) ? 1 : 0,
    odd_price: isOddPrice(candidate) ? 1 : 0,
    dearer_before: candidate.dearer_before && !known && !merchant.recurring_words ? 1 : 0,
    not_reconciled: charges.some(({ reconciled }) => reconciled === false) ? 1 : 0,
  };
}

/**
 * Reason codes for and against, in the order of the contract.
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
