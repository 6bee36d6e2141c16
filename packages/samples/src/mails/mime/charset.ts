import type { Charset } from './content.ts';

/** The byte of every character of an 8-bit charset, as the WHATWG decoders have it. */
function bytesOfCharset(charset: Charset): Map<string, number> {
  const decoder = new TextDecoder(charset);
  const all = Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const);
  // The first 32 above ASCII are controls in ISO 8859: decoders answer them with what Windows has there.
  const isIso = charset.startsWith('iso');
  return new Map(all.filter(([, byte]) => !(isIso && byte >= 0x80 && byte < 0xa0)));
}

const tables = new Map<Charset, Map<string, number>>();

/** Text in a charset; undefined where it has a character that the charset lacks. */
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

/** HTML says what its charset lacks by number: ₺ is &#8378; */
export function encodeHtml(html: string, charset: Charset): Buffer {
  const known = [...html].map((char) => (encodeCharset(char, charset) ? char : `&#${char.codePointAt(0)};`));
  return encodeCharset(known.join(''), charset) ?? Buffer.from(html);
}
