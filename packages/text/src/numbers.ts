/** The character between whole number and decimals in a document. */
export type DecimalMark = '.' | ',';

const separators = /[.,'’ \u00a0\u202f]/g;

/**
 * Infers the decimal mark from the numbers of a document. Numbers with two kinds of separators have the most weight;
 * `1.234` alone has none, and `1.234.567` shows that the point groups digits.
 */
export function inferDecimalMark(numbers: Iterable<string>): DecimalMark | undefined {
  let balance = 0;
  for (const number of numbers) balance += opinion(number);
  if (balance === 0) return undefined;
  return balance > 0 ? ',' : '.';
}

/** Returns a positive score for the comma, a negative one for the point. */
function opinion(number: string): number {
  const points = count(number, '.');
  const commas = count(number, ',');
  if (points > 0 && commas > 0) return number.lastIndexOf(',') > number.lastIndexOf('.') ? 3 : -3;
  if (points > 1) return 2;
  if (commas > 1) return -2;
  const decimals = number.length - 1 - Math.max(number.indexOf('.'), number.indexOf(','));
  if (points + commas === 0 || decimals > 2) return 0;
  return commas ? 1 : -1;
}

function count(number: string, mark: DecimalMark): number {
  let found = 0;
  for (let at = number.indexOf(mark); at >= 0; at = number.indexOf(mark, at + 1)) found += 1;
  return found;
}

/**
 * Returns the value of a printed number without sign and currency. An unambiguous form takes precedence (`20.00` is
 * twenty also where the comma is the decimal mark); the document's mark decides only ambiguous ones (`1.234`).
 * @param decimals of the currency: a last group of three digits is decimals in one that has three
 */
export function parseNumber(number: string, mark: DecimalMark | undefined, decimals = 2): number {
  const trimmed = number.replace(/[.,]$/, '');
  const decimal = decimalPosition(trimmed, mark, decimals);
  const whole = trimmed.slice(0, decimal).replace(separators, '');
  const fraction = trimmed.slice(decimal + 1).replace(separators, '');
  return Number(decimal < trimmed.length && fraction ? `${whole}.${fraction}` : whole);
}

/** Returns the index of the decimal mark, or the length of the number where it has none. */
function decimalPosition(number: string, mark: DecimalMark | undefined, usual: number): number {
  const marks = [...number.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return spacedDecimals(number);
  const decimals = number.length - 1 - last.index;
  const sameKind = marks.filter(([character]) => character === last[0]).length;
  if (sameKind > 1) return decimals === 3 || decimals === 0 ? number.length : last.index;
  if (marks.length > 1) return last.index;
  if (decimals !== 3 || usual === 3) return last.index;
  if (/^0+[.,]/.test(number)) return last.index;
  const grouped = mark === undefined || last[0] !== mark || /^\d{1,3}[.,]/.test(number);
  return grouped ? number.length : last.index;
}

/** `13 99`: a space and two final digits are decimals. */
function spacedDecimals(number: string): number {
  const match = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})*([ \u00a0\u202f])\d{2}$/.exec(number);
  return match ? number.length - 3 : number.length;
}
