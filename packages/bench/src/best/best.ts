import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ResultRow } from '#result-row.ts';
import type { Kind } from '#statements/documents.ts';
import { type Comparison, measureInterleaved } from '#statements/interleaved.ts';
import { createParserTask, readAndDetect, withDocument } from '#statements/workloads.ts';

const file = fileURLToPath(new URL('../../best.json', import.meta.url));

/** Short enough for every push. Together they cover every step of parsing and detection. */
const tasks: { name: string; kind: Kind; size: number }[] = [
  { name: 'pdf, 10 pages', kind: 'pdf', size: 10 },
  { name: 'xlsx, 10000 rows', kind: 'xlsx', size: 10_000 },
  { name: 'xls, 1000 rows', kind: 'xls', size: 1_000 },
];
const pairs = 3;
/** A ratio above the best one by more than this factor is a regression; smaller differences are noise, or the machine. */
const allowedFactor = 1.2;

export type Best = Record<string, number>;

/** Compares the lowest pair, so that a single disturbed pair is no regression. */
export const isWorse = ({ lowest }: Pick<Comparison, 'lowest'>, best: number | undefined): boolean =>
  best !== undefined && lowest > best * allowedFactor;

const rounded = (ratio: number) => Math.round(ratio * 100) / 100;

/** The lower ratio of each measured task. */
export const keepLower = (best: Best, measured: Best): Best =>
  Object.fromEntries(
    Object.entries(measured).map(([name, ratio]) => [name, Math.min(best[name] ?? Number.POSITIVE_INFINITY, ratio)]),
  );

/**
 * Measures the short tasks and compares their ratios to the bare parsers with the best ones in `best.json`.
 * @param options.keep writes improved ratios back to `best.json`
 * @returns one row per task; `isMet` is false for a regression
 */
export async function measureBest({ keep }: { keep: boolean }): Promise<ResultRow[]> {
  const best = JSON.parse(await readFile(file, 'utf8')) as Best;
  const measured: Best = {};
  const rows: ResultRow[] = [];
  for (const { name, kind, size } of tasks) {
    const compared = await withDocument(kind, size, async (document) => {
      const measure = () => measureInterleaved(() => readAndDetect(document), createParserTask(document, kind), pairs);
      const first = await measure();
      if (!isWorse(first, best[name])) return first;
      // Other processes may have disturbed the first run. A real regression shows again in the second one.
      const second = await measure();
      return second.lowest < first.lowest ? second : first;
    });
    measured[name] = rounded(compared.ratio);
    rows.push({
      name: `read and detect: ${name}`,
      ours: `${compared.ratio.toFixed(2)}× (${compared.lowest.toFixed(2)}–${compared.highest.toFixed(2)})`,
      baseline: best[name] === undefined ? 'none kept' : `best so far ${best[name].toFixed(2)}×`,
      target: `≤ ${allowedFactor} × best`,
      isMet: !isWorse(compared, best[name]),
    });
  }
  if (keep) await writeFile(file, `${JSON.stringify(keepLower(best, measured), null, 2)}\n`);
  return rows;
}
