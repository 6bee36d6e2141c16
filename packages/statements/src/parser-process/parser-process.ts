import { type ChildProcess, spawn } from 'node:child_process';
import { type ParsedStatement, parsedStatementSchema, statementErrorCodes } from '@kumbara/shared';
import { z } from 'zod';
import { StatementError } from '#errors.ts';
import { findParserCommand } from './command.ts';
import { createConcurrencyLimiter, type Slot } from './concurrency-limiter.ts';
import { createCpuBudget } from './cpu-budget.ts';
import { loadParserModules } from './modules.ts';
import { readMainThreadSeconds, readProcessSeconds, readResidentBytes } from './process-metrics.ts';
import type { LinesTask, RowsTask, Task } from './task.ts';

const timeoutMs = 5_000;
/** A child with less CPU time than this was delayed by the machine, not by its document. */
const starvedSeconds = 1.5;
/** For documents that would finish within their CPU budget, but are delayed on a slow or busy machine. */
const extendedTimeoutMs = 15_000;
/** The time slice by the clock, where the system does not report the CPU time of a process. */
const timeSliceMs = 2_000;
const memoryBytes = 700_000_000;
const watchMs = 50;
const answerBytes = 64_000_000;

const statementAnswerSchema = z.object({ statement: parsedStatementSchema });
const linesAnswerSchema = z.object({ lines: z.string().array() });
const rowsAnswerSchema = z.object({ rows: z.string().array().array() });
const errorSchema = z.object({ error: z.enum(statementErrorCodes) });

const limitConcurrency = createConcurrencyLimiter(2);

/** The caller of a job. One document per owner is parsed at a time. */
type Caller = { owner?: string; signal?: AbortSignal };

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
  limitConcurrency(async (slot) => {
    const answer = parseAnswer(
      await runParserProcess(bytes, task, slot, caller.signal),
      z.union([schema, errorSchema]),
    );
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

async function runParserProcess(bytes: Buffer, task: AnyTask, slot: Slot, callerSignal?: AbortSignal): Promise<Buffer> {
  const signal = callerSignal ? AbortSignal.any([callerSignal, slot.signal]) : slot.signal;
  signal.throwIfAborted();
  const [{ command, args }, modules] = await Promise.all([findParserCommand(), loadParserModules()]);
  // The environment is empty: no secrets, no NODE_OPTIONS. With `/` as working directory, it finds no files of ours.
  const child = spawn(command, args, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
  const watched = watch(child, slot, signal);
  try {
    child.stdin.on('error', () => undefined);
    child.stdin.write(modules);
    child.stdin.write(`\n${JSON.stringify(task)}\n`);
    child.stdin.end(bytes);
    return await collect(child);
  } catch (error) {
    signal.throwIfAborted();
    throw watched.isBlameless() ? new StatementError('statement_reader_busy', { cause: error }) : error;
  } finally {
    watched.stop();
    child.kill('SIGKILL');
  }
}

/** Kills the child when the caller aborts, when its time is over, or when it uses too much memory. */
function watch(child: ChildProcess, slot: Slot, signal: AbortSignal) {
  const kill = () => child.kill('SIGKILL');
  const budget = createCpuBudget();
  let isStarved = false;
  let isExtended = false;
  const usedSeconds = () => (child.pid === undefined ? undefined : readMainThreadSeconds(child.pid));
  child.stdout?.on('data', (part: Buffer) => budget.addProgress(part, usedSeconds() ?? 0));
  const end = (isLast: boolean) => {
    const used = usedSeconds();
    const isInTime = used !== undefined && budget.isInTime(used);
    if (isInTime && !isLast && slot.requestExtension()) {
      isExtended = true;
      clock = setTimeout(end, extendedTimeoutMs - timeoutMs, true);
      return;
    }
    killStarved(used !== undefined && (used < starvedSeconds || isInTime));
  };
  const killStarved = (starved: boolean) => {
    isStarved ||= starved;
    kill();
  };
  let clock = setTimeout(end, timeoutMs, false);
  // Only where no CPU time is reported: on a busy machine the clock would end the time slice of short documents as
  // well.
  const timeSliceTimer = setTimeout(() => usedSeconds() === undefined && slot.end(), timeSliceMs);
  let isMeasuring = false;
  const meter = setInterval(async () => {
    if (isMeasuring || child.pid === undefined) return;
    isMeasuring = true;
    const rss = await readResidentBytes(child.pid);
    isMeasuring = false;
    const used = usedSeconds() ?? 0;
    if (budget.isTimeSliceOver(readProcessSeconds(child.pid) ?? 0)) slot.end();
    if ((rss ?? 0) > memoryBytes || budget.isSpent(used)) kill();
    else if (isExtended && !budget.isInTime(used)) killStarved(used < starvedSeconds);
  }, watchMs);
  signal.addEventListener('abort', kill, { once: true });
  return {
    /** True if the machine delayed the document, or the process died before parsing started. */
    isBlameless: () => isStarved || !budget.hasStarted(),
    stop() {
      clearTimeout(clock);
      clearTimeout(timeSliceTimer);
      clearInterval(meter);
      signal.removeEventListener('abort', kill);
    },
  };
}

/**
 * Collects the whole answer of a child that exited with success. Any other end means that the document was too complex.
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
    child.once('close', (code) => {
      if (code === 0 && size <= answerBytes) resolve(Buffer.concat(parts));
      else reject(new StatementError('statement_too_complex'));
    });
  });
}
