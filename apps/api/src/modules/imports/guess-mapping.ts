import { type ImportField, type ImportMapping, importFields, type Language } from '@kumbara/shared';
import { fold } from '@kumbara/text/fold';
import { inferDateOrder, inferDecimalMark, isAmount, isDay, parseCurrency, parseCycle } from './cell-values.ts';
import columnWords from './column-words.json' with { type: 'json' };
import type { Table } from './read-table.ts';

const plain = (heading: string): string =>
  fold(heading)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Fields by the headings that name them: ours, those of spreadsheets in seven languages, and of the exports of Wallos,
 * Bobby and Subby.
 */
const words = new Map<string, ImportField>([
  ...importFields.map((field): [string, ImportField] => [plain(field), field]),
  ...Object.entries(columnWords).flatMap(([field, all]) =>
    all.map((word): [string, ImportField] => [word, field as ImportField]),
  ),
]);

const dayFields = new Set<ImportField | null>([
  ...(['next_payment_date', 'started_on', 'trial_ends_on', 'commitment_ends_on'] as const),
  ...(['cancelled_on', 'ends_on', 'billing_anchor'] as const),
]);
const amountFields = new Set<ImportField | null>(['amount', 'price_after_trial']);

/** Each field once, at the first column whose heading names it. An exact name comes before a similar one. */
function guessColumns(headings: readonly string[]): (ImportField | null)[] {
  const exact = headings.map((heading) => importFields.find((field) => field === heading.trim().toLowerCase()));
  const taken = new Set<ImportField>();
  return headings.map((heading, at) => {
    const own = exact[at];
    const field = own ?? words.get(plain(heading));
    if (!field || taken.has(field) || (!own && exact.includes(field))) return null;
    taken.add(field);
    return field;
  });
}

/** Headings of these are values as well: `active`, `card`. */
const valueFields = new Set<ImportField | undefined>(['status', 'payment_method']);
const isHeading = (cell: string): boolean => {
  const field = words.get(plain(cell));
  return field !== undefined && !valueFields.has(field);
};

/** True for a first line that names no column and holds a day or an amount. */
export const isData = (cells: readonly string[]): boolean =>
  !cells.some(isHeading) && cells.some((cell) => isDay(cell) || isAmount(cell));

/** The cells by which a column without a heading shows what it is, the clearest first. */
const signs: [ImportField, (cell: string) => unknown][] = [
  ['next_payment_date', isDay],
  ['amount', isAmount],
  ['currency', (cell) => cell.trim().length < 5 && parseCurrency(cell, 'USD')],
  ['billing_cycle', parseCycle],
  ['name', (cell) => /\p{L}/u.test(cell)],
];

/** Each field once, at the first column most of whose cells show it. */
function guessByValues({ headings, rows }: Table): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headings.map((_, at) => {
    const cells = rows.flatMap((row) => row[at]?.trim() || []);
    const sign = signs.find(([field, shows]) => !taken.has(field) && cells.filter(shows).length * 2 > cells.length);
    if (sign) taken.add(sign[0]);
    return sign?.[0] ?? null;
  });
}

/** How a file is probably to be read: what its columns are, and how it writes days and numbers. */
export function guessMapping(table: Table, language: Language): ImportMapping {
  const { headings, rows } = table;
  const columns = headings.some(Boolean) ? guessColumns(headings) : guessByValues(table);
  const cellsOf = (fields: ReadonlySet<ImportField | null>) =>
    rows.flatMap((row) => row.filter((cell, at) => fields.has(columns[at] ?? null) && cell.trim() !== ''));
  // Our own files are written by a program, with a decimal point.
  const isOurs = headings.includes('billing_cycle') && headings.includes('billing_anchor');
  return {
    columns,
    date_order: inferDateOrder(cellsOf(dayFields), language === 'en' ? 'mdy' : 'dmy'),
    decimal_mark: isOurs ? '.' : inferDecimalMark(cellsOf(amountFields), language === 'en' ? '.' : ','),
  };
}
