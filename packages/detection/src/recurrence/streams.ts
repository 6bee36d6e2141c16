import type { DayNumber } from '#calendar.ts';
import type { Charge } from '#lines/charges.ts';
import { getLogRatio, isDriftOf, isSamePrice } from './amounts.ts';
import { createDistance, findAnchorDay, getLateness } from './anchor.ts';
import { type CoverageFor, isCovered } from './coverage.ts';
import type { YearPayment } from './cycle-change.ts';
import { type Cycle, isLong, stepCycles } from './cycles.ts';
import type { LikelyCycles } from './likely-cycles.ts';

/** Charges of one merchant that one cycle and one price, possibly changing, explain. */
export type Stream = {
  cycle: Cycle;
  charges: Charge[];
  score: number;
  /** The first charges after a pause, if parts were joined. */
  resumed?: ReadonlySet<Charge>;
  /** The first charge after the day or the cycle changed. */
  since?: Charge;
  /** Evidence that the last charge pays a year after monthly ones. */
  pays_year?: YearPayment;
};

/** Returns the charges that determine the current cycle. */
export const getCurrentCharges = ({ charges, since }: Stream): Charge[] =>
  since ? charges.slice(charges.indexOf(since)) : charges;

/** Log-likelihood of a charge this many days from its due day, if the cycle exists. */
const dayLikelihoods = [0.5, 0.13, 0.06, 0.035, 0.02, 0.01, 0.006].map(Math.log);
const farOff = Math.log(0.005);

const logLikelihood = (off: number) => dayLikelihoods[off] ?? farOff;

/** `score` selects the next charge; `worth` is its part for amounts and missed charges, without the day. */
type Link = { to: number; score: number; worth: number };

type StreamContext = {
  charges: Charge[];
  /** Charges of this merchant per day, assuming independent purchases. */
  rate: number;
  /** Probability that an independent purchase repeats an amount. */
  repetition: number;
  coverageFor: CoverageFor;
  fitOf: Fit;
};

/** Fit of a cycle to days: the sum of their log-likelihoods except the best one, which sets the phase. */
type Fit = (cycle: Cycle, days: DayNumber[]) => number;

/** Largest price step: a rise of 90 %, or the end of an introduction at half price. */
const widestStep = Math.log(2.2);

/** Probability of a price change per charge: monthly prices rarely change, yearly ones often do. */
const changes = (cycle: Cycle) => (isLong(cycle) ? 0.4 : 0.05);

function scoreAmounts(a: Charge, b: Charge, { repetition }: StreamContext, cycle: Cycle): number | undefined {
  if (a.currency !== b.currency) return undefined;
  if (isSamePrice(a, b)) return Math.log(0.85 / repetition);
  const change = Math.abs(getLogRatio(a.amount, b.amount));
  if (isDriftOf(a, b)) return Math.log(0.12 / (1 - repetition));
  return change <= widestStep ? Math.log(changes(cycle) / (1 - repetition)) - change : undefined;
}

