import { parseArgs } from 'node:util';
import { measureCapacity } from '#api/capacity.ts';
import { measureGrowth } from '#api/growth.ts';
import { measureProfile } from '#api/profile.ts';
import { measureApi } from '#api/report.ts';
import { measureSoak } from '#api/soak.ts';
import { measureBest } from '#best/best.ts';
import { measureDetection, reportDetection } from '#detection/report.ts';
import { measureJobs } from '#jobs/report.ts';
import { measureMailboxes } from '#mailbox/report.ts';
import { measureMailDetection, reportMails } from '#mails/report.ts';
import { measurePage } from '#page/report.ts';
import { measurePayments } from '#payments/report.ts';
import { measureReads } from '#reads/report.ts';
import { measureStart } from '#start/report.ts';
import { measureStatements } from '#statements/report.ts';
import { printResults, type ResultRow } from './result-row.ts';

type Options = { quick: boolean; large: boolean; keep: boolean };
type Benchmark = {
  what: string;
  measure(options: Options): ResultRow[] | Promise<ResultRow[]>;
  /** More than the rows. */
  report?(options: Options): unknown;
  /** Only when it is named. */
  isApart?: true;
};

const benchmarks: Record<string, Benchmark> = {
  detection: {
    what: 'the detector against five other rules, and its calibration',
    ...{ measure: measureDetection, report: reportDetection },
  },
  mails: { what: 'the mail detector against keyword rules', measure: measureMailDetection, report: reportMails },
  statements: { what: 'parsing and detection against the bare parsers', measure: measureStatements },
  mailbox: {
    what: 'a mailbox scan against bare imapflow on a local Dovecot; --large adds 100,000 mails',
    measure: measureMailboxes,
  },
  payments: { what: 'handling a Stripe event against an HMAC check with one insert', measure: measurePayments },
  jobs: {
    what: 'small jobs against single fetches and SKIP LOCKED, and the delay before a job starts',
    measure: measureJobs,
  },
  reads: {
    what: 'the screens that compute from all rows of a user against a server that answers the rows',
    measure: measureReads,
  },
  api: { what: 'the calls of every visit against bare Express and pg, sign-in, memory', measure: measureApi },
  start: { what: 'the start of the server, of npm start, and the size of what is installed', measure: measureStart },
  page: { what: 'Lighthouse on a phone, and how soon the page answers', measure: measurePage, isApart: true },
  capacity: { what: 'what one and two processes carry on one PostgreSQL', measure: measureCapacity, isApart: true },
  growth: { what: 'cost per call from 2,000 to 200,000 users', measure: measureGrowth, isApart: true },
  profile: { what: 'where the microseconds of the hot calls go', measure: measureProfile, isApart: true },
  soak: { what: 'memory in twenty minutes of steady load', measure: measureSoak, isApart: true },
  best: {
    what: 'the short run of CI: fails when a ratio is 20 % worse than in best.json; --keep writes better ratios',
    ...{ measure: measureBest, isApart: true },
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const names = Object.keys(benchmarks);
if (positionals.every((name) => names.includes(name))) await run(positionals);
else {
  console.error(
    [
      'usage: npm run bench -- [names] [--quick] [--large] [--keep]',
      ...names.map((name) => `  ${name.padEnd(12)} ${benchmarks[name]?.what}`),
      `Without a name: all but ${names.filter((name) => benchmarks[name]?.isApart).join(', ')}.`,
    ].join('\n'),
  );
  process.exitCode = 1;
}

async function run(chosen: string[]): Promise<void> {
  const rows: ResultRow[] = [];
  for (const name of chosen.length ? chosen : names) {
    const { measure, report, isApart } = benchmarks[name] as Benchmark;
    if (isApart && !chosen.length) continue;
    if (report && chosen.length === 1) return void (await report(values));
    rows.push(...(await measure(values)));
  }
  printResults(rows);
  if (chosen.includes('best') && !rows.every(({ isMet }) => isMet)) process.exitCode = 1;
}
