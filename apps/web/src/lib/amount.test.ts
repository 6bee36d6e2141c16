import { languages } from '@kumbara/shared';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';

import { formatTypedAmount, parseAmount } from './amount.ts';

beforeEach(() => i18next.changeLanguage('tr'));

describe.each(languages.map(({ code }) => code))('what is typed as an amount in %s', (language) => {
  beforeEach(() => i18next.changeLanguage(language));

  it.each([
    ['169,99', 169.99],
    ['169.99', 169.99],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1 234,56', 1234.56],
    ['1\u00a0234,56', 1234.56],
    ['1\u202f234,56', 1234.56],
    ["1'234.56", 1234.56],
    ['1’234.56', 1234.56],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ['1 234', 1234],
    ['12345', 12_345],
    ['12345,6', 12_345.6],
    [' 9,9 ', 9.9],
    ['0,50', 0.5],
    [',99', 0.99],
    ['-5', -5],
  ])('%s is read', (typed, amount) => expect(parseAmount(typed, 'TRY')).toEqual({ amount }));

  it.each([
    'abc',
    '1.2.3',
    '1.234.56',
    '1,23,456',
    '12.34,56',
    '1234.567,89',
    "1'234 567",
    '1 23',
    '5,',
    '.',
    '-',
    '1e3',
  ])('%s is no amount', (typed) =>
    expect(parseAmount(typed, 'TRY')).toEqual({ problem: 'subscriptions:field.invalid' }),
  );

  it.each([
    ['9,999', language === 'en' ? 9999 : undefined],
    ['9.999', language === 'en' ? undefined : 9999],
  ])('%s is what the language says', (typed, amount) =>
    expect(parseAmount(typed, 'TRY')).toEqual(amount ? { amount } : { problem: 'subscriptions:field.tooManyDecimals' }),
  );

  it.each([
    [8.99, 'GBP'],
    [20, 'USD'],
    [1234.5, 'TRY'],
    [1234, 'JPY'],
    [1.234, 'KWD'],
    [999_999_999.99, 'EUR'],
  ])('%d %s is read back as it was written', (amount, currency) => {
    expect(parseAmount(formatTypedAmount(amount, currency), currency)).toEqual({ amount });
  });
});

it('nothing typed is neither an amount nor a mistake', () => {
  for (const nothing of ['', '  ', null, undefined]) expect(parseAmount(nothing, 'TRY')).toEqual({});
});

it('an amount has the decimals of its currency and no more, zeros among them', () => {
  expect(parseAmount('9,5', 'JPY')).toEqual({ problem: 'subscriptions:field.tooManyDecimals' });
  expect(parseAmount('169,990', 'TRY')).toEqual({ problem: 'subscriptions:field.tooManyDecimals' });
  expect(parseAmount('1.234,567', 'TRY')).toEqual({ problem: 'subscriptions:field.tooManyDecimals' });
  expect(parseAmount('1,234', 'KWD')).toEqual({ amount: 1.234 });
  // Zero has no groups.
  expect(parseAmount('0.234', 'KWD')).toEqual({ amount: 0.234 });
});

it('an amount stands in its field as the language writes it', async () => {
  expect(formatTypedAmount(8.99, 'GBP')).toBe('8,99');
  expect(formatTypedAmount(1234.5, 'TRY')).toBe('1234,50');
  await i18next.changeLanguage('en');
  expect(formatTypedAmount(8.99, 'GBP')).toBe('8.99');
});
