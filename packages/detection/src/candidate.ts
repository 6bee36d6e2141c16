import type { IsoDate } from '@kumbara/shared';
import { mayBeOne } from '#account.ts';
import type { Service } from '#catalogue/schema.ts';
import type { Charge, MerchantCharges } from '#lines/charges.ts';
import { type AmountPattern, amountPattern, samePrice } from '#recurrence/amounts.ts';
import { type Anchor, anchorOf } from '#recurrence/anchor.ts';
import { assumedCycle } from '#recurrence/assumed-cycle.ts';
import { type CoverageFor, coveredDays } from '#recurrence/coverage.ts';
import { joinStreams } from '#recurrence/join-streams.ts';
import { areOfTwo, byPayer } from '#recurrence/payers.ts';
import { findStreams, presentOf, type Stream } from '#recurrence/streams.ts';
import { isPrivatePerson } from './merchant/private-persons.ts';
import { isLong, type Period, weekly } from './recurrence/cycles.ts';
import { saidCycle } from './recurrence/explicit-cycle.ts';
import { rhythmsOf } from './recurrence/likely-cycles.ts';

/** What all documents together say: which days were read, and what things usually cost here. */
export type Background = { coverageFor: CoverageFor; today: IsoDate; usualAmounts: ReadonlyMap<string, number> };

/** What might be one subscription: a stream of charges, or one charge of a known service. */
export type Candidate = {
  merchant: MerchantCharges['merchant'];
  /** Oldest first. */
  charges: Charge[];
  period: Period;
  anchor: Anchor;
  amounts: AmountPattern;
  missed: number;
  /** The rhythm was seen, not taken from the catalogue. */
  rhythm_seen: boolean;
  /** The line itself says how often it comes. */
  rhythm_said: boolean;
  /** Months were paid before, and only how many times their price the last charge is says that it pays a year. */
  year_guessed: boolean;
  /** The usual rhythm was contradicted by silence; the next longer one is assumed. */
  longer_assumed: boolean;
  /** Share of the merchant's charges in no stream. */
  unexplained: number;
  /** Charges at this price outside the stream, per charge inside. */
  same_price_outside: number;
  /** Before the stream, or just after it began, the merchant took much more at once. */
  dearer_before: boolean;
  /** How many times the usual purchase of these documents it costs. */
  size: number;
  /** Other streams of the merchant at this price. */
  twins: number;
};

/** So many times a stream's price is a purchase that the stream may pay for. */
const muchDearer = 1.4;

/** A charge taken twice on one day is a mistake of the merchant's, not a habit. */
const isDouble = (charge: Charge, { charges }: Stream) =>
  charges.some((other) => other.date === charge.date && other.amount === charge.amount && !areOfTwo(other, charge));

const lastOf = <T>(list: T[]): T => list.at(-1) as T;
const byDay = (a: Charge, b: Charge) => a.day - b.day;

/**
 * Due days between the first and the last charge that were read and saw none. Where the account changed, only days that
 * were read of both tell.
 */
function missedDays({ period, charges, resumed }: Stream, coverageFor: CoverageFor): number {
  const missed = charges.slice(1).reduce((sum, next, at) => {
    const last = charges[at] as Charge;
    if (resumed?.has(next)) return sum;
    const days = next.day - last.day;
    const read = [last, next].map((charge) => coveredDays(coverageFor(charge), last.day, next.day));
    return sum + (days / period.days - 1) * (Math.min(...read) / Math.max(1, days));
  }, 0);
  return Math.max(0, Math.round(missed));
}

const isTwin = (other: Charge, charge: Charge) => samePrice(other, charge) && !areOfTwo(other, charge);

function ofStream(
  { merchant }: MerchantCharges,
  stream: Stream,
  { coverageFor, usualAmounts }: Background,
  others: Stream[],
  rest: Charge[],
  total: number,
): Candidate {
  const { charges, period } = stream;
  const [first, last] = [charges[0] as Charge, lastOf(charges)];
  const days = presentOf(stream).map(({ day }) => day);
  return {
    merchant,
    charges,
    period,
    missed: missedDays(stream, coverageFor),
    rhythm_seen: days.length > 1,
    rhythm_said: saidCycle(last.text) === period,
    year_guessed: stream.pays_year === 'guessed',
    longer_assumed: false,
    anchor: anchorOf(period, days),
    amounts: amountPattern(charges, isLong(period)),
    unexplained: rest.length / total,
    same_price_outside: rest.filter((charge) => samePrice(charge, last)).length / charges.length,
    dearer_before: rest.some(({ day, amount }) => day < first.day + period.days && amount > last.amount * muchDearer),
    size: last.amount / (usualAmounts.get(last.currency) ?? last.amount),
    twins: others.filter((other) => other !== stream && isTwin(lastOf(other.charges), last)).length,
  };
}

