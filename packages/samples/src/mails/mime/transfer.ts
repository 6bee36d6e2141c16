import { encodeCharset } from './charset.ts';
import type { Charset, MimeEncoding, TransferEncoding } from './content.ts';

const hex = (byte: number) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
const isPlain = (byte: number) => byte >= 33 && byte <= 126 && byte !== 61;

/** One line of quoted-printable with soft line breaks. Source: RFC 2045, section 6.7. */
function quoteLine(line: Buffer, { width, splitsAmounts }: MimeEncoding): string {
  const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57;
  const out: string[] = [];
  let current = '';
  line.forEach((byte, n) => {
    const isLast = n === line.length - 1;
    const encoded = isPlain(byte) || ((byte === 32 || byte === 9) && !isLast) ? String.fromCharCode(byte) : hex(byte);
    const insideAmount =
      splitsAmounts && isDigit(byte) && isDigit(line[n - 1]) && /[.,]/.test(line.toString('latin1', n + 1, n + 2));
    if (current.length + encoded.length > width - 1 || (insideAmount && current.length > 0)) {
      out.push(`${current}=`);
      current = '';
    }
    current += encoded;
  });
  return [...out, current].join('\r\n');
}

function quotedPrintable(bytes: Buffer, mimeEncoding: MimeEncoding): string {
  const lines = bytes.toString('latin1').split('\r\n');
  return lines.map((line) => quoteLine(Buffer.from(line, 'latin1'), mimeEncoding)).join('\r\n');
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}(?=.)/g, '$&\r\n');

/** The bytes of a part as latin1, because a part may contain any byte. */
export function encodeTransfer(bytes: Buffer, encoding: TransferEncoding, mimeEncoding: MimeEncoding): string {
  if (encoding === 'base64') return base64(bytes);
  return encoding === 'quoted-printable' ? quotedPrintable(bytes, mimeEncoding) : bytes.toString('latin1');
}

const quoteWord = (bytes: Buffer) =>
  [...bytes]
    .map((byte) =>
      byte === 32 ? '_' : isPlain(byte) && byte !== 63 && byte !== 95 ? String.fromCharCode(byte) : hex(byte),
    )
    .join('');

/** Characters that fit into an encoded word of 75 characters in any encoding. */
const charactersPerWord = 12;

/** Header text: unchanged when it is ASCII, otherwise as folded encoded words. Source: RFC 2047. */
export function encodeHeader(text: string, { charset, headerEncoding }: MimeEncoding): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const used: Charset = encodeCharset(text, charset) ? charset : 'utf-8';
  const pieces = [...text].reduce<string[]>((all, char, n) => {
    if (n % charactersPerWord === 0) all.push('');
    all[all.length - 1] += char;
    return all;
  }, []);
  const words = pieces.map((encoded) => {
    const bytes = encodeCharset(encoded, used) ?? Buffer.from(encoded);
    return `=?${used}?${headerEncoding}?${headerEncoding === 'B' ? bytes.toString('base64') : quoteWord(bytes)}?=`;
  });
  return words.join('\r\n ');
}
