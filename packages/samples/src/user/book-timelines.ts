import { type Billing, type IsoDate, sum } from '@kumbara/shared';
import {
  type BankFormat,
  type BookedSubscription,
  bookPrice,
  deriveStreamTruth,
  formatDescription,
} from '#history/book-charges.ts';
import { drawBookingDay } from '#history/calendar.ts';
import type { HistoryRow } from '#history/history.ts';
import type { Timeline, TimelineEvent } from '#mails/timeline/timeline.ts';
import type { TimelineMails } from '#mails/timeline/write-timelines.ts';
import { addTax } from '#mails/write/service-mail.ts';
import type { Random } from '#random.ts';

/** A timeline with the bank rows of its payments. */
export type BookedTimeline = { timeline: Timeline; subscription: BookedSubscription };

const isPaid = ({ kind }: TimelineEvent) => kind === 'charge' || kind === 'started';

/** The text on the statement: the service's own name, or the store that collects the payment. */
function drawSpelling({ channel, service }: Timeline, random: Random): string {
  if (channel === 'apple') return 'APPLE.COM/BILL ITUNES.COM';
  if (channel === 'google') return `GOOGLE *${service.name}`;
  if (channel === 'direct') return random.pick(service.spellings);
  return `PAYPAL *${service.name.replace(/[^\p{L}\d]/gu, '').toUpperCase()}`;
}

/**
 * Books the payments of the mails: including the tax they state, on the day or shortly after. Apple's payments of a day
 * are booked as one sum.
 */
export function bookTimelines(
  timelineMails: readonly TimelineMails[],
  bankFormat: BankFormat,
  random: Random,
  today: IsoDate,
): BookedTimeline[] {
  const booked = timelineMails.map(({ timeline, eventMails }, n): { timeline: Timeline; rows: HistoryRow[] } => {
    const own = random.fork(`course ${n}`);
    const spelling = drawSpelling(timeline, own);
    const isTaxed = eventMails.some(({ visible }) => visible.total !== undefined);
    const rows = timeline.events.filter(isPaid).map((event) => {
      const at = own.fork(event.day);
      const amount = isTaxed ? addTax(event.price).total : event.price;
      const date = drawBookingDay(event.day, timeline.channel === 'apple' ? random.fork(`apple ${event.day}`) : at);
      return bookPrice(
        { amount, currency: timeline.currency },
        date,
        formatDescription(spelling, bankFormat, at),
        bankFormat,
        at,
      );
    });
    return {
      timeline,
      rows: [...rows, ...createRefunds(timeline, rows, bankFormat)].filter(({ date }) => date <= bankFormat.to),
    };
  });
  const appleRows = booked.filter(({ timeline }) => timeline.channel === 'apple').map(({ rows }) => rows);
  const receipts = mergeByDay(appleRows.flat(), bankFormat);
  const printed = new Set<HistoryRow>();
  return booked.map(({ timeline, rows }) => {
    const isOwn = (receipt: HistoryRow) =>
      rows.some(({ date, foreign }) => date === receipt.date && foreign?.currency === receipt.foreign?.currency);
    const own = timeline.channel === 'apple' ? receipts.filter(isOwn) : rows;
    // A receipt shared with another timeline is booked once.
    const left = own.filter((row) => !printed.has(row));
    for (const row of left) printed.add(row);
    return { timeline, subscription: { rows: left, truth: deriveTruth(timeline, own, bankFormat, today) } };
  });
}

/** Refunds, booked some days after the mail that announces them. */
function createRefunds({ events }: Timeline, rows: readonly HistoryRow[], { market }: BankFormat): HistoryRow[] {
  return events.flatMap(({ kind, day, paidOn }): HistoryRow[] => {
    const paid = rows.find(({ date }) => paidOn !== undefined && date >= paidOn);
    if (kind !== 'refund' || !paid) return [];
    return [
      {
        ...paid,
        date: day < paid.date ? paid.date : day,
        text: `${market.refund} ${paid.text}`,
        direction: 'in',
        kind: 'refund',
      },
    ];
  });
}

function mergeByDay(rows: readonly HistoryRow[], { market }: BankFormat): HistoryRow[] {
  const byDay = Map.groupBy(rows, ({ date, foreign }) => `${date} ${foreign?.currency ?? ''}`);
  return [...byDay.values()].map((group): HistoryRow => {
    const [first] = group as [HistoryRow, ...HistoryRow[]];
    const amount = sum(
      group.map((row) => row.amount),
      market.currency,
    );
    const abroad = first.foreign;
    if (!abroad) return { ...first, amount };
    const price = sum(
      group.map(({ foreign }) => foreign?.amount ?? 0),
      abroad.currency,
    );
    return { ...first, amount, foreign: { ...abroad, amount: price } };
  });
}

function deriveTruth(
  timeline: Timeline,
  rows: HistoryRow[],
  bankFormat: BankFormat,
  today: IsoDate,
): BookedSubscription['truth'] {
  const next = timeline.nextPayment(today);
  const last = timeline.events.findLast(isPaid);
  const billing: Billing = last?.billing ?? { billing_cycle: 'monthly', billing_interval: 1 };
  const prices = new Set(timeline.events.filter(isPaid).map(({ price }) => price));
  const truth = deriveStreamTruth(
    {
      ...billing,
      service: timeline.service,
      known: timeline.known,
      price: last?.price ?? 0,
      constant: prices.size < 2,
      isIrregular: false,
      isRunning: next !== undefined,
      next_date: next ?? today,
    },
    rows,
    bankFormat,
  );
  // A statement alone does not have to reveal what a store collects.
  return timeline.channel === 'direct' || truth.expect === 'absent' ? truth : { ...truth, expect: 'optional' };
}
