import { expect, it } from 'vitest';
import { csv, workbook } from '#testing/documents.ts';
import { sniff } from './sniff.ts';

const code = (bytes: Buffer, name?: string) => {
  try {
    return sniff(bytes, name);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it.each([
  ['a PDF called .xlsx', Buffer.from('%PDF-1.7 …'), 'a.xlsx', 'pdf'],
  ['a workbook called .xls', workbook([['Date']]), 'a.xls', 'xlsx'],
  ['an old workbook called .pdf', workbook([['Date']], 'biff8'), 'a.pdf', 'binary-sheet'],
  ['HTML called .xls', Buffer.from('<html><table></table></html>'), 'a.xls', 'text'],
  ['cells parted by semicolons called .xls', csv('a;b\n1;2'), 'a.xls', 'text'],
  ['nothing at all', Buffer.alloc(0), 'a.pdf', 'statement_empty'],
  ['blanks only', Buffer.from(' \n\t '), 'a.xls', 'statement_empty'],
  ['a picture called .pdf', Buffer.from('89504e470d0a1a0a00', 'hex'), 'a.pdf', 'unsupported_file_type'],
  ['a program called .xls', Buffer.from('4d5a90000300', 'hex'), 'a.xls', 'unsupported_file_type'],
  ['a picture of a telephone called .pdf', Buffer.from('\0\0\0\x18ftypheic'), 'a.pdf', 'unsupported_file_type'],
  ['a text whose first words begin like a program', csv('MZ;b\n1;2'), 'a.xls', 'text'],
  ['a zip that is no workbook', Buffer.from('504b0304', 'hex'), 'a.zip', 'statement_damaged'],
  ['noise called .pdf', Buffer.from('0102030405', 'hex'), 'a.pdf', 'statement_damaged'],
  ['noise called .bin', Buffer.from('0102030405', 'hex'), 'a.bin', 'unsupported_file_type'],
])('recognises %s by its first bytes', (_, bytes, name, answer) => {
  expect(code(bytes, name)).toBe(answer);
});

it('refuses a workbook with a false directory, without inflating it', () => {
  const honest = workbook([['Date', 'Amount']]);
  const lie = Buffer.from(honest);
  const entry = lie.indexOf(Buffer.from('504b0102', 'hex'));
  lie.writeUInt32LE(900_000_000, entry + 24);
  expect(code(honest)).toBe('xlsx');
  expect(code(lie)).toBe('statement_too_complex');
  expect(code(honest.subarray(0, honest.length - 30))).toBe('statement_damaged');
});
