import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { findChromium } from '@kumbara/launcher/chromium';
import { type Browser, chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { mockApi } from './mock-api.ts';
import type { Answers } from './picture.ts';
import { full, mails, visitor } from './picture-answers.ts';

/*
 * Measures the script and style that a screen loads before any interaction, each file compressed by gzip 6. It fails when
 * a screen exceeds its target.
 *   npm run bundle-sizes -w apps/web
 * For comparison it bundles the indispensable libraries alone in the same way.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
/** The target is in kilobytes of script. */
const screens: { path: string; answers: Answers; target?: number }[] = [
  { path: '/', answers: visitor, target: 140 },
  { path: '/pricing', answers: visitor },
  { path: '/dashboard', answers: full, target: 170 },
  { path: '/dashboard/emails', answers: mails },
  { path: '/dashboard/bank-statement', answers: full },
];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** The requests of a browser with an empty cache, in Turkish. */
async function measureScreen(browser: Browser, origin: string, path: string, answers: Answers) {
  const context = await browser.newContext({ locale: 'tr' });
  const page = await context.newPage();
  const sizes: Record<string, number> = {};
  const files: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    files.push(
      response.body().then((body) => {
        sizes[kind] = (sizes[kind] ?? 0) + gzipSync(body).length;
      }),
    );
  });
  await page.route('**/api/**', mockApi(answers));
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await Promise.all(files);
  await context.close();
  return { script: sizes.script ?? 0, style: sizes.stylesheet ?? 0, files: files.length };
}

/** The imports of each library that the page uses. */
const react = "import { createRoot } from 'react-dom/client'; globalThis.react = createRoot;";
const router = `import { BrowserRouter, Link, Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
  globalThis.router = [BrowserRouter, Link, Navigate, Outlet, Route, Routes, useLocation, useNavigate];`;
const queries = `import { MutationCache, QueryCache, QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
  globalThis.queries = [MutationCache, QueryCache, QueryClient, QueryClientProvider, useMutation, useQuery];`;

/** The size of a bundle of these sources alone. */
async function measureLibraries(...sources: string[]): Promise<number> {
  const id = 'libraries-alone';
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: id,
        resolveId: (wanted) => (wanted === id ? id : null),
        load: (wanted) => (wanted === id ? sources.join('\n') : null),
      },
    ],
    build: { target: 'es2023', write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: id } },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return files.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0), 0);
}

await build({ root, logLevel: 'error' });
const server = await preview({ root, preview: { port: 0, host: '127.0.0.1' } });
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
console.log('| screen | script | style | files | target | met |\n| --- | --- | --- | --- | --- | --- |');
for (const { path, answers, target } of screens) {
  const { script, style, files } = await measureScreen(browser, origin, path, answers);
  const isMet = target === undefined || script <= target * 1000;
  if (!isMet) process.exitCode = 1;
  const targetCells = target === undefined ? '| |' : `≤ ${target} KB | ${isMet ? 'yes' : '**no**'} |`;
  console.log(`| \`${path}\` | ${kilobytes(script)} | ${kilobytes(style)} | ${files} | ${targetCells}`);
}
const floor = await measureLibraries(react, router);
const withQueries = await measureLibraries(react, router, queries);
console.log(`| React and its router alone | ${kilobytes(floor)} | | | | |`);
console.log(`| with TanStack Query | ${kilobytes(withQueries)} | | | | |`);
await browser.close();
await server.close();
