import { currencyDisplay, type IsoDate, type Language } from '@kumbara/shared';
import { fromDay } from './day.ts';

/** Portuguese texts are European Portuguese. */
const localeOf = (language: Language) => (language === 'pt' ? 'pt-PT' : language);

export const formatDay = (day: IsoDate, language: Language): string =>
  fromDay(day).toLocaleDateString(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });

export const formatMoney = (amount: number, currency: string, language: Language): string =>
  amount.toLocaleString(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay(currency),
  });
