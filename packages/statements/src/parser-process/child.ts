import { StatementError } from '#errors.ts';
import { readDocument } from '#read/read-document.ts';
import type { Answer, LinesTask, RowsTask, Task } from './task.ts';

/** Runs in the parser process: receives one line of JSON and a document, returns one answer. */
export async function answerRequest(input: Buffer): Promise<Answer> {
  const end = input.indexOf(10);
  const task = JSON.parse(input.toString('utf8', 0, end)) as Task | LinesTask | RowsTask;
  const bytes = input.subarray(end + 1);
  try {
    if ('lines_of' in task) return { lines: await linesOfPdf(bytes) };
    if ('rows_of' in task) return { rows: await (await import('#read/workbook.ts')).readCells(bytes) };
    return { statement: await readDocument(bytes, task) };
  } catch (error) {
    return { error: error instanceof StatementError ? error.code : 'statement_damaged' };
  }
}

const linesOfPdf = async (bytes: Buffer) =>
  (await (await import('#read/pdf.ts')).readPdf(bytes)).lines.map(({ text }) => text);
