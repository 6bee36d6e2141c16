import { readdirSync, readFileSync } from 'node:fs';
import { encryptedStatement, hostileFiles, scannedStatement, statementPassword } from '@kumbara/samples';
import { expect, it, vi } from 'vitest';
import { readStatement } from '#index.ts';
import { answerOf, csv, lines, options, parseDocument } from '#testing/documents.ts';

const good = csv(`
  Tarih;Açıklama;Tutar
  05.10.2026;NETFLIX.COM;-229,99
`);

/** The ids of the parser processes that this one has started, on Linux. */
const findParserProcesses = (): number[] =>
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

const files = hostileFiles();
const hostile = (name: string) => files.find((file) => file.name === name)?.bytes as Buffer;

it.each(['page-bomb.pdf'])('refuses %s and continues to parse', async (name) => {
  const accepted = files.find((file) => file.name === name)?.expect;
  expect(accepted).toContain(await answerOf(hostile(name), name));
  expect(lines(await parseDocument(good))).toEqual(['2026-10-05 -229.99 TRY NETFLIX.COM']);
});

it.runIf(process.platform === 'linux').each([
  ['a crash', 'SIGSEGV', 'statement_too_complex'],
  ['the limit of CPU time', 'SIGXCPU', 'statement_too_complex'],
  ['an end from outside', 'SIGKILL', 'statement_reader_busy'],
  ['a stop from outside', 'SIGTERM', 'statement_reader_busy'],
])('answers %s (%s) as %s', async (_, signal, code) => {
  const answer = answerOf(hostile('slow-pages.pdf'), 'slow-pages.pdf');
  // Asked once: while it becomes another program, a process has no name for a moment.
  const pid = await vi.waitUntil(() => findParserProcesses()[0]);
  process.kill(pid, signal);
  expect(await answer).toBe(code);
});

it('parses one document of each owner at a time, others meanwhile, and stops when the caller aborts', async () => {
  const slow = hostile('slow-pages.pdf');
  const abort = new AbortController();
  const many = [1, 2, 3].map(() => readStatement(slow, { ...options, owner: 'many', signal: abort.signal }));
  const outcomes = Promise.allSettled(many);
  const other = await readStatement(good, { ...options, fileName: 'ekstre.xls', owner: 'one' });
  expect(other.transactions).toHaveLength(1);
  abort.abort(new Error('nobody waits any more'));
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'nobody waits any more' } });
  }
  await vi.waitUntil(() => process.platform !== 'linux' || findParserProcesses().length === 0);
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
