import type { StatementReading } from '@kumbara/shared';
import type { Task } from '#cage/task.ts';
import { StatementError } from '#errors.ts';
import { interpret } from '#interpret/interpret.ts';
import type { Lines } from './lines.ts';

/**
 * Bytes of a known kind to a reading. Each parser is loaded only when its kind arrives.
 * @param onProgress called after every page, when all lines are read, and after each part of understanding them
 */
export async function readDocument(bytes: Buffer, task: Task, onProgress = () => {}): Promise<StatementReading> {
  const lines = await readLines(bytes, task, onProgress);
  onProgress();
  try {
    return interpret(lines, task, onProgress);
  } catch (error) {
    const isEmptyHanded = error instanceof StatementError && error.code === 'statement_no_transactions';
    throw isEmptyHanded && lines.isPictured ? new StatementError('statement_scanned', { cause: error }) : error;
  }
}

async function readLines(bytes: Buffer, { kind, password }: Task, onPage: () => void): Promise<Lines> {
  switch (kind) {
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(bytes, password, onPage);
    case 'text':
      return (await import('./text-document.ts')).readTextDocument(bytes);
    case 'locked-sheet':
      return readSheets(await (await import('./unlock/unlock.ts')).unlockPackage(bytes, password));
    case 'binary-sheet':
      return readSheets(await (await import('./unlock/unlock.ts')).unlockBinarySheet(bytes, password), password);
    case 'xlsx':
      return readSheets(bytes);
  }
}

const readSheets = async (bytes: Buffer, password?: string): Promise<Lines> =>
  (await import('./workbook.ts')).readWorkbook(bytes, password);
