import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative, resolve, sep } from 'node:path';
import type { Mail, StatementDocument } from '@kumbara/detection';
import { parseMail } from '@kumbara/mails';
import { addDays, dayIn, type IsoDate, type ParsedStatement, toIsoDate } from '@kumbara/shared';
import { readStatement, StatementError } from '@kumbara/statements';
import { UserFacingError } from './project.ts';

/** A file to read. `key` names it in the report: its path as an argument, or relative to the folder of the argument. */
export type Input = { key: string; path: string };

/** The content of one file, or the code of the error that refused it. */
export type ParsedInput = {
  key: string;
  /** The day on which detection runs: `--today`, or the day after the last date of the file. */
  today: IsoDate;
  statement?: { parsed: ParsedStatement; document: StatementDocument };
  mail?: Mail;
  error?: string;
};

const extensions = new Set(['.pdf', '.xls', '.xlsx', '.eml']);

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(path);
      return entry.isFile() && extensions.has(extname(entry.name).toLowerCase()) ? [path] : [];
    }),
  );
  return nested.flat().sort();
}

/**
 * Lists the files of the arguments. Folders are searched recursively for statements and mails.
 *
 * @param from base of relative paths
 * @throws UserFacingError for a path that does not exist
 */
export async function findInputs(paths: string[], from: string): Promise<Input[]> {
  const inputs = await Promise.all(
    paths.map(async (argument) => {
      const path = resolve(from, argument);
      const found = await stat(path).catch(() => undefined);
      if (!found) throw new UserFacingError(`There is no ${argument}.`);
      if (!found.isDirectory()) return [{ key: argument, path }];
      return (await listFiles(path)).map((file) => ({ key: relative(path, file).split(sep).join('/'), path: file }));
    }),
  );
  return inputs.flat();
}

type Settings = { today?: IsoDate; currency: string };

/** Upper limit for dates without a year where `--today` is not set. */
const todayUtc = () => toIsoDate(new Date());

async function readStatementFile({ key, path }: Input, { today, currency }: Settings): Promise<ParsedInput> {
  try {
    const options = { fileName: basename(path), currency, today: today ?? todayUtc() };
    const parsed = await readStatement(await readFile(path), options);
    const last = parsed.transactions
      .map(({ date }) => date)
      .sort()
      .at(-1);
    const document = { id: key, ...parsed };
    return { key, today: today ?? addDays(last ?? todayUtc(), 1), statement: { parsed, document } };
  } catch (error) {
    if (error instanceof StatementError) return { key, today: today ?? todayUtc(), error: error.code };
    throw error;
  }
}

async function readMailFile({ key, path }: Input, { today }: Settings): Promise<ParsedInput> {
  const bytes = await readFile(path);
  // The parser may throw anything; one damaged mail must not end the run.
  const mail = await parseMail(bytes).catch(() => undefined);
  if (!mail) return { key, today: today ?? todayUtc(), error: 'mail_damaged' };
  const detectionDay = today ?? addDays(dayIn('UTC', new Date(mail.date)), 1);
  return { key, today: detectionDay, mail };
}

/** Reads one file with the parsers of the product. */
export function readInput(input: Input, settings: Settings): Promise<ParsedInput> {
  return extname(input.path).toLowerCase() === '.eml'
    ? readMailFile(input, settings)
    : readStatementFile(input, settings);
}
