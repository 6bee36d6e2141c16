import { z } from 'zod';

/** The currencies that stand first everywhere. */
export const mainCurrencies = ['TRY', 'USD', 'EUR'] as const;

/** Every ISO 4217 code this runtime knows: the list that ships with the ICU data, so it ages with Node and the browser. */
export const currencyCodes: readonly string[] = [
  ...mainCurrencies,
  ...Intl.supportedValuesOf('currency').filter((code) => !(mainCurrencies as readonly string[]).includes(code)),
];
const known = new Set(currencyCodes);

export const isCurrency = (code: string): boolean => known.has(code);

/** An ISO 4217 code in capitals: 'TRY', 'USD', 'EUR', … */
export const currencySchema = z
  .string()
  .refine(isCurrency)
  .meta({ pattern: '^[A-Z]{3}$', examples: ['TRY'] });

/** Number of decimals of a currency: 2 for TRY, 0 for JPY, 3 for KWD. Source: ICU, after ISO 4217. */
export const currencyDecimals = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2;

/** The user's own currency until they choose one. */
export const currencyOfLanguage = (language: string): string =>
  language === 'tr' ? 'TRY' : language === 'en' ? 'USD' : 'EUR';
