import type { IsoDate } from '@kumbara/shared';

/**
 * Grouping and decimal marks: 1.234,56 · 1,234.56 · 1 234,56 · 1'234.56 · 12,34,567.89 (the first group has three
 * digits, the others two) · 1234,56 · 1.234 (no decimals).
 */
export const numberStyles = [
  'dot-comma',
  'comma-dot',
  'space-comma',
  'apostrophe-dot',
  'lakh',
  'comma',
  'dot-whole',
] as const;
export type NumberStyle = (typeof numberStyles)[number];

const threes = /\B(?=(\d{3})+$)/g;
const twosBeforeThree = /\B(?=(\d{2})*\d{3}$)/g;

const marks: Record<NumberStyle, { group: string; point: string; places?: RegExp }> = {
  'dot-comma': { group: '.', point: ',' },
  'comma-dot': { group: ',', point: '.' },
  'space-comma': { group: '\u00a0', point: ',' },
  'apostrophe-dot': { group: "'", point: '.' },
  lakh: { group: ',', point: '.', places: twosBeforeThree },
  comma: { group: '', point: ',' },
  'dot-whole': { group: '.', point: '' },
};

/** An amount without its sign. */
export function formatUnsigned(amount: number, style: NumberStyle): string {
  const { group, point, places = threes } = marks[style];
  const [whole = '0', decimals = ''] = Math.abs(amount)
    .toFixed(point ? 2 : 0)
    .split('.');
  return `${whole.replace(places, group)}${point}${decimals}`;
}

/** An amount with two decimals and a leading minus when negative. */
export const formatNumber = (amount: number, style: NumberStyle): string =>
  `${amount < 0 ? '-' : ''}${formatUnsigned(amount, style)}`;

export const monthLanguages = ['tr', 'en', 'pt'] as const;
export type MonthLanguage = (typeof monthLanguages)[number];

const monthNames: Record<MonthLanguage, readonly string[]> = {
  tr: ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  pt: ['JAN', 'FEV', 'MAR', 'ABR', 'MAI', 'JUN', 'JUL', 'AGO', 'SET', 'OUT', 'NOV', 'DEZ'],
};

/**
 * Date patterns: `d` and `dd` day, `mm` month, `Mmm` its short name, `yy` and `yyyy` year.
 * The language decides the names.
 */
export function formatDate(day: IsoDate, pattern: string, language: MonthLanguage = 'en'): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const parts: Record<string, string> = {
    yyyy: year,
    yy: year.slice(2),
    mm: month,
    Mmm: monthNames[language][Number(month) - 1] ?? '',
    dd: dayOfMonth,
    d: String(Number(dayOfMonth)),
  };
  return pattern.replace(/yyyy|yy|mm|Mmm|dd|d/g, (part) => parts[part] ?? part);
}
