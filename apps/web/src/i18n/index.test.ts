import { describe, expect, it, vi } from 'vitest';
import { preferredLanguage, setLanguage, t } from './index.ts';

const browserSpeaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

describe('the language of the page', () => {
  it('is the stored one before the browser’s', () => {
    browserSpeaks('de-DE');
    localStorage.setItem('language', 'fr');
    expect(preferredLanguage()).toBe('fr');
  });

  it('is the first of the browser’s that we speak', () => {
    browserSpeaks('ja-JP', 'pt-BR', 'en');
    expect(preferredLanguage()).toBe('pt');
  });

  it('is Turkish when nobody says anything we understand', () => {
    browserSpeaks('ja');
    localStorage.setItem('language', 'xx');
    expect(preferredLanguage()).toBe('tr');
  });
});

it('counts as the language does', async () => {
  await setLanguage('fr');
  expect(t('demo.found', { count: 0 })).toBe('0 abonnement trouvé');
  expect(t('demo.found', { count: 2 })).toBe('2 abonnements trouvés');
  await setLanguage('de');
  expect(t('demo.found', { count: 1 })).toBe('1 Abo gefunden');
});
