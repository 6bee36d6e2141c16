import type { IsoDate, ParsedStatement } from '@kumbara/shared';
import { sniff } from '#intake/sniff.ts';
import { StatementError } from './errors.ts';
import { extractLinesInProcess, parseInProcess } from './parser-process/parser-process.ts';

export { StatementError };

export type ReadOptions = {
  fileName?: string;
  mimeType?: string;
  password?: string;
  /** Taken when the document prints none. */
  currency: string;
  /** The latest plausible day: dates without a year lie before it. */
  today: IsoDate;
  /** Whose it is: one document of each is read at a time, so that nobody waits for all of somebody else's. */
  owner?: string;
  signal?: AbortSignal;
};

/**
 * Reads a bank or card statement into transactions: PDF, XLS, XLSX, and HTML or CSV that call themselves one of these.
 * Parsing happens in a child process with limits on memory, time, files and network; at most two run at once.
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
 * The printed lines of a PDF, cells parted by tabs, without judging them: invoices attached to mails. Same limits.
 * @throws StatementError for what is no readable PDF
 */
export async function readPdfLines(bytes: Uint8Array, { signal }: { signal?: AbortSignal } = {}): Promise<string[]> {
  signal?.throwIfAborted();
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (sniff(buffer) !== 'pdf') throw new StatementError('unsupported_file_type');
  return extractLinesInProcess(buffer, { signal });
}
