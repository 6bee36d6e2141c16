import type { IsoDate, ParsedStatement } from '@kumbara/shared';
import { sniff } from '#intake/sniff.ts';
import { StatementError } from './errors.ts';
import { extractLinesInProcess, parseInProcess, readCellsInProcess } from './parser-process/parser-process.ts';

export { placeInLine } from './parser-process/queue.ts';
export { StatementError };

export type ReadOptions = {
  fileName?: string;
  mimeType?: string;
  password?: string;
  /** Used where the document prints no currency. */
  currency: string;
  /** The latest plausible day. Dates without a year are placed before it. */
  today: IsoDate;
  /** Id of the user. Only one document per owner is parsed at a time, so that one user does not block the others. */
  owner?: string;
  signal?: AbortSignal;
};

/**
 * Parses a bank or card statement: PDF, XLS, XLSX, and HTML or CSV files with one of these extensions. Parsing runs in
 * a child process with limits on memory, time, files and network; at most two run at once.
 * @throws StatementError with the reason why the document cannot be read; the signal's reason when aborted
 */
export async function readStatement(bytes: Uint8Array, options: ReadOptions): Promise<ParsedStatement> {
  options.signal?.throwIfAborted();
  const { fileName, password, currency, today, owner, signal } = options;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = sniff(buffer, fileName);
  return parseInProcess(buffer, { kind, password, currency, today }, { owner, signal });
}

/**
 * Extracts the printed lines of a PDF, cells separated by tabs, without interpreting them. Used for invoices attached
 * to mails. The same limits apply.
 * @throws StatementError for a PDF that cannot be read
 */
export async function readPdfLines(bytes: Uint8Array, { signal }: { signal?: AbortSignal } = {}): Promise<string[]> {
  signal?.throwIfAborted();
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (sniff(buffer) !== 'pdf') throw new StatementError('unsupported_file_type');
  return extractLinesInProcess(buffer, { signal });
}

/**
 * Reads the first visible sheet of a workbook (XLSX, XLS) as rows of texts: days as `YYYY-MM-DD`, numbers with a decimal
 * point. The same limits apply.
 * @throws StatementError for a file that is no workbook or cannot be read
 */
export async function readWorkbookCells(
  bytes: Uint8Array,
  { owner, signal }: { owner?: string; signal?: AbortSignal } = {},
): Promise<string[][]> {
  signal?.throwIfAborted();
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = sniff(buffer);
  if (kind === 'locked-sheet') throw new StatementError('statement_encrypted');
  if (kind !== 'xlsx' && kind !== 'binary-sheet') throw new StatementError('unsupported_file_type');
  return readCellsInProcess(buffer, { rows_of: kind }, { owner, signal });
}
