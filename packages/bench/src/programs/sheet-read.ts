import { readFile } from 'node:fs/promises';
import { read } from 'xlsx';

/** Parses a workbook with bare SheetJS as its documentation shows it, and counts the rows of the first sheet. */
export const countRows = (bytes: Uint8Array): number => {
  const { Sheets, SheetNames } = read(bytes, { dense: true });
  return Sheets[SheetNames[0] ?? '']?.['!data']?.length ?? 0;
};

if (import.meta.main) process.stdout.write(String(countRows(await readFile(process.argv[2] ?? ''))));
