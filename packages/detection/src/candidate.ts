import type { Charge, MerchantCharges } from '#lines/charges.ts';
import { type AmountPattern, amountPattern, samePrice } from '#recurrence/amounts.ts';
import { type Anchor, anchorOf } from '#recurrence/anchor.ts';
import { type Coverage, coveredDays } from '#recurrence/coverage.ts';
import { isLong, type Period, periodOf } from '#recurrence/periods.ts';
import { findStreams, type Stream } from '#recurrence/streams.ts';

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
  /** Share of the merchant's charges in no stream. */
  unexplained: number;
  /** Charges at this price outside the stream, per charge inside. */
  same_price_outside: number;
  /** Other streams of the merchant at this price. */
  twins: number;
};

/** Log-odds for rhythms in which the catalogue says a service is sold. */
const usualRhythm = 2;

const lastOf = <T>(list: T[]): T => list.at(-1) as T;

function ofStream(
  { merchant }: MerchantCharges,
  stream: Stream,
  others: Stream[],
  rest: Charge[],
  total: number,
): Candidate {
  const { charges, period, missed } = stream;
  const last = lastOf(charges);
  return {
    merchant,
    charges,
    period,
    missed,
    rhythm_seen: true,
    anchor: anchorOf(
      period,
      charges.map(({ date }) => date),
    ),
    amounts: amountPattern(charges, isLong(period)),
    unexplained: rest.length / total,
    same_price_outside: rest.filter((charge) => samePrice(charge, last)).length / charges.length,
    twins: others.filter((other) => other !== stream && samePrice(lastOf(other.charges), last)).length,
  };
}

/** The first of a service's usual rhythms that the days read do not contradict, else its first. */
function assumedPeriod(cycles: Period[], charge: Charge, coverage: Coverage, today: string): Period {
  const silent = coveredDays(coverage, charge.date, today);
  return cycles.find(({ days, tolerance }) => silent <= days + tolerance) ?? (cycles[0] as Period);
}

/** Charges of a known service without a rhythm: what was charged last counts, once for every price of that time. */
function withoutRhythm({ merchant }: MerchantCharges, rest: Charge[], coverage: Coverage, today: string): Candidate[] {
  const cycles = (merchant.service?.cycles ?? ['monthly']).map(periodOf);
  const last = lastOf(rest);
  const period = assumedPeriod(cycles, last, coverage, today);
  return [
    {
      merchant,
      charges: [last],
      period,
      missed: 0,
      rhythm_seen: false,
      anchor: { day: last.date, misfit: 0 },
      amounts: 'constant',
      unexplained: (rest.length - 1) / rest.length,
      same_price_outside: 0,
      twins: 0,
    },
  ];
}

/** Everything one merchant might be paid regularly for. */
export function candidatesOf(group: MerchantCharges, coverage: Coverage, today: string): Candidate[] {
  const { merchant, charges } = group;
  if (merchant.kind === 'never' || merchant.kind === 'bill') return [];
  const usual = merchant.service && new Set((merchant.service.cycles ?? ['monthly', 'yearly']).map(periodOf));
  const favoured = (period: Period) => (usual?.has(period) ? usualRhythm : 0);
  const { streams, rest } = findStreams(charges, coverage, favoured);
  const found = streams.map((stream) => ofStream(group, stream, streams, rest, charges.length));
  if (found.length === 0 && merchant.kind === 'service') return withoutRhythm(group, rest, coverage, today);
  return found;
}
