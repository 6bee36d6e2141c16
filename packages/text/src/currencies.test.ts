import { expect, it } from 'vitest';
import { findCurrency, parseCurrencyName, resolveSign } from './currencies.ts';

it.each([
  ['129,99 TL', 'TRY'],
  ['₺129,99', 'TRY'],
  ['NT$ 300', 'TWD'],
  ['R$49,90', 'BRL'],
  ['39,99 zł', 'PLN'],
  ['kr 99', 'kr'],
  ['$5', '$'],
  ['battle 5', undefined],
])('finds the currency of %s', (text, code) => expect(findCurrency(text)).toBe(code));

it.each([
  ['US Dollars', 'USD'],
  ['Türk Lirası', 'TRY'],
  ['Schweizer Franken', 'CHF'],
  ['eur', 'EUR'],
  ['Netflix', undefined],
])('reads %s as a name', (text, code) => expect(parseCurrencyName(text)).toBe(code));

it('takes a shared sign for the currency of the user where it can be', () => {
  expect(resolveSign('$', 'CAD')).toBe('CAD');
  expect(resolveSign('$', 'TRY')).toBe('USD');
  expect(resolveSign('kr', 'NOK')).toBe('NOK');
  expect(resolveSign('GBP', 'CAD')).toBe('GBP');
});
