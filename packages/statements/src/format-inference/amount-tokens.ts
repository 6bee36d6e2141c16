import { currencyPattern, findCurrency, parseCurrency } from '@kumbara/text/currencies';
import { hasPrintedDigits, type Line, positionOf } from '#read/lines.ts';
import { findMatches } from '#words/matches.ts';

/** A number in a line that may be money. */
export type AmountToken = {
  at: number;
  end: number;
  x0: number;
  x1: number;
  /** The digits with their separators. Empty for a number cell. */
  digits: string;
  /** The value of a number cell, without its sign. */
  value?: number;
  sign: '' | '-' | '+' | '()';
  /** The direction that a `CR` or `DR` behind the number stands for. */
  mark?: 'in' | 'out';
  currency?: string;
  /** Has decimals, digit groups or a currency, so it is unlikely to be another kind of number. */
  strong: boolean;
  /** Stands inside a longer bracket, as in `(Rate: 4.25)`. */
  bracketed: boolean;
};

const space = '[ \\u00a0\\u202f]';
const number = [
  `\\d{1,3}(?:${space}\\d{3})+[.,]\\d{2}(?!\\d)`, // 1 234,56
  `\\d{1,3}(?:[.,'’]\\d{2,3})*[.,'’]\\d{3}(?:[.,]\\d{1,2})?(?![\\d])`, // 1.234,56  1,50,000  1'234.50
  '\\d+[.,]\\d{1,3}(?!\\d)', // 1234,56
  '\\d+[.,]\\d{4,}', // a rate
  // 13 99 and 12 345, alone in their cell
  `(?<=(?:^|\\t)[-+−–]?${space}?)\\d{1,3}(?:(?:${space}\\d{3})*${space}\\d{2}|(?:${space}\\d{3}){1,2})(?=$|\\t|${space}?${currencyPattern}(?:$|\\t))`,
  `\\d+(?!\\d)(?!${space}${currencyPattern}${space}\\d+[.,]\\d{2})`, // 1842, but not 100001 before NOK 129,00
].join('|');
/** `05.12 Nok 149,00`: the day of a purchase before its price. It is not part of the amount. */
const dayBefore = `\\d{1,2}\\.\\d{2}${space}${currencyPattern}${space}\\d[\\d.]*,\\d{2}`;
const sign = '[-+−–]';

/** `sign? currency? sign? number ,-? sign? currency? mark?`, matched against folded text. */
const pattern = new RegExp(
  `(?<open>\\()?(?<before>${sign})?${space}?(?:(?<pre>${currencyPattern})[.]?(?:${space}?[$€£])?)?${space}?(?<inner>${sign})?${space}?` +
    `(?<![\\d,/])(?<![^a-z₺]\\.)(?<!\\d:)(?!${dayBefore})(?<number>${number})(?:[.,]-{1,2})?(?<after>${space}?${sign}(?![\\da-z/]))?` +
    `(?:${space}?(?<post>${currencyPattern})(?![a-z\\d]))?(?<close>\\))?(?<last>${space}?(?:${sign}(?![\\da-z/])|\\(${sign}\\)))?` +
    `(?:${space}?(?<mark>cr|dr|ha|sh|\\+/credit|-/debet|\\(b\\)|\\(a\\)|(?<=[.,]\\d{2})[abcdhs])(?![a-z\\d]))?`,
  'gu',
);

/** A letter directly behind the cents is a direction mark too, as in `12,50B`. In `12,50 H` it is another column. */
const marks: Record<string, 'in' | 'out'> = {
  ...{ cr: 'in', a: 'in', c: 'in', h: 'in', '(a)': 'in', '+/credit': 'in' },
  ...{ dr: 'out', b: 'out', d: 'out', s: 'out', '(b)': 'out', '-/debet': 'out' },
};

type Stretch = { at: number; end: number };

/**
 * Finds every number of a line that may be money, from left to right. `folded` is the folded text of the line.
 * @param dates the days of the line; stretches that are part of a day are skipped
 */
export function findAmounts(line: Line, folded: string, dates: readonly Stretch[] = []): AmountToken[] {
  const typed = line.words.filter((word) => word.number !== undefined).map(typedAmount);
  if (!hasPrintedDigits(line)) return typed;
  const found: AmountToken[] = [];
  const taken = [...typed, ...dates];
  const { text } = line;
  // No amount spans a tab, so each cell is searched by itself.
  for (let at = 0, end = 0; at <= text.length; at = end + 1) {
    const tab = text.indexOf('\t', at);
    end = tab < 0 ? text.length : tab;
    const own = text.slice(at, end);
    if (!/\d/.test(own) || taken.some((stretch) => stretch.at <= at && stretch.end >= end)) continue;
    if (plain.test(own)) {
      found.push(plainAmount(line, folded, at, own));
      continue;
    }
    for (const match of findMatches(pattern, folded.slice(at, end), mostInStretch)) {
      match.index += at;
      const token = readMatch(line, folded, match);
      if (token && !typed.some((word) => token.at < word.end && token.end > word.at)) found.push(token);
    }
  }
  return typed.length ? [...typed, ...found].sort((a, b) => a.at - b.at) : found;
}

