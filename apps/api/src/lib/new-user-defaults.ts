import { currencyOfLanguage, type Language } from '@kumbara/shared';

const timeZoneOfLanguage: Record<Language, string> = {
  tr: 'Europe/Istanbul',
  en: 'UTC',
  es: 'Europe/Madrid',
  fr: 'Europe/Paris',
  de: 'Europe/Berlin',
  it: 'Europe/Rome',
  pt: 'Europe/Lisbon',
};

/** Defaults of a new user by language; the page and the account settings correct them. */
export const newUserDefaults = (language: Language) => ({
  language,
  currency: currencyOfLanguage(language),
  time_zone: timeZoneOfLanguage[language],
});
