import type { IsoDate } from '@kumbara/shared';
import { type AccountIdentity, accountKey, mayBeSameAccount } from '#account.ts';
import type { StatementDocument } from '#finding.ts';
import type { Charge } from '#lines/charges.ts';
import { type DayNumber, dayNumber } from './calendar.ts';

/** The days that were read: where no charge was seen although a document covers the day, there was none. */
export type Coverage = { from: DayNumber; to: DayNumber }[];

function spanOf({ period, transactions }: StatementDocument): { from: IsoDate; to: IsoDate } | undefined {
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
function coverageOf(documents: StatementDocument[]): Coverage {
  const spans = documents
    .flatMap((document) => spanOf(document) ?? [])
    .map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }))
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

/**
 * Which days were read of what a merchant charges: the silence of a card says nothing about what an account pays. Where
 * nothing tells the accounts of the charges, all days count.
 */
export function coverages(documents: StatementDocument[]): (charges: Charge[]) => Coverage {
  const keys = new Map<AccountIdentity, string>();
  const byAccounts = new Map<string, Coverage>();
  const keyOf = (account: AccountIdentity) => {
    const key = keys.get(account) ?? accountKey(account);
    keys.set(account, key);
    return key;
  };
  return (charges) => {
    const accounts = new Map(charges.map(({ account }) => [keyOf(account), account]));
    accounts.delete('');
    const key = [...accounts.keys()].sort().join();
    let coverage = byAccounts.get(key);
    if (!coverage) {
      const counts = (document: StatementDocument) =>
        accounts.size === 0 || [...accounts.values()].some((account) => mayBeSameAccount(account, document));
      coverage = coverageOf(documents.filter(counts));
      byAccounts.set(key, coverage);
    }
    return coverage;
  };
}

/** How many of the days behind `after` up to `until` were read. */
export function coveredDays(coverage: Coverage, after: DayNumber, until: DayNumber): number {
  return coverage.reduce((sum, { from, to }) => {
    const start = from > after ? from - 1 : after;
    return sum + Math.max(0, Math.min(to, until) - start);
  }, 0);
}

export const isCovered = (coverage: Coverage, day: DayNumber): boolean =>
  coverage.some(({ from, to }) => from <= day && day <= to);
