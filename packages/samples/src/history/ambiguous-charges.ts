import { addDays, addMonths, daysBetween, paymentDay } from '@kumbara/shared';
import { anonymous } from '#markets/invented-name.ts';
import type { Service } from '#markets/market.ts';
import { servicesEverywhere } from '#markets/worldwide-services.ts';
import type { Random } from '#random.ts';
import { type Charged, charge, type Printing, print } from './book-charges.ts';
import { drawPlan } from './charge-plan.ts';
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

const notDrawn = (drawn: readonly Service[], random: Random) =>
  random.pick(servicesEverywhere.filter((one) => !drawn.includes(one)));

/** A gift card or an extra at a known service, bought once. */
export function singlePurchase(drawn: readonly Service[], printing: Printing, random: Random): HistoryRow[] {
  const { from, to, market } = printing;
  const service = notDrawn(drawn, random);
  const date = addDays(from, random.int(0, daysBetween(from, to)));
  const amount = random.int(1, 10) * (market.currency === 'TRY' ? 100 : 5);
  const text = print(service.spellings[0] ?? service.name, printing, random);
  return [{ date, text, amount, direction: 'out', kind: 'purchase' }];
}

/** A club paid by the week under a name that says nothing, and a service left again after one payment or two. */
export function hardStreams(drawn: readonly Service[], printing: Printing, random: Random): Charged[] {
  const { from, to, market } = printing;
  const wishes = { from, to, spanDays: daysBetween(from, to) + 1, currency: market.currency };
  const streams: Charged[] = [];
  if (random.chance(0.15)) {
    const own = random.fork('weekly');
    const club = anonymous(random.pick(market.clubs), own);
    const weekly = { billing_cycle: 'weekly', billing_interval: 1 } as const;
    const cheaper = Object.fromEntries(Object.entries(club.monthly).map(([money, [fee = 40]]) => [money, [fee / 4]]));
    streams.push(
      charge(
        drawPlan({ ...club, monthly: cheaper, yearly: undefined }, false, { ...wishes, billing: weekly }, own),
        printing,
        own,
      ),
    );
  }
  if (random.chance(0.3)) {
    const own = random.fork('left');
    const plan = drawPlan(notDrawn(drawn, own), true, wishes, own);
    const endsOn = paymentDay(plan.anchor, plan, own.int(1, 2));
    streams.push(charge({ ...plan, endsOn }, printing, own));
  }
  return streams;
}
