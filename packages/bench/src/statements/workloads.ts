import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { detectInStatements, type StatementFindings } from '@kumbara/detection';
import type { ParsedStatement } from '@kumbara/shared';
import { readStatement } from '@kumbara/statements';
import type { BenchDocument, Kind } from './documents.ts';
import type { Task } from './interleaved.ts';

const run = promisify(execFile);
const maxOutputBytes = 200_000_000;

/** Processes an upload as the product does: parses it in the parser process, then detects. */
export const readAndDetect = async (document: BenchDocument): Promise<ParsedStatement> => {
  const parsed = await readStatement(document.bytes, document);
  detect(parsed, document);
  return parsed;
};

export const detect = (parsed: ParsedStatement, { today, fileName }: BenchDocument): StatementFindings =>
  detectInStatements([{ ...parsed, id: fileName }], { today });

const program = (name: string) => fileURLToPath(new URL(`../programs/${name}.ts`, import.meta.url));

/**
 * Starts one of `src/programs` for every run, as the product starts its parser process, and without a compile cache.
 */
const createProgramTask =
  (name: 'pdf-text' | 'sheet-read', file: string): Task =>
  () =>
    run(process.execPath, [program(name), file], { maxBuffer: maxOutputBytes, env: {} });

/** The bare parser for a kind of document: the minimum that its users pay. */
export const createParserTask = ({ file }: DocumentOnDisk, kind: Kind): Task =>
  createProgramTask(kind === 'pdf' ? 'pdf-text' : 'sheet-read', file);

export const createPdftotextTask =
  (file: string): Task =>
  () =>
    run('pdftotext', ['-layout', file, '-'], { maxBuffer: maxOutputBytes });

export const hasPdftotext = (): Promise<boolean> =>
  run('pdftotext', ['-v']).then(
    () => true,
    () => false,
  );

export type DocumentOnDisk = BenchDocument & { file: string };

/** Generates a document, passes it to a callback as bytes and as a file, and deletes it. */
export async function withDocument<T>(
  kind: Kind,
  size: number,
  work: (document: DocumentOnDisk) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'kumbara-bench-'));
  try {
    const file = join(folder, `statement.${kind}`);
    const { stdout } = await run(process.execPath, [program('make-document'), kind, String(size), file]);
    return await work({ ...JSON.parse(stdout), bytes: await readFile(file), file });
  } finally {
    await rm(folder, { recursive: true });
  }
}
