import type { ParsedStatement } from '@kumbara/shared';
import { StatementError } from '#errors.ts';
import { interpret } from '#interpret/interpret.ts';
import type { Task } from '#parser-process/task.ts';
import type { Lines } from './lines.ts';

/** Parses the bytes of a known file type into a statement. Each parser is loaded only for its own type. */
export async function readDocument(bytes: Buffer, task: Task): Promise<ParsedStatement> {
  const lines = await readLines(bytes, task);
  try {
    return interpret(lines, task);
  } catch (error) {
    const isEmptyHanded = error instanceof StatementError && error.code === 'statement_no_transactions';
    throw isEmptyHanded && lines.isPictured ? new StatementError('statement_scanned', { cause: error }) : error;
  }
}

/** Returns the printed lines or cells of a document. */
export async function readLines(bytes: Buffer, { kind, password }: Task): Promise<Lines> {
  switch (kind) {
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(bytes, password);
    case 'text':
      return (await import('./text-document.ts')).readTextDocument(bytes);
    case 'locked-sheet':
      return readSheets(await (await import('./unlock/unlock.ts')).decryptWorkbookPackage(bytes, password));
    case 'binary-sheet':
      return readSheets(await (await import('./unlock/unlock.ts')).decryptBinarySheet(bytes, password), password);
    case 'xlsx':
      return readSheets(bytes);
  }
}

const readSheets = async (bytes: Buffer, password?: string): Promise<Lines> =>
  (await import('./workbook.ts')).readWorkbook(bytes, password);
