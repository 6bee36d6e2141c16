import { describe, expect, it } from 'vitest';
import { subscriptionInputSchema, subscriptionPatchSchema } from './subscription.ts';
import { emailSchema, passwordSchema } from './user.ts';

const input = {
  name: 'Netflix',
  amount: 229.99,
  currency: 'TRY',
  billing_cycle: 'monthly',
  next_payment_date: '2026-12-01',
  category: 'streaming',
};
const accepts = (patch: object) => subscriptionInputSchema.safeParse({ ...input, ...patch }).success;

describe('what a person enters', () => {
  it('leaves alone in a patch what it does not name', () => {
    expect(subscriptionPatchSchema.parse({ status: 'cancelled' })).toEqual({ status: 'cancelled' });
    expect(subscriptionPatchSchema.safeParse({}).success).toBe(false);
  });

  it('is not finer than its currency', () => {
    expect(accepts({ amount: 9.99 })).toBe(true);
    expect(accepts({ amount: 9.999 })).toBe(false);
    expect(accepts({ amount: 9.5, currency: 'JPY' })).toBe(false);
    expect(accepts({ amount: 9.125, currency: 'KWD' })).toBe(true);
  });

  it('has a positive, finite amount', () => {
    for (const amount of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e12, '9.99', null])
      expect(accepts({ amount })).toBe(false);
  });

  it('names days and currencies that exist', () => {
    expect(accepts({ next_payment_date: '2026-02-29' })).toBe(false);
    expect(accepts({ next_payment_date: '0001-01-01' })).toBe(false);
    expect(accepts({ currency: 'XYZ' })).toBe(false);
    expect(accepts({ currency: 'try' })).toBe(false);
  });

  it.each([
    ['https://example.com/@me?mail=a@b.example', true],
    ['javascript:alert(1)', false],
    ['https://bank.example@evil.example', false],
    ['https://bank.example:443@evil.example/pay', false],
    ['https:\\\\bank.example@evil.example', false],
    ['https://:secret@evil.example', false],
    ['nothing', false],
  ])('links only to web pages that are where they seem to be: %s', (url, isTaken) => {
    expect(accepts({ url })).toBe(isTaken);
  });

  it('is called something that everybody sees', () => {
    expect(subscriptionPatchSchema.parse({ name: ' Ｎｅｔ\u200Bflix ' })).toEqual({ name: 'Netflix' });
    expect(accepts({ name: '\u3164' })).toBe(false);
    expect(subscriptionPatchSchema.parse({ payment_method: '\u202EVisa\u202C' })).toEqual({ payment_method: 'Visa' });
  });

  it('shares at most the whole', () => {
    expect(accepts({ share: { parts: 4, mine: 4 } })).toBe(true);
    expect(accepts({ share: { parts: 4, mine: 5 } })).toBe(false);
  });

  it('drops fields nobody asked for', () => {
    expect(subscriptionInputSchema.parse({ ...input, user_id: 'x', status: 'cancelled' })).toEqual(input);
  });
});

describe('credentials', () => {
  it('count passwords in code points', () => {
    expect(passwordSchema.safeParse('🔑'.repeat(8)).success).toBe(true);
    expect(passwordSchema.safeParse('🔑'.repeat(7)).success).toBe(false);
    expect(passwordSchema.safeParse('🔑'.repeat(129)).success).toBe(false);
    expect(passwordSchema.parse('  spaces stay  ')).toBe('  spaces stay  ');
  });

  it('compare e-mails without case', () => {
    expect(emailSchema.parse(' Ayse@Example.COM ')).toBe('ayse@example.com');
  });
});
