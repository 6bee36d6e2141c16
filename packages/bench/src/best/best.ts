import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Line } from '#result-row.ts';
import type { Kind } from '#statements/documents.ts';
import { type Comparison, inTurn } from '#statements/interleaved.ts';
import { bareParser, ours, withDocument } from '#statements/workloads.ts';

const file = fileURLToPath(new URL('../../best.json', import.meta.url));

/** Short enough for every push; together they pass through everything that reading and detecting costs. */
const works: { name: string; kind: Kind; size: number }[] = [
  { name: 'pdf, 10 pages', kind: 'pdf', size: 10 },
  { name: 'xlsx, 10000 rows', kind: 'xlsx', size: 10_000 },
  { name: 'xls, 1000 rows', kind: 'xls', size: 1_000 },
];
const pairs = 3;
/** So much worse than the best ratio ever is a step back and not the weather. */
const allowed = 1.15;

export type Best = Record<string, number>;

/** Even the lowest of the pairs is too high: one disturbed pair does not call it. */
export const isWorse = ({ lowest }: Pick<Comparison, 'lowest'>, best: number | undefined): boolean =>
  best !== undefined && lowest > best * allowed;

const rounded = (ratio: number) => Math.round(ratio * 100) / 100;

/** The lower of what is kept and what was measured now. */
export const better = (best: Best, measured: Best): Best =>
  Object.fromEntries(
    Object.entries(measured).map(([name, ratio]) => [name, Math.min(best[name] ?? Number.POSITIVE_INFINITY, ratio)]),
  );

/**
 * Measures the short works and holds their ratios to bare parsers against the best ones kept in `best.json`.
 * @param options.keep writes the ratios that are better than the kept ones
 * @returns the lines of the table, each with whether it held
 */
export async function bestLines({ keep }: { keep: boolean }): Promise<Line[]> {
  const best = JSON.parse(await readFile(file, 'utf8')) as Best;
  const measured: Best = {};
  const lines: Line[] = [];
  for (const { name, kind, size } of works) {
    const compared = await withDocument(kind, size, async (document) => {
      const measure = () => inTurn(() => ours(document), bareParser(document, kind), pairs);
      const first = await measure();
      if (!isWorse(first, best[name])) return first;
      // Others may have been at work. Whoever really costs more does so a second time.
      const second = await measure();
      return second.lowest < first.lowest ? second : first;
    });
    measured[name] = rounded(compared.ratio);
    lines.push({
      work: `read and detect: ${name}`,
      ours: `${compared.ratio.toFixed(2)}× (${compared.lowest.toFixed(2)}–${compared.highest.toFixed(2)})`,
      beside: best[name] === undefined ? 'nothing kept' : `best so far ${best[name].toFixed(2)}×`,
      reach: `≤ ${allowed} × best`,
      reached: !isWorse(compared, best[name]),
    });
  }
  if (keep) await writeFile(file, `${JSON.stringify(better(best, measured), null, 2)}\n`);
  return lines;
}
