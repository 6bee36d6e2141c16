import { maxImportRows } from '@kumbara/shared';
import { readWorkbookCells, StatementError } from '@kumbara/statements';
import papaparse from 'papaparse';
import { AppError } from '#lib/app-error.ts';
import { unquoteFormula } from '#lib/csv.ts';
import { isData } from './guess-mapping.ts';

/** A file as texts. Every row has a cell for each heading, which is empty where the file has no line of headings. */
export type Table = { headings: string[]; rows: string[][] };

const maxColumns = 100;
const maxLetters = 2_000;

type Upload = { bytes: Uint8Array; owner: string; signal: AbortSignal };

/**
 * Reads a CSV, a workbook or a JSON file with a list of objects, whatever its name says.
 * @throws AppError for a file without a table
 */
export async function readTable(upload: Upload): Promise<Table> {
  const [headings = [], ...rows] = await readCells(upload);
  const width = Math.min(maxColumns, headings.length);
  if (rows.length === 0 || width === 0) throw new AppError('import_empty');
  if (rows.length > maxImportRows) throw new AppError('import_too_long');
  const resize = (row: string[]) => Array.from({ length: width }, (_, at) => clean(row[at] ?? ''));
  return { headings: resize(headings).map((heading) => heading.trim()), rows: rows.map(resize) };
}

/** PostgreSQL stores no null character. */
const clean = (cell: string): string => cell.replaceAll('\0', '').slice(0, maxLetters);

/** The headings, then the rows. */
async function readCells({ bytes, ...caller }: Upload): Promise<string[][]> {
  if (isWorkbook(bytes)) return withHeadings(await readWorkbook(bytes, caller));
  // Excel's line about the separator says what the rows show as well. A tab is a column.
  const text = decode(bytes)
    .replace(/^[\uFEFF\r\n ]+/, '')
    .replace(/^sep=.\r?\n/i, '');
  if (/^[[{]/.test(text)) return readJson(text);
  if (isBinary(text) || text.startsWith('%PDF-')) throw new AppError('import_unreadable');
  const { data } = papaparse.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  return withHeadings(data.map((row) => row.map(unquoteFormula)));
}

/** The first line is kept as a row where it is data: the headings above it are empty. */
function withHeadings(lines: string[][]): string[][] {
  const rows = lines.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (!isData(rows[0] ?? [])) return rows;
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  return [Array(width).fill(''), ...rows];
}

/** A zip, or a compound file of an older Excel. */
const isWorkbook = (bytes: Uint8Array): boolean =>
  ['504b0304', 'd0cf11e0'].includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'));

async function readWorkbook(bytes: Uint8Array, caller: Omit<Upload, 'bytes'>): Promise<string[][]> {
  try {
    return await readWorkbookCells(bytes, caller);
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    // The other codes speak of statements of a bank.
    const isBusy = error.code === 'statement_reader_busy';
    throw new AppError(isBusy ? error.code : 'import_unreadable', { cause: error });
  }
}

function decode(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel in Turkey.
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

const isBinary = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell a text from a picture
  /[\0-\x08\x0e-\x1f]/.test(text.slice(0, 1_000)) && /[\0\x01\x02]/.test(text.slice(0, 4_000));

/** A list of objects, or an object that holds one: Wallos exports `{ success, subscriptions: [{ "Name", … }] }`. */
function readJson(text: string): string[][] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('import_empty', { cause });
  }
  const lists: unknown[][] = Array.isArray(value) ? [value] : Object.values(value as object).filter(Array.isArray);
  const objects = lists
    .map((list) => list.filter((one): one is Record<string, unknown> => one instanceof Object))
    .reduce((longest, list) => (list.length > longest.length ? list : longest), []);
  const headings = [...new Set(objects.slice(0, maxImportRows).flatMap(Object.keys))].slice(0, maxColumns);
  return [headings, ...objects.map((one) => headings.map((heading) => scalar(one[heading])))];
}

const scalar = (value: unknown): string => (value === null || value instanceof Object ? '' : String(value ?? ''));
