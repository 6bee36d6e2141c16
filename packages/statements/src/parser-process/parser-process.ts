import { type ChildProcess, spawn } from 'node:child_process';
import { type StatementReading, statementErrorCodes, statementReadingSchema } from '@kumbara/shared';
import { z } from 'zod';
import { StatementError } from '#errors.ts';
import { cageCommand } from './command.ts';
import { createTurnstile, type Turn } from './concurrency-limiter.ts';
import { createPace } from './cpu-budget.ts';
import { readerModules } from './modules.ts';
import { allProcessorSeconds, processorSeconds, residentBytes } from './process-metrics.ts';
import type { LinesTask, Task } from './task.ts';

const wallMs = 5_000;
/** A child that got less than this of all that time was kept waiting by the machine, not by its document. */
const starvedSeconds = 1.5;
/** For who would be done at its pace, but is kept waiting on a slow or busy machine. */
const longestWallMs = 15_000;
/** What others wait for at most, where the system does not tell what a process has had. */
const turnMs = 2_000;
const memoryBytes = 700_000_000;
const watchMs = 50;
const answerBytes = 64_000_000;

const readingSchema = z.object({ reading: statementReadingSchema });
const linesSchema = z.object({ lines: z.string().array() });
const errorSchema = z.object({ error: z.enum(statementErrorCodes) });

const passTurnstile = createTurnstile(2);

/** Who asks: of one owner's documents one is read at a time. */
type Caller = { owner?: string; signal?: AbortSignal };

/**
 * Has a document parsed by a child process that may do nothing but read its parsers, and that is killed when it takes
 * too long, too much, or says too much. Its answer is input like any other.
 * @throws StatementError; the signal's reason when aborted
 */
export const readInCage = async (bytes: Buffer, task: Task, caller: Caller = {}): Promise<StatementReading> =>
  (await askCage(bytes, task, readingSchema, caller)).reading;

/** The printed lines of a PDF, the same way. */
export const readLinesInCage = async (bytes: Buffer, caller: Caller = {}): Promise<string[]> =>
  (await askCage(bytes, { lines_of: 'pdf' }, linesSchema, caller)).lines;

const askCage = <T>(bytes: Buffer, task: Task | LinesTask, schema: z.ZodType<T>, caller: Caller): Promise<T> =>
  passTurnstile(async (turn) => {
    const answer = parseAnswer(await runCaged(bytes, task, turn, caller.signal), z.union([schema, errorSchema]));
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

async function runCaged(bytes: Buffer, task: Task | LinesTask, turn: Turn, given?: AbortSignal): Promise<Buffer> {
  const signal = given ? AbortSignal.any([given, turn.signal]) : turn.signal;
  signal.throwIfAborted();
  const [{ command, args }, modules] = await Promise.all([cageCommand(), readerModules()]);
  // No environment is handed down: no secrets, no NODE_OPTIONS. Alone in its folder, it inherits nothing of ours to read.
  const child = spawn(command, args, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'], windowsHide: true });
  const watched = watch(child, turn, signal);
  try {
    child.stdin.on('error', () => undefined);
    child.stdin.write(modules);
    child.stdin.write(`\n${JSON.stringify(task)}\n`);
    child.stdin.end(bytes);
    return await collect(child);
  } catch (error) {
    signal.throwIfAborted();
    throw watched.isInnocent() ? new StatementError('statement_reader_busy', { cause: error }) : error;
  } finally {
    watched.stop();
    child.kill('SIGKILL');
  }
}

/** Kills the child when the caller gives up, when its time is over, or when it holds too much memory. */
function watch(child: ChildProcess, turn: Turn, signal: AbortSignal) {
  const kill = () => child.kill('SIGKILL');
  const pace = createPace();
  let isStarved = false;
  let isExtended = false;
  const usedSeconds = () => (child.pid === undefined ? undefined : processorSeconds(child.pid));
  child.stdout?.on('data', (part: Buffer) => pace.take(part, usedSeconds() ?? 0));
  const end = (isLast: boolean) => {
    const used = usedSeconds();
    const isInTime = used !== undefined && pace.isInTime(used);
    if (isInTime && !isLast && turn.mayStay()) {
      isExtended = true;
      clock = setTimeout(end, longestWallMs - wallMs, true);
      return;
    }
    endStarved(used !== undefined && (used < starvedSeconds || isInTime));
  };
  const endStarved = (starved: boolean) => {
    isStarved ||= starved;
    kill();
  };
  let clock = setTimeout(end, wallMs, false);
  // By the clock only where nothing else tells: on a busy machine that would be the turn of who is quick as well.
  const turnClock = setTimeout(() => usedSeconds() === undefined && turn.end(), turnMs);
  let isWeighing = false;
  const scale = setInterval(async () => {
    if (isWeighing || child.pid === undefined) return;
    isWeighing = true;
    const held = await residentBytes(child.pid);
    isWeighing = false;
    const used = usedSeconds() ?? 0;
    if (pace.isTurnOver(allProcessorSeconds(child.pid) ?? 0)) turn.end();
    if ((held ?? 0) > memoryBytes || pace.isSpent(used)) kill();
    else if (isExtended && !pace.isInTime(used)) endStarved(used < starvedSeconds);
  }, watchMs);
  signal.addEventListener('abort', kill, { once: true });
  return {
    /** Whether the machine had no time for the document, or its reader died before it came to it. */
    isInnocent: () => isStarved || !pace.hasStarted(),
    stop() {
      clearTimeout(clock);
      clearTimeout(turnClock);
      clearInterval(scale);
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
