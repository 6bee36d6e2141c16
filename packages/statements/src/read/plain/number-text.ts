import { expectPlain, NotPlain } from './not-plain.ts';

/** A number as its cell shows it, and the day where the cell shows one. */
export type ShownNumber = { text: string; date?: string };
export type NumberFormat = (value: number) => ShownNumber;

/** The formats of ECMA-376 18.8.30 that a file does not have to define, as far as they are supported here. */
export const builtIn: Record<number, string> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  14: 'm/d/yy',
};

const notPlain: NumberFormat = () => {
  throw new NotPlain();
};

/** Text before or behind a number: `"TL"`, `\\ `, `[$€-407]`. */
const literal = String.raw`(?:"[^"]*"|\\[^\d#?.,]|\[\$[^-\]]+(?:-[\dA-Fa-f]+)?\]|[ $€])*`;
const fixed = new RegExp(String.raw`^(${literal})(#,##)?0(\.00)?(${literal})$`);
const written = (literals: string) => literals.replace(/"([^"]*)"|\\(.)|\[\$([^-\]]+)[^\]]*\]/g, '$1$2$3');

const day = /^((?:dd?|mm?|yy(?:yy)?)(?:[./ -](?:dd?|mm?|yy(?:yy)?)){2})( hh?:mm(?::ss)?)?$/;

/** @returns a function that writes numbers in a format; unsupported formats throw `NotPlain` */
export function parseNumberFormat(code = 'General'): NumberFormat {
  if (code === 'General') return general;
  const [found, before = '', groups, decimals, behind = ''] = fixed.exec(code) ?? [];
  if (found !== undefined) {
    const digitsOf = groups ? grouped(decimals ? 2 : 0) : ungrouped(decimals ? 2 : 0);
    const [prefix, suffix] = [written(before), written(behind)];
    return (value) => ({ text: `${value < 0 ? '-' : ''}${prefix}${digitsOf(value)}${suffix}`.trim() });
  }
  const [, days, clock = ''] = day.exec(code.replace(/;@$/, '').replace(/\\(?=[./ -])/g, '')) ?? [];
  if (days === undefined) return notPlain;
  // SheetJS takes a bare point for fractions of a second and returns such days unformatted, so they are returned the
  // same way here.
  return /(?<!\\)\./.test(code) ? dayFormat('yyyy-mm-dd', '') : dayFormat(days, clock);
}

/** Shown as stored up to a number of digits. Longer numbers are rounded by rules of their own. */
function general(value: number): ShownNumber {
  const text = String(value);
  expectPlain(text.length <= (Number.isInteger(value) ? 11 : 9) && !text.includes('e') && !Object.is(value, -0));
  return { text };
}

const largest = 1e12;

/** Groups digits by three. Whole part and decimals are rounded separately, as SheetJS does. */
const grouped = (decimals: 0 | 2) => (value: number) => {
  const size = expectPlain(Math.abs(value) < largest && Math.abs(value));
  const ten = 10 ** decimals;
  const whole = decimals ? Math.floor(size) : Math.round(size);
  const part = decimals ? Math.round((size - whole) * ten) : 0;
  const digits = String(whole + (part === ten ? 1 : 0));
  const text = digits.length > 3 ? digits.replace(/\B(?=(?:\d{3})+$)/g, ',') : digits;
  return decimals ? `${text}.${String(part === ten ? 0 : part).padStart(decimals, '0')}` : text;
};

/** Programs round halves, and values that become zero with a sign, differently. */
const ungrouped = (decimals: 0 | 2) => (value: number) => {
  const scaled = Math.abs(value) * 10 ** decimals;
  const rounded = Math.round(scaled);
  expectPlain(scaled < largest && Math.abs(Math.abs(scaled - rounded) - 0.5) > 1e-6 && (rounded > 0 || value === 0));
  return (rounded / 10 ** decimals).toFixed(decimals);
};

/** Days are counted from 30 December 1899. Excel counts one leap day too many before 1901. */
const epoch = Date.UTC(1899, 11, 30);
const firstDay = 367;
const lastDay = 2_958_465;

/** Formats each day once, because most days occur in many lines. Of clock times only midnight is supported. */
function dayFormat(code: string, clock: string): NumberFormat {
  const known = new Map<number, ShownNumber>();
  const midnight = clock.replace(/\w\w/g, '00').replace('h', '0');
  return (value) => {
    let shown = known.get(value);
    if (!shown) {
      const whole = Math.floor(value);
      // The last second of a day would be rounded up to the next day.
      expectPlain(whole >= firstDay && whole <= lastDay && value - whole < (clock ? Number.MIN_VALUE : 0.9999));
      const date = new Date(epoch + whole * 86_400_000).toISOString().slice(0, 10);
      shown = { text: writeDay(code, date) + midnight, date };
      known.set(value, shown);
    }
    return shown;
  };
}

function writeDay(code: string, date: string): string {
  const [year, month, day] = date.split('-') as [string, string, string];
  const parts: Record<string, string> = {
    ...{ yyyy: year, yy: year.slice(2), mm: month, dd: day },
    ...{ m: String(Number(month)), d: String(Number(day)) },
  };
  return code.replace(/[a-z]+/g, (part) => parts[part] as string);
}
