import type { DayNumber } from '#calendar.ts';
import type { Charge } from '#lines/charges.ts';
import type { Merchant } from '#merchant/resolve.ts';
import { getLogRatio, isSamePrice } from './amounts.ts';
import { createDistance, findAnchorDay, getLateness } from './anchor.ts';
import { type CoverageFor, isCovered } from './coverage.ts';
import { detectYearPayment, isTooDearForMonth, yearly } from './cycle-change.ts';
import { type Cycle, isLong, stepCycles } from './cycles.ts';
import { getCurrentCharges, type Stream } from './streams.ts';

/** A part of a subscription. */
type Part = Pick<Stream, 'charges' | 'resumed' | 'since'> & { cycle?: Cycle };

/** Largest price change within one subscription: an introductory price, another plan. */
const widestJump = { known: Math.log(15), unknown: Math.log(4) };
/** Largest price change if the day of payment changes too. */
const widestMoved = Math.log(2.2);
/** After a longer gap the parts are two subscriptions. */
const longestPauseDays = 400;

/** Counts the cycles between two charges; undefined if the later one is not on a due day. */
function countCyclesBetween(cycle: Cycle, earlier: Charge, later: Charge): number | undefined {
  const count = Math.round((later.day - earlier.day) / cycle.days);
  if (count < 1 || later.day - earlier.day > longestPauseDays) return undefined;
  return getLateness(stepCycles(cycle, earlier.day, count), later.day) <= cycle.tolerance ? count : undefined;
}

/** Returns true if no due day between two charges is covered for both accounts. */
function isUnread(cycle: Cycle, last: Charge, first: Charge, coverageFor: CoverageFor): boolean {
  const days = Math.round((first.day - last.day) / cycle.days) - 1;
  const due = Array.from({ length: days }, (_, at) => stepCycles(cycle, last.day, at + 1));
  return !due.some((day) => [last, first].every((charge) => isCovered(coverageFor(charge), day)));
}

/** The merchant, and the covered days. */
type MerchantContext = { merchant: Merchant; coverageFor: CoverageFor };
const isKnown = ({ merchant }: MerchantContext) => merchant.kind === 'service';

/**
 * Returns the number of due days without a charge between two parts of one subscription; undefined if they are two.
 * Price changes and pauses are accepted together with a known service only, because schools and shops have seasons.
 * Days that no document covers are no pause.
 */
function countPause(cycle: Cycle, earlier: Part, later: Part, context: MerchantContext): number | undefined {
  const [known, { coverageFor }] = [isKnown(context), context];
  const [last, first] = [earlier.charges.at(-1) as Charge, later.charges[0] as Charge];
  const count = countCyclesBetween(cycle, last, first);
  if (count === undefined || last.currency !== first.currency) return undefined;
  const isNext = () => count === 1 || isUnread(cycle, last, first, coverageFor);
  if (isSamePrice(last, first)) return known || isNext() ? count - 1 : undefined;
  const change = Math.abs(getLogRatio(last.amount, first.amount));
  return change <= (known ? widestJump.known : widestJump.unknown) && isNext() ? count - 1 : undefined;
}

/**
 * Returns true if a subscription continued on another day: the old due day is covered and had no charge, and the price
 * is the same or plausible. Known services only, because shops and schools have seasons.
 */
function isMoved(cycle: Cycle, earlier: Part, later: Part, context: MerchantContext): boolean {
  const [last, first] = [earlier.charges.at(-1) as Charge, later.charges[0] as Charge];
  const days = first.day - last.day;
  if (!isKnown(context) || isLong(cycle) || days <= 0 || days > longestPauseDays) return false;
  const isPrice = isSamePrice(last, first) || Math.abs(getLogRatio(last.amount, first.amount)) <= widestMoved;
  const due = stepCycles(cycle, last.day, 1) + cycle.tolerance;
  return last.currency === first.currency && isPrice && isCovered(context.coverageFor(last), due);
}

/** A charge of exactly 1 is a card check, not an introductory price. */
const isIntroduction = (charge: Charge, { charges }: Stream) =>
  charge.amount !== 1 && charge.amount < (charges[0] as Charge).amount;

/** Returns the cycles between one earlier charge and a stream that begins with an introduction, or after a pause. */
function countCyclesBefore(charge: Charge, stream: Stream, context: MerchantContext): number | undefined {
  const between = countPause(stream.cycle, { charges: [charge] }, stream, context);
  const isPart = isSamePrice(charge, stream.charges[0] as Charge) || (isIntroduction(charge, stream) && between === 0);
  return isPart ? between : undefined;
}

function joinParts(earlier: Part, later: Part, cycle: Cycle, between: number, score: number): Stream {
  const resumed = new Set([...(earlier.resumed ?? []), ...(later.resumed ?? [])]);
  if (between > 0) resumed.add(later.charges[0] as Charge);
  const since = later.since ?? earlier.since;
  return { cycle, charges: [...earlier.charges, ...later.charges], score, resumed, ...(since && { since }) };
}

/** The day of the later part becomes the day of the whole stream. */
const moveStream = (earlier: Part, later: Part, cycle: Cycle, score: number): Stream =>
  joinParts(earlier, { ...later, since: later.since ?? later.charges[0] }, cycle, 1, score);

