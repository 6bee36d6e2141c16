import { foldInPlace } from '@kumbara/text/fold';
import { parseNumber } from '@kumbara/text/numbers';
import { describe, expect, it } from 'vitest';
import { makeLine } from '#read/lines.ts';
import { findAmounts } from './amount-tokens.ts';

const amountsOf = (text: string) => {
  const words = text
    .split(' ')
    .map((word, index) => ({ text: word, x0: index * 10, x1: index * 10 + 8, hasGap: false }));
  const line = makeLine(1, 0, words);
  return findAmounts(line, foldInPlace(line.text)).filter(({ strong }) => strong);
};

describe('amounts in a line', () => {
  it.each([
    ['TL.1.234,-', 1234, '', 'TRY', undefined],
    ['₺1.842', 1842, '', 'TRY', undefined],
    ['260.000₫', 260_000, '', 'VND', undefined],
    ['8,99-', 8.99, '-', undefined, undefined],
    ['12.000,00+', 12_000, '+', undefined, undefined],
    ['-$19.99 CAD', 19.99, '-', '$', undefined],
    ['$ -299.00', 299, '-', '$', undefined],
    ['($32.00)', 32, '()', '$', undefined],
    ['+ £1,100.00 CR', 1100, '+', 'GBP', 'in'],
    ['6.212,40 (-)', 6212.4, '-', undefined, undefined],
    ['459,90(+)', 459.9, '+', undefined, undefined],
    ['100,00 (B)', 100, '', undefined, 'out'],
    ['(12,34 USD)', 12.34, '()', 'USD', undefined],
    ['USD20.00', 20, '', 'USD', undefined],
    ['R$ 1.234,56', 1234.56, '', 'BRL', undefined],
    ['64.00 European Union Euro', 64, '', 'EUR', undefined],
    ['20.00 Dólar U.S.A.', 20, '', 'USD', undefined],
    ['1 461,89 €', 1461.89, '', 'EUR', undefined],
    ['Borcunuz:48.320,50', 48_320.5, '', undefined, undefined],
    ['64.27000000000001', 64.27, '', undefined, undefined],
    ['-12,299999999999999 EUR', 12.3, '-', 'EUR', undefined],
  ])('are found in %s', (text, value, sign, currency, mark) => {
    const found = amountsOf(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ sign });
    expect([found[0]?.currency, found[0]?.mark]).toEqual([currency, mark]);
    expect(parseNumber(found[0]?.digits ?? '', undefined)).toBe(value);
  });

  it('are separated from each other', () => {
    expect(amountsOf('LAPTOP $12,000.00 $10,000.00 $1,000.00 2 de 12 1.5%').map(({ digits }) => digits)).toEqual([
      '12,000.00',
      '10,000.00',
      '1,000.00',
    ]);
  });

  it.each([
    '3x1,200.00',
    '4543****4187',
    '0850 724 0 724',
    '10:00:00',
    '4,25%',
    'NW10',
    'REF: KC1120',
    'MANDAT M-KC1120',
    '1 USD = 0.88241',
    '34.120000000000',
    '34.127300000000001',
  ])('do not include %s', (text) => {
    expect(amountsOf(text).filter(({ digits }) => digits.length > 1)).toEqual([]);
  });
});
