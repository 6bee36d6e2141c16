import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ResultRow } from '#result-row.ts';
import { median } from '#statistics.ts';

/** Fetched when it is needed: nothing else needs its hundred packages. */
const program = 'lighthouse@13.5.0';

export type Screen = { name: string; path: string; token?: string };
type Report = {
  categories: { performance: { score: number } };
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift',
    { numericValue: number }
  >;
};

async function audit(chromium: string, address: string, token: string | undefined): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', '--', program, address, '--quiet', '--output=json', '--only-categories=performance'],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --lang=tr',
      ...(token ? [`--extra-headers=${JSON.stringify({ Cookie: `session=${token}` })}`] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout);
}

/** Lighthouse's score of a screen on a slow phone, with the three figures that decide it. Medians of several runs. */
export async function auditScreen(chromium: string, origin: string, screen: Screen, runs: number): Promise<ResultRow> {
  const reports: Report[] = [];
  for (let n = 0; n < runs; n += 1) reports.push(await audit(chromium, origin + screen.path, screen.token));
  const of = (name: keyof Report['audits']) => median(reports.map(({ audits }) => audits[name].numericValue));
  const score = median(reports.map(({ categories }) => categories.performance.score)) * 100;
  const [paint, blocked, shift] = [
    of('largest-contentful-paint'),
    of('total-blocking-time'),
    of('cumulative-layout-shift'),
  ];
  const figures = `${score.toFixed(0)}, LCP ${(paint / 1000).toFixed(2)} s, TBT ${blocked.toFixed(0)} ms, CLS ${shift.toFixed(3)}`;
  console.error(screen.name, figures);
  return {
    name: `Lighthouse, ${screen.name}`,
    ours: figures,
    target: '≥ 98, ≤ 1.5 s, ≤ 50 ms, ≤ 0.01',
    isMet: score >= 98 && paint <= 1_500 && blocked <= 50 && shift <= 0.01,
  };
}
