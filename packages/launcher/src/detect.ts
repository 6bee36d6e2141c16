import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { currencySchema, isoDateSchema } from '@kumbara/shared';
import { findInputs, type Input, type Read, readInput } from './detect-input.ts';
import { judge, type Report } from './detect-report.ts';
import { tableOf } from './detect-table.ts';
import { Sorry } from './project.ts';

const usage = 'npm run detect -- FILE_OR_FOLDER… [--json OUT] [--today YYYY-MM-DD] [--currency XXX] [--together]';
/** Readers work in processes of their own; more than two at once only wait for each other. */
const atOnce = 2;

const options = {
  json: { type: 'string' },
  today: { type: 'string' },
  currency: { type: 'string', default: 'TRY' },
  together: { type: 'boolean', default: false },
} as const;

function read(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new Sorry(`${(error as Error).message}\n${usage}`);
  }
}

function parse(args: string[]) {
  const { values, positionals } = read(args);
  if (positionals.length === 0) throw new Sorry(usage);
  const { today, currency } = values;
  if (today !== undefined && !isoDateSchema.safeParse(today).success)
    throw new Sorry(`--today ${today} is no day. ${usage}`);
  if (!currencySchema.safeParse(currency).success) throw new Sorry(`--currency ${currency} is no currency. ${usage}`);
  return { ...values, currency, paths: positionals };
}

async function readAll(inputs: Input[], settings: Parameters<typeof readInput>[1]): Promise<Read[]> {
  const reads: Read[] = [];
  const waiting = inputs.entries();
  const worker = async () => {
    for (const [i, input] of waiting) reads[i] = await readInput(input, settings);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return reads;
}

/**
 * `npm run detect`: what the product finds in files, as a table and as JSON (decisions §9).
 * A file that is refused has its `error` and does not fail the command.
 * @throws Sorry for arguments that mean nothing
 */
export async function detect(args: string[]): Promise<void> {
  const { paths, json, today, currency, together } = parse(args);
  const inputs = await findInputs(paths, process.env.INIT_CWD ?? process.cwd());
  const report: Report = judge(await readAll(inputs, { today, currency }), { together });
  // The JSON alone belongs on standard output when it is asked for there.
  const show = json === '/dev/stdout' ? console.error : console.log;
  show(tableOf(report, { together }));
  const text = `${JSON.stringify(report, null, 1)}\n`;
  if (json === '/dev/stdout') process.stdout.write(text);
  else if (json) await writeFile(json, text);
}
