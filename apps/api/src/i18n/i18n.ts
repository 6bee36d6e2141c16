import { readFileSync } from 'node:fs';
import { languages } from '@kumbara/shared';
import { createInstance, type Resource } from 'i18next';

/** One JSON file per language and namespace: `locales/<language>/<namespace>.json`. */
export const namespaces = [
  'calendar',
  'errors',
  'fields',
  'mails',
  'mcp',
  'notices',
  'reminders',
  'reports',
  'webhooks',
] as const;

const readTexts = (language: string, namespace: string) =>
  JSON.parse(readFileSync(new URL(`locales/${language}/${namespace}.json`, import.meta.url), 'utf8'));

const resources: Resource = Object.fromEntries(
  languages.map(({ code }) => [code, Object.fromEntries(namespaces.map((name) => [name, readTexts(code, name)]))]),
);

/**
 * All texts of the API in all languages, loaded once at start. A request is answered in its own language, so the
 * language is part of every call: `i18n.getFixedT('de', 'errors')('not_found')`.
 */
export const i18n = createInstance();

// `initAsync: false` makes the texts available as soon as this module is loaded.
void i18n.init({
  resources,
  ns: [...namespaces],
  supportedLngs: languages.map(({ code }) => code),
  fallbackLng: 'en',
  initAsync: false,
  // Errors are JSON and mails are escaped by `compose`: escaping here would escape twice.
  interpolation: { escapeValue: false },
});
