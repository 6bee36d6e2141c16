import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { StatementError } from '#errors.ts';
import { parserProgram } from './command.ts';
import { runConfined } from './confined.ts';

/** What a program under the limits of the parser process prints, or the code of its refusal. */
const outcome = (program: readonly string[], input: string[] = []): Promise<string> =>
  runConfined(program, input).then(
    (answer) => (answer.length > 100 ? `${answer.length} bytes` : answer.toString()),
    (error) => (error instanceof StatementError ? error.code : Promise.reject(error)),
  );

const onLinux = it.runIf(process.platform === 'linux');

// The programs are not Node: its permissions would refuse some of this, and its reserved addresses leave less memory.
onLinux.each([
  ['shows nothing of the environment of the parent', ['env'], ''],
  ['lets a program print 64 MB', ['head', '-c', '64000000', '/dev/zero'], '64000000 bytes'],
  ['ends one that prints more', ['head', '-c', '64000001', '/dev/zero'], 'statement_too_complex'],
  ['lets a program take 500 MB', ['dd', 'if=/dev/zero', 'of=/dev/null', 'bs=500MB', 'count=1'], ''],
  [
    'ends one that takes 900 MB',
    ['dd', 'if=/dev/zero', 'of=/dev/null', 'bs=900MB', 'count=5'],
    'statement_too_complex',
  ],
])('%s', async (_, program, expected) => {
  expect(process.env).not.toEqual({});
  expect(await outcome(program)).toBe(expected);
});

onLinux('ends a program that writes to a file, before its first byte', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'confined-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'file');
  expect(await outcome(['dd', 'if=/dev/zero', `of=${file}`, 'bs=1', 'count=1'])).toBe('statement_too_complex');
  expect(readFileSync(file)).toHaveLength(0);
});

it.each([
  ['write a file', "process.getBuiltinModule('fs').writeFileSync('/tmp/kumbara-written', '')"],
  ['read a file other than its modules', "process.getBuiltinModule('fs').readFileSync('/etc/hosts')"],
  ['start a program', "process.getBuiltinModule('child_process').execFileSync('true')"],
])('does not let the parser %s', async (_, statement) => {
  const child = `export function answerRequest() { try { ${statement}; } catch ({ code }) { return code; } }`;
  const modules = JSON.stringify({ [new URL('./child.ts', import.meta.url).href]: child });
  expect(await outcome(parserProgram, [`${modules}\n`])).toBe('"ERR_ACCESS_DENIED"');
});
