import { addDays, daysBetween, type IsoDate } from '@kumbara/shared';
import type { StatementDocument } from '#finding.ts';

/** The days that were read: where no charge was seen although a document covers the day, there was none. */
export type Coverage = { from: IsoDate; to: IsoDate }[];

const spanOf = ({ period, transactions }: StatementDocument) => {
  const dates = transactions.map(({ date }) => date).sort();
  const first = dates[0];
  const last = dates.at(-1);
  if (period && (!last || period.to >= last))
    return { from: first && first < period.from ? first : period.from, to: period.to };
  return first && last ? { from: first, to: last } : undefined;
};

/** Documents' spans, joined where they touch. */
export function coverageOf(documents: StatementDocument[]): Coverage {
  const spans = documents.flatMap((document) => spanOf(document) ?? []).sort((a, b) => (a.from < b.from ? -1 : 1));
  const joined: Coverage = [];
  for (const span of spans) {
    const last = joined.at(-1);
    // A day or two between statements is the weekend between two closings.
    if (!last || span.from > addDays(last.to, 3)) joined.push({ ...span });
    else if (span.to > last.to) last.to = span.to;
  }
  return joined;
}

/** How many of the days behind `after` up to `until` were read. */
export function coveredDays(coverage: Coverage, after: IsoDate, until: IsoDate): number {
  return coverage.reduce((sum, { from, to }) => {
    const start = from > after ? addDays(from, -1) : after;
    const end = to < until ? to : until;
    return sum + Math.max(0, daysBetween(start, end));
  }, 0);
}

export const isCovered = (coverage: Coverage, day: IsoDate): boolean =>
  coverage.some(({ from, to }) => from <= day && day <= to);
