import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import {
  encryptedStatement,
  hostileFiles,
  isLongRun,
  sampled,
  scannedStatement,
  statementPassword,
} from '@kumbara/samples';
import type { ParsedStatement } from '@kumbara/shared';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StatementError } from '#errors.ts';
import { readStatement } from '#index.ts';
import { csv, lines, options, parseDocument, pdf } from '#testing/documents.ts';
import { readMainThreadSeconds } from './process-metrics.ts';

const answerOf = (bytes: Uint8Array, fileName: string) =>
  readStatement(bytes, { ...options, fileName }).then(
    () => 'read' as const,
    (error) => (error instanceof StatementError ? error.code : Promise.reject(error)),
  );

const good = csv(`
  Tarih;Açıklama;Tutar
  05.10.2026;NETFLIX.COM;-229,99
`);

/** The parser processes of this test. */
const readersRunning = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const isOurs = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) \S /s, '')
          .startsWith(`${process.pid} `);
        return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('parser-process/start.mjs');
      } catch {
        return false;
      }
    })
    .map(Number);

describe('the parser process', () => {
  let before: string[];
  /** The answer for a document that gets no CPU time. Other documents are read meanwhile. */
  let answerOfStopped: Promise<string>;
  beforeAll(async () => {
    before = readdirSync(tmpdir());
    if (process.platform !== 'linux') return;
    answerOfStopped = answerOf(good, 'ekstre.xls');
    await vi.waitUntil(() => readersRunning().length === 1, { timeout: 10_000 });
    for (const pid of readersRunning()) process.kill(pid, 'SIGSTOP');
  });

  it.each(sampled(hostileFiles(), 14).map((file) => [file.name, file] as const))(
    'answers %s within six seconds and continues to parse',
    async (_, { bytes, name, expect: acceptable }) => {
      const started = performance.now();
      // On a busy machine a file that uses all its time may be answered so.
      expect([...acceptable, 'statement_reader_busy']).toContain(await answerOf(bytes, name));
      expect(performance.now() - started).toBeLessThan(6_000);
    },
  );

  it('still parses after all of these files', async () => {
    expect(lines(await parseDocument(good))).toEqual(['2026-10-05 -229.99 TRY NETFLIX.COM']);
  });

  it.runIf(process.platform === 'linux')('does not blame a document for a busy machine', async () => {
    expect(await answerOfStopped).toBe('statement_reader_busy');
  });

  afterAll(() => {
    const left = readdirSync(tmpdir()).filter((name) => !before.includes(name));
    expect(left.filter((name) => /pdf|xls|statement|parser/i.test(name))).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('a long document that got too little CPU time', () => {
  const row = (page: number) => (line: number) => [
    { page, x: 40, y: 40 + line * 14, text: '05.10.2026' },
    { page, x: 120, y: 40 + line * 14, text: `MARKET ${line}` },
    { page, x: 400, y: 40 + line * 14, text: '12,34', right: true },
  ];
  const pages = Array.from({ length: 200 }, (_, n) => n + 1);
  const bytes = pdf(pages.flatMap((page) => Array.from({ length: 50 }, (_, line) => line).flatMap(row(page))));

  /**
   * Parses a document several times at once, each parser process suspended for five seconds after it has started on the
   * pages.
   */
  async function parseStalled(count: number): Promise<PromiseSettledResult<ParsedStatement>[]> {
    const results = Promise.allSettled(Array.from({ length: count }, () => readStatement(bytes, options)));
    await expect.poll(readersRunning, { timeout: 5_000 }).toHaveLength(count);
    // Each process is suspended as soon as it is found. If it had to wait for the other one, it might be done.
    const holdUp = async (pid: number) => {
      await expect.poll(() => readMainThreadSeconds(pid) ?? 0, { timeout: 5_000, interval: 10 }).toBeGreaterThan(0.6);
      process.kill(pid, 'SIGSTOP');
    };
    await Promise.all(readersRunning().map(holdUp));
    await wait(5_000);
    for (const pid of readersRunning()) process.kill(pid, 'SIGCONT');
    return results;
  }
  // On a busy machine a process may not reach its first page.
  const timeout = { timeout: 30_000, retry: 2 };

  it('gets more time', timeout, async () => {
    const [parsed] = await parseStalled(1);
    expect(parsed).toMatchObject({ status: 'fulfilled', value: { transactions: { length: 10_000 } } });
  });

  it('leaves the other slot to others: a second one is refused as busy', timeout, async () => {
    const parsed = await parseStalled(2);
    expect(parsed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(parsed.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'statement_reader_busy' },
    });
  });
});

describe.runIf(process.platform === 'linux')('a parser process that has not reached its document', () => {
  /** A process suspended between its first instruction and the document's first byte. */
  async function stoppedAtItsStart() {
    // The first document waits for the stripped modules of the parser.
    await answerOf(good, 'ekstre.xls');
    const answer = answerOf(good, 'ekstre.xls');
    const find = () => readersRunning().at(0) as number;
    const pid = await vi.waitUntil(find, { timeout: 5_000, interval: 2 });
    process.kill(pid, 'SIGSTOP');
    return { pid, answer };
  }

  // Retried, because on a busy machine the process may reach its document before it is found.
  const timeout = { timeout: 25_000, retry: 2 };

  it('gets more time', timeout, async () => {
    const { pid, answer } = await stoppedAtItsStart();
    await wait(5_500);
    process.kill(pid, 'SIGCONT');
    expect(await answer).toBe('read');
  });

  it('does not blame the document when it dies', timeout, async () => {
    const { pid, answer } = await stoppedAtItsStart();
    process.kill(pid, 'SIGKILL');
    expect(await answer).toBe('statement_reader_busy');
  });
});

it.runIf(isLongRun && process.platform === 'linux')(
  'ends a document that would take far too long after five seconds, also on a busy machine',
  { timeout: 20_000, retry: 2 },
  async () => {
    const endless = hostileFiles().find(({ name }) => name === 'slow-pages.pdf')?.bytes as Buffer;
    // The first document waits for the stripped modules of the parser.
    await answerOf(good, 'ekstre.xls');
    const started = performance.now();
    const answer = answerOf(endless, 'slow-pages.pdf');
    await expect.poll(readersRunning, { timeout: 5_000 }).toHaveLength(1);
    const [reader] = readersRunning() as [number];
    await expect.poll(() => readMainThreadSeconds(reader), { timeout: 5_000 }).toBeGreaterThan(1);
    process.kill(reader, 'SIGSTOP');
    expect(['statement_too_complex', 'statement_reader_busy']).toContain(await answer);
    expect(performance.now() - started).toBeLessThan(6_000);
  },
);

it('stops at once when the caller aborts, also while waiting for a slot', async () => {
  const hanging = hostileFiles().find(({ name }) => name === 'nested-forms.pdf')?.bytes as Buffer;
  const abort = new AbortController();
  const started = performance.now();
  const reads = [1, 2, 3].map(() => readStatement(hanging, { ...options, signal: abort.signal }));
  const outcomes = Promise.allSettled(reads);
  await wait(600);
  abort.abort(new Error('nobody waits any more'));
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'nobody waits any more' } });
  }
  expect(performance.now() - started).toBeLessThan(2_500);
});

