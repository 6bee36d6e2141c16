import { fileURLToPath } from 'node:url';
import { getDocument, OPS, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import { StatementError } from '#errors.ts';
import { expectAtMost, limits } from './limits.ts';
import type { Line, Lines } from './lines.ts';
import { withTrailer } from './missing-trailer.ts';
import { type Glyphs, groupIntoLines } from './page-lines.ts';
import { readLossScore } from './parser-warnings.ts';

const maxPages = 1_500;
/** Upper limit of text items: the rows of the longest statement, and a reserve. */
const maxItems = 500_000;
/** A document with fewer letters is no statement. */
const leastLetters = 20;
/** A scanned page may hold this many letters: a stamp, a number, the name of the scanner. */
const fewLetters = 150;

/** Reads the text of a PDF with its positions. Nothing is drawn. */
export async function readPdf(bytes: Buffer, password?: string): Promise<Lines> {
  const task = getDocument({
    data: new Uint8Array(withTrailer(bytes)),
    ...(password ? { password } : {}),
    verbosity: VerbosityLevel.INFOS,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    stopAtErrors: true,
    cMapUrl: fileURLToPath(new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))),
    cMapPacked: true,
  });
  const document = await task.promise.catch((cause) => {
    throw refusal(cause);
  });
  if (document.numPages > maxPages) throw new StatementError('statement_too_complex');
  const lines: Line[] = [];
  const seen = new Set<string>();
  let items = 0;
  const before = readLossScore();
  for (let number = 1; number <= document.numPages; number += 1) {
    const glyphs = await readPage(document, number, seen);
    items += glyphs.length;
    if (items > maxItems) throw new StatementError('statement_too_complex');
    lines.push(...groupIntoLines(number, glyphs));
    expectAtMost(limits.rows, lines.length);
  }
  const letters = countLetters(lines, document.numPages * fewLetters);
  const isPictured = letters < document.numPages * fewLetters && hasImages(bytes);
  if (letters >= leastLetters) return { layout: 'page', lines, isPictured, isPatchy: readLossScore() > before };
  if (isPictured || (await isDrawn(document))) throw new StatementError('statement_scanned');
  throw new StatementError(letters > 0 ? 'statement_no_transactions' : 'statement_empty');
}

/** @param seen the ids of earlier pages: a page tree may lead to one page thousands of times */
async function readPage(document: PDFDocumentProxy, number: number, seen: Set<string>): Promise<Glyphs[]> {
  try {
    const before = readLossScore();
    const page = await document.getPage(number);
    const own = page.ref ? `${page.ref.num} ${page.ref.gen}` : `page ${number}`;
    if (seen.has(own)) throw new Error(`page ${number} is one of those before`);
    seen.add(own);
    const { transform: view } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent({ includeMarkedContent: false });
    page.cleanup();
    if (readLossScore() - before >= 1) throw new Error(`a part of page ${number} was left out`);
    return positionItems(
      items.filter((item) => 'str' in item),
      view as Matrix,
    );
  } catch (cause) {
    throw new StatementError('statement_damaged', { cause });
  }
}

type Matrix = [number, number, number, number, number, number];

/** Quarter turns of the text, clockwise. */
type Rotation = 0 | 1 | 2 | 3;
type Placed = Glyphs & { turn: Rotation };

/**
 * Returns the items with their positions as a reader sees them: x to the right, y downwards, in points. A page is
 * turned in the direction of most of its letters. Text in another direction, such as a note along the margin, is left
 * out.
 */
function positionItems(items: TextItem[], view: Matrix): Glyphs[] {
  const placed = items.flatMap((item) => positionItem(item, view) ?? []);
  const letters = [0, 0, 0, 0] satisfies [number, number, number, number];
  for (const { turn, text } of placed) letters[turn] += text.length;
  const usual = letters.indexOf(Math.max(...letters));
  return placed.filter(({ turn }) => turn === usual);
}

/** Reads the matrix by index: destructuring would create an iterator for each of half a million matrices. */
function positionItem({ str: text, transform, width, height }: TextItem, view: Matrix): Placed | undefined {
  if (!text.trim()) return undefined;
  const own = transform as Matrix;
  const turn = findRotation(view[0] * own[0] + view[2] * own[1], view[1] * own[0] + view[3] * own[1]);
  if (turn === undefined) return undefined;
  const right = view[0] * own[4] + view[2] * own[5] + view[4];
  const down = view[1] * own[4] + view[3] * own[5] + view[5];
  const x0 = turn === 0 ? right : turn === 1 ? down : turn === 2 ? -right : -down;
  const y = turn === 0 ? down : turn === 1 ? -right : turn === 2 ? -down : right;
  return { text, x0, x1: x0 + width, y, height: height || Math.hypot(own[0], own[1]) || 8, turn };
}

/** Returns the direction of a text, or undefined where it is skewed. */
function findRotation(right: number, down: number): Rotation | undefined {
  if (Math.abs(down) <= Math.abs(right) * 0.05) return right > 0 ? 0 : 2;
  if (Math.abs(right) <= Math.abs(down) * 0.05) return down > 0 ? 1 : 3;
  return undefined;
}

function refusal(cause: unknown): StatementError {
  const { name, code } = cause as { name?: string; code?: number };
  if (name === 'PasswordException') {
    return new StatementError(code === 2 ? 'statement_wrong_password' : 'statement_encrypted', { cause });
  }
  return new StatementError('statement_damaged', { cause });
}

/** Counts letters, up to `most`. */
function countLetters(lines: Line[], most: number): number {
  let count = 0;
  for (const { text } of lines) {
    count += text.replace(/\s/g, '').length;
    if (count >= most) break;
  }
  return count;
}

/** True if a page without letters draws something: text converted to shapes, or images in the page's own stream. */
async function isDrawn(document: PDFDocumentProxy): Promise<boolean> {
  const marks = new Set([
    OPS.constructPath,
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
  ]);
  for (let number = 1; number <= Math.min(3, document.numPages); number += 1) {
    const { fnArray } = await (await document.getPage(number)).getOperatorList();
    if (fnArray.some((operator) => marks.has(operator))) return true;
  }
  return false;
}

/** The dictionary of an image is never compressed: streams cannot be inside object streams. */
const hasImages = (bytes: Buffer) => /\/Subtype\s*\/Image/.test(bytes.toString('latin1'));
