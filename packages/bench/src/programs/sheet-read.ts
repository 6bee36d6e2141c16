import { readFile } from 'node:fs/promises';
import { read } from 'xlsx';

/** A workbook with bare SheetJS, as its documentation shows it, and how many rows its first sheet has. */
export const sheetRows = (bytes: Uint8Array): number => {
  const { Sheets, SheetNames } = read(bytes, { dense: true });
  return Sheets[SheetNames[0] ?? '']?.['!data']?.length ?? 0;
};

if (import.meta.main) process.stdout.write(String(sheetRows(await readFile(process.argv[2] ?? ''))));
