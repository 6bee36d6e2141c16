import { StatementError } from '@kumbara/statements';
import { median } from '#statistics.ts';
import { cpuMs } from './cpu-time.ts';
import { type BenchDocument, pdfOf, workbookOf } from './documents.ts';
import { type Comparison, inTurn, type Work } from './in-turn.ts';
import { detect, hasPdftotext, ours, runPdftotext, runProgram, withFile } from './works.ts';

export type Kind = 'pdf' | 'xlsx' | 'xls';

export type Measured = {
  kind: Kind;
  /** Pages of a PDF, rows of a workbook: what was really made. */
  size: number;
  rows: number;
  /** Reading and detection against the bare parser. Absent where our cage refused the document, with the reason. */
  against?: Comparison;
  refused?: string;
  /** The bare parser against itself: how far the measurement can be trusted. */
  control?: Comparison;
  /** Detection as a part of the whole. */
  detection?: number;
  /** Milliseconds of processor. */
  pdftotext?: number;
};

/** A document of a kind, of so many pages or rows. */
export const documentOf = (kind: Kind, size: number): Promise<BenchDocument> =>
  kind === 'pdf' ? pdfOf(size) : workbookOf(kind, size);

/** Reads once, so that a refusal is known before anything is timed. */
async function tryReading(document: BenchDocument) {
  try {
    return { reading: await ours(document) };
  } catch (error) {
    if (error instanceof StatementError) return { refused: error.code };
    throw error;
  }
}

/** Holds our way with one document against the bare parser's, pair by pair. */
export async function measureDocument(
  kind: Kind,
  document: BenchDocument,
  { pairs, withControl }: { pairs: number; withControl: boolean },
): Promise<Measured> {
  const size = document.pages ?? document.rows;
  const measured: Measured = { kind, size, rows: document.rows };
  const { reading, refused } = await tryReading(document);
  return withFile(document, async (file) => {
    const bare = runProgram(kind === 'pdf' ? 'pdf-text' : 'sheet-read', file);
    if (kind === 'pdf' && (await hasPdftotext())) measured.pdftotext = await medianCpu(runPdftotext(file));
    if (withControl) measured.control = await inTurn(bare, bare, pairs);
    if (!reading) return { ...measured, refused };
    const against = await inTurn(() => ours(document), bare, pairs);
    const detecting = await medianCpu(async () => detect(reading, document));
    return { ...measured, against, detection: detecting / against.a };
  });
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
