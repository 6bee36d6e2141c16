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
  const formats = createFormats(SSF, Boolean(book.Workbook?.WBProps?.date1904));
  for (const [index, name] of book.SheetNames.entries()) {
    const hidden = book.Workbook?.Sheets?.[index]?.Hidden;
    const sheet = book.Sheets[name];
    if (hidden || !sheet) continue;
    sheets.set(index + 1, cellText(name));
    lines.push(...readSheet(sheet, index + 1, formats));
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
  const formats = createFormats(SSF, Boolean(book.Workbook?.WBProps?.date1904));
  expectAtMost(limits.rows, rows.length);
  return Array.from(rows, (row) =>
    Array.from((row ?? []).slice(0, limits.columns), (cell) => (cell ? plainText(cell, formats) : '')),
  );
}

function plainText(cell: SheetJs.CellObject, formats: Formats): string {
  const day = cell.t === 'n' ? formats.dateOf(cell)?.day : undefined;
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
      // Formatted here, because days repeat.
      cellText: false,
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

function readSheet(sheet: SheetJs.WorkSheet, page: number, formats: Formats): Line[] {
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
      const word = readCell(cell, x, formats);
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

function readCell(cell: SheetJs.CellObject, x: number, formats: Formats): Word | undefined {
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const date = formats.dateOf(cell);
    return date ? makeCell(x, date.text, undefined, date.day) : makeCell(x, formats.textOf(cell), cell.v);
  }
  if (cell.t === 'd' && cell.v instanceof Date) {
    const date = cell.v.toISOString().slice(0, 10);
    return makeCell(x, date, undefined, date);
  }
  const text = cell.t === 's' ? cellText(String(cell.v ?? '')) : '';
  return text ? makeCell(x, text) : undefined;
}

type Formats = ReturnType<typeof createFormats>;
type Day = { day: string; text: string };

/** Numbers as their cells show them. What a format means is found once, and so is each day. */
function createFormats(ssf: typeof SheetJs.SSF, date1904: boolean) {
  const known = new Map<unknown, { named: string; days: Map<number, Day | undefined> | undefined }>();
  function read(format: unknown) {
    const own = known.get(format) ?? {
      named: writeCurrencyCode(String(format ?? 'General')),
      days: ssf.is_date(String(format ?? 'General')) ? new Map<number, Day | undefined>() : undefined,
    };
    known.set(format, own);
    return own;
  }
  function print({ v, z }: SheetJs.CellObject): string {
    try {
      return ssf.format(read(z).named, Number(v), { date1904 }).trim();
    } catch {
      return '';
    }
  }
  function readDay(cell: SheetJs.CellObject): Day | undefined {
    const date = ssf.parse_date_code(Number(cell.v), { date1904 });
    if (!date || date.y <= 1900) return undefined;
    const day = `${date.y}-${String(date.m).padStart(2, '0')}-${String(date.d).padStart(2, '0')}`;
    return { day, text: print(cell) || day };
  }
  return {
    /** A number as its cell shows it, with its currency as a code where the format names the country. */
    textOf: (cell: SheetJs.CellObject): string => print(cell) || String(cell.v),
    /** The day of a number that its format shows as one, and how. */
    dateOf(cell: SheetJs.CellObject): Day | undefined {
      const { days } = read(cell.z);
      if (!days) return undefined;
      const value = Number(cell.v);
      if (!days.has(value)) days.set(value, readDay(cell));
      return days.get(value);
    },
  };
}
