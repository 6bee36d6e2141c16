import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf } from '#read/lines.ts';
import { totalWords } from '#words/phrases.ts';
import { isBareBalance } from '#words/totals.ts';
import { type BalancePlaces, endsAt, type SidePlaces } from './places.ts';
import { moneyOf, type PrintedTotal } from './totals.ts';

/** `TOPLAM  12.400,50  9.100,00` below the columns of both sides, and the balance behind them. */
export function findSums(lines: Scanned[], { debit, credit }: SidePlaces, balances: BalancePlaces): PrintedTotal[] {
  if (debit.size === 0 || credit.size === 0) return [];
  return lines.flatMap((scanned): PrintedTotal[] => {
    if (scanned.dates.length > 0 || !totalWords.test(scanned.folded)) return [];
    const at = (places: Set<number>) => moneyOf(scanned).find(({ x1 }) => places.has(Math.round(x1)));
    const [out, into] = [at(debit), at(credit)];
    if (!out || !into || out === into) return [];
    const left = moneyOf(scanned).find((token) => token !== out && token !== into && endsAt(balances, token));
    return [
      { kind: 'out', amount: out, isPartial: true },
      { kind: 'in', amount: into, isPartial: true },
      ...(left ? [{ kind: 'left' as const, amount: left }] : []),
    ];
  });
}

/** `Bakiye  1.240,50` below the last row. */
export function findLeft(lines: Scanned[], rows: readonly RawRow[]): PrintedTotal[] {
  const end = rows.reduce((lowest, { lines: own }) => Math.max(lowest, ...own.map(({ line }) => heightOf(line))), 0);
  return lines.flatMap((scanned): PrintedTotal[] => {
    const [amount, ...others] = moneyOf(scanned);
    if (!amount || others.length > 0 || heightOf(scanned.line) <= end) return [];
    return isBareBalance(scanned.folded.slice(0, amount.at)) ? [{ kind: 'left', amount }] : [];
  });
}
