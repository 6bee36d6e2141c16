import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ResultRow } from '#result-row.ts';
import { median } from '#statistics.ts';

/** Fetched when it is needed: nothing else needs its hundred packages. */
const program = 'lighthouse@13.5.0';

export type Screen = { name: string; path: string; token?: string };
type Report = {
  environment: { benchmarkIndex: number };
  categories: { performance: { score: number } };
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift',
    { numericValue: number }
  >;
};

/**
 * Lighthouse's index of a phone of the middle class, to which the developer tools of Chrome calibrate their slowdown; a
 * phone of the lowest has 264.
 */
const middleClass = 1_000;

async function audit(
  chromium: string,
  address: string,
  { token, slowdown }: { token: string | undefined; slowdown: number },
): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', '--', program, address, '--quiet', '--output=json', '--only-categories=performance'],
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      // Without it, a headless Chromium names no language to the server and English to the page, which then draws itself again.
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --accept-lang=tr',
      ...(token ? [`--extra-headers=${JSON.stringify({ Cookie: `session=${token}` })}`] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout);
}

/**
 * Lighthouse's scores of a screen with the three figures that decide them, medians of several runs: with the processor four
 * times as slow, as Lighthouse assumes of a fast computer, and as slow as that of a phone of the middle class.
 */
export async function auditScreen(
  chromium: string,
  origin: string,
  { name, path, token }: Screen,
  runs: number,
): Promise<ResultRow[]> {
  const auditAll = async (slowdown: number): Promise<Report[]> => {
    const reports: Report[] = [];
    for (let n = 0; n < runs; n += 1) reports.push(await audit(chromium, origin + path, { token, slowdown }));
    return reports;
  };
  const slowed = await auditAll(4);
  const index = median(slowed.map(({ environment }) => environment.benchmarkIndex));
  const slowdown = Math.max(1, index / middleClass);
  return [
    present(`Lighthouse, ${name}, 4 times slower (index ${(index / 4).toFixed(0)})`, slowed),
    present(`Lighthouse, ${name}, ${slowdown.toFixed(1)} times slower (phone)`, await auditAll(slowdown)),
  ];
}

function present(name: string, reports: readonly Report[]): ResultRow {
  const of = (name: keyof Report['audits']) => median(reports.map(({ audits }) => audits[name].numericValue));
  const score = median(reports.map(({ categories }) => categories.performance.score)) * 100;
  const [paint, blocked, shift] = [
    of('largest-contentful-paint'),
    of('total-blocking-time'),
    of('cumulative-layout-shift'),
  ];
  const figures = `${score.toFixed(0)}, LCP ${(paint / 1000).toFixed(2)} s, TBT ${blocked.toFixed(0)} ms, CLS ${shift.toFixed(3)}`;
  console.error(name, figures);
  return {
    name,
    ours: figures,
    target: '≥ 98, ≤ 1.5 s, ≤ 50 ms, ≤ 0.01',
    isMet: score >= 98 && paint <= 1_500 && blocked <= 50 && shift <= 0.01,
  };
}
