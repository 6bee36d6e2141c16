import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

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
