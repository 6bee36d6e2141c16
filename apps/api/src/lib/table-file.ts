import type { ListFormat } from '@kumbara/shared';
import { byteOrderMark, csvRow } from './csv.ts';

type Value = string | number | boolean | null;
/** A column and how a spreadsheet shows it: days come as `YYYY-MM-DD`. */
export type Column = { name: string; kind?: 'day'; width?: number };

/** A table as a file in parts, so that its memory does not grow with its rows. @param pages some rows at a time */
export const tableFile = (
  format: ListFormat,
  table: { title: string; columns: readonly Column[]; pages: AsyncIterable<readonly Value[][]> },
): AsyncIterable<Uint8Array | string> => (format === 'csv' ? csvParts(table) : xlsxParts(table));

type Table = Parameters<typeof tableFile>[1];

async function* csvParts({ columns, pages }: Table): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(columns.map(({ name }) => name));
  for await (const rows of pages) yield rows.map(csvRow).join('');
}

/** Texts are written as texts, which a spreadsheet program never runs. */
async function* xlsxParts({ title, columns, pages }: Table): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(sheetRows(columns, pages), {
    name: title,
    columns: columns.map(({ name, kind, width }) => ({
      header: name,
      ...(kind === 'day' && { numFmt: 'yyyy-mm-dd' }),
      width: width ?? Math.max(12, name.length + 2),
    })),
    freezePane: { rows: 1 },
  });
}

async function* sheetRows(columns: readonly Column[], pages: Table['pages']) {
  for await (const rows of pages)
    for (const row of rows)
      yield row.map((value, at) => {
        if (typeof value !== 'string') return value;
        return columns[at]?.kind === 'day' ? new Date(`${value}T00:00:00Z`) : escapeText(value);
      });
}

/** A workbook writes characters that XML cannot hold as `_x0001_`, so a text that says so itself is escaped. */
export const escapeText = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
