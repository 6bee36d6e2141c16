import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Block, Column, Document, TableRow } from '#layouts/document.ts';

const require = createRequire(import.meta.url);
const font = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

const margin = 42;
const size = 8;
const rowHeight = 13;

type Page = PDFKit.PDFDocument;

type PdfOptions = { password?: string };

/** All bytes of a document. The same content gives the same bytes. */
export function collectBytes(pdf: Page): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}

/** An A4 document with a fixed creation date. */
export const createPdf = ({ password }: PdfOptions = {}): Page =>
  new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    info: { Title: 'Statement', CreationDate: new Date(0) },
    ...(password && { userPassword: password, ownerPassword: `${password}-owner`, pdfVersion: '1.7' as const }),
  });

/** Draws a statement on as many pages as it needs. Tables repeat their header on each page. */
export function renderPdf(document: Document, options: PdfOptions = {}): Promise<Buffer> {
  const pdf = createPdf(options);
  if (document.standardFont) pdf.font('Helvetica');
  else pdf.registerFont('body', font).font('body');
  if (document.rotated) {
    rotatedDocuments.add(pdf);
    rotate(pdf);
    pdf.on('pageAdded', () => rotate(pdf));
  }
  for (const block of document.blocks) drawBlock(pdf, block);
  drawFooters(pdf, document.footer);
  return collectBytes(pdf);
}

/** Rotates everything that follows by 90°. */
const rotate = (pdf: Page) => pdf.rotate(90, { origin: [0, 0] }).translate(0, -pdf.page.width);

const rotatedDocuments = new WeakSet<Page>();
/** The page size as read: landscape when the text is rotated. */
const pageSize = (pdf: Page) =>
  rotatedDocuments.has(pdf) ? { width: pdf.page.height, height: pdf.page.width } : pdf.page;
const width = (pdf: Page) => pageSize(pdf).width - 2 * margin;
const bottom = (pdf: Page) => pageSize(pdf).height - margin - 24;

/** Draws one text at a position. Without this, pdfkit would wrap it and add pages. */
function drawAt(pdf: Page, content: string, x: number, y: number, mailbox?: { width: number; right: boolean }) {
  const start = mailbox?.right ? x + mailbox.width - pdf.widthOfString(content) : x;
  if (content) pdf.text(content, start, y, { lineBreak: false });
}

function drawBlock(pdf: Page, block: Block) {
  if (block.kind === 'text') drawText(pdf, block);
  else if (block.kind === 'pairs') drawPairs(pdf, block.pairs);
  else drawTable(pdf, block);
  pdf.y += 8;
}

function drawText(pdf: Page, { text, size: textSize, spaced }: Block & { kind: 'text' }) {
  const points = { large: 15, small: 6.5, normal: 9 }[textSize ?? 'normal'];
  makeRoom(pdf, points * 1.6);
  const { y } = pdf;
  pdf.fontSize(points);
  drawAt(pdf, spaced ? [...text].join(' ') : text, margin, y);
  pdf.y = y + points * 1.6;
}

function drawPairs(pdf: Page, pairs: (Block & { kind: 'pairs' })['pairs']) {
  pdf.fontSize(size);
  for (const [label, value] of pairs) {
    makeRoom(pdf, rowHeight);
    const { y } = pdf;
    drawAt(pdf, label, margin, y);
    drawAt(pdf, value.text, margin + 170, y, { width: 110, right: true });
    pdf.y = y + rowHeight;
  }
}

function makeRoom(pdf: Page, height: number): boolean {
  if (pdf.y + height <= bottom(pdf)) return false;
  pdf.addPage();
  pdf.y = margin;
  return true;
}

type Table = Block & { kind: 'table' };

