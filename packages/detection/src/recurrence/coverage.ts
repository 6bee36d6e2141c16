import type { IsoDate } from '@kumbara/shared';
import { type AccountIdentity, getAccountKey, mayBeSameAccount } from '#account.ts';
import { type DayNumber, toDayNumber } from '#calendar.ts';
import type { StatementDocument } from '#finding.ts';
import type { Charge } from '#lines/charges.ts';

/** The days that were read: where no charge was seen although a document covers the day, there was none. */
export type Coverage = { from: DayNumber; to: DayNumber }[];

function findSpan({ period, transactions }: StatementDocument): { from: IsoDate; to: IsoDate } | undefined {
  let [first, last] = [transactions[0]?.date, transactions[0]?.date];
  for (const { date } of transactions) {
    if (!first || date < first) first = date;
    if (!last || date > last) last = date;
  }
  if (period && (!last || period.to >= last))
    return { from: first && first < period.from ? first : period.from, to: period.to };
  return first && last ? { from: first, to: last } : undefined;
}

/** Documents' spans, joined where they touch. */
function joinSpans(documents: StatementDocument[]): Coverage {
  const spans = documents
    .flatMap((document) => findSpan(document) ?? [])
    .map(({ from, to }) => ({ from: toDayNumber(from), to: toDayNumber(to) }))
    .sort((a, b) => a.from - b.from);
  const joined: Coverage = [];
  for (const span of spans) {
    const last = joined.at(-1);
    // A day or two between statements is the weekend between two closings.
    if (!last || span.from > last.to + 3) joined.push({ ...span });
    else if (span.to > last.to) last.to = span.to;
  }
  return joined;
}

/** Which days were read of the account that paid a charge. */
export type CoverageFor = (charge: Pick<Charge, 'account'>) => Coverage;

/**
 * Which days were read of whoever paid a charge: the silence of a card says nothing about what an account pays. Where
 * nothing tells the account, all days count.
 */
export function createCoverageLookup(documents: StatementDocument[]): CoverageFor {
  const byAccount = new Map<AccountIdentity, Coverage>();
  const byKey = new Map<string, Coverage>();
  return ({ account }) => {
    let coverage = byAccount.get(account);
    if (!coverage) {
      const key = getAccountKey(account);
      coverage =
        byKey.get(key) ?? joinSpans(documents.filter((document) => key === '' || mayBeSameAccount(account, document)));
      byKey.set(key, coverage);
      byAccount.set(account, coverage);
    }
    return coverage;
  };
}

/** How many of the days behind `after` up to `until` were read. */
export function countCoveredDays(coverage: Coverage, after: DayNumber, until: DayNumber): number {
  return coverage.reduce((sum, { from, to }) => {
    const start = from > after ? from - 1 : after;
    return sum + Math.max(0, Math.min(to, until) - start);
  }, 0);
}

export const isCovered = (coverage: Coverage, day: DayNumber): boolean =>
  coverage.some(({ from, to }) => from <= day && day <= to);
