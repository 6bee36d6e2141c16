import { defaultLanguage, type Language } from '@kumbara/shared';
import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';

/** Detects the page's language: the stored choice, else the browser's first language that we have, else Turkish. */
export const languageDetector = new LanguageDetector(null, {
  order: ['localStorage', 'navigator', 'default'],
  lookupLocalStorage: 'language',
  lookupCookie: 'language',
  cookieMinutes: 365 * 24 * 60,
  cookieOptions: { path: '/', sameSite: 'lax' },
  // Only a choice is stored, not what was detected.
  caches: [],
  // `pt-BR` is `pt`.
  convertDetectedLanguage: (tag) => tag.toLowerCase().replace(/-.*/, ''),
});
languageDetector.addDetector({ name: 'default', lookup: () => defaultLanguage });

export const currentLanguage = (): Language => i18next.language as Language;

/** Stores the choice and reloads the page, which then detects it; by the cookie, the server sends screens in it. */
export function chooseLanguage(language: Language): void {
  languageDetector.cacheUserLanguage(language, ['localStorage', 'cookie']);
  window.location.reload();
}