/** Returns the index of the first charge after `behind` that is not before a day. */
function findFirstFrom(charges: Charge[], behind: number, day: DayNumber): number {
  let [low, high] = [behind + 1, charges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((charges[middle] as Charge).day < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the best charge around a due day. */
function findLinkAround(
  context: StreamContext,
  from: number,
  cycle: Cycle,
  due: DayNumber,
  missed: number,
): Link | undefined {
  const { charges } = context;
  const charge = charges[from] as Charge;
  const until = due + cycle.tolerance + 2;
  let best: Link | undefined;
  const since = findFirstFrom(charges, from, due - cycle.tolerance);
  for (let to = since; to < charges.length && (charges[to] as Charge).day <= until; to += 1) {
    const next = charges[to] as Charge;
    const off = getLateness(due, next.day);
    const amounts = off <= cycle.tolerance ? scoreAmounts(charge, next, context, cycle) : undefined;
    if (amounts === undefined) continue;
    const score = logLikelihood(off) + amounts;
    if (!best || score > best.score) best = { to, score, worth: amounts + missed };
  }
  return best;
}

/** Penalties for a missed charge: small if the due day is not covered. */
const skippedScore = -0.5;
const missedScore = -1.7;

/** Returns the best next charge: one cycle later, or two if one charge was missed. */
function findNextLink(context: StreamContext, from: number, cycle: Cycle): Link | undefined {
  const charge = context.charges[from] as Charge;
  const due = stepCycles(cycle, charge.day, 1);
  const next = findLinkAround(context, from, cycle, due, 0);
  if (next) return next;
  const missed = isCovered(context.coverageFor(charge), due) ? missedScore : skippedScore;
  return findLinkAround(context, from, cycle, stepCycles(cycle, charge.day, 2), missed);
}

/**
 * Returns the log-likelihood ratio of the days under the cycle and under independent purchases. One day is free,
 * because it sets the phase.
 */
function scoreDates({ cycle, charges }: Stream, { rate, fitOf }: StreamContext): number {
  const days = charges.map(({ day }) => day);
  return fitOf(cycle, days) - (days.length - 1) * Math.log(rate);
}

function computeFit(cycle: Cycle, days: DayNumber[]): number {
  const offBy = createDistance(cycle, findAnchorDay(cycle, days));
  const scores = days.map((day) => logLikelihood(offBy(day)));
  return scores.reduce((sum, score) => sum + score, 0) - Math.max(...scores);
}

/**
 * Independent purchases are rarely so even that every due day has exactly one. The score is the difference in the
 * exponents of the two Poisson likelihoods: one per charge if the cycle explains all charges, almost nothing if it
 * selects a few of many. Short chains get none.
 */
const leastToBeEven = 4;
const scoreEvenness = (count: number, { charges }: StreamContext) =>
  count < leastToBeEven ? 0 : (count - 1) ** 2 / charges.length;

/** Returns the chain that starts at a charge, without the score of its dates. */
function followChain(
  context: StreamContext,
  links: (Link | undefined)[],
  start: number,
  cycle: Cycle,
  score: number,
): Stream {
  const stream: Stream = { cycle, charges: [context.charges[start] as Charge], score };
  for (let next = links[start]; next; next = links[next.to]) {
    stream.charges.push(context.charges[next.to] as Charge);
    stream.score += next.worth;
  }
  return stream;
}

/**
 * Returns the best chain of one cycle. Every charge links to its best next one; chains start at charges without a link
 * to them.
 * @param prior log-odds of the cycle
 * @param atLeast chains that cannot exceed this score are skipped early
 */
function findBestChain(context: StreamContext, cycle: Cycle, prior: number, atLeast: number): Stream | undefined {
  const links = context.charges.map((_, from) => findNextLink(context, from, cycle));
  const pointedAt = new Set(links.flatMap((link) => link?.to ?? []));
  const perfectDay = logLikelihood(0) - Math.log(context.rate);
  let best: Stream | undefined;
  for (const [start, link] of links.entries()) {
    if (!link || pointedAt.has(start)) continue;
    const stream = followChain(context, links, start, cycle, prior);
    const goal = best?.score ?? atLeast;
    stream.score += scoreEvenness(stream.charges.length, context);
    if (stream.score + (stream.charges.length - 1) * perfectDay <= goal) continue;
    stream.score += scoreDates(stream, context);
    if (stream.score > goal) best = stream;
  }
  return best;
}

/** Maximum number of streams at one merchant. */
const mostStreams = 12;
/** Minimum log-odds of a stream against independent purchases. */
const leastScore = 0.5;

/** More than one charge in three days over two months is a habit such as bread, coffee or rides. */
const habitDays = 60;
const habitRate = 1 / 3;
/** Maximum number of charges of subscriptions: twelve weekly plans for two months, and for many years. */
const mostCharges = { short: 120, ever: 1_500 };
function isHabit(charges: Charge[]): boolean {
  const days = (charges.at(-1)?.day ?? 0) - (charges[0]?.day ?? 0);
  const most = days < habitDays ? mostCharges.short : Math.min(mostCharges.ever, days * habitRate);
  return charges.length > most;
}

/** Returns true for a short stream at the price of another one: repeated and late charges of that one. */
const isResidue = ({ charges }: Stream, streams: Stream[]) =>
  streams.some(
    (stream) =>
      charges.length * 2 <= stream.charges.length &&
      stream.charges.some((charge) => isSamePrice(charge, charges.at(-1) as Charge)),
  );

/** Caches the fit of the last chain per cycle and first day: removing the best stream changes few chains. */
function createFitCache(): Fit {
  const known = new Map<Cycle, Map<DayNumber, { days: DayNumber[]; fit: number }>>();
  return (cycle, days) => {
    const [first = Number.NaN] = days;
    const ofCycle = known.get(cycle) ?? new Map<DayNumber, { days: DayNumber[]; fit: number }>();
    known.set(cycle, ofCycle);
    const last = ofCycle.get(first);
    if (last?.days.length === days.length && days.every((day, at) => day === last.days[at])) return last.fit;
    const found = { days, fit: computeFit(cycle, days) };
    ofCycle.set(first, found);
    return found.fit;
  };
}

function createContext(
  charges: Charge[],
  { coverageFor, fitOf }: Pick<StreamContext, 'coverageFor' | 'fitOf'>,
): StreamContext {
  const first = charges[0] as Charge;
  const last = charges.at(-1) as Charge;
  const days = Math.max(60, last.day - first.day);
  const equal = charges.filter((charge, i) => charges.some((other, j) => i !== j && isSamePrice(charge, other))).length;
  // A single stream repeats its amount too, so repetition counts only with several charges a month.
  const habit = Math.min(1, charges.length / (days / 30.44) / 3);
  const repetition = Math.min(0.9, Math.max(0.06, (equal / charges.length) * habit));
  return { charges, coverageFor, fitOf, rate: Math.max(charges.length / days, 1 / 45), repetition };
}

/**
 * Splits the charges of one merchant into streams, the best explained first.
 * @param charges of one merchant, oldest first
 * @param likely cycles to search for, with the log-odds to add
 * @returns the streams, and the charges that no cycle explains
 */
export function findStreams(
  charges: Charge[],
  coverageFor: CoverageFor,
  { cycles, getBonus }: LikelyCycles,
): { streams: Stream[]; rest: Charge[] } {
  if (isHabit(charges)) return { streams: [], rest: charges };
  const streams: Stream[] = [];
  const residue: Charge[] = [];
  const fitOf = createFitCache();
  let rest = charges;
  while (rest.length >= 2 && streams.length + residue.length < mostStreams) {
    const context = createContext(rest, { coverageFor, fitOf });
    const best = cycles.reduce<Stream | undefined>(
      (found, cycle) =>
        findBestChain(context, cycle, cycle.prior + getBonus(cycle), found?.score ?? leastScore) ?? found,
      undefined,
    );
    if (!best) break;
    if (isResidue(best, streams)) residue.push(...best.charges);
    else streams.push(best);
    const used = new Set(best.charges);
    rest = rest.filter((charge) => !used.has(charge));
  }
  return { streams, rest: [...rest, ...residue].sort((a, b) => a.day - b.day) };
}
