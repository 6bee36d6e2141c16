import type { IsoDate } from '@kumbara/shared';
import { mayBeEqual } from '#account.ts';
import { toDollars } from '#catalogue/month-prices.ts';
import type { Service } from '#catalogue/schema.ts';
import type { Charge, MerchantCharges } from '#lines/charges.ts';
import { type AmountPattern, detectAmountPattern, getListPrice, isSamePrice } from '#recurrence/amounts.ts';
import { type Anchor, fitAnchor } from '#recurrence/anchor.ts';
import { assumeCycle } from '#recurrence/assumed-cycle.ts';
import { type CoverageFor, countCoveredDays } from '#recurrence/coverage.ts';
import { joinStreams } from '#recurrence/join-streams.ts';
import { haveDifferentPayers, splitByPayer } from '#recurrence/payers.ts';
import { findStreams, getCurrentCharges, type Stream } from '#recurrence/streams.ts';
import { isPrivatePerson } from './merchant/private-persons.ts';
import { type Cycle, isLong, weekly } from './recurrence/cycles.ts';
import { findExplicitCycle } from './recurrence/explicit-cycle.ts';
import { findLikelyCycles } from './recurrence/likely-cycles.ts';

/** Facts from all documents: the days they cover, and the usual amount per currency. */
export type DetectionContext = { coverageFor: CoverageFor; today: IsoDate; usualAmounts: ReadonlyMap<string, number> };

/** A possible subscription: a stream of charges, or one charge of a known service. */
export type Candidate = {
  merchant: MerchantCharges['merchant'];
  /** Oldest first. */
  charges: Charge[];
  cycle: Cycle;
  anchor: Anchor;
  amounts: AmountPattern;
  missed: number;
  /** The billing cycle was observed, not taken from the catalogue. */
  cycle_observed: boolean;
  /** The line states the billing cycle. */
  cycle_explicit: boolean;
  /** Earlier charges paid months; only the size of the last one suggests that it pays a year. */
  year_guessed: boolean;
  /** The usual cycle is contradicted by days without a charge, so the next longer one is assumed. */
  longer_assumed: boolean;
  /** Share of the merchant's charges that are in no stream. */
  unexplained: number;
  /** Charges at this price outside the stream, per charge inside. */
  same_price_outside: number;
  /** The merchant took a much larger amount before the stream or just after its start. */
  dearer_before: boolean;
  /** The price as a multiple of the usual purchase in these documents. */
  size: number;
  /** Other streams of the merchant at this price. */
  duplicate_series: number;
};

/** A purchase this many times dearer than the stream's price may be what the stream pays off. */
const muchDearer = 1.4;

/** A charge repeated on the same day is a mistake of the merchant, not part of a habit. */
const isDoubleCharge = (charge: Charge, { charges }: Stream) =>
  charges.some(
    (other) => other.date === charge.date && other.amount === charge.amount && !haveDifferentPayers(other, charge),
  );

const getLast = <T>(list: T[]): T => list.at(-1) as T;
const byDay = (a: Charge, b: Charge) => a.day - b.day;

/**
 * Counts the due days between the first and the last charge that a document covers and that had no charge. Where the
 * account changed, only days covered for both accounts count.
 */
function countMissedDays({ cycle, charges, resumed }: Stream, coverageFor: CoverageFor): number {
  const missed = charges.slice(1).reduce((sum, next, at) => {
    const last = charges[at] as Charge;
    if (resumed?.has(next)) return sum;
    const days = next.day - last.day;
    const read = [last, next].map((charge) => countCoveredDays(coverageFor(charge), last.day, next.day));
    return sum + (days / cycle.days - 1) * (Math.min(...read) / Math.max(1, days));
  }, 0);
  return Math.max(0, Math.round(missed));
}

const isDuplicate = (other: Charge, charge: Charge) =>
  isSamePrice(other, charge) && !haveDifferentPayers(other, charge);

function createStreamCandidate(
  { merchant }: MerchantCharges,
  stream: Stream,
  { coverageFor, usualAmounts }: DetectionContext,
  others: Stream[],
  rest: Charge[],
  total: number,
): Candidate {
  const { charges, cycle } = stream;
  const [first, last] = [charges[0] as Charge, getLast(charges)];
  const days = getCurrentCharges(stream).map(({ day }) => day);
  return {
    merchant,
    charges,
    cycle,
    missed: countMissedDays(stream, coverageFor),
    cycle_observed: days.length > 1,
    cycle_explicit: findExplicitCycle(last.text) === cycle,
    year_guessed: stream.pays_year === 'guessed',
    longer_assumed: false,
    anchor: fitAnchor(cycle, days),
    amounts: detectAmountPattern(charges, isLong(cycle)),
    unexplained: rest.length / total,
    same_price_outside: rest.filter((charge) => isSamePrice(charge, last)).length / charges.length,
    dearer_before: rest.some(({ day, amount }) => day < first.day + cycle.days && amount > last.amount * muchDearer),
    size: last.amount / (usualAmounts.get(last.currency) ?? last.amount),
    duplicate_series: others.filter((other) => other !== stream && isDuplicate(getLast(other.charges), last)).length,
  };
}

/** Returns one charge per price within the last cycle: two plans of one service begin like this. */
function findLastPrices(rest: Charge[], cycle: Cycle): Charge[] {
  const last = getLast(rest);
  const recent = rest.filter(({ day }) => last.day - day < cycle.days - 1);
  return recent.filter((charge, i) => !recent.slice(i + 1).some((later) => isDuplicate(later, charge)));
}

