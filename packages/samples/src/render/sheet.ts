import { daysBetween } from '@kumbara/shared';
import { type CellObject, utils, type WorkSheet, write } from 'xlsx';
import type { Cell, Document } from '#layouts/document.ts';
import { createGrid, type GridRow } from './grid.ts';

type SheetFormat = 'xlsx' | 'biff8';

/** A day as Excel's serial number: days since 30 December 1899. */
const serial = (day: string) => daysBetween('1899-12-30', day);

function cellObject(
  { text, money, moneyFormat = '#,##0.00', day }: Cell,
  mode: Document['cells'],
  row: number,
): CellObject | undefined {
  if (day !== undefined && (mode === 'typed' || (mode === 'mixed' && row % 2 === 0))) {
    return { t: 'n', v: serial(day), z: 'dd.mm.yyyy' };
  }
  if (money !== undefined && mode !== 'text') return { t: 'n', v: money, z: moneyFormat };
  return text === '' ? undefined : { t: 's', v: text };
}

/** Marks hidden rows. The BIFF writer cannot mark them, so they are left out there. */
function sheetOf(rows: GridRow[], mode: Document['cells'], emptyColumns: number): WorkSheet {
  const sheet: WorkSheet = { '!rows': rows.map(({ hidden }) => ({ hidden: hidden ?? false })) };
  rows.forEach(({ cells }, r) => {
    cells.forEach((cell, c) => {
      const object = cellObject(cell, mode, r);
      if (object) sheet[utils.encode_cell({ r, c })] = object;
    });
  });
  const widest = Math.max(1, ...rows.map(({ cells }) => cells.length));
  sheet['!ref'] = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: Math.max(0, rows.length - 1), c: widest - 1 + emptyColumns },
  });
  return sheet;
}

/** A workbook with one sheet and an optional cover sheet. */
export function workbookBytes(sheet: WorkSheet, bookType: SheetFormat, cover?: string[]): Buffer {
  const book = utils.book_new();
  if (cover) utils.book_append_sheet(book, utils.aoa_to_sheet(cover.map((line) => [line])), 'Info');
  utils.book_append_sheet(book, sheet, 'Sheet1');
  return write(book, { type: 'buffer', bookType, compression: true });
}

export function renderSheet(document: Document, format: SheetFormat): Buffer {
  const rows = createGrid(document).filter(({ hidden }) => format === 'xlsx' || !hidden);
  const { cover, emptyColumns = 0 } = document.sheet ?? {};
  // BIFF8 sheets end at column 256.
  const more = format === 'xlsx' ? emptyColumns : Math.min(emptyColumns, 200);
  return workbookBytes(sheetOf(rows, document.cells, more), format, cover);
}
