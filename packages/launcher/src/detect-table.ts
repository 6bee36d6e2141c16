import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileReport, Report } from './detect-report.ts';
import { root } from './project.ts';

const header = ['file', 'name', 'amount', 'cycle', 'next', 'confidence'];
const maxCellWidth = 44;
const truncate = (text: string) => (text.length > maxCellWidth ? `${text.slice(0, maxCellWidth - 1)}…` : text);

/** A refusal in the words of the API. */
function sentenceOf(code: string): string {
  if (code === 'mail_damaged') return 'The mail is damaged and couldn’t be read';
  return JSON.parse(readFileSync(join(root, 'apps/api/src/i18n/locales/en/errors.json'), 'utf8'))[code];
}

function rowsOf(key: string, { found, cancelled, statement, error }: FileReport): string[][] {
  const rows = found.map(({ name, amount, currency, cycle, interval, next_date, confidence }) => [
    name,
    amount === null ? '–' : `${amount} ${currency ?? ''}`,
    interval === 1 ? cycle : `${cycle} × ${interval}`,
    next_date ?? '–',
    confidence,
  ]);
  rows.push(
    ...cancelled.map(({ name, automatic }) => [name, '', '', '', automatic ? 'cancelled, proven' : 'cancelled']),
  );
  if (error) rows.push([sentenceOf(error)]);
  if (rows.length === 0) rows.push([statement ? `nothing in ${statement.transactions} lines` : 'nothing']);
  return rows.map((row, i) => [i === 0 ? key : '', ...row]);
}

/** With `--together` the shared result is shown once, followed by the files that could not be read. */
function mergeHistory(report: Report): Report {
  const files = Object.entries(report);
  const readable = files.filter(([, { error }]) => !error);
  const refused = files.filter(([, { error }]) => error);
  const [first] = readable;
  return Object.fromEntries([...(first ? [[`${readable.length} files together`, first[1]]] : []), ...refused]);
}

/** The report as text in columns, one row for each finding. */
export function formatTable(report: Report, { together }: { together: boolean }): string {
  const shown = together ? mergeHistory(report) : report;
  const rows = [header, ...Object.entries(shown).flatMap(([key, file]) => rowsOf(key, file))].map((row) =>
    // The last cell of a row may be a sentence.
    row.map((cell, column) => (column < row.length - 1 ? truncate(cell) : cell)),
  );
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row.slice(0, -1)[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
