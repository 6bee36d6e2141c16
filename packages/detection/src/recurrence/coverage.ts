import type { IsoDate } from '@kumbara/shared';
import { type AccountIdentity, getAccountKey, mayBeSameAccount } from '#account.ts';
import { type DayNumber, toDayNumber } from '#calendar.ts';
import type { StatementDocument } from '#finding.ts';
import type { Charge } from '#lines/charges.ts';

/** The covered days: a charge on such a day would have been seen. */
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

/** Joins the spans of documents that touch. */
function joinSpans(documents: StatementDocument[]): Coverage {
  const spans = documents
    .flatMap((document) => findSpan(document) ?? [])
    .map(({ from, to }) => ({ from: toDayNumber(from), to: toDayNumber(to) }))
    .sort((a, b) => a.from - b.from);
  const joined: Coverage = [];
  for (const span of spans) {
    const last = joined.at(-1);
    // A gap of a few days between statements is a weekend.
    if (!last || span.from > last.to + 3) joined.push({ ...span });
    else if (span.to > last.to) last.to = span.to;
  }
  return joined;
}

/** The days covered for the account that paid a charge. */
export type CoverageFor = (charge: Pick<Charge, 'account'>) => Coverage;

/**
 * Creates a lookup of the days covered per account: missing charges on a card say nothing about another account.
 * Without account details all days count.
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

/** Counts the covered days after `after`, up to and including `until`. */
export function countCoveredDays(coverage: Coverage, after: DayNumber, until: DayNumber): number {
  return coverage.reduce((sum, { from, to }) => {
    const start = from > after ? from - 1 : after;
    return sum + Math.max(0, Math.min(to, until) - start);
  }, 0);
}

export const isCovered = (coverage: Coverage, day: DayNumber): boolean =>
  coverage.some(({ from, to }) => from <= day && day <= to);