it('parses the document of one owner while another one has many in the queue', async () => {
  const hanging = hostileFiles().find(({ name }) => name === 'nested-forms.pdf')?.bytes as Buffer;
  const abort = new AbortController();
  const many = [1, 2, 3].map(() => readStatement(hanging, { ...options, owner: 'many', signal: abort.signal }));
  const outcomes = Promise.allSettled(many);
  const started = performance.now();
  expect((await readStatement(good, { ...options, fileName: 'ekstre.xls', owner: 'one' })).transactions).toHaveLength(
    1,
  );
  expect(performance.now() - started).toBeLessThan(4_000);
  abort.abort(new Error('enough'));
  await outcomes;
});

it.runIf(process.platform === 'linux')(
  'parses a short document before earlier ones that use all their time',
  // Retried, because on a busy machine no job may reach the end of its time slice.
  { timeout: 60_000, retry: 2 },
  async () => {
    const slow = hostileFiles().find(({ name }) => name === 'million-rows.xlsx')?.bytes as Buffer;
    const enough = new AbortController();
    const answered: string[] = [];
    const send = (owner: string, bytes: Buffer, fileName: string) =>
      readStatement(bytes, { ...options, fileName, owner, signal: enough.signal })
        .catch((error) => error)
        .then((answer) => {
          answered.push(owner);
          return answer;
        });
    const slowly = ['one', 'two', 'three', 'four'].map((owner) => send(owner, slow, 'rows.xlsx'));
    expect((await send('quick', good, 'ekstre.xls')).transactions).toHaveLength(1);
    expect(answered.filter((owner) => owner !== 'quick').length).toBeLessThan(3);
    enough.abort(new Error('enough'));
    await Promise.all(slowly);
  },
);

it('refuses before starting when the caller has already aborted', async () => {
  await expect(readStatement(good, { ...options, signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
    'too late',
  );
});

it('asks for the password of an encrypted PDF, refuses a wrong one, and parses with the right one', async () => {
  const { bytes, truth } = await encryptedStatement();
  await expect(parseDocument(bytes)).rejects.toMatchObject({ code: 'statement_encrypted' });
  await expect(parseDocument(bytes, { password: 'guess' })).rejects.toMatchObject({ code: 'statement_wrong_password' });
  const parsed = await parseDocument(bytes, { password: statementPassword });
  expect(parsed.transactions).toHaveLength(truth.transactions.length);
});

it('refuses a scan as a scan', async () => {
  await expect(parseDocument(await scannedStatement())).rejects.toMatchObject({ code: 'statement_scanned' });
});
