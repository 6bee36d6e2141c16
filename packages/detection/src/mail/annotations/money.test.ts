import { describe, expect, it } from 'vitest';
import { findMoney, isKrone } from './money.ts';

const amounts = (text: string, home?: string) =>
  findMoney(text, home).map(({ amount, currency }) => `${amount} ${currency}`);

describe('amounts in a text', () => {
  it.each([
    ['Total $20.00', '20 USD'],
    ['1.234,56 €', '1234.56 EUR'],
    ['€1,234.56', '1234.56 EUR'],
    ['1 461,89 €', '1461.89 EUR'],
    ["CHF 1'299.00", '1299 CHF'],
    ['₺1.842', '1842 TRY'],
    ['TL.1.234,-', '1234 TRY'],
    ['149,99TL', '149.99 TRY'],
    ['59.000 ₫', '59000 VND'],
    ['1,50,000 INR', '150000 INR'],
    ['KWD 1.500', '1.5 KWD'],
    ['€0,990', '0.99 EUR'],
    ['1 500 PLN', '1500 PLN'],
    ['R$ 21,90 por mês', '21.9 BRL'],
    ['CA$12.99', '12.99 CAD'],
    ['$129.00 MXN', '129 MXN'],
    ['13,76 € EUR', '13.76 EUR'],
    ['AED 73.49', '73.49 AED'],
    ['26,99 zł', '26.99 PLN'],
    ['11 990 Ft/év', '11990 HUF'],
    ['Total EUR\t34,73', '34.73 EUR'],
  ])('reads %s', (text, amount) => {
    expect(amounts(text)).toEqual([amount]);
  });

  it('takes neither numbers without a currency nor words that look like one for money', () => {
    for (const text of ['Order 12345', 'TRY 7 days free', 'GET ALL 5', '21 juil. 2026', 'invoice #1234'])
      expect(amounts(text)).toEqual([]);
  });

  it('reads a sign that countries share as that of the mail', () => {
    expect(amounts('99 kr', 'SEK')).toEqual(['99 SEK']);
    expect(amounts('$12.99', 'CAD')).toEqual(['12.99 CAD']);
  });

  it('takes crowns for money although it does not know whose they are', () => {
    expect(findMoney('99 kr').map((money) => isKrone('99 kr', money))).toEqual([true]);
    expect(findMoney('kr 99,00').map(({ amount }) => amount)).toEqual([99]);
  });
});
