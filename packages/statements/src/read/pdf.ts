import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import { StatementError } from '#errors.ts';
import type { Line, Lines } from './lines.ts';
import { type Glyphs, linesOfPage } from './page-lines.ts';

const maxPages = 1_500;
const maxItems = 1_000_000;

/** Reads the printed text of a PDF with its places; nothing is drawn. */
export async function readPdf(bytes: Buffer, password?: string): Promise<Lines> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(bytes),
    ...(password ? { password } : {}),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    stopAtErrors: false,
    cMapUrl: new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')).pathname,
    cMapPacked: true,
  });
  const document = await task.promise.catch((cause) => {
    throw refusal(cause);
  });
  if (document.numPages > maxPages) throw new StatementError('statement_too_complex');
  const lines: Line[] = [];
  let items = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const glyphs = await readPage(document, number);
    items += glyphs.length;
    if (items > maxItems) throw new StatementError('statement_too_complex');
    lines.push(...linesOfPage(number, glyphs));
  }
  if (letters(lines) < 20) throw new StatementError(hasImages(bytes) ? 'statement_scanned' : 'statement_empty');
  return { layout: 'page', lines };
}

type Document = Awaited<ReturnType<typeof import('pdfjs-dist')['getDocument']>['promise']>;

async function readPage(document: Document, number: number): Promise<Glyphs[]> {
  try {
    const page = await document.getPage(number);
    const { transform: view } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent({ includeMarkedContent: false });
    page.cleanup();
    return items.flatMap((item) => ('str' in item ? placeItem(item, view as Matrix) : []));
  } catch (cause) {
    throw new StatementError('statement_damaged', { cause });
  }
}

type Matrix = [number, number, number, number, number, number];

/** Where an item stands on the page as people see it: x to the right, y downwards, in points. Upright text is left out. */
function placeItem(item: TextItem, [a, b, c, d, e, f]: Matrix): Glyphs[] {
  if (!item.str.trim()) return [];
  const [ia, ib, , , x, y] = item.transform as Matrix;
  const right = [a * ia + c * ib, b * ia + d * ib] as const;
  if (right[0] <= 0 || Math.abs(right[1]) > right[0] * 0.05) return [];
  const x0 = a * x + c * y + e;
  const height = item.height || Math.hypot(ia, ib) || 8;
  return [{ text: item.str, x0, x1: x0 + item.width, y: b * x + d * y + f, height }];
}

function refusal(cause: unknown): StatementError {
  const { name, code } = cause as { name?: string; code?: number };
  if (name === 'PasswordException') {
    return new StatementError(code === 2 ? 'statement_wrong_password' : 'statement_encrypted', { cause });
  }
  return new StatementError('statement_damaged', { cause });
}

const letters = (lines: Line[]) => lines.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);

/** The dictionary of an image always stands in the open: streams cannot lie inside object streams. */
const hasImages = (bytes: Buffer) => /\/Subtype\s*\/Image/.test(bytes.toString('latin1'));
