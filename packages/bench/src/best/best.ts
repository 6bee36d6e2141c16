import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { behindProxy, compareCall } from '#api/call-cost.ts';
import { addCall, createBareTable, createUsersWith, listCall } from '#api/calls.ts';
import type { ResultRow } from '#result-row.ts';
import { withServers } from '#servers.ts';
import type { Kind } from '#statements/documents.ts';
import { type Comparison, measureInterleaved } from '#statements/interleaved.ts';
import { createParserTask, readAndDetect, withDocument } from '#statements/workloads.ts';
import { median } from '#statistics.ts';

const file = fileURLToPath(new URL('../../best.json', import.meta.url));

/** Short enough for every push. Together they cover every step of parsing and detection. */
const documents: { name: string; kind: Kind; size: number }[] = [
  { name: 'pdf, 10 pages', kind: 'pdf', size: 10 },
  { name: 'xlsx, 10000 rows', kind: 'xlsx', size: 10_000 },
  { name: 'xls, 1000 rows', kind: 'xls', size: 1_000 },
];
const pairs = 3;
/** Of one measurement. */
const calls = 500;
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

/** A ratio of each pair to the baseline. */
type Ratios = Pick<Comparison, 'ratio' | 'lowest' | 'highest'>;

/** Other processes may have disturbed the first measurement. A real regression shows again in the second one. */
async function measureTwiceIfWorse(measure: () => Promise<Ratios>, best: number | undefined): Promise<Ratios> {
  const first = await measure();
  if (!isWorse(first, best)) return first;
  const second = await measure();
  return second.lowest < first.lowest ? second : first;
}

/**
 * Measures short tasks and compares their ratios to the bare parsers and the bare server with the best ones in `best.json`.
 * @param options.keep writes improved ratios back to `best.json`
 * @returns one row per task; `isMet` is false for a regression
 */
export async function measureBest({ keep }: { keep: boolean }): Promise<ResultRow[]> {
  const best = JSON.parse(await readFile(file, 'utf8')) as Best;
  const measured: Best = {};
  const rows: ResultRow[] = [];
  const compareWithBest = async (name: string, measure: () => Promise<Ratios>) => {
    const ratios = await measureTwiceIfWorse(measure, best[name]);
    measured[name] = rounded(ratios.ratio);
    rows.push({
      name,
      ours: `${ratios.ratio.toFixed(2)}× (${ratios.lowest.toFixed(2)}–${ratios.highest.toFixed(2)})`,
      baseline: best[name] === undefined ? 'none kept' : `best so far ${best[name].toFixed(2)}×`,
      target: `≤ ${allowedFactor} × best`,
      isMet: !isWorse(ratios, best[name]),
    });
  };
  for (const { name, kind, size } of documents)
    await withDocument(kind, size, (document) =>
      compareWithBest(name, () =>
        measureInterleaved(() => readAndDetect(document), createParserTask(document, kind), pairs),
      ),
    );
  await withServers('bare-api', behindProxy, async (servers) => {
    await createBareTable(servers);
    const users = await createUsersWith(servers, calls, 20);
    for (const call of [listCall(users, calls), addCall(users, calls / 2)])
      await compareWithBest(call.name, async () => {
        const { ratios } = await compareCall(servers, call, pairs);
        return { ratio: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
      });
  });
  if (keep) await writeFile(file, `${JSON.stringify(keepLower(best, measured), null, 2)}\n`);
  return rows;
}
