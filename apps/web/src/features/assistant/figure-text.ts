import type { Figure } from '@kumbara/shared';
import i18next from 'i18next';
import { currentLanguage } from '#i18n/language.ts';
import { formatMoney } from '#lib/format.ts';

/** Formats a figure as money, percent or a count in the page's language. */
export function formatFigure({ value, currency, unit }: Figure): string {
  if (currency) return formatMoney(value, currency);
  if (unit === 'percent') {
    return (value / 100).toLocaleString(currentLanguage(), { style: 'percent', maximumFractionDigits: 2 });
  }
  if (unit === 'days' || unit === 'months' || unit === 'uses')
    return i18next.t(`assistant:figure.${unit}`, { count: value });
  return value.toLocaleString(currentLanguage());
}
