import { type Billing, type IsoDate, sum } from '@kumbara/shared';
import { bookPrice, type Charged, type Printing, print, streamTruth } from '#history/book-charges.ts';
import { bookedOn } from '#history/calendar.ts';
import type { HistoryRow } from '#history/history.ts';
import type { Course, Step } from '#mails/timeline/timeline.ts';
import type { Told } from '#mails/timeline/write-timelines.ts';
import { withTax } from '#mails/write/service-mail.ts';
import type { Random } from '#random.ts';

/** A course whose payments a bank booked. */
export type Booked = { course: Course; charged: Charged };

const isPaid = ({ kind }: Step) => kind === 'charge' || kind === 'started';

/** What stands on the statement: the service's own name, or who collected the money for it. */
function spellingOf({ channel, service }: Course, random: Random): string {
  if (channel === 'apple') return 'APPLE.COM/BILL ITUNES.COM';
  if (channel === 'google') return `GOOGLE *${service.name}`;
  if (channel === 'direct') return random.pick(service.spellings);
  return `PAYPAL *${service.name.replace(/[^\p{L}\d]/gu, '').toUpperCase()}`;
}

/** Books what mails tell of as paid: with the tax that they name, on the day or shortly after, Apple's of a day in one sum. */
export function bookCourses(told: readonly Told[], printing: Printing, random: Random, today: IsoDate): Booked[] {
  const apart = told.map(({ course, tellings }, n): { course: Course; rows: HistoryRow[] } => {
    const own = random.fork(`course ${n}`);
    const spelling = spellingOf(course, own);
    const isTaxed = tellings.some(({ said }) => said.total !== undefined);
    const rows = course.steps.filter(isPaid).map((step) => {
      const at = own.fork(step.day);
      const amount = isTaxed ? withTax(step.price).total : step.price;
      const date = bookedOn(step.day, course.channel === 'apple' ? random.fork(`apple ${step.day}`) : at);
      return bookPrice({ amount, currency: course.currency }, date, print(spelling, printing, at), printing, at);
    });
    return { course, rows: [...rows, ...refunds(course, rows, printing)].filter(({ date }) => date <= printing.to) };
  });
  const collected = apart.filter(({ course }) => course.channel === 'apple').map(({ rows }) => rows);
  const receipts = oneEachDay(collected.flat(), printing);
  const printed = new Set<HistoryRow>();
  return apart.map(({ course, rows }) => {
    const isOwn = (receipt: HistoryRow) =>
      rows.some(({ date, foreign }) => date === receipt.date && foreign?.currency === receipt.foreign?.currency);
    const own = course.channel === 'apple' ? receipts.filter(isOwn) : rows;
    // What stands on one receipt with another's is booked once.
    const left = own.filter((row) => !printed.has(row));
    for (const row of left) printed.add(row);
    return { course, charged: { rows: left, truth: truthOf(course, own, printing, today) } };
  });
}

/** What the service gave back, some days after its mail says so. */
function refunds({ steps }: Course, rows: readonly HistoryRow[], { market }: Printing): HistoryRow[] {
  return steps.flatMap(({ kind, day, paidOn }): HistoryRow[] => {
    const paid = rows.find(({ date }) => paidOn !== undefined && date >= paidOn);
    if (kind !== 'refund' || !paid) return [];
    return [
      {
        ...paid,
        date: day < paid.date ? paid.date : day,
        text: market.refund(paid.text),
        direction: 'in',
        kind: 'refund',
      },
    ];
  });
}

function oneEachDay(rows: readonly HistoryRow[], { market }: Printing): HistoryRow[] {
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

function truthOf(course: Course, rows: HistoryRow[], printing: Printing, today: IsoDate): Charged['truth'] {
  const next = course.nextPayment(today);
  const last = course.steps.findLast(isPaid);
  const billing: Billing = last?.billing ?? { billing_cycle: 'monthly', billing_interval: 1 };
  const prices = new Set(course.steps.filter(isPaid).map(({ price }) => price));
  const truth = streamTruth(
    {
      ...billing,
      service: course.service,
      known: course.known,
      price: last?.price ?? 0,
      constant: prices.size < 2,
      isIrregular: false,
      runs: next !== undefined,
      next_date: next ?? today,
    },
    rows,
    printing,
  );
  // Of what somebody else collects a statement alone need tell nothing.
  return course.channel === 'direct' || truth.expect === 'absent' ? truth : { ...truth, expect: 'optional' };
}
