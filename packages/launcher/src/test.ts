import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateClient } from '@kumbara/prisma/generate';
import { buildPage } from './build-page.ts';
import { findOrInstallChromium } from './chromium.ts';
import { installDovecot } from './dovecot.ts';
import { root } from './project.ts';
import { onShutdown, shutDown } from './shutdown.ts';
import { type Count, countPlaywright, countVitest } from './test-counts.ts';

type Step = { title: string; run: () => Promise<Count> };
/** Programs that are installed where they are missing. */
type Programs = { dovecot: Promise<void>; chromium: Promise<string> };

/**
 * `npm test [-- filter]`: runs all checks, in browsers those with the tag `@smoke`, with a filter the tests of the files
 * that it names. The last line counts what passed and failed.
 */
export async function test(filter: string[]): Promise<void> {
  delete process.env.NODE_ENV;
  const reports = mkdtempSync(join(tmpdir(), 'kumbara-reports-'));
  onShutdown(() => rmSync(reports, { recursive: true, force: true }));
  const total: Count = { passed: 0, failed: 0 };
  // An interrupted run must not end with a line that says everything passed.
  process.once('exit', (code) => {
    console.log(`\n${total.passed} passed, ${code !== 0 && total.failed === 0 ? 1 : total.failed} failed`);
  });
  // One after the other, beside the checks: each step waits for what it needs.
  const dovecot = installDovecot();
  const chromium = dovecot.then(findOrInstallChromium);
  // The step that waits for it reports a failure.
  chromium.catch(() => {});
  await generateClient();
  for (const { title, run } of createSteps(reports, filter, { dovecot, chromium })) {
    console.log(`\n── ${title}`);
    const count = await run().catch((error) => {
      console.error(error);
      return failure;
    });
    total.passed += count.passed;
    total.failed += count.failed;
    console.log(`${count.failed === 0 ? '✓' : '✗'} ${title}: ${count.passed} passed, ${count.failed} failed`);
  }
  await shutDown(total.failed === 0 ? 0 : 1);
}

/** `npm run test:long [-- filter]`: the same with whole tables, and tests that need minutes and an idle machine. */
export async function testLong(filter: string[]): Promise<void> {
  process.env.KUMBARA_LONG = '1';
  process.env.KUMBARA_RANDOM_RUNS ??= '60';
  await test(filter);
}

const success: Count = { passed: 1, failed: 0 };
const failure: Count = { passed: 0, failed: 1 };

/** Not of single tests: a filter leaves them out. */
const staticStep: Step = {
  title: 'Types, lint, format, dependencies and words',
  run: async () =>
    countExitCodes(
      ...(await Promise.all([
        runTool('tsc', ['--noEmit', '-p', '.']),
        runTool('tsc', ['--noEmit', '-p', 'apps/web']),
        runTool('biome', ['ci', '--colors=off', '.']),
        runTool('knip', ['--no-progress']),
        runTool('node', [join(root, 'packages/checks/src/main.ts')]),
      ])),
    ),
};

const createSteps = (reports: string, filter: string[], programs: Programs): Step[] => [
  ...(filter.length > 0 ? [] : [staticStep]),
  {
    title: 'Unit, API and page tests',
    run: async () => {
      await programs.dovecot;
      const report = join(reports, 'vitest.json');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      // A step without tests is an error unless a filter excluded them.
      const empty = filter.length > 0 ? ['--passWithNoTests'] : [];
      return runCounted(report, countVitest, 'vitest', ['run', ...reporters, ...empty, ...filter]);
    },
  },
  ...(process.env.CI && filter.length === 0 ? [costStep] : []),
  {
    title: 'Browser tests',
    run: async () => {
      const report = join(reports, 'playwright.json');
      await buildPage(() => console.log('Building the page …'));
      process.env.PLAYWRIGHT_CHROMIUM_PATH = await programs.chromium;
      process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
      return runCounted(report, countPlaywright, 'playwright', [
        'test',
        '--reporter=list,json',
        ...(filter.length > 0 ? ['--pass-with-no-tests'] : []),
        ...(filter.length > 0 || process.env.KUMBARA_LONG ? [] : ['--grep=@smoke']),
        ...filter,
      ]);
    },
  },
];

/** Measures CPU time and memory, which needs an idle machine and `/proc`. */
const costStep: Step = {
  title: 'Cost of parsing and of calls compared with the best results so far',
  run: async () =>
    process.platform === 'linux'
      ? countExitCodes(await runTool('node', [join(root, 'packages/bench/src/main.ts'), 'best']))
      : { passed: 0, failed: 0 },
};

const countExitCodes = (...codes: number[]): Count => (codes.every((code) => code === 0) ? success : failure);

/** A tool that fails without a failed test (it crashed, or a file did not load) counts as one failure. */
async function runCounted(
  report: string,
  count: (report: unknown) => Count,
  name: string,
  args: string[],
): Promise<Count> {
  const code = await runTool(name, args);
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Runs a program of `node_modules/.bin` with its output shown. @returns its exit code */
function runTool(name: string, args: string[]): Promise<number> {
  return new Promise((done, fail) => {
    const windows = process.platform === 'win32';
    const child = spawn(join(root, 'node_modules/.bin', windows ? `${name}.cmd` : name), args, {
      cwd: root,
      shell: windows,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    onShutdown(() => void child.kill('SIGTERM'));
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}
