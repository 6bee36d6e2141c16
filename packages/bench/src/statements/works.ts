import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { detectInStatements, type StatementFindings } from '@kumbara/detection';
import type { StatementReading } from '@kumbara/shared';
import { readStatement } from '@kumbara/statements';
import type { BenchDocument } from './documents.ts';
import type { Work } from './in-turn.ts';

const run = promisify(execFile);
const mostOutput = 200_000_000;

/** What the product does with an upload: read it in the cage, then detect. */
export const ours = async (document: BenchDocument): Promise<StatementReading> => {
  const reading = await readStatement(document.bytes, document);
  detect(reading, document);
  return reading;
};

export const detect = (reading: StatementReading, { today, fileName }: BenchDocument): StatementFindings =>
  detectInStatements([{ ...reading, id: fileName }], { today });

const program = (name: string) => fileURLToPath(new URL(`../programs/${name}.ts`, import.meta.url));

/** One of our small programs, started anew for every document as the cage is. */
export const runProgram =
  (name: 'pdf-text' | 'sheet-read', file: string): Work =>
  () =>
    run(process.execPath, [program(name), file], { maxBuffer: mostOutput });

export const runPdftotext =
  (file: string): Work =>
  () =>
    run('pdftotext', ['-layout', file, '-'], { maxBuffer: mostOutput });

export const hasPdftotext = (): Promise<boolean> =>
  run('pdftotext', ['-v']).then(
    () => true,
    () => false,
  );

/** The document as a file, for as long as the work takes. */
export async function withFile<T>({ bytes, fileName }: BenchDocument, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'kumbara-bench-'));
  try {
    const file = join(folder, fileName);
    await writeFile(file, bytes);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
