import papaparse from 'papaparse';
import { expect, it } from 'vitest';
import { csvOf, unquoteFormula } from './csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r\'=1"'],
  ["x;=cmd|'/C calc'!A0;y", "x;'=cmd|'/C calc'!A0;y"],
  ['a\n\n=1\n- b', '"a\n\n\'=1\n\'- b"'],
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

it.each(['=1', "'=1", "''=1", "'a", "'", '-12', "'-12", '@x', '+', 'a;=1', "a;'=1", 'a\n\n-b', '=1;=2'])(
  'comes back as it was: %j',
  (value) => {
    const [, [cell = '']] = papaparse.parse<string[]>(csvOf([{ name: value }])).data as [string[], string[]];
    expect(unquoteFormula(cell)).toBe(value);
  },
);
