import type { StatementReading } from '@kumbara/shared';
import { StatementError } from '@kumbara/statements';
import { median } from '#statistics.ts';
import { cpuMs } from './cpu-time.ts';
import type { BenchDocument, Kind } from './documents.ts';
import { type Comparison, inTurn, type Work } from './in-turn.ts';
import { detect, type FiledDocument, hasPdftotext, ours, runPdftotext, runProgram } from './works.ts';

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
  pdftotext?: number;
};

/** Reads once, so that a refusal is known before anything is timed. */
async function tryReading(document: BenchDocument) {
  let code: string | undefined;
  let reading: StatementReading | undefined;
  const after = await cpuMs(async () => {
    try {
      reading = await ours(document);
    } catch (error) {
      if (!(error instanceof StatementError)) throw error;
      code = error.code;
    }
  });
  return { reading, code, after };
}

/** Holds our way with one document against the bare parser's, pair by pair. */
export async function measureDocument(
  kind: Kind,
  document: FiledDocument,
  { pairs, withControl }: { pairs: number; withControl: boolean },
): Promise<Measured> {
  const { file, rows, pages } = document;
  const { reading, code, after } = await tryReading(document);
  const bare = runProgram(kind === 'pdf' ? 'pdf-text' : 'sheet-read', file);
  const measured = {
    kind,
    rows,
    size: pages ?? rows,
    ...(kind === 'pdf' && (await hasPdftotext()) && { pdftotext: await medianCpu(runPdftotext(file)) }),
    ...(withControl && { control: await inTurn(bare, bare, pairs) }),
  };
  if (!reading) return { ...measured, against: { code: code ?? '', after, bare: await medianCpu(bare) } };
  const against = await inTurn(() => ours(document), bare, pairs);
  const detecting = await medianCpu(async () => detect(reading, document));
  return { ...measured, against, detection: detecting / against.a };
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
