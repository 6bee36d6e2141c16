import { StatementError } from '@kumbara/statements';
import { median } from '#statistics.ts';
import { cpuMs } from './cpu-time.ts';
import type { BenchDocument, Kind } from './documents.ts';
import { type Comparison, inTurn, type Work } from './interleaved.ts';
import {
  bareParser,
  detect,
  type FiledDocument,
  hasPdftotext,
  ours,
  runBrowserBuild,
  runPdftotext,
} from './workloads.ts';

/** Our cage refused: why, after how many milliseconds of processor, and what the bare parser takes. */
export type Refusal = { code: string; after: number; bare: number };

export type Measured = {
  kind: Kind;
  /** Pages of a PDF, rows of a workbook: what was really made. */
  size: number;
  rows: number;
  /** Reading and detection against the bare parser. */
  against: Comparison | Refusal;
  /** The bare parser against itself: how far the measurement can be trusted. */
  control?: Comparison;
  /** Detection as a part of the whole. */
  detection?: number;
  /** Milliseconds of processor. */
  browserBuild?: number;
  pdftotext?: number;
};

/** The result, or why the cage refused: a document at the edge of its limits may pass once and not the next time. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<{ result: T } | { code: string }> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof StatementError) return { code: error.code };
    throw error;
  }
}

/** How much processor is gone when the cage refuses: its limits are on that, on time by the clock, and on memory. */
const refusal = async (code: string, document: BenchDocument, bare: Work): Promise<Refusal> => ({
  code,
  after: await medianCpu(() => unlessRefused(() => ours(document))),
  bare: await medianCpu(bare),
});

/** Holds our way with one document against the bare parser's, pair by pair. */
export async function measureDocument(
  kind: Kind,
  document: FiledDocument,
  { pairs, withControl }: { pairs: number; withControl: boolean },
): Promise<Measured> {
  const { file, rows, pages } = document;
  const bare = bareParser(document, kind);
  const measured = {
    kind,
    rows,
    size: pages ?? rows,
    ...(kind === 'pdf' && { browserBuild: await medianCpu(runBrowserBuild(file)) }),
    ...(kind === 'pdf' && (await hasPdftotext()) && { pdftotext: await medianCpu(runPdftotext(file)) }),
    ...(withControl && { control: await inTurn(bare, bare, pairs) }),
  };
  const read = await unlessRefused(() => ours(document));
  if ('code' in read) return { ...measured, against: await refusal(read.code, document, bare) };
  const compared = await unlessRefused(() => inTurn(() => ours(document), bare, pairs));
  if ('code' in compared) return { ...measured, against: await refusal(compared.code, document, bare) };
  const detecting = await medianCpu(async () => detect(read.result, document));
  return { ...measured, against: compared.result, detection: detecting / compared.result.a };
}

async function medianCpu(work: Work): Promise<number> {
  const repeats = Math.min(50, Math.ceil(200 / Math.max(1, await cpuMs(work))));
  const times = [];
  for (let n = 0; n < 5; n += 1) times.push(await cpuMs(work, repeats));
  return median(times);
}

/** Milliseconds from upload to findings by the clock, median; the processor's beside it. */
export async function measureWaiting(document: BenchDocument, times: number): Promise<{ wall: number; cpu: number }> {
  const [wall, cpu]: [number[], number[]] = [[], []];
  for (let n = 0; n < times; n += 1) {
    const started = performance.now();
    cpu.push(await cpuMs(() => ours(document)));
    wall.push(performance.now() - started);
  }
  return { wall: median(wall), cpu: median(cpu) };
}
