import { addDays, addMonths, daysBetween, type IsoDate, type Transaction } from '@kumbara/shared';
import type { StatementDocument } from '#finding.ts';
import { documentOf, everyDays, line, months, purchases, type Random, seededRandom } from './statements.ts';

/** Last day of the statements; today is the next day. */
const end = '2026-06-30';
export const today = '2026-07-01';

export type Expected = { name: RegExp; amount: number; cycle: 'weekly' | 'monthly' | 'yearly'; interval?: number };
export type Scenario = { months?: number; lines: (random: Random) => Transaction[]; found: Expected[] };

const all = (dates: IsoDate[], name: string, amount: (i: number) => number) =>
  dates.map((date, i) => line(date, name, amount(i)));
const constant = (amount: number) => () => amount;
const monthly = (name: RegExp, amount: number): Expected => ({ name, amount, cycle: 'monthly' });

/** An unknown merchant, so that only the charges count. */
const club = 'YUVAM KITAP KULUBU';
const book = /kitap kulubu/i;

/** The expected subscription with its current price. */
export const shown: Record<string, Scenario> = {
  'monthly, exact': {
    lines: () => all(months('2026-06-14', 12), club, constant(129.9)),
    found: [monthly(book, 129.9)],
  },
  'monthly on the 31st': {
    lines: () => all(months('2026-05-31', 11), club, constant(129.9)),
    found: [monthly(book, 129.9)],
  },
  'a price 30 % higher since two months': {
    lines: () => all(months('2026-06-14', 12), club, (i) => (i < 10 ? 100 : 130)),
    found: [monthly(book, 130)],
  },
  'a price 65 % higher since two months': {
    lines: () => all(months('2026-06-14', 12), club, (i) => (i < 10 ? 100 : 165)),
    found: [monthly(book, 165)],
  },
  'two rises in twelve months': {
    lines: () => all(months('2026-06-14', 12), club, (i) => (i < 4 ? 100 : i < 9 ? 125 : 149.9)),
    found: [monthly(book, 149.9)],
  },
  'a price in dollars, billed in lira': {
    lines: (random) => all(months('2026-06-14', 12), club, (i) => 9.99 * 38 * 1.018 ** i * (0.99 + random() * 0.02)),
    found: [{ name: book, amount: Number.NaN, cycle: 'monthly' }],
  },
  'yearly with two charges': {
    months: 26,
    lines: () => all(months('2026-05-20', 2, 12), club, constant(899)),
    found: [{ name: book, amount: 899, cycle: 'yearly' }],
  },
  'yearly with three charges': {
    months: 38,
    lines: () => all(months('2026-05-20', 3, 12), club, (i) => [499, 649, 899][i] as number),
    found: [{ name: book, amount: 899, cycle: 'yearly' }],
  },
  'every three months': {
    lines: () => all(months('2026-06-05', 4, 3), club, constant(349)),
    found: [{ name: book, amount: 349, cycle: 'monthly', interval: 3 }],
  },
  weekly: {
    lines: () => all(everyDays('2026-06-26', 26, 7), club, constant(59.9)),
    found: [{ name: book, amount: 59.9, cycle: 'weekly' }],
  },
  'every 28 days': {
    lines: () => all(everyDays('2026-06-20', 12, 28), club, constant(219)),
    found: [{ name: book, amount: 219, cycle: 'weekly', interval: 4 }],
  },
  'an authorisation code in the text': {
    lines: (random) =>
      months('2026-06-14', 12).map((date) =>
        line(date, `${club} PROV:${Math.floor(random() * 900_000 + 100_000)} ${Math.floor(random() * 9e8)}`, 129.9),
      ),
    found: [monthly(book, 129.9)],
  },
  'Turkish letters in every case': {
    lines: () =>
      months('2026-06-14', 12).map((date, i) =>
        line(
          date,
          ['IŞIKLI KİTAP KULÜBÜ', 'Işıklı Kitap Kulübü', 'ışıklı kitap kulübü', 'ISIKLI KITAP KULUBU'][i % 4] as string,
          129.9,
        ),
      ),
    found: [monthly(/K[İI]TAP|kitap/i, 129.9)],
  },
  'one month skipped': {
    lines: () => all(months('2026-06-14', 12), club, constant(129.9)).toSpliced(6, 1),
    found: [monthly(book, 129.9)],
  },
  'two streams at one merchant': {
    lines: () => [
      ...all(months('2026-06-05', 12), 'APPLE.COM/BILL', constant(64.99)),
      ...all(months('2026-06-19', 12), 'APPLE.COM/BILL', constant(129.99)),
    ],
    found: [monthly(/apple/i, 64.99), monthly(/apple/i, 129.99)],
  },
  'only two charges': {
    lines: () => all(months('2026-06-14', 2), club, constant(129.9)),
    found: [monthly(book, 129.9)],
  },
  'one statement with one charge of a known service': {
    months: 1,
    lines: () => [line('2026-06-11', 'NETFLIX.COM AMSTERDAM NL', 229.99)],
    found: [monthly(/netflix/i, 229.99)],
  },
};

