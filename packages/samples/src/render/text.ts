import type { Document } from '#layouts/document.ts';
import { createGrid } from './grid.ts';

/** The letters in which Windows-1254 (Turkish) differs from Latin-1. */
const turkish: Record<string, number> = {
  Ğ: 0xd0,
  İ: 0xdd,
  Ş: 0xde,
  ğ: 0xf0,
  ı: 0xfd,
  ş: 0xfe,
  '€': 0x80,
  '–': 0x96,
  // The code page has no minus sign; banks print a dash instead.
  '\u2212': 0x96,
  '’': 0x92,
};

/** Encodes text in Windows-1254. Missing letters become question marks. */
const windows1254 = (content: string): Buffer =>
  Buffer.from(
    [...content].map((letter) => turkish[letter] ?? (letter.charCodeAt(0) < 256 ? letter.charCodeAt(0) : 63)),
  );

const isInCodePage = (letter: string) => letter in turkish || letter.charCodeAt(0) < 256;

const visible = (document: Document) => createGrid(document).filter(({ hidden }) => !hidden);

const escaped = (content: string) =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** An HTML page with the extension .xls. */
export function renderHtml(document: Document): Buffer {
  const rows = visible(document).map(
    ({ cells }) => `<tr>${cells.map(({ text }) => `<td>${escaped(text)}</td>`).join('')}</tr>`,
  );
  const head = '<head><meta http-equiv="Content-Type" content="text/html; charset=windows-1254"></head>';
  const page = `<html>${head}<body><table border="1">\n${rows.join('\n')}\n</table></body></html>`;
  return windows1254(
    [...page].map((letter) => (isInCodePage(letter) ? letter : `&#${letter.codePointAt(0)};`)).join(''),
  );
}

const quoted = (content: string) => (/[";\n]/.test(content) ? `"${content.replaceAll('"', '""')}"` : content);

/**
 * Semicolon-separated text with the extension .xls, in Windows-1254, or in UTF-8 with a BOM when a letter is missing.
 */
export function renderCsv(document: Document): Buffer {
  const lines = visible(document).map(({ cells }) => cells.map(({ text }) => quoted(text)).join(';'));
  const content = lines.join('\r\n');
  return [...content].every(isInCodePage) ? windows1254(content) : Buffer.from(`\ufeff${content}`);
}
