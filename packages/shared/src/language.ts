/** The seven languages, in the order of the switcher. Turkish is the default, English the fallback for a missing text. */
export const languages = [
  { code: 'tr', name: 'Türkçe', flag: '🇹🇷' },
  { code: 'en', name: 'English', flag: '🇬🇧' },
  { code: 'es', name: 'Español', flag: '🇪🇸' },
  { code: 'fr', name: 'Français', flag: '🇫🇷' },
  { code: 'de', name: 'Deutsch', flag: '🇩🇪' },
  { code: 'it', name: 'Italiano', flag: '🇮🇹' },
  { code: 'pt', name: 'Português', flag: '🇵🇹' },
] as const;

export type Language = (typeof languages)[number]['code'];
export const defaultLanguage: Language = 'tr';

export const isLanguage = (value: unknown): value is Language => languages.some(({ code }) => code === value);

/**
 * The first language of an `Accept-Language` header that we speak, by its weights.
 * @returns undefined where the header names none of ours
 */
export function languageOfHeader(header: string | undefined): Language | undefined {
  return (header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { code: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ code }) => code)
    .find(isLanguage);
}
