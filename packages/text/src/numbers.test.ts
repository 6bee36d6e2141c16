import { expect, it } from 'vitest';
import { inferDecimalMark, parseNumber } from './numbers.ts';

it.each([
  ['1.234,56', undefined, 1234.56],
  ['1,234.56', undefined, 1234.56],
  ['1 234,56', undefined, 1234.56],
  ["1'234.56", undefined, 1234.56],
  ['1,50,000', undefined, 150_000],
  ['1.234.567', undefined, 1_234_567],
  ['13 99', undefined, 13.99],
  ['1 461,89', undefined, 1461.89],
  ['229,99', '.', 229.99],
  ['20.00', ',', 20],
  ['1.234', ',', 1234],
  ['1,234', '.', 1234],
  ['260.000', undefined, 260_000],
  ['1990', undefined, 1990],
  ['0.245', ',', 0.245],
  ['12,5', undefined, 12.5],
] as const)('reads %s (document of %s) as %d', (printed, mark, value) => {
  expect(parseNumber(printed, mark)).toBe(value);
});

it('takes three last digits for decimals in a currency that has three', () => {
  expect([parseNumber('1.234', undefined, 3), parseNumber('1,234.500', undefined, 3)]).toEqual([1.234, 1234.5]);
});

it.each([
  [['1.234,56', '12,00'], ','],
  [['1,234.56', '12.00'], '.'],
  [['1.234.567'], ','],
  [['12,00', '8,90', '7.10'], ','],
  [['1.234', '5.678'], undefined],
  [['100', '200'], undefined],
] as const)('infers from %j the mark %s', (numbers, mark) => {
  expect(inferDecimalMark(numbers)).toBe(mark);
});
