import { type ParsedStatement, parsedStatementSchema, statementErrorCodes } from '@kumbara/shared';
import { z } from 'zod';
import { StatementError } from '#errors.ts';
import { parserProgram } from './command.ts';
import { runConfined } from './confined.ts';
import { loadParserModules } from './modules.ts';
import { type Caller, enqueue } from './queue.ts';
import type { LinesTask, RowsTask, Task } from './task.ts';

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
  const modules = await loadParserModules();
  return runConfined(parserProgram, [modules, `\n${JSON.stringify(task)}\n`, bytes], signal);
}
