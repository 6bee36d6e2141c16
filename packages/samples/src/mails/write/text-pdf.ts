import { createRequire } from 'node:module';
import { bytesOf, newPdf } from '#render/pdf.ts';

const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** A PDF with lines of text, for attached invoices. */
export function textPdf(lines: readonly string[]): Promise<Buffer> {
  const pdf = newPdf();
  pdf.registerFont('body', font).font('body').fontSize(10);
  for (const line of lines) pdf.text(line || ' ');
  return bytesOf(pdf);
}
