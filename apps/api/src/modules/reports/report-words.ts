import type { IsoDate, Language, Report } from '@kumbara/shared';
import { formatMoney } from '@kumbara/text/format';
import { i18n } from '#i18n/i18n.ts';

/** Between amounts of several currencies. */
export const amountSeparator = ' · ';

export type ReportWords = ReturnType<typeof reportWords>;

/** Texts, days and amounts of a report in a language, as the page writes them. */
export function reportWords(language: Language) {
  const t = i18n.getFixedT(language, 'reports');
  // English has the day first.
  const dayFormat = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' },
  });
  const monthFormat = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const money = (amount: number, currency: string): string => formatMoney(amount, currency, language);
  return {
    t,
    money,
    amounts: (amounts: Record<string, number>): string =>
      Object.entries(amounts)
        .map(([currency, amount]) => money(amount, currency))
        .join(amountSeparator) || '–',
    day: (day: IsoDate): string => dayFormat.format(new Date(`${day}T00:00:00Z`)),
    period: ({ period, from }: Pick<Report, 'period' | 'from'>): string =>
      period.length === 4 ? period : monthFormat.format(new Date(`${from}T00:00:00Z`)),
  };
}
