/**
 * What a spreadsheet program would run as a formula: `=cmd|…`, also with full-width characters, behind apostrophes, and
 * behind a semicolon or line break, where a program that takes those for separators begins a cell. Each reading takes one
 * apostrophe off, so that a text which has one already comes back whole.
 */
const formulas = /^(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;\r\n])(?='*[=+\-@＝＋－＠])/g;
const quotedFormulas = /^'(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[;\r\n])'(?='*[=+\-@＝＋－＠])/g;
const number = /^-?\d+(?:\.\d+)?$/;

const quoteFormula = (text: string): string => (number.test(text) ? text : text.replace(formulas, "'"));
/** Takes off the apostrophes that {@link csvRow} puts before formulas. */
export const unquoteFormula = (cell: string): string => cell.replace(quotedFormulas, '');

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = value instanceof Date ? value.toISOString() : typeof value === 'object' ? plain(value) : String(value);
  const safe = quoteFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Decimals are written by `toString`; lists and objects are JSON. */
const plain = (value: object) => ('toFixed' in value ? String(value) : JSON.stringify(value));

/** Begins a file in UTF-8, as spreadsheet programs expect. */
export const byteOrderMark = '\uFEFF';

/** A line of CSV (RFC 4180). Cells that a spreadsheet program would run as a formula get an apostrophe. */
export const csvRow = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;

/** Rows as CSV. The columns are those of the first row; without rows the text is empty. */
export function csvOf(rows: readonly Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return '';
  return byteOrderMark + [columns, ...rows.map((row) => columns.map((column) => row[column]))].map(csvRow).join('');
}
