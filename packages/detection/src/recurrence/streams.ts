import { addDays, daysBetween } from '@kumbara/shared';
import type { Charge } from '#lines/charges.ts';
import { driftsTo, logRatio, samePrice } from './amounts.ts';
import { type Coverage, isCovered } from './coverage.ts';
import { isLong, type Period, periods, step } from './periods.ts';

/** Charges of one merchant that one rhythm and one price, perhaps changing, explain. */
export type Stream = { period: Period; charges: Charge[]; missed: number; score: number };

/** Log-likelihoods of a charge lying so many days from its day, where a rhythm exists. */
const residualLikelihood = [0.5, 0.13, 0.06, 0.035, 0.02, 0.01, 0.006];

type Link = { to: number; score: number; missed: number };

type Ground = {
  charges: Charge[];
  /** Charges of this merchant per day, were they bought and not subscribed to. */
  rate: number;
  /** How often this merchant's charges repeat an amount anyway. */
  repetition: number;
  coverage: Coverage;
};

/** How far a price may move at once: a rise by 90 % or the end of an introduction at half price. */
const widestStep = Math.log(2.2);

/** A price changes once in twenty charges of a month; in a year, nearly every second time. */
const changes = (period: Period) => (isLong(period) ? 0.4 : 0.05);

function amountScore(a: Charge, b: Charge, { repetition }: Ground, period: Period): number | undefined {
  if (a.currency !== b.currency) return undefined;
  if (samePrice(a, b)) return Math.log(0.85 / repetition);
  const change = Math.abs(logRatio(a.amount, b.amount));
  if (driftsTo(a, b)) return Math.log(0.12 / (1 - repetition));
  return change <= widestStep ? Math.log(changes(period) / (1 - repetition)) - change : undefined;
}

/** The best next charge of a rhythm: one period on, or two where one was missed. */
function nextLink(ground: Ground, from: number, period: Period): Link | undefined {
  const { charges, rate, coverage } = ground;
  const charge = charges[from] as Charge;
  let best: Link | undefined;
  for (const skipped of [0, 1]) {
    const due = step(period, charge.date, 1 + skipped);
    const until = addDays(due, period.tolerance);
    for (let to = from + 1; to < charges.length && (charges[to] as Charge).date <= until; to += 1) {
      const next = charges[to] as Charge;
      const off = Math.abs(daysBetween(due, next.date));
      if (off > period.tolerance) continue;
      const amounts = amountScore(charge, next, ground, period);
      if (amounts === undefined) continue;
      const missed = skipped > 0 && isCovered(coverage, step(period, charge.date, 1)) ? 1 : 0;
      const score = Math.log((residualLikelihood[off] ?? 0.005) / rate) + amounts - skipped * 0.5 - missed * 1.2;
      if (!best || score > best.score) best = { to, score, missed };
    }
    if (best) return best;
  }
  return best;
}

/** All chains of one rhythm: every charge points at its best next one; chains start where nobody points at. */
function chains(ground: Ground, period: Period): Stream[] {
  const links = ground.charges.map((_, from) => nextLink(ground, from, period));
  const pointedAt = new Set(links.flatMap((link) => link?.to ?? []));
  return links.flatMap((link, start) => {
    if (!link || pointedAt.has(start)) return [];
    const stream: Stream = { period, charges: [ground.charges[start] as Charge], missed: 0, score: period.prior };
    for (let next: Link | undefined = link; next; next = links[next.to]) {
      stream.charges.push(ground.charges[next.to] as Charge);
      stream.score += next.score;
      stream.missed += next.missed;
    }
    return [stream];
  });
}

/** Merchants with more charges than this in one year are habits; their rhythm is chance. */
const mostStreams = 12;
/** Log-odds from which on a rhythm explains charges better than purchases do. */
const leastScore = 0.5;

function groundOf(charges: Charge[], coverage: Coverage): Ground {
  const first = charges[0] as Charge;
  const last = charges.at(-1) as Charge;
  const days = Math.max(60, daysBetween(first.date, last.date));
  const equal = charges.filter((charge, i) => charges.some((other, j) => i !== j && samePrice(charge, other))).length;
  // One rhythm alone repeats its amount too: only what is more than one charge a month speaks of habit.
  const habit = Math.min(1, charges.length / (days / 30.44) / 6);
  const repetition = Math.min(0.9, Math.max(0.06, (equal / charges.length) * habit));
  return { charges, coverage, rate: Math.max(charges.length / days, 1 / 45), repetition };
}

/**
 * Splits the charges of one merchant into streams: the best explained first, the rest again.
 * @param charges of one merchant, oldest first
 * @param favoured log-odds added to rhythms this service is known to have
 * @returns the streams, and the charges that no rhythm explains
 */
export function findStreams(
  charges: Charge[],
  coverage: Coverage,
  favoured: (period: Period) => number,
): { streams: Stream[]; rest: Charge[] } {
  const streams: Stream[] = [];
  let rest = charges;
  while (rest.length >= 2 && streams.length < mostStreams) {
    const ground = groundOf(rest, coverage);
    const best = periods
      .flatMap((period) =>
        chains(ground, period).map((stream) => ({ ...stream, score: stream.score + favoured(period) })),
      )
      .reduce<Stream | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);
    if (!best || best.score < leastScore) break;
    streams.push(best);
    const used = new Set(best.charges);
    rest = rest.filter((charge) => !used.has(charge));
  }
  return { streams, rest };
}
