import { describe, expect, it } from 'vitest';
import { foldWords } from '#merchant/fold.ts';
import { findCatalogueMatches, findOwnerOfHost } from './catalogue.ts';
import { allNames } from './names.ts';
import { parseDescriptor } from './patterns.ts';
import { bills, nonSubscriptions, resellers, services } from './records.ts';
import { billSchema, nonSubscriptionSchema, resellerSchema, serviceSchema } from './schema.ts';

const entries = [...services, ...bills, ...resellers, ...nonSubscriptions];
const best = (text: string) => findCatalogueMatches(foldWords(text)).find(({ kind }) => kind === 'service')?.entry.name;

describe('the catalogue', () => {
  it.each([
    ['services', serviceSchema, services],
    ['bills', billSchema, bills],
    ['resellers', resellerSchema, resellers],
    ['non-subscriptions', nonSubscriptionSchema, nonSubscriptions],
  ])('holds records of %s as the schema describes them', (_, schema, records) => {
    for (const record of records) expect(schema.safeParse(record).error, record.id).toBeUndefined();
  });

  it('holds more than 1,300 services and more than 450 bills', () => {
    expect(services.length).toBeGreaterThan(1_300);
    expect(bills.length).toBeGreaterThan(450);
  });

  it('uses each id and each name once', () => {
    for (const values of [entries.map(({ id }) => id), services.flatMap(allNames)]) {
      expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
    }
  });

  it('gives each descriptor to one entry, folded as texts are', () => {
    const descriptors = entries.flatMap((entry) => entry.descriptors);
    expect(descriptors.filter((descriptor, i) => descriptors.indexOf(descriptor) !== i)).toEqual([]);
    for (const descriptor of descriptors) {
      const { words } = parseDescriptor(descriptor);
      expect(foldWords(words.join(' ')), descriptor).toEqual(words);
    }
  });

  it('recognises every service by its own name and predecessors, and never as another', () => {
    for (const { name, predecessors = [] } of services) {
      for (const text of [name, ...predecessors]) expect(best(text), text).toBe(name);
    }
  });

  it('uses only reseller ids that exist', () => {
    const resellerIds = new Set(resellers.map(({ id }) => id));
    for (const { id, sold_by = [] } of services) {
      for (const reseller of sold_by) expect(resellerIds, id).toContain(reseller);
    }
  });

  it.each([
    'NETFLIXX',
    'CANVAS SANAT',
    'MAXIMUM MARKET',
    'MAX MARKET',
    'SPOTIFYER',
    'GAINESVILLE',
    'ZOOMARKET',
    'STANLEY',
    'SPOTIFYCAFE KADIKOY',
    'HULUMANIA',
    'GOOGLE ADS 1234567890',
    'FACEBK ADS',
    'TIKTOK ADS',
    'AMZN MKTP TR',
    'STEAM PURCHASE',
    'PUBG MOBILE UC',
    'UBER TRIP',
    'BITAKSI ISTANBUL',
    'YEMEKSEPETI ISTANBUL',
    'GETIRYEMEK',
  ])('does not recognise %s as a service', (text) => expect(best(text)).toBeUndefined());

  it('finds senders by their domain and its subdomains, and no look-alike', () => {
    expect(findOwnerOfHost('netflix.com')?.entry.id).toBe('netflix');
    expect(findOwnerOfHost('info.mail.netflix.com')?.entry.id).toBe('netflix');
    expect(findOwnerOfHost('tv.youtube.com')?.entry.id).toBe('youtube-tv');
    expect(findOwnerOfHost('netflix.com.example.org')).toBeUndefined();
    expect(findOwnerOfHost('notnetflix.com')).toBeUndefined();
  });
});