/** Creates candidates from charges of a known service that form no stream. */
function createSingleChargeCandidates(
  { merchant }: MerchantCharges,
  service: Service,
  rest: Charge[],
  { coverageFor, today }: DetectionContext,
): Candidate[] {
  if (rest.length === 0) return [];
  const assumed = (charge: Charge) => assumeCycle(service, charge, coverageFor(charge), today);
  const charges = findLastPrices(rest, assumed(getLast(rest)).cycle);
  return charges.map((charge) => {
    const { explicit, longer, cycle } = assumed(charge);
    return {
      merchant,
      charges: [charge],
      cycle,
      missed: 0,
      cycle_observed: false,
      cycle_explicit: explicit,
      year_guessed: false,
      longer_assumed: longer,
      anchor: { day: charge.day, residual: 0 },
      amounts: 'constant',
      unexplained: (rest.length - charges.length) / rest.length,
      same_price_outside: 0,
      dearer_before: false,
      size: 1,
      duplicate_series: 0,
    };
  });
}

/** Coffee, tickets and parking cost less than this many US dollars, and the same each time. */
const smallPrice = 7;
const isSmall = ({ amount, currency }: Pick<Charge, 'amount' | 'currency'>) =>
  (toDollars(amount, currency) ?? smallPrice) < smallPrice;

/** Two lessons a week apart prove nothing. */
const leastWeekly = 3;
/** Purchases without a contract are repeated by chance, or by habit: that many regular ones are neither. */
const leastEveryday = { weekly: 8, other: 4 };
const meanDaysOff = 1.5;
/** Two small ones count only on the very day, three a day off, and any number at a trade half a day off. */
const dayOff = 0.5;

/** Returns true for an unknown merchant with charges too few, or too irregular, to rule out chance and habit. */
function isChance({ merchant, charges, cycle, anchor }: Candidate): boolean {
  if (merchant.kind !== 'unknown') return false;
  if (cycle === weekly && charges.length < leastWeekly) return true;
  if (merchant.recurring_words) return false;
  const isTrade = merchant.trade_words;
  const small = isSmall(getListPrice(getLast(charges)));
  if (!isTrade && !small) return false;
  // Food, rides, fuel and parking are bought every week.
  if (isTrade && cycle === weekly) return true;
  if (charges.length >= leastEveryday[cycle === weekly ? 'weekly' : 'other'])
    return anchor.residual > (isTrade && small ? dayOff : meanDaysOff);
  return isTrade || anchor.residual > (charges.length - 2) * dayOff;
}

/** Prices that repeat, though they may rise or follow an exchange rate. Two prices are two purchases. */
const repeatsPrice = ({ amounts, charges }: Candidate) =>
  amounts === 'steps' ? charges.length > 2 : amounts !== 'varying' && charges.length > 1;

/**
 * Returns true for charges of a service that also sells single items, such as courses or domains, if neither a repeated
 * price on regular days nor a word on the line shows a subscription.
 */
function mayBePurchases(candidate: Candidate): boolean {
  const { merchant, cycle_explicit, duplicate_series } = candidate;
  if (!merchant.service?.sells_singly || merchant.subscription_words || cycle_explicit) return false;
  return !repeatsPrice(candidate) || duplicate_series > 0;
}

/** Charges of accounts in different currencies say nothing about each other. */
const isOtherCurrency = (a: Charge, b: Charge): boolean =>
  a.currency !== b.currency && !mayBeEqual(a.account.currency, b.account.currency);

/**
 * Returns charges after the end of every stream, or at the same time on another card: the service was subscribed to
 * again.
 */
const findLaterCharges = (streams: Stream[], rest: Charge[]) =>
  rest.filter((charge) =>
    streams.every(
      ({ charges, cycle }) =>
        charge.day - getLast(charges).day > 1.5 * cycle.days ||
        isOtherCurrency(charge, getLast(charges)) ||
        charges.some((other) => haveDifferentPayers(other, charge)),
    ),
  );

/** Returns all possible subscriptions at one merchant. */
export const findCandidates = (group: MerchantCharges, context: DetectionContext): Candidate[] =>
  listCandidates(group, context).filter((candidate) => !mayBePurchases(candidate));

function listCandidates(group: MerchantCharges, context: DetectionContext): Candidate[] {
  const { merchant, charges } = group;
  if (merchant.kind === 'non_subscription' || merchant.kind === 'bill' || isPrivatePerson(merchant)) return [];
  const { coverageFor } = context;
  const parts = splitByPayer(charges).map((payerCharges) =>
    findStreams(payerCharges, coverageFor, findLikelyCycles(payerCharges, merchant.service)),
  );
  const split = {
    streams: parts.flatMap(({ streams }) => streams),
    rest: parts.flatMap(({ rest }) => rest).sort(byDay),
  };
  const { streams, rest: all } = joinStreams(split, { merchant, coverageFor });
  const rest = all.filter((charge) => !streams.some((stream) => isDoubleCharge(charge, stream)));
  const found = streams
    .map((stream) => createStreamCandidate(group, stream, context, streams, rest, charges.length))
    .filter((candidate) => !isChance(candidate));
  const { service } = merchant;
  if (!service) return found;
  const byCurrency = Map.groupBy(
    findLaterCharges(streams, rest),
    ({ account, currency }) => account.currency ?? currency,
  );
  return [
    ...found,
    ...[...byCurrency.values()].flatMap((payerCharges) =>
      createSingleChargeCandidates(group, service, payerCharges, context),
    ),
  ];
}
