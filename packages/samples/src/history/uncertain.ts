import { addDays, addMonths, daysBetween } from '@kumbara/shared';
import type { Service } from '#markets/market.ts';
import type { Random } from '#random.ts';
import { type Printing, print } from './charges.ts';
import type { HistoryRow } from './history.ts';

/** A reseller's lines name no service: whoever shows one must ask the user. */
export function resellerRows(printing: Printing, random: Random): HistoryRow[] {
  const amount = printing.market.currency === 'TRY' ? 129.99 : 9.99;
  const rows: HistoryRow[] = [];
  for (let day = addDays(printing.from, 8); day <= printing.to; day = addMonths(day, 1)) {
    rows.push({
      date: day,
      text: print('APPLE.COM/BILL', printing, random),
      amount,
      direction: 'out',
      kind: 'purchase',
    });
  }
  return rows;
}

/** A trial that nobody kept: one unit of money charged to try the card and given back two days later. */
export function lapsedTrial(
  services: readonly Service[],
  drawn: readonly Service[],
  printing: Printing,
  random: Random,
): HistoryRow[] {
  const { from, to, market } = printing;
  const service = random.pick(services.filter((one) => !drawn.includes(one)));
  const date = addDays(from, random.int(0, daysBetween(from, to) - 3));
  const row = {
    text: print(service.spellings[0] ?? service.name, printing, random),
    amount: 1,
    kind: 'refund',
  } as const;
  return [
    { ...row, date, direction: 'out' },
    { ...row, date: addDays(date, 2), text: market.refund(row.text), direction: 'in' },
  ];
}
