import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedStatement } from '@kumbara/shared';
import * as XLSX from 'xlsx';
import { StatementError } from '#errors.ts';
import { type ReadOptions, readStatement } from '#index.ts';
import { sniff } from '#intake/sniff.ts';
import { readDocument } from '#read/read-document.ts';

export const today = '2026-11-21';
export const options: ReadOptions = { currency: 'TRY', today };

type Cell = string | number | Date | null;

/** Builds a workbook of the given rows. Numbers and days become typed cells. */
export function workbook(rows: Cell[][], bookType: 'xlsx' | 'biff8' = 'xlsx', rowInfo: XLSX.RowInfo[] = []): Buffer {
  const book = XLSX.utils.book_new();
  const sheet = XLSX.utils.aoa_to_sheet(rows, { cellDates: true, dateNF: 'yyyy-mm-dd', UTC: true });
  sheet['!rows'] = rowInfo;
  XLSX.utils.book_append_sheet(book, sheet, 'Sheet1');
  return XLSX.write(book, { type: 'buffer', bookType }) as Buffer;
}

/** Cells separated by semicolons, one line per row. */
export const csv = (text: string): Buffer => Buffer.from(`${text.trim().replace(/^ +/gm, '')}\n`);

export type Row = [day: string, text: string, amount: string];

/** Incoming and outgoing amounts of an account without a sign. */
export const came: Row[] = [
  ['02/03/2026', 'ACME LTD 8841', '2500.00'],
  ['15/03/2026', 'JANE ROE', '100.00'],
];
export const went: Row[] = [
  ['20/03/2026', 'NETFLIX.COM', '17.99'],
  ['22/03/2026', 'SHELL 221', '40.00'],
  ['28/03/2026', 'PLANET FITNESS', '34.99'],
];

/** A text at a position in points from the left and the top. With `right` it ends there. */
export type Placed = { x: number; y: number; text: string; right?: boolean; page?: number };

/** Rows of texts below each other. A number is the position where a column begins, `r400` where it ends. */
export const table = (columns: (number | string)[], top: number, rows: string[][], pitch = 12): Placed[] =>
  rows.flatMap((row, line) =>
    row.flatMap((text, index) => (text ? placed([[top + line * pitch, columns[index] ?? 0, text]]) : [])),
  );

/** A text at a height and a position from the left; `r400` ends there. */
export type Text = [y: number, x: number | string, text: string];
export const placed = (texts: Text[]): Placed[] =>
  texts.map(([y, x, text]) => ({ y, x: Number(String(x).replace('r', '')), right: String(x).startsWith('r'), text }));

/**
 * Builds a PDF of A4 pages in Courier, whose letters are 0.6 of the font size wide, so that positions can be computed.
 * @param rotated the page has to be shown turned by a quarter, as scanners and landscape printers write it
 */
export function pdf(texts: Placed[], size = 8, rotated = false): Buffer {
  const pages = Math.max(...texts.map(({ page = 1 }) => page));
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const kids: number[] = [];
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>');
  for (let page = 1; page <= pages; page += 1) {
    const content = texts.filter((text) => (text.page ?? 1) === page).map((text) => draw(text, size, rotated));
    const stream = `BT ${content.join('\n')} ET`;
    objects.push(`<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]${rotated ? ' /Rotate 90' : ''} /Contents ${objects.length} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
    );
    kids.push(objects.length);
  }
  objects[1] = `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`;
  return assemble(objects);
}

function draw({ x, y, text, right }: Placed, size: number, rotated: boolean): string {
  const left = right ? x - text.length * size * 0.6 : x;
  const escaped = text.replace(/[\\()]/g, '\\$&');
  const matrix = rotated ? `0 1 -1 0 ${y} ${left.toFixed(2)}` : `1 0 0 1 ${left.toFixed(2)} ${(842 - y).toFixed(2)}`;
  return `/F ${size} Tf ${matrix} Tm (${escaped}) Tj`;
}

function assemble(objects: string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = Buffer.byteLength(body, 'latin1');
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = Buffer.byteLength(body, 'latin1');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

/** Lines of words with single spaces between them: a statement without columns. */
export const ragged = (lines: string): Buffer =>
  pdf(
    lines
      .trim()
      .split('\n')
      .map((text, index) => ({ x: 36, y: 40 + index * 11, text: text.trim() })),
  );

/** Where the documents of the tests are written, for `ablate.ts`. */
const folder = process.env.KUMBARA_DOCUMENTS;

/** Parses in this process, without a parser process: for the many small cases. */
export function read(bytes: Buffer, overrides: Partial<ReadOptions> = {}): Promise<ParsedStatement> {
  if (folder) {
    const name = createHash('sha1').update(bytes).digest('hex');
    writeFileSync(join(folder, `${name}-${overrides.fileName ?? ''}`), bytes);
  }
  return readDocument(bytes, { ...options, ...overrides, kind: sniff(bytes, overrides.fileName) });
}

type Overrides = Partial<ReadOptions>;
export const readPdf = (texts: Placed[], overrides?: Overrides) => read(pdf(texts), overrides);
export const readPage = (...texts: Text[]) => readPdf(placed(texts));
export const readRagged = (text: string, overrides?: Overrides) => read(ragged(text), overrides);
export const readSheet = (rows: Cell[][], overrides?: Overrides) => read(workbook(rows), overrides);
export const readCsv = (text: string, overrides?: Overrides) => read(csv(text), overrides);
/** Reads one printed table, see `table`. */
export const readTable = (columns: (number | string)[], rows: string[][], overrides?: Overrides) =>
  readPdf(table(columns, 60, rows), overrides);

export const parseDocument = (bytes: Buffer, overrides: Partial<ReadOptions> = {}): Promise<ParsedStatement> =>
  readStatement(bytes, { ...options, ...overrides });

/** The code of the refusal of a document, or `read`. */
export const answerOf = (bytes: Uint8Array, fileName: string): Promise<string> =>
  readStatement(bytes, { ...options, fileName }).then(
    () => 'read',
    (error) => (error instanceof StatementError ? error.code : Promise.reject(error)),
  );

/** One line per transaction: `2026-11-02 -229.99 TRY NETFLIX.COM`. */
export const lines = ({ transactions }: ParsedStatement): string[] =>
  transactions.map(
    ({ date, direction, amount, currency, description }) =>
      `${date} ${direction === 'out' ? '-' : '+'}${amount} ${currency} ${description}`,
  );
