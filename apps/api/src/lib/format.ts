import { currencyDisplay, type IsoDate, type Language } from '@kumbara/shared';
import { fromDay } from './day.ts';

/** Portuguese texts are European Portuguese. */
const localeOf = (language: Language) => (language === 'pt' ? 'pt-PT' : language);

export const formatDay = (day: IsoDate, language: Language): string =>
  fromDay(day).toLocaleDateString(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });

export const formatMoney = (amount: number, currency: string, language: Language): string =>
  moneyFormat(language, currency).format(amount);

/** A format costs a hundred times what formatting costs. There are as many as languages and currencies. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(language: Language, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(localeOf(language), {
    ...{ style: 'currency', currency, currencyDisplay: currencyDisplay(currency) },
  });
  moneyFormats.set(key, format);
  return format;
}
