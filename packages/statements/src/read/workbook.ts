import type { StatementErrorCode } from '@kumbara/shared';
import type * as SheetJs from 'xlsx';
import { StatementError } from '#errors.ts';
import { writeCurrencyCode } from './format-currency.ts';
import { expectAtMost, limits } from './limits.ts';
import { cellText, type Line, type Lines, makeCell, makeCellLine, type Word } from './lines.ts';

/** Reads an XLSX or XLS workbook with SheetJS. Hidden rows, columns and sheets are skipped. */
export async function readWorkbook(bytes: Buffer, password?: string): Promise<Lines> {
  const { read, SSF } = await import('xlsx');
  const book = parse(read, bytes, password);
  const lines: Line[] = [];
  const sheets = new Map<number, string>();
  for (const [index, name] of book.SheetNames.entries()) {
    const hidden = book.Workbook?.Sheets?.[index]?.Hidden;
    const sheet = book.Sheets[name];
    if (hidden || !sheet) continue;
    sheets.set(index + 1, cellText(name));
    lines.push(...readSheet(sheet, index + 1, SSF, Boolean(book.Workbook?.WBProps?.date1904)));
    expectAtMost(limits.rows, lines.length);
  }
  if (lines.length === 0 && !hasCells(book)) throw new StatementError(whyEmpty(read, bytes, password));
  return { layout: 'grid', lines, sheets };
}

/** The cells of the first visible sheet as texts. Hidden rows and columns belong to the table. */
export async function readCells(bytes: Buffer): Promise<string[][]> {
  const { read, SSF } = await import('xlsx');
  const book = parse(read, bytes);
  const at = book.SheetNames.findIndex((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden);
  const rows = (book.Sheets[book.SheetNames[at] ?? '']?.['!data'] ?? []) as unknown as Row[];
  const date1904 = Boolean(book.Workbook?.WBProps?.date1904);
  expectAtMost(limits.rows, rows.length);
  return Array.from(rows, (row) =>
    Array.from((row ?? []).slice(0, limits.columns), (cell) => (cell ? plainText(cell, SSF, date1904) : '')),
  );
}

function plainText(cell: SheetJs.CellObject, ssf: typeof SheetJs.SSF, date1904: boolean): string {
  const day = cell.t === 'n' ? readDay(cell, ssf, date1904) : undefined;
  return (day ?? (cell.t === 'z' || cell.t === 'e' ? '' : String(cell.v ?? ''))).slice(0, limits.letters);
}

/** True if a workbook without visible cells holds some. */
const hasCells = (book: SheetJs.WorkBook): boolean =>
  Object.values(book.Sheets)
    .flatMap((sheet) => (sheet['!data'] ?? []) as Row[])
    .some((row) => row?.some((cell) => cell !== undefined && cell.t !== 'z' && String(cell.v ?? '').trim() !== ''));

/** SheetJS reads a sheet that it cannot unpack as empty, and says so only if it is asked to. */
function whyEmpty(read: typeof SheetJs.read, bytes: Buffer, password?: string): StatementErrorCode {
  try {
    read(bytes, { type: 'buffer', WTF: true, ...(password ? { password } : {}) });
    return 'statement_empty';
  } catch {
    return 'statement_damaged';
  }
}

function parse(read: typeof SheetJs.read, bytes: Buffer, password?: string): SheetJs.WorkBook {
  try {
    // Dense sheets and a row limit: with sparse ones, SheetJS would build every address of a forged range.
    return read(bytes, {
      type: 'buffer',
      dense: true,
      sheetRows: limits.rows + 1,
      cellHTML: false,
      cellNF: true,
      cellText: true,
      cellStyles: true,
      bookVBA: false,
      ...(password ? { password } : {}),
    });
  } catch (cause) {
    const message = String((cause as Error)?.message);
    if (/password/i.test(message))
      throw new StatementError(password ? 'statement_wrong_password' : 'statement_encrypted');
    throw new StatementError('statement_damaged', { cause });
  }
}

type Row = (SheetJs.CellObject | undefined)[] | undefined;

function readSheet(sheet: SheetJs.WorkSheet, page: number, ssf: typeof SheetJs.SSF, date1904: boolean): Line[] {
  const rows = (sheet['!data'] ?? []) as unknown as Row[];
  const hiddenColumn = (sheet['!cols'] ?? []).map((column) => column?.hidden === true);
  const lines: Line[] = [];
  let cells = 0;
  for (const [y, row] of rows.entries()) {
    if (!row || sheet['!rows']?.[y]?.hidden) continue;
    const words: Word[] = [];
    let column = 0;
    for (const [x, cell] of row.entries()) {
      if (!cell || hiddenColumn[x]) continue;
      cells += 1;
      const word = readCell(cell, x, ssf, date1904);
      if (word && column < limits.columns) {
        words.push(word);
        column += 1;
      }
    }
    expectAtMost(limits.cells, cells);
    if (words.length) lines.push(makeCellLine(page, y, words));
  }
  return lines;
}

function readCell(cell: SheetJs.CellObject, x: number, ssf: typeof SheetJs.SSF, date1904: boolean): Word | undefined {
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const date = readDay(cell, ssf, date1904);
    if (date) return makeCell(x, cell.w?.trim() || date, undefined, date);
    return makeCell(x, shownText(cell, cell.v, ssf), cell.v);
  }
  if (cell.t === 'd' && cell.v instanceof Date) {
    const date = cell.v.toISOString().slice(0, 10);
    return makeCell(x, cell.w?.trim() || date, undefined, date);
  }
  const text = cell.t === 's' ? cellText(String(cell.v ?? '')) : '';
  return text ? makeCell(x, text) : undefined;
}

/** The day of a number that its format shows as one. */
function readDay({ v, z }: SheetJs.CellObject, ssf: typeof SheetJs.SSF, date1904: boolean): string | undefined {
  if (z === undefined || !ssf.is_date(String(z))) return undefined;
  const day = ssf.parse_date_code(Number(v), { date1904 });
  if (!day || day.y <= 1900) return undefined;
  return `${day.y}-${String(day.m).padStart(2, '0')}-${String(day.d).padStart(2, '0')}`;
}

/** Returns a number as its cell shows it, with its currency as a code where the format names the country. */
function shownText({ w, z }: SheetJs.CellObject, value: number, ssf: typeof SheetJs.SSF): string {
  const format = String(z ?? '');
  const named = writeCurrencyCode(format);
  return (named === format ? w : ssf.format(named, value))?.trim() || String(value);
}
