import { type ChildProcess, spawn } from 'node:child_process';
import { type ParsedStatement, parsedStatementSchema, statementErrorCodes } from '@kumbara/shared';
import { z } from 'zod';
import { StatementError } from '#errors.ts';
import { findParserCommand } from './command.ts';
import { loadParserModules } from './modules.ts';
import { readResidentBytes } from './process-metrics.ts';
import { type Caller, enqueue } from './queue.ts';
import type { LinesTask, RowsTask, Task } from './task.ts';

/** For a document that the machine delays. Its CPU time ends earlier (command.ts). */
const timeoutMs = 7_500;
const memoryBytes = 700_000_000;
const watchMs = 50;
const answerBytes = 64_000_000;

const statementAnswerSchema = z.object({ statement: parsedStatementSchema });
const linesAnswerSchema = z.object({ lines: z.string().array() });
const rowsAnswerSchema = z.object({ rows: z.string().array().array() });
const errorSchema = z.object({ error: z.enum(statementErrorCodes) });

/**
 * Parses a document in a child process that can only read its parsers, and that is killed when it exceeds its time, its
 * memory or the size of its answer. The answer is validated like any other input.
 * @throws StatementError; the signal's reason when aborted
 */
export const parseInProcess = async (bytes: Buffer, task: Task, caller: Caller = {}): Promise<ParsedStatement> =>
  (await requestParse(bytes, task, statementAnswerSchema, caller)).statement;

/** Extracts the printed lines of a PDF in the same way. */
export const extractLinesInProcess = async (bytes: Buffer, caller: Caller = {}): Promise<string[]> =>
  (await requestParse(bytes, { lines_of: 'pdf' }, linesAnswerSchema, caller)).lines;

/** Reads the cells of a workbook in the same way. */
export const readCellsInProcess = async (bytes: Buffer, task: RowsTask, caller: Caller = {}): Promise<string[][]> =>
  (await requestParse(bytes, task, rowsAnswerSchema, caller)).rows;

type AnyTask = Task | LinesTask | RowsTask;

const requestParse = <T>(bytes: Buffer, task: AnyTask, schema: z.ZodType<T>, caller: Caller): Promise<T> =>
  enqueue(async () => {
    const answer = parseAnswer(await runParserProcess(bytes, task, caller.signal), z.union([schema, errorSchema]));
    if (isRefusal(answer)) throw new StatementError(answer.error);
    return answer as T;
  }, caller);

const isRefusal = (answer: unknown): answer is z.infer<typeof errorSchema> => errorSchema.safeParse(answer).success;

function parseAnswer<T>(output: Buffer, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(output.toString('utf8')));
  } catch (cause) {
    throw new StatementError('statement_damaged', { cause });
  }
}

async function runParserProcess(bytes: Buffer, task: AnyTask, signal?: AbortSignal): Promise<Buffer> {
  const [{ command, args }, modules] = await Promise.all([findParserCommand(), loadParserModules()]);
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
    child.stdin.write(modules);
    child.stdin.write(`\n${JSON.stringify(task)}\n`);
    child.stdin.end(bytes);
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
