/** A table program would run it: `=cmd|…`. */
const startsFormula = /^[=+\-@\t\r]/;
const number = /^-?\d+(?:\.\d+)?$/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : typeof value === 'object' ? plain(value) : String(value);
  const safe = startsFormula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Decimals write themselves; lists and objects are JSON. */
const plain = (value: object) => ('toFixed' in value ? String(value) : JSON.stringify(value));

/**
 * Rows as CSV (RFC 4180) in UTF-8 with a byte order mark, as table programs expect it. Cells that such a program would
 * take for a formula begin with an apostrophe. The columns are those of the first row; no rows, no text.
 */
export function csvOf(rows: readonly Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return '';
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
