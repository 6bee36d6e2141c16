import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { detect } from './detect.ts';

/** Many banks name a CSV file .xls. */
const statement = (rows: string[]) => ['Date;Description;Amount;Currency', ...rows].join('\n');
const months = ['01', '02', '03', '04', '05', '06'];
const mail = (subject: string, text: string) =>
  `From: Netflix <info@account.netflix.com>\r\nTo: ada@example.org\r\nSubject: ${subject}\r\nMessage-ID: <1@example.org>\r\n` +
  `Date: Thu, 11 Jun 2026 08:00:00 +0000\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`;

let folder: string;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = await mkdtemp(join(tmpdir(), 'kumbara-detect-'));
  const lines = months.map((month) => `2026-${month}-11;SPOTIFY AB;-99.99;TRY`);
  await writeFile(join(folder, 'early.xls'), statement([...lines.slice(0, 3), '2026-03-12;MIGROS;-410.20;TRY']));
  await writeFile(join(folder, 'late.xls'), statement([...lines.slice(3), '2026-06-12;MIGROS;-99.10;TRY']));
  await writeFile(join(folder, 'broken.pdf'), 'no pdf at all');
  await writeFile(
    join(folder, 'receipt.eml'),
    mail(
      'Your Netflix receipt',
      'Thank you for your payment.\r\nNetflix Standard, monthly subscription: 229,99 TL\r\nNext billing date: 11 July 2026',
    ),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(...args: string[]) {
  const out = join(folder, 'out.json');
  await detect([folder, '--json', out, ...args]);
  return JSON.parse(await readFile(out, 'utf8'));
}

const found = (name: string, amount: number, next_date: string) => {
  const monthly = { currency: 'TRY', cycle: 'monthly', interval: 1, confidence: 'high' };
  return { name, amount, next_date, ...monthly };
};

it('detects in every file for the day after its last date and reports why a file is refused', async () => {
  expect(await run()).toEqual({
    'broken.pdf': { found: [], cancelled: [], error: expect.stringMatching(/^statement_|^unsupported_/) },
    'early.xls': {
      found: [found('Spotify', 99.99, '2026-04-11')],
      cancelled: [],
      statement: { transactions: 4, reconciled: null },
    },
    'late.xls': {
      found: [found('Spotify', 99.99, expect.any(String))],
      cancelled: [],
      statement: { transactions: 4, reconciled: null },
    },
    'receipt.eml': {
      found: [found('Netflix', 229.99, '2026-07-11')],
      cancelled: [],
    },
  });
});

it('treats all files as one history when they belong together', async () => {
  const report = await run('--together', '--today', '2026-07-01');
  const names = report['early.xls'].found.map(({ name }: { name: string }) => name);
  expect(names.toSorted()).toEqual(['Netflix', 'Spotify']);
  expect(report['late.xls'].found).toEqual(report['early.xls'].found);
  expect(report['broken.pdf']).toEqual({ found: [], cancelled: [], error: expect.any(String) });
  for (const { next_date } of report['early.xls'].found) expect(next_date).toMatch(/^2026-07-11$/);
});

it('names a charge of a payment collector by its receipt', async () => {
  const home = await mkdtemp(join(tmpdir(), 'kumbara-together-'));
  const rows = months.map((month) => `2026-${month}-12;PAYPAL *2K9BC;-229.99;TRY`);
  await writeFile(join(home, 'half.xls'), statement(rows));
  await writeFile(join(home, 'receipt.eml'), await readFile(join(folder, 'receipt.eml')));
  const out = join(home, 'out.json');
  await detect([home, '--together', '--today', '2026-07-01', '--json', out]);
  const report = JSON.parse(await readFile(out, 'utf8'));
  await rm(home, { recursive: true });
  expect(report['half.xls'].found).toMatchObject([{ name: 'Netflix', amount: 229.99, next_date: '2026-07-11' }]);
});

it.each([
  [['--today', 'tomorrow'], /tomorrow/],
  [['--currency', 'LIRA'], /LIRA/],
  [['--colour'], /--colour/],
  [['/nowhere/at/all'], /\/nowhere\/at\/all/],
])('refuses %s with one sentence', async (args, sentence) => {
  await expect(detect([folder, ...args])).rejects.toThrow(sentence);
});
