import { addMonths, type IsoDate, startOfMonth, sum } from '@kumbara/shared';
import type { Market } from '#markets/market.ts';
import type { Random } from '#random.ts';
import { nextWorkingDay } from './calendar.ts';
import type { HistoryRow } from './history.ts';

/** The card's debt at the beginning of a history. */
export const carriedDebt = 1873.4;

/** Pays each month's spending in the next month: in full, or a round part of it. */
export function createCardPayments(market: Market, rows: HistoryRow[], from: IsoDate, to: IsoDate, random: Random) {
  const payments: HistoryRow[] = [];
  for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) {
    const before = addMonths(month, -1).slice(0, 7);
    const owed = sum(
      rows.filter(({ date, direction }) => date.startsWith(before) && direction === 'out').map(({ amount }) => amount),
      market.currency,
    );
    const due = owed > 0 ? owed : carriedDebt;
    const date = nextWorkingDay(`${month.slice(0, 8)}06`);
    const amount = random.chance(0.6) ? due : Math.max(10, Math.floor(due / 100) * 50);
    payments.push({ date, text: market.cardPayment, amount, direction: 'in', kind: 'payment' });
  }
  return payments;
}
