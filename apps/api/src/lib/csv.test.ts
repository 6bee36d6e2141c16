import { expect, it } from 'vitest';
import { csvOf, unquoteFormula } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['-12.50', '-12.50'],
  ['Netflix', 'Netflix'],
  ['a=b', 'a=b'],
])('a cell is text in a spreadsheet: %j', (value, cell) => {
  expect(csvOf([{ name: value }])).toBe(`\uFEFFname\r\n${cell}\r\n`);
});

it.each(['=1', "'=1", "''=1", "'a", "'", '-12', "'-12", '@x', '+'])('comes back as it was: %j', (value) => {
  const [, line = ''] = csvOf([{ name: value }]).split('\r\n');
  expect(unquoteFormula(line)).toBe(value);
});
