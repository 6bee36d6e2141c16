import { languages } from '@kumbara/shared';
import { describe, expect, it } from 'vitest';
import { isBelow } from '#mail/sender/domain.ts';
import { getCancelGuides } from './cancel-guide.ts';
import { cancelSteps, cancelWays } from './cancel-steps.ts';
import { resellers, services } from './records.ts';

const withRoute = services.filter(({ cancel }) => cancel);
const allRoutes = [...services, ...resellers].flatMap(({ cancel }) => cancel ?? []);

describe('how to cancel', () => {
  it('is known for more than 250 services of the catalogue', () => expect(withRoute.length).toBeGreaterThan(250));

  it('links to pages without tracking parameters', () => {
    for (const { url } of allRoutes) if (url) expect(new URL(url).search, url).toBe('');
  });

  it('links to a domain of the service, of its shop or of a reseller that bills it', () => {
    for (const { id, domains, shop_domains, mailbox_domains, sold_by, cancel } of withRoute) {
      if (!cancel?.url) continue;
      const sellers = resellers.filter((reseller) => sold_by?.includes(reseller.id));
      const known = [domains, shop_domains, mailbox_domains, ...sellers.map((seller) => seller.domains)].flatMap(
        (some) => some ?? [],
      );
      const { hostname } = new URL(cancel.url);
      expect(
        known.some((domain) => isBelow(hostname, domain)),
        `${id}: ${hostname}`,
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
    const texts = withRoute.flatMap(({ id }) => getCancelGuides(id, 'de').flatMap(({ steps }) => steps));
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