/** Must not be shown as running. */
export const hidden: Record<string, Scenario['lines']> = {
  'what was cancelled five months ago': () => all(months('2026-01-14', 7), club, constant(129.9)),
  'instalments that say so': () =>
    months('2026-06-14', 6).map((date, i) => line(date, `DENIZ MOBILYA ${i + 1}/6 TAKSİT`, 1250)),
  'instalments with a constant text': () => [
    line('2025-11-02', 'DENIZ KARDESLER', 340),
    ...all(months('2026-04-14', 6), 'DENIZ KARDESLER', constant(1250)),
  ],
  'weekly groceries': (random) => all(everyDays('2026-06-27', 50, 7), 'ERENLER GIDA', () => 600 + random() * 900),
  'coffee at one price on random days': (random) =>
    Array.from({ length: 60 }, () => line(addDays('2025-07-01', Math.floor(random() * 364)), 'FINCAN KOSESI', 95)),
  'a top-up of 100 on days 5, 15 and 25': () =>
    [5, 15, 25].flatMap((day) =>
      all(months(`2026-06-${String(day).padStart(2, '0')}`, 12), 'DOLUM NOKTASI', constant(100)),
    ),
  'three equal charges on three days': () => all(everyDays('2026-06-18', 3, 1), 'LUNAPARK GISE', constant(150)),
  'three yearly policies of one insurer': () => [
    ...all(months('2026-01-10', 2, 12), 'GUVEN SIGORTA A.S.', (i) => [4200, 6100][i] as number),
    ...all(months('2026-04-10', 2, 12), 'GUVEN SIGORTA A.S.', (i) => [1900, 2700][i] as number),
    ...all(months('2026-05-10', 2, 12), 'GUVEN SIGORTA A.S.', (i) => [900, 1300][i] as number),
  ],
  'cash after pay-day': (random) =>
    months('2026-06-02', 12).map((date) =>
      line(addDays(date, Math.floor(random() * 2)), 'ATM PARA CEKME LEVENT', 5000),
    ),
  'card interest and tax': () =>
    months('2026-06-28', 12).flatMap((date, i) => [
      line(date, 'ALIŞVERİŞ FAİZİ', 210 + i),
      line(date, 'BSMV', 31.5),
      line(date, 'KKDF', 31.5),
    ]),
};

/** A scenario with 80 unrelated purchases. */
export function stage(
  { months: length = 12, lines }: Omit<Scenario, 'found'>,
  seed: number,
): { rows: Transaction[]; document: StatementDocument } {
  const random = seededRandom(seed);
  const from = addDays(addMonths(end, -length), 1);
  const rows = lines(random);
  const others = purchases(random, from, daysBetween(from, end));
  return { rows, document: documentOf([...rows, ...others], { period: { from, to: end } }) };
}
