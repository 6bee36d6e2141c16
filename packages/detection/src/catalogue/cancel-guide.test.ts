import { languages } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { getCancelGuides } from './cancel-guide.ts';
import { cancelRoutes, resellerRoutes } from './cancel-routes.ts';
import { cancelSteps, cancelWays } from './cancel-steps.ts';
import { findServiceById } from './catalogue.ts';
import { resellers } from './resellers.ts';

const ids = Object.keys(cancelRoutes);
const allRoutes = [...Object.values(cancelRoutes), ...Object.values(resellerRoutes)];

describe('how to cancel', () => {
  it('is known for more than 250 services of the catalogue', () => {
    expect(ids.length).toBeGreaterThan(250);
    expect(ids.filter((id) => !findServiceById(id))).toEqual([]);
    const known = resellers.map(({ id }) => id);
    for (const reseller of Object.keys(resellerRoutes)) expect(known).toContain(reseller);
  });

  it('links to pages over https only, without tracking parameters', () => {
    for (const { url } of allRoutes) {
      if (!url) continue;
      expect(new URL(url).protocol).toBe('https:');
      expect(new URL(url).search, url).toBe('');
    }
  });

  it('links to hosts of the service or its company', () => {
    const owners =
      'apple.com google.com amazon.com microsoft.com x.com nytimes.com globo.com proton.me fastmail.com sky.com trendyol.com hepsiburada.com yemeksepeti.com uber.com doordash.com instacart.com grubhub.com deliveroo.co.uk walmart.com allegro.pl bahn.de costco.com roblox.com claude.ai nvidia.com'.split(
        ' ',
      );
    for (const [id, { url }] of Object.entries(cancelRoutes)) {
      if (!url) continue;
      const host = new URL(url).hostname;
      const hosts = [...(findServiceById(id)?.domains ?? []), ...owners];
      expect(
        hosts.some((domain) => host === domain || host.endsWith(`.${domain}`)),
        `${id}: ${host}`,
      ).toBe(true);
    }
  });

  it.each(languages.map(({ code }) => code))(
    'has as many steps in %s as in Turkish, none of them empty',
    (language) => {
      for (const way of Object.keys(cancelWays) as (keyof typeof cancelWays)[]) {
        const steps = cancelSteps[language][way];
        expect(steps.length, way).toBe(cancelSteps.tr[way].length);
        for (const step of steps) expect(step.trim().length, way).toBeGreaterThan(10);
      }
    },
  );

  it('names the service in every language and leaves no placeholder', () => {
    const [guide] = getCancelGuides('netflix', 'tr');
    expect(guide).toMatchObject({ url: 'https://www.netflix.com/cancelplan', difficulty: 'easy' });
    expect(guide?.steps[0]).toBe('Netflix sitesinde oturum aç');
    const texts = ids.flatMap((id) => getCancelGuides(id, 'de').flatMap(({ steps }) => steps));
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  it('lists other billers: subscriptions billed by Apple end at Apple', () => {
    expect(getCancelGuides('duolingo', 'en').map(({ billed_by }) => billed_by)).toEqual([
      undefined,
      'Apple',
      'Google Play',
    ]);
    expect(getCancelGuides('icloud', 'en')).toHaveLength(1);
  });

  it('rates a cancellation by phone as hard', () =>
    expect(getCancelGuides('digiturk', 'tr')[0]?.difficulty).toBe('hard'));

  it('returns no guide where nothing is certain', () => expect(getCancelGuides('kablo-tv', 'tr')).toEqual([]));
});
