import { describe, expect, it } from 'vitest';
import {
  billDescriptors,
  nonSubscriptionDescriptors,
  resellerDescriptors,
  serviceDescriptors,
} from '#testing/descriptors.ts';
import { resolveMerchant } from './resolve.ts';

const kindOf = (text: string) => resolveMerchant(text).kind;

describe('what banks print', () => {
  it.each(serviceDescriptors)('%s names %s', (text, name) =>
    expect(resolveMerchant(text)).toMatchObject({ kind: 'service', name }),
  );

  it.each(resellerDescriptors)('%s names the collector %s and no other merchant', (text, name) =>
    expect(resolveMerchant(text)).toMatchObject({ kind: 'reseller', name }),
  );

  it.each(billDescriptors)('%s is a bill', (text) => expect(kindOf(text)).toBe('bill'));

  it.each(nonSubscriptionDescriptors)('%s is neither a service nor a bill', (text) =>
    expect(['non_subscription', 'unknown', 'reseller']).toContain(kindOf(text)),
  );

  it.each([
    ['EXPRESS', 'CHINA EXPRESS ISTANBUL'],
    ['TRADING', 'GLOBAL TRADING'],
    ['DEUTSCHLAND', 'KAUFHAUS DEUTSCHLAND'],
    ['DIGITAL', 'MEDYA GRUP DIGITAL'],
    ['SQUARE', 'LEICESTER SQUARE'],
  ])('%s at the end of a text is no truncated service name', (_, text) => expect(kindOf(text)).not.toBe('service'));

  it.each([
    ['PAYPAL *CRUNCHYROL', 'Crunchyroll'],
    ['Microsoft*Xbox Game Pa', 'Xbox Game Pass'],
    ['MICROSOFT*MICROSOFT 36', 'Microsoft 365'],
  ])('%s is recognised although the bank truncated it', (text, name) => expect(resolveMerchant(text).name).toBe(name));

  it('a whole word is no truncated longer name', () =>
    expect(resolveMerchant('PAYPAL *MICROSOFT')).toMatchObject({ kind: 'reseller', name: 'Microsoft' }));
});
