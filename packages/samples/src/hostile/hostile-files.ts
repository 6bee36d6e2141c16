import { utils } from 'xlsx';
import { workbookBytes } from '#render/sheet.ts';
import { hostileBiff } from './hostile-biff.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { hostileTexts } from './hostile-texts.ts';
import { hostileWorkbooks } from './hostile-workbooks.ts';
import { catalog, onePage, page, stream, writePdf } from './pdf-writer.ts';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400, 0x90)]);

/** Files with a wrong extension, and empty files. */
const mistaken = (): HostileFile[] => [
  { name: 'nothing.pdf', bytes: Buffer.alloc(0), why: '0 bytes', expect: ['statement_empty'] },
  { name: 'nothing.xlsx', bytes: Buffer.alloc(0), why: '0 bytes', expect: ['statement_empty'] },
  { name: 'nothing.xls', bytes: Buffer.alloc(0), why: '0 bytes', expect: ['statement_empty'] },
  {
    name: 'empty-sheet.xlsx',
    bytes: workbookBytes(utils.aoa_to_sheet([]), 'xlsx'),
    why: 'a workbook with an empty sheet',
    expect: ['statement_empty'],
  },
  {
    name: 'empty-sheet.xls',
    bytes: workbookBytes(utils.aoa_to_sheet([]), 'biff8'),
    why: 'an XLS workbook with an empty sheet',
    expect: ['statement_empty'],
  },
  {
    name: 'blank-page.pdf',
    bytes: writePdf([catalog, onePage, page('', 4), stream('')]),
    why: 'one empty page',
    expect: ['statement_empty', 'statement_scanned'],
  },
  {
    name: 'letter.pdf',
    bytes: writePdf([
      catalog,
      onePage,
      page('/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>', 4),
      stream('BT /F 12 Tf 72 700 Td (Dear customer, our branch moves on 12.10.2026.) Tj ET'),
    ]),
    why: 'a letter with a date and no transactions',
    expect: ['statement_no_transactions'],
  },
  { name: 'picture.pdf', bytes: png, why: 'an image with the extension .pdf', expect: ['unsupported_file_type'] },
  {
    name: 'program.xlsx',
    bytes: program,
    why: 'a program with the extension .xlsx',
    expect: ['unsupported_file_type'],
  },
  { name: 'program.xls', bytes: program, why: 'a program with the extension .xls', expect: ['unsupported_file_type'] },
  { name: 'statement.exe', bytes: program, why: 'a program', expect: ['unsupported_file_type'] },
];

/**
 * Files made to harm a reader of statements, with the accepted results. All are generated in a few seconds; the largest
 * is about 4 MB.
 */
export const hostileFiles = (): HostileFile[] => [
  ...mistaken(),
  ...hostilePdfs(),
  ...hostileWorkbooks(),
  ...hostileBiff(),
  ...hostileTexts(),
];
