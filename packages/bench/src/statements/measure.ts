import { StatementError } from '@kumbara/statements';
import { median } from '#statistics.ts';
import { measureCpuMs } from './cpu-time.ts';
import type { BenchDocument, Kind } from './documents.ts';
import { type Comparison, measureInterleaved, type Task } from './interleaved.ts';
import {
  createParserTask,
  createPdftotextTask,
  type DocumentOnDisk,
  detect,
  hasPdftotext,
  readAndDetect,
} from './workloads.ts';

/**
 * The parser process refused the document: the error code, the CPU milliseconds spent, and those of the bare parser.
 */
export type Refusal = { code: string; after: number; bare: number };

export type Measured = {
  kind: Kind;
  /** Pages of a PDF or rows of a workbook, as generated. */
  size: number;
  rows: number;
  /** Parsing and detection against the bare parser. */
  comparison: Comparison | Refusal;
  /** The bare parser against itself: the accuracy of the measurement. */
  control?: Comparison;
  /** The share of detection in the total. */
  detection?: number;
  /** CPU milliseconds. */
  pdftotext?: number;
};

/** The result, or the refusal: a document close to the limits may pass in one run and not in the next. */
async function orRefusal<T>(task: () => Promise<T>): Promise<{ result: T } | { code: string }> {
  try {
    return { result: await task() };
  } catch (error) {
    if (error instanceof StatementError) return { code: error.code };
    throw error;
  }
}

/** CPU time spent until the refusal. The limits are on CPU time, wall time and memory. */
const measureRefusal = async (code: string, document: BenchDocument, bare: Task): Promise<Refusal> => ({
  code,
  after: await medianCpu(() => orRefusal(() => readAndDetect(document))),
  bare: await medianCpu(bare),
});

/** Measures the product against the bare parser on one document, in pairs. */
export async function measureDocument(
  kind: Kind,
  document: DocumentOnDisk,
  { pairs, withControl }: { pairs: number; withControl: boolean },
): Promise<Measured> {
  const { file, rows, pages } = document;
  const bare = createParserTask(document, kind);
  const measured = {
    kind,
    rows,
    size: pages ?? rows,
    ...(kind === 'pdf' && (await hasPdftotext()) && { pdftotext: await medianCpu(createPdftotextTask(file)) }),
    ...(withControl && { control: await measureInterleaved(bare, bare, pairs) }),
  };
  const read = await orRefusal(() => readAndDetect(document));
  if ('code' in read) return { ...measured, comparison: await measureRefusal(read.code, document, bare) };
  const compared = await orRefusal(() => measureInterleaved(() => readAndDetect(document), bare, pairs));
  if ('code' in compared) return { ...measured, comparison: await measureRefusal(compared.code, document, bare) };
  const detecting = await medianCpu(async () => detect(read.result, document));
  return { ...measured, comparison: compared.result, detection: detecting / compared.result.a };
}

async function medianCpu(task: Task): Promise<number> {
  const repeats = Math.min(50, Math.ceil(200 / Math.max(1, await measureCpuMs(task))));
  const times = [];
  for (let n = 0; n < 5; n += 1) times.push(await measureCpuMs(task, repeats));
  return median(times);
}

/** Wall and CPU milliseconds from upload to findings, medians. */
export async function measureWallTime(document: BenchDocument, times: number): Promise<{ wall: number; cpu: number }> {
  const [wall, cpu]: [number[], number[]] = [[], []];
  for (let n = 0; n < times; n += 1) {
    const started = performance.now();
    cpu.push(await measureCpuMs(() => readAndDetect(document)));
    wall.push(performance.now() - started);
  }
  return { wall: median(wall), cpu: median(cpu) };
}
