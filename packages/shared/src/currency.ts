/** The currencies that stand first everywhere. */
export const mainCurrencies = ['TRY', 'USD', 'EUR'] as const;

/** Every ISO 4217 code this runtime knows: the list that ships with the ICU data, so it ages with Node and the browser. */
export const currencyCodes: readonly string[] = [
  ...mainCurrencies,
  ...Intl.supportedValuesOf('currency').filter((code) => !(mainCurrencies as readonly string[]).includes(code)),
];
const known = new Set(currencyCodes);

export const isCurrency = (code: string): boolean => known.has(code);

const decimals = new Map<string, number>();

/** Number of decimals of a currency: 2 for TRY, 0 for JPY, 3 for KWD. Source: ICU, after ISO 4217. */
export function currencyDecimals(code: string): number {
  let count = decimals.get(code);
  if (count === undefined) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions();
    count = maximumFractionDigits ?? 2;
    decimals.set(code, count);
  }
  return count;
}

/** The user's own currency until they choose one. */
export const currencyOfLanguage = (language: string): string =>
  language === 'tr' ? 'TRY' : language === 'en' ? 'USD' : 'EUR';