/** Upper limit per cell. A real row prints far fewer; a cell of 30,000 characters could hold thousands of numbers. */
const mostInStretch = 24;

/** Two decimals and nothing else. Matches most amounts in cells of their own without the long pattern. */
const plain = /^-?(?:\d{1,3}(?:\.\d{3})*,\d{2}|\d{1,3}(?:,\d{3})*\.\d{2}|\d+[.,]\d{2})$/;

function plainAmount(line: Line, folded: string, at: number, text: string): AmountToken {
  const end = at + text.length;
  const isNegative = text.startsWith('-');
  const digits = isNegative ? text.slice(1) : text;
  const bracketed = isBracketed(folded, end - digits.length);
  return { at, end, ...positionOf(line, at, end), digits, sign: isNegative ? '-' : '', strong: true, bracketed };
}

const bareNumber = /^[-\d.,]+$/;

function typedAmount(word: Line['words'][number]): AmountToken {
  const value = word.number as number;
  return {
    at: word.at,
    end: word.at + word.text.length,
    x0: word.x0,
    x1: word.x1,
    digits: '',
    value: Math.abs(value),
    sign: value < 0 ? '-' : '',
    currency: bareNumber.test(word.text) ? undefined : findCurrency(word.text),
    strong: true,
    bracketed: false,
  };
}

function readMatch(line: Line, folded: string, match: RegExpExecArray): AmountToken | undefined {
  const { open, before, pre, inner, number: shown = '', after, post, close, last, mark } = match.groups ?? {};
  const digits = roundedFraction(shown);
  const at = match.index + (match[0].length - match[0].trimStart().length);
  const end = match.index + match[0].trimEnd().length;
  const numberAt = folded.indexOf(shown, at + (open?.length ?? 0));
  const isRate = /[.,]\d{4,}$/.test(digits);
  if (
    isRate ||
    isCode(folded, at, numberAt, digits) ||
    isGluedBefore(folded, pre || before ? at : numberAt, pre) ||
    isGluedBehind(folded, end)
  )
    return undefined;
  const whole = Boolean(open && close);
  const signs = `${before ?? ''}${inner ?? ''}${after ?? ''}${last ?? ''}`;
  const currency = parseCurrency(pre ?? post ?? '');
  const start = at + (open && !whole ? 1 : 0);
  return {
    at: start,
    end,
    ...positionOf(line, start, end),
    digits,
    sign: whole ? '()' : /[-−–]/.test(signs) ? '-' : signs ? '+' : '',
    mark: mark ? marks[mark] : undefined,
    currency,
    strong: /[.,'’ ]\d/.test(digits) || currency !== undefined || /[.,]-/.test(match[0]) || isMoneyAt(line, start),
    bracketed: !whole && isBracketed(folded, numberAt),
  };
}

/** The largest error that adding fractions in floating point leaves in a printed amount. */
const leastFraction = 1e-6;

/**
 * Rounds `64.27000000000001` to `64.27`: some programs print the floating-point value. Exchange rates have other
 * decimals and stay as they are.
 */
function roundedFraction(shown: string): string {
  const [, whole = '', mark = '', decimals = ''] = /^(\d+)([.,])(\d{9,})$/.exec(shown) ?? [];
  if (mark === '' || /^\d\d0+$/.test(decimals)) return shown;
  const value = Number(`${whole}.${decimals}`);
  const rounded = value.toFixed(2);
  return Math.abs(value - Number(rounded)) < leastFraction ? rounded.replace('.', mark) : shown;
}

const isMoneyAt = ({ words }: Line, place: number): boolean =>
  words.some(({ at, isMoney }) => isMoney === true && at === place);

/** `REF: KC1120`: letters directly before a bare number are a code, unless both fill their cell. */
const isCode = (text: string, at: number, numberAt: number, digits: string) =>
  /^\d{3,}$/.test(digits) && /[a-z]/u.test(text.charAt(numberAt - 1)) && at > 0 && text.charAt(at - 1) !== '\t';

/** The number continues as something longer: a reference, a phone number, a percentage, `3x1,200.00`. */
const isGluedBehind = (text: string, end: number) => /^(?:[\p{L}\d*#/:]| ?%)/u.test(text.slice(end, end + 2));

function isGluedBefore(text: string, at: number, currency: string | undefined): boolean {
  const before = text.charAt(at - 1);
  if (/[\d*#/%]/.test(before)) return true;
  // A currency symbol may follow a word directly, a currency code may not.
  return /[a-z]/u.test(before) && !(currency && !/[a-z]/u.test(currency));
}

/** Brackets longer than this are not searched. */
const bracketReach = 120;

function isBracketed(text: string, at: number): boolean {
  const open = at > 0 ? text.lastIndexOf('(', at - 1) : -1;
  if (open < 0 || open < at - bracketReach || open < text.lastIndexOf(')', at - 1)) return false;
  return text.slice(at, at + bracketReach).includes(')');
}
