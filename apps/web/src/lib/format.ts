import { type AmountByCurrency, type Billing, type IsoDate, type Language, mainCurrencies } from '@kumbara/shared';
import { currencyDisplay, localeOf } from '@kumbara/text/format';
import { formatISO } from 'date-fns/formatISO';
import i18next from 'i18next';
import { currentLanguage } from '#i18n/language.ts';
import type { TextKey } from '#i18n/namespaces.ts';

const cached = <T>(make: (key: string) => T) => {
  const made = new Map<string, T>();
  return (key: string): T => {
    const id = `${currentLanguage()}|${key}`;
    const found = made.get(id) ?? make(key);
    made.set(id, found);
    return found;
  };
};

const moneyLocale = () => localeOf(currentLanguage());

const moneyOptions = (currency: string) =>
  ({ style: 'currency', currency, currencyDisplay: currencyDisplay(currency) }) as const;
const moneyFormat = cached((currency) => new Intl.NumberFormat(moneyLocale(), moneyOptions(currency)));
const wholeMoneyFormat = cached(
  (currency) => new Intl.NumberFormat(moneyLocale(), { ...moneyOptions(currency), maximumFractionDigits: 0 }),
);
const dayFormat = cached(
  () =>
    new Intl.DateTimeFormat(currentLanguage(), { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
/** English dates have the day first everywhere, as `formatDate` writes them. */
const dateLocale = () => (currentLanguage() === 'en' ? 'en-GB' : currentLanguage());

const partFormat = cached(
  (options) => new Intl.DateTimeFormat(dateLocale(), { ...JSON.parse(options), timeZone: 'UTC' }),
);
const listFormat = cached(() => new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }));

const percentFormat = cached(() => new Intl.NumberFormat(currentLanguage(), { style: 'percent' }));

const asDate = (day: IsoDate) => new Date(`${day}T00:00:00Z`);

/** Formats an amount in the page's language: `₺1.234,56` in Turkish. No two currencies look the same. */
export const formatMoney = (amount: number, currency: string): string => moneyFormat(currency).format(amount);

/** Formats an amount without decimals: a price of zero, or the marks of an axis. */
export const formatWholeMoney = (amount: number, currency: string): string => wholeMoneyFormat(currency).format(amount);

/** Formats the amounts of a total in the usual order of currencies; `$0` when there are none. */
export function formatAmounts(amounts: AmountByCurrency): string[] {
  const written = entriesOf(amounts).map(([currency, amount]) => formatMoney(amount, currency));
  return written.length > 0 ? written : ['$0'];
}

const order: readonly string[] = mainCurrencies;
const rank = (currency: string) => (order.includes(currency) ? order.indexOf(currency) : order.length);
export const entriesOf = (amounts: AmountByCurrency): [string, number][] =>
  Object.entries(amounts).sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));

export const formatList = (items: string[]): string => listFormat('').format(items);

/** Formats a share of 1 in whole percent: `%47` in Turkish. */
export const formatShare = (share: number): string => percentFormat('').format(share);

/** Formats a date as `dd MMM yyyy` in the page's language with non-breaking spaces; a German day has its dot. */
export function formatDate(day: IsoDate): string {
  const parts = dayFormat('').formatToParts(asDate(day));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const point = part('literal').startsWith('.') ? '.' : '';
  return `${part('day')}${point}\u00a0${part('month')}\u00a0${part('year')}`;
}

const timeFormat = cached(() => new Intl.DateTimeFormat(dateLocale(), { hour: '2-digit', minute: '2-digit' }));
/** Formats date and time in the browser's time zone: `20 Kas 2026, 09:12`. */
export const formatInstant = (instant: string): string =>
  `${formatDayOf(instant)}, ${timeFormat('').format(new Date(instant))}`;

/** Formats a full hour of the day: `09:00`, or `9:00 AM` where that is usual. */
export const formatHour = (hour: number): string =>
  partFormat('{"hour":"2-digit","minute":"2-digit"}').format(new Date(Date.UTC(2026, 0, 1, hour)));
export const formatWeekday = (day: IsoDate): string => partFormat('{"weekday":"short"}').format(asDate(day));
export const formatShortDay = (day: IsoDate): string =>
  partFormat('{"weekday":"short","day":"2-digit","month":"short"}').format(asDate(day));
export const formatLongDay = (day: IsoDate): string =>
  partFormat('{"weekday":"long","day":"numeric","month":"long"}').format(asDate(day));
export const formatShortMonth = (day: IsoDate): string =>
  partFormat('{"month":"short","year":"2-digit"}').format(asDate(day));
export const formatMonthAndYear = (day: IsoDate): string =>
  partFormat('{"month":"long","year":"numeric"}').format(asDate(day));

/** Formats a billing cycle: `Aylık` or `3 ayda bir`. */
export function formatCycle({ billing_cycle, billing_interval }: Billing): string {
  return billing_interval === 1
    ? i18next.t(`subscriptions:cycle.${billing_cycle}`)
    : i18next.t(`subscriptions:cycle.every.${billing_cycle}` satisfies TextKey, { count: billing_interval });
}

const localDay = (instant: Date): IsoDate => formatISO(instant, { representation: 'date' });

/** Today in the browser's time zone. */
export const today = (): IsoDate => localDay(new Date());

/** Formats the date of an instant in the browser's time zone. */
export const formatDayOf = (instant: string): string => formatDate(localDay(new Date(instant)));

/** For a text in another language than the page's. */
const dayFirst = (language: Language) => (language === 'en' ? 'en-GB' : localeOf(language));
export const formatMoneyIn = (language: Language, amount: number, currency: string): string =>
  new Intl.NumberFormat(dayFirst(language), moneyOptions(currency)).format(amount);
export const formatDateIn = (language: Language, day: IsoDate): string =>
  new Intl.DateTimeFormat(dayFirst(language), { dateStyle: 'long', timeZone: 'UTC' }).format(asDate(day));
