import { currencyDecimals, currencyDisplay, type IsoDate, type Language } from '@kumbara/shared';
import { locales } from '#i18n/translator.ts';

const formats = new Map<string, Intl.NumberFormat>();
function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locales[language], options);
    formats.set(key, format);
  }
  return format;
}

/** Money in all decimals of its currency: `₺1.234,50` in Turkish, `1.234,50 ₺` in German. */
export function formatMoney(value: number, currency: string, language: Language): string {
  const decimals = currencyDecimals(currency);
  return numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplay(currency),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(value)
    .replace(/[\u00a0\u202f]/g, ' ');
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** `5 Aralık 2026`, `December 5, 2026`. */
export function formatDay(date: IsoDate, language: Language): string {
  let format = dates.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
    dates.set(language, format);
  }
  const written = format.format(new Date(`${date}T00:00:00Z`)).replace(/[\u00a0\u202f]/g, ' ');
  return language === 'fr' ? written.replace(/^1 /, '1er ') : written;
}

/** `Netflix: …`, in French `Netflix : …`. */
export const formatLabel = (label: string, text: string, language: Language): string =>
  `${label}${language === 'fr' ? ' :' : ':'} ${text}`;

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
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(items);
