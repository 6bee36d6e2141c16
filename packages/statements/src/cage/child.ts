import { StatementError } from '#errors.ts';
import { readDocument } from '#read/read-document.ts';
import type { Answer, LinesTask, Task } from './task.ts';

/** Runs inside the cage: one line of JSON and a document in, one answer out. */
export async function answerTo(input: Buffer): Promise<Answer> {
  const end = input.indexOf(10);
  const task = JSON.parse(input.toString('utf8', 0, end)) as Task | LinesTask;
  const bytes = input.subarray(end + 1);
  try {
    if ('lines_of' in task) return { lines: await linesOfPdf(bytes) };
    return { reading: await readDocument(bytes, task) };
  } catch (error) {
    return { error: error instanceof StatementError ? error.code : 'statement_damaged' };
  }
}

const linesOfPdf = async (bytes: Buffer) =>
  (await (await import('#read/pdf.ts')).readPdf(bytes)).lines.map(({ text }) => text);
