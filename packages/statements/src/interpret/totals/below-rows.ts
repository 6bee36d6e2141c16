import type { AmountToken } from '#format-inference/amount-tokens.ts';
import type { RawRow } from '#interpret/raw-row.ts';
import type { Scanned } from '#interpret/scan.ts';
import { heightOf } from '#read/lines.ts';
import { totalWords } from '#words/phrases.ts';
import { isAvailable, isBareBalance } from '#words/totals.ts';
import { type BalancePositions, isAtPosition, type SidePositions } from './total-positions.ts';
import { type PrintedTotal, selectMoney } from './totals.ts';

/** Finds sums such as `TOPLAM 12.400,50 9.100,00` below the debit and credit columns, and the balance behind them. */
export function findSums(
  lines: Scanned[],
  { debit, credit }: SidePositions,
  balances: BalancePositions,
): PrintedTotal[] {
  if (debit.size === 0 && credit.size === 0) return [];
  const sums = lines.flatMap((scanned): Sum[] => {
    if (scanned.dates.length > 0 || !totalWords.test(scanned.folded)) return [];
    const amounts = selectMoney(scanned);
    const at = (places: Set<number>) => amounts.find(({ x1 }) => places.has(Math.round(x1)));
    const [below, behind] = [at(debit), at(credit)];
    const rest = amounts.filter((token) => token !== below && token !== behind);
    const left = rest.find((token) => isAtPosition(balances, token));
    // If all rows are on one side, the position of the other column is unknown.
    const isOneSided = debit.size === 0 || credit.size === 0;
    const other = isOneSided ? rest.find((token) => token !== left && /[1-9]/.test(token.digits)) : undefined;
    const [out, into] = [below ?? other, behind ?? other];
    return out && into && out !== into ? [{ out, into, left }] : [];
  });
  return sums.flatMap(({ out, into, left }, index): PrintedTotal[] => {
    const isLast = index === sums.length - 1;
    return [
      { kind: 'out', amount: out, isPartial: true, isLast },
      { kind: 'in', amount: into, isPartial: true, isLast },
      ...(left && isLast ? [{ kind: 'left' as const, amount: left }] : []),
    ];
  });
}
type Sum = { out: AmountToken; into: AmountToken; left?: AmountToken };

/** Finds unqualified balances: `Saldo disponible: 1.365,80 EUR` above the rows, `Bakiye 1.240,50` below them. */
export function findUnqualifiedBalances(lines: Scanned[], rows: readonly RawRow[]): PrintedTotal[] {
  const heights = rows.flatMap((row) => row.lines.map(({ line }) => heightOf(line)));
  const [top, end] = [Math.min(...heights), Math.max(...heights)];
  return lines.flatMap((scanned): PrintedTotal[] => {
    const [amount, ...others] = selectMoney(scanned);
    const height = heightOf(scanned.line);
    if (!amount || others.length > 0 || (height >= top && height <= end)) return [];
    const label = `${scanned.folded.slice(0, amount.at)} ${scanned.folded.slice(amount.end)}`;
    return isBareBalance(label) ? [{ kind: 'left', amount, isPartial: isAvailable(label) || undefined }] : [];
  });
}
