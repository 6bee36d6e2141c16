import { StatementError } from '#errors.ts';
import { readDocument } from '#read/read-document.ts';
import type { Answer, LinesTask, RowsTask, Task } from './task.ts';

/**
 * Runs in the parser process: receives one line of JSON and a document, returns one answer.
 * @param onProgress called with the estimated share of the work that is done, 0 to 1
 */
export async function answerRequest(input: Buffer, onProgress: (share: number) => void): Promise<Answer> {
  const end = input.indexOf(10);
  const task = JSON.parse(input.toString('utf8', 0, end)) as Task | LinesTask | RowsTask;
  const bytes = input.subarray(end + 1);
  try {
    if ('lines_of' in task) return { lines: await linesOfPdf(bytes, onProgress) };
    if ('rows_of' in task) return { rows: await (await import('#read/workbook.ts')).readCells(bytes) };
    return { statement: await readDocument(bytes, task, onProgress) };
  } catch (error) {
    return { error: error instanceof StatementError ? error.code : 'statement_damaged' };
  }
}

const linesOfPdf = async (bytes: Buffer, onPage: (share: number) => void) =>
  (await (await import('#read/pdf.ts')).readPdf(bytes, undefined, onPage)).lines.map(({ text }) => text);
