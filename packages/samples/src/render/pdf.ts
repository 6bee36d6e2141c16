import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Block, Column, Document } from '#layouts/document.ts';

const require = createRequire(import.meta.url);
const font = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

const margin = 42;
const size = 8;
const rowHeight = 13;

type Page = PDFKit.PDFDocument;

export type PdfOptions = { password?: string };

/** All bytes of a document; the same content gives the same bytes. */
export function bytesOf(pdf: Page): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}

/** An A4 document whose making leaves no trace of the clock. */
export const newPdf = ({ password }: PdfOptions = {}): Page =>
  new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    info: { Title: 'Statement', CreationDate: new Date(0) },
    ...(password && { userPassword: password, ownerPassword: `${password}-owner`, pdfVersion: '1.7' as const }),
  });

/** Draws a statement on as many pages as it needs; tables repeat their header on each. */
export function renderPdf(document: Document, options: PdfOptions = {}): Promise<Buffer> {
  const pdf = newPdf(options);
  if (document.standardFont) pdf.font('Helvetica');
  else pdf.registerFont('body', font).font('body');
  for (const block of document.blocks) drawBlock(pdf, block);
  drawFooters(pdf, document.footer);
  return bytesOf(pdf);
}

const width = (pdf: Page) => pdf.page.width - 2 * margin;
const bottom = (pdf: Page) => pdf.page.height - margin - 24;

/** One piece of text in one place: pdfkit would otherwise wrap it and start pages of its own. */
function put(pdf: Page, content: string, x: number, y: number, box?: { width: number; right: boolean }) {
  const start = box?.right ? x + box.width - pdf.widthOfString(content) : x;
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
  put(pdf, spaced ? [...text].join(' ') : text, margin, y);
  pdf.y = y + points * 1.6;
}

function drawPairs(pdf: Page, pairs: (Block & { kind: 'pairs' })['pairs']) {
  pdf.fontSize(size);
  for (const [label, value] of pairs) {
    makeRoom(pdf, rowHeight);
    const { y } = pdf;
    put(pdf, label, margin, y);
    put(pdf, value.text, margin + 170, y, { width: 110, right: true });
    pdf.y = y + rowHeight;
  }
}

function makeRoom(pdf: Page, height: number): boolean {
  if (pdf.y + height <= bottom(pdf)) return false;
  pdf.addPage();
  pdf.y = margin;
  return true;
}

function drawTable(pdf: Page, { columns, rows, description }: Block & { kind: 'table' }) {
  pdf.fontSize(size);
  const boxes = boxesOf(columns, width(pdf));
  const line = (cells: readonly string[]) => {
    const { y } = pdf;
    for (const [index, content] of cells.entries()) {
      const box = boxes[index];
      if (box) put(pdf, content, box.x, y, box);
    }
    pdf.y = y + rowHeight;
  };
  const header = () => {
    line(columns.map(({ title }) => title));
    const y = pdf.y - 2;
    pdf
      .moveTo(margin, y)
      .lineTo(margin + width(pdf), y)
      .lineWidth(0.4)
      .stroke();
  };
  makeRoom(pdf, rowHeight * 3);
  header();
  for (const { cells, below } of rows.filter(({ hidden }) => !hidden)) {
    const [first = '', ...further] = wrapped(pdf, cells[description]?.text ?? '', boxes[description]?.width ?? 0);
    const more = below ? [...further, below] : further;
    if (makeRoom(pdf, rowHeight * (1 + more.length))) header();
    line(cells.map(({ text }, index) => (index === description ? first : text)));
    for (const content of more) line(cells.map((_, index) => (index === description ? content : '')));
  }
}

type Box = { x: number; width: number; right: boolean };

function boxesOf(columns: readonly Column[], whole: number): Box[] {
  let x = margin;
  return columns.map((column) => {
    const box = { x, width: column.width * whole - 6, right: column.align === 'right' };
    x += column.width * whole;
    return box;
  });
}

/** The words of a description that is wider than its column, on as many lines as it takes. */
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
    put(
      pdf,
      footer.replace('{page}', String(page + 1)).replace('{pages}', String(count)),
      margin,
      pdf.page.height - 30,
    );
  }
}
