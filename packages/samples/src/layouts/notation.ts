import type { IsoDate } from '@kumbara/shared';

/** Grouping and decimal marks: 1.234,56 · 1,234.56 · 1 234,56 · 1'234.56. */
export type NumberStyle = 'dot-comma' | 'comma-dot' | 'space-comma' | 'apostrophe-dot';

const marks = {
  'dot-comma': ['.', ','],
  'comma-dot': [',', '.'],
  'space-comma': ['\u00a0', ','],
  'apostrophe-dot': ["'", '.'],
} as const;

/** An amount with two decimals and a leading minus when negative. */
export function formatNumber(amount: number, style: NumberStyle): string {
  const [group, point] = marks[style];
  const [whole = '0', decimals = '00'] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, group)}${point}${decimals}`;
}

/** 12,34,567.89: the first group has three digits, the others two. */
export function formatLakh(amount: number): string {
  const [whole = '0', decimals = '00'] = Math.abs(amount).toFixed(2).split('.');
  const head = whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}${head ? `${head},` : ''}${whole.slice(-3)}.${decimals}`;
}

/** 1.234.567: no decimals. */
export const formatWholeNumber = (amount: number): string =>
  `${amount < 0 ? '-' : ''}${String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, '.')}`;

const monthNames = {
  tr: ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  pt: ['JAN', 'FEV', 'MAR', 'ABR', 'MAI', 'JUN', 'JUL', 'AGO', 'SET', 'OUT', 'NOV', 'DEZ'],
} as const;

export type MonthLanguage = keyof typeof monthNames;

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
