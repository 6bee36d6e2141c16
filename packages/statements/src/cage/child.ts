import { StatementError } from '#errors.ts';
import { readDocument } from '#read/read-document.ts';
import type { Answer, LinesTask, Task } from './task.ts';

/** Runs inside the cage: one document in, one answer out. */
async function main(): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const input = Buffer.concat(chunks);
  const line = input.indexOf(10);
  const task = JSON.parse(input.toString('utf8', 0, line)) as Task | LinesTask;
  const bytes = input.subarray(line + 1);
  try {
    if ('lines_of' in task) return { lines: await linesOfPdf(bytes) };
    return { reading: await readDocument(bytes, task) };
  } catch (error) {
    return { error: error instanceof StatementError ? error.code : 'statement_damaged' };
  }
}

const linesOfPdf = async (bytes: Buffer) =>
  (await (await import('#read/pdf.ts')).readPdf(bytes)).lines.map(({ text }) => text);

// Leaving at once: nothing a parser left running may keep the process.
process.stdout.write(JSON.stringify(await main()), () => process.exit(0));
