import type { Charset } from './content.ts';

/** The byte of every character of an 8-bit charset, as in the WHATWG decoders. */
function bytesOfCharset(charset: Charset): Map<string, number> {
  const decoder = new TextDecoder(charset);
  const all = Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const);
  // 0x80 to 0x9F are control characters in ISO 8859, but WHATWG decoders map them like Windows.
  const isIso = charset.startsWith('iso');
  return new Map(all.filter(([, byte]) => !(isIso && byte >= 0x80 && byte < 0xa0)));
}

const tables = new Map<Charset, Map<string, number>>();

/** Encodes text; undefined when a character is missing from the charset. */
export function encodeCharset(text: string, charset: Charset): Buffer | undefined {
  if (charset === 'utf-8') return Buffer.from(text);
  let table = tables.get(charset);
  if (!table) {
    table = bytesOfCharset(charset);
    tables.set(charset, table);
  }
  const bytes = [];
  for (const char of text) {
    const byte = table.get(char);
    if (byte === undefined) return undefined;
    bytes.push(byte);
  }
  return Buffer.from(bytes);
}

/** Encodes HTML with numeric references for missing characters: ₺ becomes `&#8378;`. */
export function encodeHtml(html: string, charset: Charset): Buffer {
  const known = [...html].map((char) => (encodeCharset(char, charset) ? char : `&#${char.codePointAt(0)};`));
  return encodeCharset(known.join(''), charset) ?? Buffer.from(html);
}
