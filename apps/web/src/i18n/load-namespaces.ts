import i18next from 'i18next';
import type { Namespace } from './namespaces.ts';

/**
 * Loads texts in the page's language beside the screen that reads them, so that the screen does not wait twice.
 * @throws when one of them cannot be fetched
 */
export async function loadNamespaces(...namespaces: Namespace[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !i18next.hasResourceBundle(i18next.language, namespace));
  await i18next.loadNamespaces(namespaces);
  // i18next does not fetch again by itself what failed once.
  if (missing().length > 0) await i18next.reloadResources([i18next.language], missing());
  if (missing().length > 0) throw new Error(`texts not loaded: ${missing().join(', ')}`);
}
