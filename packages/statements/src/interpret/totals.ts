import type { AmountToken } from '#votes/amount-tokens.ts';
import { findTotalLabels, type TotalKind } from '#words/totals.ts';
import type { Scanned } from './scan.ts';

export type PrintedTotal = { kind: TotalKind; amount: AmountToken };

/** Reads the totals a document prints: amounts behind their labels, or below them in a box. */
export function findTotals(lines: Scanned[]): PrintedTotal[] {
  return lines.flatMap((scanned, index) => {
    const found = findTotalLabels(scanned.folded);
    if (found.length === 0) return [];
    const beside = found.flatMap(({ kind, at }, n) => {
      const until = found[n + 1]?.at ?? Number.POSITIVE_INFINITY;
      const amount = moneyOf(scanned).find((token) => token.at > at && token.at < until);
      return amount ? [{ kind, amount }] : [];
    });
    return beside.length || found.length < 2 ? beside : below(found, scanned, lines.slice(index + 1, index + 3));
  });
}

const moneyOf = ({ amounts }: Scanned) => amounts.filter(({ strong, bracketed }) => strong && !bracketed);

/** A row of labels above a row of as many amounts. */
function below(found: { kind: TotalKind; at: number }[], labels: Scanned, next: Scanned[]): PrintedTotal[] {
  const row = next.find((scanned) => scanned.line.page === labels.line.page && moneyOf(scanned).length >= found.length);
  if (!row) return [];
  const amounts = moneyOf(row);
  return found.flatMap(({ kind, at }) => {
    const x = labels.line.words.find((word) => word.at >= at)?.x0 ?? 0;
    const nearest = [...amounts].sort((a, b) => Math.abs(a.x0 - x) - Math.abs(b.x0 - x))[0];
    return nearest ? [{ kind, amount: nearest }] : [];
  });
}
