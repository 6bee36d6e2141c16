import { createRequire } from 'node:module';
import { collectBytes, createPdf } from '#render/pdf.ts';

const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** A PDF with lines of text, for attached invoices. */
export function createTextPdf(lines: readonly string[]): Promise<Buffer> {
  const pdf = createPdf();
  pdf.registerFont('body', font).font('body').fontSize(10);
  for (const line of lines) pdf.text(line || ' ');
  return collectBytes(pdf);
}
