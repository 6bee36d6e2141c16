import type { IsoDate, Language } from '@kumbara/shared';
import * as text from '@kumbara/text/format';

const withPlainBlanks = (written: string) => written.replace(/[\u00a0\u202f]/g, ' ');

/** Money in all decimals of its currency: `₺1.234,50` in Turkish, `1.234,50 ₺` in German. */
export const formatMoney = (value: number, currency: string, language: Language): string =>
  withPlainBlanks(text.formatMoney(value, currency, language));

const percents = new Map<Language, Intl.NumberFormat>();
/** `25 %` in French, `%25` in Turkish; with at most one decimal. */
export function formatPercent(value: number, language: Language): string {
  const format =
    percents.get(language) ?? new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  percents.set(language, format);
  return withPlainBlanks(format.format(value / 100));
}

/** `5 Aralık 2026`, `December 5, 2026`, `1er décembre 2026`. */
export function formatDay(date: IsoDate, language: Language): string {
  const written = withPlainBlanks(text.formatDay(date, language));
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written;
}

/** Between a label and its text: `Netflix: …`, in French `Netflix : …`. */
export const formatColon = (language: Language): string => (language === 'fr' ? ' :' : ':');

/** Italian articles lose their vowel before eight and eleven. */
const elided: Record<string, string> = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’', Il: 'L’', Dal: 'Dall’' };

/** Elides Italian articles before days: `il 8 dicembre` becomes `l’8 dicembre`. */
export const elideArticles = (line: string, language: Language): string =>
  language === 'it'
    ? line.replace(
        /(?<!\p{L})(il|al|dal|del|Il|Dal) (?=(?:8|11) \p{Ll}{5,9}(?!\p{L}))/gu,
        (_, article: string) => elided[article] ?? '',
      )
    : line;

/** `Netflix, Spotify ve Deezer`. */
export const formatList = (items: string[], language: Language): string =>
  new Intl.ListFormat(text.localeOf(language), { type: 'conjunction' }).format(items);
