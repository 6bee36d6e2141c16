import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { currencySchema, isoDateSchema } from '@kumbara/shared';
import { findInputs, type Input, type ParsedInput, readInput } from './detect-input.ts';
import { createReport, type Report } from './detect-report.ts';
import { formatTable } from './detect-table.ts';
import { UserFacingError } from './project.ts';

const usage = 'npm run detect -- FILE_OR_FOLDER… [--json OUT] [--today YYYY-MM-DD] [--currency XXX] [--together]';
/** Statements are parsed in separate processes; more than two compete for the processor. */
const concurrency = 2;

const options = {
  json: { type: 'string' },
  today: { type: 'string' },
  currency: { type: 'string', default: 'TRY' },
  together: { type: 'boolean', default: false },
} as const;

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UserFacingError(`${(error as Error).message}\n${usage}`);
  }
}

function parseArguments(args: string[]) {
  const { values, positionals } = parseOptions(args);
  if (positionals.length === 0) throw new UserFacingError(usage);
  const { today, currency } = values;
  if (today !== undefined && !isoDateSchema.safeParse(today).success)
    throw new UserFacingError(`--today ${today} is no day. ${usage}`);
  if (!currencySchema.safeParse(currency).success)
    throw new UserFacingError(`--currency ${currency} is no currency. ${usage}`);
  return { ...values, currency, paths: positionals };
}

async function readAll(inputs: Input[], settings: Parameters<typeof readInput>[1]): Promise<ParsedInput[]> {
  const parsedInputs: ParsedInput[] = [];
  const waiting = inputs.entries();
  const worker = async () => {
    for (const [i, input] of waiting) parsedInputs[i] = await readInput(input, settings);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return parsedInputs;
}

/**
 * `npm run detect`: prints what the product finds in files as a table and writes it as JSON.
 * A file that cannot be read is reported with its `error` and does not fail the command.
 *
 * @throws UserFacingError for invalid arguments
 */
export async function detect(args: string[]): Promise<void> {
  const { paths, json, today, currency, together } = parseArguments(args);
  const inputs = await findInputs(paths, process.env.INIT_CWD ?? process.cwd());
  const report: Report = createReport(await readAll(inputs, { today, currency }), { together });
  // With `--json /dev/stdout` standard output carries the JSON alone.
  const show = json === '/dev/stdout' ? console.error : console.log;
  show(formatTable(report, { together }));
  const text = `${JSON.stringify(report, null, 1)}\n`;
  if (json === '/dev/stdout') process.stdout.write(text);
  else if (json) await writeFile(json, text);
}
