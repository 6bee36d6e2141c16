import { languages } from '@kumbara/shared';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageDetector } from './language.ts';
import { loadNamespaces } from './load-namespaces.ts';

const fallbackLanguage = 'en';

const files = import.meta.glob<ResourceKey>('./locales/*/*.json', { import: 'default' });

/**
 * Keeps `e-posta` and `E-Mail` on one line: a hyphen between other words may break, and CSS cannot tell them apart. A
 * text of one word has nowhere else to break.
 */
const joinHyphens = (texts: ResourceKey): ResourceKey =>
  JSON.parse(JSON.stringify(texts), (_key, text: unknown) =>
    typeof text === 'string' && text.includes(' ') ? text.replace(/\b(e)-(?=mail|posta)/gi, '$1\u2011') : text,
  );

/** Every namespace of every language is a chunk of its own. */
const resourceBackend: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: async (language: string, namespace: string) => {
    const texts = await files[`./locales/${language}/${namespace}.json`]?.();
    return texts && joinHyphens(texts);
  },
};

let isFallbackNeeded = false;

/** Only the page's language is fetched. English follows once a key is missing, which `npm run lint` does not let happen. */
async function loadFallback(namespace: string): Promise<void> {
  isFallbackNeeded = true;
  if (i18next.hasResourceBundle(fallbackLanguage, namespace)) return;
  await i18next.reloadResources([fallbackLanguage], [namespace]);
  i18next.emit('fallbackLoaded');
}

/**
 * Detects the page's language and loads what is read on the first screen and while signing in.
 * @throws when these texts cannot be fetched
 */
export async function startI18next(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    // Screens are drawn at the build without a document.
    if ('document' in globalThis) document.documentElement.lang = language;
  });
  await i18next
    .use(languageDetector)
    .use(resourceBackend)
    .use(initReactI18next)
    .init({
      supportedLngs: languages.map(({ code }) => code),
      fallbackLng: () => (isFallbackNeeded ? [fallbackLanguage] : []),
      ns: ['common', 'auth', 'landing'],
      // The language is known, and the first texts are asked for, when this call returns.
      initAsync: false,
      defaultNS: 'common',
      // React escapes.
      interpolation: { escapeValue: false },
      saveMissing: true,
      missingKeyHandler: (_languages, namespace) => void loadFallback(namespace),
      react: { bindI18n: 'languageChanged fallbackLoaded' },
    });
  await loadNamespaces('common', 'auth', 'landing');
}
