import type { IsoDate, Language } from '@kumbara/shared';
import { formatNumber } from '#layouts/notation.ts';
import type { Random } from '#random.ts';

export type MoneyStyle = (amount: number, currency: string) => string;
export type DateStyle = (day: IsoDate) => string;

const symbols: Record<string, string> = { TRY: '₺', USD: '$', EUR: '€', GBP: '£', BRL: 'R$' };
const symbol = (currency: string) => symbols[currency] ?? currency;

const comma = (amount: number) => formatNumber(amount, 'dot-comma');
const point = (amount: number) => formatNumber(amount, 'comma-dot');

const before =
  (write: (amount: number) => string, gap = ''): MoneyStyle =>
  (amount, currency) =>
    `${symbol(currency)}${gap}${write(amount)}`;
const behind =
  (write: (amount: number) => string, gap = ' '): MoneyStyle =>
  (amount, currency) =>
    `${write(amount)}${gap}${symbol(currency)}`;
const codeBefore =
  (write: (amount: number) => string): MoneyStyle =>
  (amount, currency) =>
    `${currency} ${write(amount)}`;
const codeBehind =
  (write: (amount: number) => string): MoneyStyle =>
  (amount, currency) =>
    `${write(amount)} ${currency}`;
const lira: MoneyStyle = (amount, currency) => `${comma(amount)} ${currency === 'TRY' ? 'TL' : symbol(currency)}`;
const liraPoint: MoneyStyle = (amount, currency) =>
  `${amount.toFixed(2)} ${currency === 'TRY' ? 'TL' : symbol(currency)}`;

const nbsp = '\u00a0';
const styles: Record<Language, readonly MoneyStyle[]> = {
  tr: [lira, lira, before(comma), before(point), behind(comma), codeBefore(point), liraPoint, codeBehind(comma)],
  en: [before(point), before(point), before(point), codeBefore(point), codeBehind(point)],
  de: [behind(comma, nbsp), behind(comma), codeBehind(comma), codeBefore(comma), before(comma, ' ')],
  fr: [behind((amount) => formatNumber(amount, 'space-comma'), nbsp), behind(comma), codeBehind(comma)],
  es: [behind(comma), behind(comma, ''), codeBehind(comma)],
  it: [behind(comma), before(comma, ' '), codeBefore(comma)],
  pt: [before(comma, ' '), before(comma), before(comma, nbsp), codeBefore(comma)],
};

/** The money format of a sender. */
export const drawMoneyStyle = (language: Language, random: Random): MoneyStyle => random.pick(styles[language]);

const names = new Map<string, Intl.DateTimeFormat>();
function named(language: string, day: IsoDate, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = names.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  names.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const numeric =
  (mark: string): DateStyle =>
  (day) =>
    day.split('-').reverse().join(mark);
const spelled =
  (locale: string, options: Intl.DateTimeFormatOptions): DateStyle =>
  (day) =>
    named(locale, day, options);
const withWeekday = { ...long, weekday: 'long' } as const;

const dateStyles: Record<string, readonly DateStyle[]> = {
  tr: [spelled('tr', long), spelled('tr', long), numeric('.'), numeric('/'), spelled('tr', withWeekday)],
  'en-US': [spelled('en-US', long), spelled('en-US', short), spelled('en-US', withWeekday), (day) => day],
  'en-GB': [spelled('en-GB', long), spelled('en-GB', short), numeric('/')],
  de: [numeric('.'), spelled('de', long), spelled('de', withWeekday)],
  fr: [numeric('/'), spelled('fr', long)],
  es: [numeric('/'), spelled('es', long)],
  it: [numeric('/'), spelled('it', long)],
  pt: [numeric('/'), spelled('pt', long)],
};

/** The date format of a sender. English mails use the American format outside Britain. */
export function drawDateStyle(language: Language, country: string, random: Random): DateStyle {
  const key = language === 'en' ? (country === 'GB' ? 'en-GB' : 'en-US') : language;
  return random.pick(dateStyles[key] ?? [spelled(language, long)]);
}
