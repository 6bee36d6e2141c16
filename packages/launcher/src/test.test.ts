import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('an interrupted test run fails, and its last line says so', async () => {
  const run = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'test', 'no-such-file'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  for await (const chunk of run.stdout) {
    if (output === '') run.kill('SIGTERM');
    output += chunk;
  }
  const code = run.exitCode ?? (await once(run, 'exit'))[0];
  expect(code).toBe(1);
  expect(output.trimEnd()).toMatch(/\n\d+ passed, [1-9]\d* failed$/);
}, 30_000);
