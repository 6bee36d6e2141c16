import { describe, expect, it } from 'vitest';
import { bills, nonSubscriptions, resellers, services } from '#catalogue/records.ts';
import { resolveMerchant } from './resolve.ts';
import unknownMerchants from './unknown-merchants.json' with { type: 'json' };

const kindOf = (text: string) => resolveMerchant(text).kind;
const examplesOf = (entries: readonly { name: string; examples?: string[] | undefined }[]) =>
  entries.flatMap(({ name, examples = [] }) => examples.map((text) => [text, name] as const));

describe('what banks print', () => {
  it.each(examplesOf(services))('%s names %s', (text, name) =>
    expect(resolveMerchant(text)).toMatchObject({ kind: 'service', name }),
  );

  it.each(examplesOf(resellers))('%s names the collector %s and no other merchant', (text, name) =>
    expect(resolveMerchant(text)).toMatchObject({ kind: 'reseller', name }),
  );

  it.each(examplesOf(bills))('%s is a bill', (text) => expect(kindOf(text)).toBe('bill'));

  it.each([...examplesOf(nonSubscriptions).map(([text]) => text), ...unknownMerchants])(
    '%s is neither a service nor a bill',
    (text) => expect(['non_subscription', 'unknown', 'reseller']).toContain(kindOf(text)),
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