/** What was charged once for each price within the last cycle: two plans of one service begin like this. */
function lastPrices(rest: Charge[], period: Period): Charge[] {
  const last = lastOf(rest);
  const recent = rest.filter(({ day }) => last.day - day < period.days - 1);
  return recent.filter((charge, i) => !recent.slice(i + 1).some((later) => isTwin(later, charge)));
}

/** Charges of a known service without a rhythm. */
function withoutRhythm(
  { merchant }: MerchantCharges,
  service: Service,
  rest: Charge[],
  { coverageFor, today }: Background,
): Candidate[] {
  if (rest.length === 0) return [];
  const assumed = (charge: Charge) => assumedCycle(service, charge, coverageFor(charge), today);
  const charges = lastPrices(rest, assumed(lastOf(rest)).period);
  return charges.map((charge) => {
    const { said, longer, period } = assumed(charge);
    return {
      merchant,
      charges: [charge],
      period,
      missed: 0,
      rhythm_seen: false,
      rhythm_said: said,
      year_guessed: false,
      longer_assumed: longer,
      anchor: { day: charge.day, misfit: 0 },
      amounts: 'constant',
      unexplained: (rest.length - charges.length) / rest.length,
      same_price_outside: 0,
      dearer_before: false,
      size: 1,
      twins: 0,
    };
  });
}

/** Who sells flowers or meals is visited again by chance, and two lessons a week apart are two lessons. */
const leastAtShops = 4;
const leastWeekly = 3;

/** Too few charges of a stranger to believe in an agreement, whatever else speaks for it. */
const isChance = ({ merchant, charges, period }: Candidate) =>
  merchant.kind === 'unknown' &&
  ((period === weekly && charges.length < leastWeekly) ||
    (merchant.trade_words && !merchant.recurring_words && charges.length < leastAtShops));

/** An account is in one currency: what one in pounds pays says nothing of what one in lira does. */
const isOfOtherMoney = (a: Charge, b: Charge): boolean =>
  a.currency !== b.currency && !mayBeOne(a.account.currency, b.account.currency);

/** What was charged when every stream was over, or beside it on another card: the service was taken again, or for a year. */
const behind = (streams: Stream[], rest: Charge[]) =>
  rest.filter((charge) =>
    streams.every(
      ({ charges, period }) =>
        charge.day - lastOf(charges).day > 1.5 * period.days ||
        isOfOtherMoney(charge, lastOf(charges)) ||
        charges.some((other) => areOfTwo(other, charge)),
    ),
  );

/** Everything one merchant might be paid regularly for. */
export function candidatesOf(group: MerchantCharges, background: Background): Candidate[] {
  const { merchant, charges } = group;
  if (merchant.kind === 'never' || merchant.kind === 'bill' || isPrivatePerson(merchant)) return [];
  const { coverageFor } = background;
  const parts = byPayer(charges).map((own) => findStreams(own, coverageFor, rhythmsOf(own, merchant.service)));
  const pieces = {
    streams: parts.flatMap(({ streams }) => streams),
    rest: parts.flatMap(({ rest }) => rest).sort(byDay),
  };
  const { streams, rest: all } = joinStreams(pieces, { merchant, coverageFor });
  const rest = all.filter((charge) => !streams.some((stream) => isDouble(charge, stream)));
  const found = streams
    .map((stream) => ofStream(group, stream, background, streams, rest, charges.length))
    .filter((candidate) => !isChance(candidate));
  const { service } = merchant;
  if (!service) return found;
  const moneys = Map.groupBy(behind(streams, rest), ({ account, currency }) => account.currency ?? currency);
  return [...found, ...[...moneys.values()].flatMap((own) => withoutRhythm(group, service, own, background))];
}
