/** Cells that a spreadsheet program would run as a formula: `=cmd|…`, also with full-width characters. */
const startsFormula = /^[=+\-@＝＋－＠\t\r\n]/;
const number = /^-?\d+(?:\.\d+)?$/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : typeof value === 'object' ? plain(value) : String(value);
  const safe = startsFormula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Decimals are written by `toString`; lists and objects are JSON. */
const plain = (value: object) => ('toFixed' in value ? String(value) : JSON.stringify(value));

/**
 * Rows as CSV (RFC 4180) in UTF-8 with a byte order mark, as spreadsheet programs expect. Cells that such a program would
 * run as a formula get an apostrophe. The columns are those of the first row; without rows the text is empty.
 */
export function csvOf(rows: readonly Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return '';
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