function drawTable(pdf: Page, table: Table) {
  pdf.fontSize(size);
  const shown = { ...table, rows: table.rows.filter(({ hidden }) => !hidden) };
  if (table.twoColumns) return drawTwoColumns(pdf, shown);
  const mailboxes = boxesOf(table.columns, margin, width(pdf));
  makeRoom(pdf, rowHeight * 3);
  drawHead(pdf, table, mailboxes);
  const notes = [...(table.notes ?? [])];
  for (const row of shown.rows) {
    const lines = linesOf(pdf, row, table, mailboxes);
    if (makeRoom(pdf, rowHeight * lines.length)) drawHead(pdf, table, mailboxes);
    const note = notes.shift();
    if (note) drawAt(pdf, note, margin + tableWidth(table, width(pdf)) + 34, pdf.y);
    for (const line of lines) drawLine(pdf, line, mailboxes);
  }
}

/** Draws the rows in two tables side by side, page by page. */
function drawTwoColumns(pdf: Page, table: Table) {
  const half = width(pdf) / 2 - 10;
  const places = [margin, margin + width(pdf) / 2 + 10].map((x) => boxesOf(table.columns, x, half));
  let rows = table.rows;
  while (rows.length > 0) {
    makeRoom(pdf, rowHeight * 4);
    const top = pdf.y;
    const room = Math.floor((bottom(pdf) - top) / rowHeight) - 1;
    const perSide = Math.min(Math.ceil(rows.length / 2), Math.floor(room / 2));
    let lowest = top;
    for (const mailboxes of places) {
      pdf.y = top;
      drawHead(pdf, table, mailboxes);
      for (const row of rows.slice(0, perSide)) {
        for (const line of linesOf(pdf, row, table, mailboxes)) drawLine(pdf, line, mailboxes);
      }
      rows = rows.slice(perSide);
      lowest = Math.max(lowest, pdf.y);
    }
    pdf.y = lowest;
    if (rows.length > 0) pdf.y = bottom(pdf);
  }
}

function drawHead(pdf: Page, { columns }: Table, mailboxes: Box[]) {
  if (columns.every(({ title }) => title === '')) return;
  drawLine(
    pdf,
    columns.map(({ title }) => title),
    mailboxes,
  );
  const y = pdf.y - 2;
  const [first, last] = [mailboxes[0], mailboxes.at(-1)];
  if (!first || !last) return;
  pdf
    .moveTo(first.x, y)
    .lineTo(last.x + last.width, y)
    .lineWidth(0.4)
    .stroke();
}

function drawLine(pdf: Page, cells: readonly string[], mailboxes: Box[]) {
  const { y } = pdf;
  for (const [index, content] of cells.entries()) {
    const mailbox = mailboxes[index];
    if (mailbox) drawAt(pdf, content, mailbox.x, y, mailbox);
  }
  pdf.y = y + rowHeight;
}

/** The printed lines of a row. */
function linesOf(pdf: Page, { cells, below, second }: TableRow, { description }: Table, mailboxes: Box[]): string[][] {
  const [first = '', ...further] = wrapped(pdf, cells[description]?.text ?? '', mailboxes[description]?.width ?? 0);
  const more = below ? [...further, below] : further;
  return [
    cells.map(({ text }, index) => (index === description ? first : text)),
    ...more.map((content, line) =>
      cells.map((_, index) => (index === description ? content : index === 0 && line === 0 ? (second ?? '') : '')),
    ),
  ];
}

const tableWidth = ({ columns }: Table, whole: number) =>
  columns.reduce((sum, column) => sum + column.width * whole, 0);

type Box = { x: number; width: number; right: boolean };

function boxesOf(columns: readonly Column[], left: number, whole: number): Box[] {
  let x = left;
  return columns.map((column) => {
    const mailbox = { x, width: column.width * whole - 6, right: column.align === 'right' };
    x += column.width * whole;
    return mailbox;
  });
}

/** Wraps a description that is wider than its column. */
function wrapped(pdf: Page, content: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length === 0) lines.push(word);
    else if (pdf.widthOfString(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawFooters(pdf: Page, footer: string) {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.fontSize(6.5);
    drawAt(
      pdf,
      footer.replace('{page}', String(page + 1)).replace('{pages}', String(count)),
      margin,
      pageSize(pdf).height - 30,
    );
  }
}
