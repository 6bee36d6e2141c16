import { type ChildProcess, spawn } from 'node:child_process';
import { type ParsedStatement, parsedStatementSchema, statementErrorCodes } from '@kumbara/shared';
import { z } from 'zod';
import { StatementError } from '#errors.ts';
import { parserCommand } from './command.ts';
import { createConcurrencyLimiter, type Slot } from './concurrency-limiter.ts';
import { createCpuBudget } from './cpu-budget.ts';
import { readerModules } from './modules.ts';
import { allProcessorSeconds, processorSeconds, residentBytes } from './process-metrics.ts';
import type { LinesTask, Task } from './task.ts';

const timeoutMs = 5_000;
/** A child that got less than this of all that time was kept waiting by the machine, not by its document. */
const starvedSeconds = 1.5;
/** For who would be done at its pace, but is kept waiting on a slow or busy machine. */
const extendedTimeoutMs = 15_000;
/** What others wait for at most, where the system does not tell what a process has had. */
const timeSliceMs = 2_000;
const memoryBytes = 700_000_000;
const watchMs = 50;
const answerBytes = 64_000_000;

const statementAnswerSchema = z.object({ reading: parsedStatementSchema });
const linesAnswerSchema = z.object({ lines: z.string().array() });
const errorSchema = z.object({ error: z.enum(statementErrorCodes) });

const limitConcurrency = createConcurrencyLimiter(2);

/** Who asks: of one owner's documents one is read at a time. */
type Caller = { owner?: string; signal?: AbortSignal };

/**
 * Has a document parsed by a child process that may do nothing but read its parsers, and that is killed when it takes
 * too long, too much, or says too much. Its answer is input like any other.
 * @throws StatementError; the signal's reason when aborted
 */
export const parseInProcess = async (bytes: Buffer, task: Task, caller: Caller = {}): Promise<ParsedStatement> =>
  (await requestParse(bytes, task, statementAnswerSchema, caller)).reading;

/** The printed lines of a PDF, the same way. */
export const extractLinesInProcess = async (bytes: Buffer, caller: Caller = {}): Promise<string[]> =>
  (await requestParse(bytes, { lines_of: 'pdf' }, linesAnswerSchema, caller)).lines;

const requestParse = <T>(bytes: Buffer, task: Task | LinesTask, schema: z.ZodType<T>, caller: Caller): Promise<T> =>
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

async function runParserProcess(
  bytes: Buffer,
  task: Task | LinesTask,
  slot: Slot,
  callerSignal?: AbortSignal,
): Promise<Buffer> {
  const signal = callerSignal ? AbortSignal.any([callerSignal, slot.signal]) : slot.signal;
  signal.throwIfAborted();
  const [{ command, args }, modules] = await Promise.all([parserCommand(), readerModules()]);
  // No environment is handed down: no secrets, no NODE_OPTIONS. Alone in its folder, it inherits nothing of ours to read.
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

/** Kills the child when the caller gives up, when its time is over, or when it holds too much memory. */
function watch(child: ChildProcess, slot: Slot, signal: AbortSignal) {
  const kill = () => child.kill('SIGKILL');
  const budget = createCpuBudget();
  let isStarved = false;
  let isExtended = false;
  const usedSeconds = () => (child.pid === undefined ? undefined : processorSeconds(child.pid));
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
  // By the clock only where nothing else tells: on a busy machine that would be the turn of who is quick as well.
  const timeSliceTimer = setTimeout(() => usedSeconds() === undefined && slot.end(), timeSliceMs);
  let isMeasuring = false;
  const meter = setInterval(async () => {
    if (isMeasuring || child.pid === undefined) return;
    isMeasuring = true;
    const rss = await residentBytes(child.pid);
    isMeasuring = false;
    const used = usedSeconds() ?? 0;
    if (budget.isTimeSliceOver(allProcessorSeconds(child.pid) ?? 0)) slot.end();
    if ((rss ?? 0) > memoryBytes || budget.isSpent(used)) kill();
    else if (isExtended && !budget.isInTime(used)) killStarved(used < starvedSeconds);
  }, watchMs);
  signal.addEventListener('abort', kill, { once: true });
  return {
    /** Whether the machine had no time for the document, or its reader died before it came to it. */
    isBlameless: () => isStarved || !budget.hasStarted(),
    stop() {
      clearTimeout(clock);
      clearTimeout(timeSliceTimer);
      clearInterval(meter);
      signal.removeEventListener('abort', kill);
    },
  };
}

/** The whole answer of a child that ended well; whatever else happens to it, the document was more than it could bear. */
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
