import type { PageLanguage, Text } from '#pages.ts';
import data from './page-texts.json' with { type: 'json' };

const locales = { tr: 'tr-TR', en: 'en-US' } as const;

export const moneyOf = (amount: number, currency: string, language: PageLanguage): string =>
  (amount / 100).toLocaleString(locales[language], { style: 'currency', currency: currency.toUpperCase() });

export const dayOf = (at: number, language: PageLanguage): string =>
  new Date(at * 1000).toLocaleDateString(locales[language], { dateStyle: 'medium', timeZone: 'UTC' });

export const { texts } = data;
export const statusNames: Record<string, Text> = data.statusNames;
