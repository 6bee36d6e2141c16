import { addDays, addMonths, endOfMonth, type IsoDate, type Transaction } from '@kumbara/shared';
import type { StatementDocument } from '#finding.ts';
import { documentOf, line, seededRandom } from '#testing/statements.ts';

/** A small life, written down as the rows a bank prints, with what has to be found in it. */
export type Life = {
  name: string;
  currency: string;
  /** First and last month, or the only one: `26-01..26-06`. */
  span: string;
  /**
   * One row or series each: `26-01-14 x6 NETFLIX.COM | 189.99 (4.99 USD)`. `x6` repeats by the month, `x6w` by the week,
   * `x6b` by two, `x6f` by four weeks, `x6q` by the quarter, `x6h` by the half-year, `x6y` by the year; `+` before the
   * amount is money that came; a final `P` is not settled yet. `#` stands for a digit, `@` for a letter or digit.
   */
  rows: string;
  /** Name, last price and rhythm: `Netflix 189.99 monthly`, `Weinabo 79 monthly*3`. Nothing else may be shown. */
  found: string[];
  /** Parts of texts that may be shown or not: bills, collectors, what is late. */
  either?: string[];
};

const days = { w: 7, b: 14, f: 28 } as const;
const months = { '': 1, q: 3, h: 6, y: 12 } as const;
const rowPattern = /^(\d\d-\d\d-\d\d)(?: x(\d+)([wbfqhy]?))? (.+?) \| (\+?)([\d.]+)(?: \(([\d.]+) ([A-Z]{3})\))?( P)?$/;
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const dayOf = (first: IsoDate, unit: string, n: number): IsoDate =>
  unit in days
    ? addDays(first, days[unit as keyof typeof days] * n)
    : addMonths(first, months[unit as keyof typeof months] * n);

/** The lines that one written row stands for. */
function linesOf(row: string, currency: string, random: () => number): Transaction[] {
  const parts = rowPattern.exec(row);
  if (!parts) throw new SyntaxError(row);
  const [, first = '', count = '1', unit = '', text = '', sign, amount, foreign, foreignCurrency = '', pending] = parts;
  const drawn = (from: string) => from[Math.floor(random() * from.length)] as string;
  return Array.from({ length: Number(count) }, (_, n) => {
    const printed = text.replace(/#/g, () => drawn('0123456789')).replace(/@/g, () => drawn(letters));
    return line(dayOf(`20${first}`, unit, n), printed, Number(amount), {
      currency,
      direction: sign ? 'in' : 'out',
      ...(foreign && { foreign: { amount: Number(foreign), currency: foreignCurrency } }),
      ...(pending && { pending: true }),
    });
  });
}

/** One statement for each month of a life, and the day after the last. */
export function statementsOf({ span, rows, currency }: Life): { documents: StatementDocument[]; today: IsoDate } {
  const [first = '', last = first] = span.split('..');
  const to = endOfMonth(`20${last}-01`);
  const random = seededRandom(rows.length);
  const all = rows
    .trim()
    .split('\n')
    .flatMap((row) => linesOf(row.trim(), currency, random));
  const documents: StatementDocument[] = [];
  for (let from = `20${first}-01`; from <= to; from = addMonths(from, 1)) {
    const period = { from, to: endOfMonth(from) };
    const inside = all.filter(({ date }) => date >= period.from && date <= period.to);
    documents.push(documentOf(inside, { id: from, period }));
  }
  return { documents, today: addDays(to, 1) };
}
