import { addDays, addMonths, daysBetween, paymentDay } from '@kumbara/shared';
import { anonymizeService } from '#markets/invented-name.ts';
import type { Service } from '#markets/market.ts';
import { worldwideServices } from '#markets/markets.ts';
import type { Random } from '#random.ts';
import { type BankFormat, type BookedSubscription, bookSubscription, formatDescription } from './book-charges.ts';
import { drawChargePlan } from './charge-plan.ts';
import type { HistoryRow } from './history.ts';

/** Rows of a reseller, which name no service: a detector that shows one has to ask the user. */
export function createResellerRows(bankFormat: BankFormat, random: Random): HistoryRow[] {
  const amount = bankFormat.market.currency === 'TRY' ? 129.99 : 9.99;
  const rows: HistoryRow[] = [];
  for (let day = addDays(bankFormat.from, 8); day <= bankFormat.to; day = addMonths(day, 1)) {
    rows.push({
      date: day,
      text: formatDescription('APPLE.COM/BILL', bankFormat, random),
      amount,
      direction: 'out',
      kind: 'purchase',
    });
  }
  return rows;
}

/** A trial that was not continued: one unit of money charged to verify the card and refunded two days later. */
export function createLapsedTrial(
  services: readonly Service[],
  drawn: readonly Service[],
  bankFormat: BankFormat,
  random: Random,
): HistoryRow[] {
  const { from, to, market } = bankFormat;
  const service = random.pick(services.filter((one) => !drawn.includes(one)));
  const date = addDays(from, random.int(0, daysBetween(from, to) - 3));
  const row = {
    text: formatDescription(service.spellings[0] ?? service.name, bankFormat, random),
    amount: 1,
    kind: 'refund',
  } as const;
  return [
    { ...row, date, direction: 'out' },
    { ...row, date: addDays(date, 2), text: `${market.refund} ${row.text}`, direction: 'in' },
  ];
}

const pickOtherService = (drawn: readonly Service[], random: Random) =>
  random.pick(worldwideServices.filter((one) => !drawn.includes(one)));

/** A gift card or an extra of a known service, bought once. */
export function createSinglePurchase(drawn: readonly Service[], bankFormat: BankFormat, random: Random): HistoryRow[] {
  const { from, to, market } = bankFormat;
  const service = pickOtherService(drawn, random);
  const date = addDays(from, random.int(0, daysBetween(from, to)));
  const amount = random.int(1, 10) * (market.currency === 'TRY' ? 100 : 5);
  const text = formatDescription(service.spellings[0] ?? service.name, bankFormat, random);
  return [{ date, text, amount, direction: 'out', kind: 'purchase' }];
}

/** A club paid weekly under an invented name, and a service cancelled after one or two payments. */
export function createHardSubscriptions(
  drawn: readonly Service[],
  bankFormat: BankFormat,
  random: Random,
): BookedSubscription[] {
  const { from, to, market } = bankFormat;
  const options = { from, to, spanDays: daysBetween(from, to) + 1, currency: market.currency };
  const streams: BookedSubscription[] = [];
  if (random.chance(0.15)) {
    const streamRandom = random.fork('weekly');
    const club = anonymizeService(random.pick(market.clubs), streamRandom);
    const weekly = { billing_cycle: 'weekly', billing_interval: 1 } as const;
    const cheaper = Object.fromEntries(Object.entries(club.monthly).map(([money, [fee = 40]]) => [money, [fee / 4]]));
    streams.push(
      bookSubscription(
        drawChargePlan(
          { ...club, monthly: cheaper, yearly: undefined },
          false,
          { ...options, billing: weekly },
          streamRandom,
        ),
        bankFormat,
        streamRandom,
      ),
    );
  }
  if (random.chance(0.3)) {
    const forkedRandom = random.fork('left');
    const plan = drawChargePlan(pickOtherService(drawn, forkedRandom), true, options, forkedRandom);
    const endsOn = paymentDay(plan.anchor, plan, forkedRandom.int(1, 2));
    streams.push(bookSubscription({ ...plan, endsOn }, bankFormat, forkedRandom));
  }
  return streams;
}
