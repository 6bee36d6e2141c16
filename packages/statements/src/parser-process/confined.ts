import { type ChildProcess, spawn } from 'node:child_process';
import { StatementError } from '#errors.ts';
import { findWrapper } from './command.ts';
import { readResidentBytes } from './process-metrics.ts';

/** For a document that the machine delays. Its CPU time ends earlier (command.ts). */
const timeoutMs = 7_500;
const memoryBytes = 700_000_000;
const watchMs = 50;
const answerBytes = 64_000_000;

/**
 * Returns what a program prints for an input. It runs under the limits of the parser process, and is killed when it
 * exceeds its time, its memory or the size of its answer.
 * @throws StatementError; the signal's reason when aborted
 */
export async function runConfined(
  program: readonly string[],
  input: readonly (Buffer | string)[],
  signal?: AbortSignal,
): Promise<Buffer> {
  const [command, ...args] = [...(await findWrapper()), ...program] as [string, ...string[]];
  signal?.throwIfAborted();
  // The environment is empty: no secrets, no NODE_OPTIONS. With `/` as working directory, it finds no files of ours.
  const child = spawn(command, args, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
  const kill = () => child.kill('SIGKILL');
  let isLate = false;
  const clock = setTimeout(() => {
    isLate = true;
    kill();
  }, timeoutMs);
  const meter = setInterval(async () => {
    if (child.pid !== undefined && ((await readResidentBytes(child.pid)) ?? 0) > memoryBytes) kill();
  }, watchMs);
  signal?.addEventListener('abort', kill, { once: true });
  try {
    child.stdin.on('error', () => undefined);
    for (const part of input) child.stdin.write(part);
    child.stdin.end();
    return await collect(child);
  } catch (error) {
    signal?.throwIfAborted();
    throw isLate ? new StatementError('statement_reader_busy', { cause: error }) : error;
  } finally {
    clearTimeout(clock);
    clearInterval(meter);
    signal?.removeEventListener('abort', kill);
    kill();
  }
}

/**
 * Signals by which an operator or a system without memory ends a process. Limits and crashes have others (command.ts).
 */
const signalsFromOutside: readonly unknown[] = ['SIGKILL', 'SIGTERM'];

/**
 * Collects the whole answer of a child that exited with success. Any other end means that the document was too complex,
 * unless the child was ended by a signal from outside.
 */
function collect(child: ChildProcess): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    child.stdout?.on('data', (part: Buffer) => {
      size += part.length;
      if (size > answerBytes) child.kill('SIGKILL');
      else parts.push(part);
    });
    child.once('error', (cause) => reject(new Error('the statement reader could not be started', { cause })));
    child.once('close', (code, signal) => {
      const isEndedByOthers = !child.killed && signalsFromOutside.includes(signal);
      if (code === 0 && size <= answerBytes) resolve(Buffer.concat(parts));
      else reject(new StatementError(isEndedByOthers ? 'statement_reader_busy' : 'statement_too_complex'));
    });
  });
}