/** Joins streams of one cycle if one starts on a due day after the end of the other. */
function joinConsecutive(streams: Stream[], context: MerchantContext): Stream[] {
  const inOrder = streams.toSorted((a, b) => (a.charges[0] as Charge).day - (b.charges[0] as Charge).day);
  const kept: Stream[] = [];
  for (const later of inOrder) {
    const match = kept.flatMap((earlier, at) => {
      if (earlier.cycle !== later.cycle) return [];
      const between = countPause(later.cycle, earlier, later, context);
      return between === undefined ? [] : [{ at, between, earlier }];
    });
    const nearest = match.sort((a, b) => a.between - b.between)[0];
    if (nearest) {
      const { at, between, earlier } = nearest;
      kept[at] = joinParts(earlier, later, later.cycle, between, Math.max(earlier.score, later.score));
      continue;
    }
    const at = kept.findLastIndex(
      (earlier) => earlier.cycle === later.cycle && isMoved(later.cycle, earlier, later, context),
    );
    const earlier = kept[at];
    if (earlier) kept[at] = moveStream(earlier, later, later.cycle, Math.max(earlier.score, later.score));
    else kept.push(later);
  }
  return kept;
}

/**
 * Returns charges at the stream's price on due days that are still free. The search goes from charge to charge and
 * misses one if it is late and the next one is early.
 */
function fillIn(stream: Stream, rest: Charge[]): Charge[] {
  const { cycle } = stream;
  const charges = getCurrentCharges(stream);
  const [first, last] = [charges[0] as Charge, charges.at(-1) as Charge];
  const days = charges.map(({ day }) => day);
  const anchor = findAnchorDay(cycle, days);
  const offBy = createDistance(cycle, anchor);
  const slot = (day: DayNumber) => Math.round((day - anchor) / cycle.days);
  const taken = new Set(days.map(slot));
  return rest.filter((charge) => {
    const isNear = charge.day > first.day - 1.5 * cycle.days && charge.day < last.day + 1.5 * cycle.days;
    if (!isNear || taken.has(slot(charge.day)) || !charges.some((other) => isSamePrice(other, charge))) return false;
    if (offBy(charge.day) > cycle.tolerance) return false;
    taken.add(slot(charge.day));
    return true;
  });
}

/** Adds single charges to a stream: an introductory month, one before or after a pause, the first at a new price. */
function joinSingles(stream: Stream, rest: Charge[], context: MerchantContext): { stream: Stream; used: Charge[] } {
  const { cycle, score } = stream;
  const before = rest
    .map((charge) => ({ charge, between: countCyclesBefore(charge, stream, context) }))
    .findLast(({ between }) => between !== undefined);
  const whole = before
    ? joinParts({ charges: [before.charge] }, stream, cycle, before.between as number, score)
    : stream;
  const after = rest
    .map((charge) => ({ charge, between: countPause(cycle, whole, { charges: [charge] }, context) }))
    .find(
      ({ charge, between }) =>
        between !== undefined &&
        (isKnown(context) || isSamePrice(whole.charges.at(-1) as Charge, charge)) &&
        !isTooDearForMonth(cycle, whole.charges.at(-1) as Charge, charge, context.merchant.service),
    );
  if (!after) return { stream: whole, used: before ? [before.charge] : [] };
  return {
    stream: joinParts(whole, { charges: [after.charge] }, cycle, after.between as number, score),
    used: [...(before ? [before.charge] : []), after.charge],
  };
}

/**
 * Adds charges that repeat the stream's price on another day after its end and are too few to be a stream of their own.
 */
function joinMoved(stream: Stream, rest: Charge[], context: MerchantContext): { stream: Stream; used: Charge[] } {
  const { cycle, score } = stream;
  const last = stream.charges.at(-1) as Charge;
  const charges = rest.filter((charge) => charge.day > last.day && isSamePrice(last, charge));
  const isRegular = charges.every((charge, at) => {
    const before = charges[at - 1];
    return !before || getLateness(stepCycles(cycle, before.day, 1), charge.day) <= cycle.tolerance;
  });
  if (charges.length < 2 || !isRegular || !isMoved(cycle, stream, { charges }, context)) return { stream, used: [] };
  return { stream: moveStream(stream, { charges }, cycle, score), used: charges };
}

/** Adds a yearly charge after monthly ones. */
function joinYear(stream: Stream, rest: Charge[], { merchant }: MerchantContext): { stream: Stream; used: Charge[] } {
  const last = stream.charges.at(-1) as Charge;
  for (const charge of rest) {
    const pays_year = detectYearPayment(stream.cycle, last, charge, merchant);
    if (pays_year)
      return {
        stream: { ...moveStream(stream, { charges: [charge] }, yearly, stream.score), pays_year },
        used: [charge],
      };
  }
  return { stream, used: [] };
}

/** Additions to a stream, in this order. */
const additions = [joinSingles, joinMoved, joinYear];

/**
 * Joins the parts of one subscription: an introductory price, a plan change, a pause, a new day of payment, years after
 * months.
 * @param context.merchant known services may change price and day by more
 */
export function joinStreams(
  found: { streams: Stream[]; rest: Charge[] },
  context: MerchantContext,
): { streams: Stream[]; rest: Charge[] } {
  let { rest } = found;
  const streams = joinConsecutive(found.streams, context).map((part) => {
    const filled = fillIn(part, rest);
    rest = rest.filter((charge) => !filled.includes(charge));
    const each = { ...part, charges: [...part.charges, ...filled].sort((a, b) => a.day - b.day) };
    return additions.reduce((whole, add) => {
      const { stream, used } = add(whole, rest, context);
      rest = rest.filter((charge) => !used.includes(charge));
      return stream;
    }, each);
  });
  return { streams, rest };
}
