import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { detectInStatements, type StatementFindings } from '@kumbara/detection';
import type { StatementReading } from '@kumbara/shared';
import { readStatement } from '@kumbara/statements';
import type { BenchDocument, Kind } from './documents.ts';
import type { Work } from './interleaved.ts';

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

/** One of our small programs, started anew for every document as the cage is, and like it without a compile cache. */
const runProgram =
  (name: 'pdf-text' | 'sheet-read', file: string, ...given: string[]): Work =>
  () =>
    run(process.execPath, [program(name), file, ...given], { maxBuffer: mostOutput, env: {} });

/** What anybody who uses the parser of that kind pays at least. */
export const bareParser = ({ file }: FiledDocument, kind: Kind): Work =>
  runProgram(kind === 'pdf' ? 'pdf-text' : 'sheet-read', file);

/** pdf.js's build for browsers, which our cage loads too. */
export const runBrowserBuild = (file: string): Work => runProgram('pdf-text', file, 'for-browsers');

export const runPdftotext =
  (file: string): Work =>
  () =>
    run('pdftotext', ['-layout', file, '-'], { maxBuffer: mostOutput });

export const hasPdftotext = (): Promise<boolean> =>
  run('pdftotext', ['-v']).then(
    () => true,
    () => false,
  );

export type FiledDocument = BenchDocument & { file: string };

/** Makes a document, gives it to the work as bytes and as a file, and removes it again. */
export async function withDocument<T>(
  kind: Kind,
  size: number,
  work: (document: FiledDocument) => Promise<T>,
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
