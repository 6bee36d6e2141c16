import { languages } from '@kumbara/shared';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage, currentLanguage } from './language.ts';
import { loadNamespaces } from './load-namespaces.ts';
import { namespaces } from './namespaces.ts';

function setBrowserLanguages(...tags: [string, ...string[]]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(tags[0]);
}
/** Detects the language as on loading the page. */
const detectLanguage = async () => {
  await i18next.changeLanguage();
  return currentLanguage();
};

describe('the language of the page', () => {
  it('is the stored one before the browser’s', async () => {
    setBrowserLanguages('de-DE');
    localStorage.setItem('language', 'fr');
    expect(await detectLanguage()).toBe('fr');
  });

  it('is the first of the browser’s that there are texts for', async () => {
    setBrowserLanguages('ja-JP', 'pt-BR', 'en');
    expect(await detectLanguage()).toBe('pt');
  });

  it.each(['xx', 'english', ''])('is the browser’s when the stored one is unknown: "%s"', async (stored) => {
    setBrowserLanguages('de');
    localStorage.setItem('language', stored);
    expect(await detectLanguage()).toBe('de');
  });

  it('is Turkish when neither is known', async () => {
    setBrowserLanguages('ja');
    expect(await detectLanguage()).toBe('tr');
  });

  it('is stored only when somebody chooses it, and written on the document', async () => {
    setBrowserLanguages('it-IT');
    await detectLanguage();
    expect(localStorage.getItem('language')).toBeNull();
    expect(document.documentElement.lang).toBe('it');
    chooseLanguage('es');
    expect(localStorage.getItem('language')).toBe('es');
  });
});

describe('the texts', () => {
  it.each(languages.map(({ code }) => code))('load in every namespace in %s', async (language) => {
    await i18next.changeLanguage(language);
    await loadNamespaces(...namespaces);
    for (const namespace of namespaces) {
      expect(i18next.getResourceBundle(language, namespace), namespace).not.toEqual({});
    }
  });

  it('count as the language does, and write the number as it does', async () => {
    await i18next.changeLanguage('fr');
    expect(i18next.t('landing:demo.found', { count: 0 })).toBe('0 abonnement trouvé');
    expect(i18next.t('landing:demo.found', { count: 2 })).toBe('2 abonnements trouvés');
    await i18next.changeLanguage('de');
    expect(i18next.t('landing:demo.found', { count: 1 })).toBe('1 Abo gefunden');
    expect(i18next.t('landing:demo.found', { count: 1200 })).toBe('1.200 Abos gefunden');
    await i18next.changeLanguage('es');
    expect(i18next.t('landing:demo.found', { count: 1_000_000 })).toBe('1.000.000 de suscripciones encontradas');
  });

  it('are English where the language lacks one', async () => {
    await i18next.changeLanguage('de');
    i18next.removeResourceBundle('en', 'support');
    const title = i18next.t('support:title');
    i18next.addResource('de', 'support', 'title', '');
    await vi.waitFor(() => expect(i18next.t('support:title')).toBe('Support'));
    i18next.addResource('de', 'support', 'title', title);
  });
});

it('keeps “e-posta” on one line inside a sentence', async () => {
  await i18next.changeLanguage('tr');
  expect(i18next.t('mailbox:title')).toBe('E\u2011posta bağla');
  expect(i18next.t('auth:email')).toBe('E-posta');
  await i18next.changeLanguage('de');
  expect(i18next.t('mailbox:lookedAt', { count: 2 })).toContain('E\u2011Mails');
});
