/** European Portuguese writes `12,50 €`. */
export const localeOf = (language: string): string => (language === 'pt' ? 'pt-PT' : language);

/** Their short signs are unambiguous; that of the Canadian dollar would be the sign of the US dollar. */
const ownSigns = new Set(['TRY', 'USD', 'EUR', 'GBP']);

/** The `currencyDisplay` of `Intl.NumberFormat` with which no two currencies look the same: `₺`, `$`, `CA$`. */
export const currencyDisplay = (code: string): 'narrowSymbol' | 'symbol' =>
  ownSigns.has(code) ? 'narrowSymbol' : 'symbol';

/** A format costs a hundred times what formatting costs. There are as many as languages and currencies. */
const moneyFormats = new Map<string, Intl.NumberFormat>();
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Money in all decimals of its currency: `₺1.234,50` in Turkish, `1.234,50 ₺` in German. */
export function formatMoney(amount: number, currency: string, language: string): string {
  const key = `${language} ${currency}`;
  let format = moneyFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language), {
      ...{ style: 'currency', currency, currencyDisplay: currencyDisplay(currency) },
    });
    moneyFormats.set(key, format);
  }
  return format.format(amount);
}

/** `5 Aralık 2026`, `December 5, 2026`. */
export function formatDay(day: string, language: string): string {
  let format = dayFormats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
    dayFormats.set(language, format);
  }
  return format.format(new Date(`${day}T00:00:00Z`));
}
