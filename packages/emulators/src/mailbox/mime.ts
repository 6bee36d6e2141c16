import {
  decodeCharset,
  decodeQuotedPrintable,
  decodeWords,
  type HeaderLine,
  headerOf,
  parseHeaders,
  parseParameters,
} from './headers.ts';

/** A MIME part with its nested parts. */
export type Part = {
  headers: HeaderLine[];
  type: string;
  charset?: string;
  /** Empty for a part that is not a file. */
  fileName: string;
  isInline: boolean;
  contentId?: string;
  /** Decoded content; empty for a part with nested parts. */
  bytes: Buffer;
  parts: Part[];
};

const maxDepth = 20;

/** Splits a mail into header and body. */
export function splitMail(text: string): [head: string, body: string] {
  const end = /^\r?\n|\r?\n\r?\n/.exec(text);
  return end ? [text.slice(0, end.index), text.slice(end.index + end[0].length)] : [text, ''];
}

/** Parses a mail (RFC 2045, RFC 2046). Malformed parts become text. */
export const parseMail = (raw: Buffer): Part => parsePart(raw.toString('latin1'), 0);

function parsePart(text: string, depth: number): Part {
  const [head, body] = splitMail(text);
  const headers = parseHeaders(head);
  const { value: type, parameters } = parseParameters(headerOf(headers, 'content-type') ?? 'text/plain');
  const disposition = parseParameters(headerOf(headers, 'content-disposition') ?? '');
  const fileName = decodeWords(disposition.parameters.filename ?? parameters.name ?? '');
  const shared = {
    headers,
    type: type.includes('/') ? type : 'text/plain',
    charset: parameters.charset,
    fileName,
    isInline: disposition.value === 'inline',
    contentId: headerOf(headers, 'content-id')?.replace(/^<|>$/g, ''),
  };
  if (type.startsWith('multipart/') && parameters.boundary && depth < maxDepth) {
    const parts = splitParts(body, parameters.boundary).map((part) => parsePart(part, depth + 1));
    return { ...shared, bytes: Buffer.alloc(0), parts };
  }
  return { ...shared, bytes: decodeTransfer(body, headerOf(headers, 'content-transfer-encoding')), parts: [] };
}

/** Splits a body at its boundaries. The last boundary may be missing. */
function splitParts(body: string, boundary: string): string[] {
  const escaped = boundary.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const sections = `\r\n${body}`.split(new RegExp(`\\r?\\n--${escaped}(?=--|[ \\t]*\\r?\\n|$)`));
  const end = sections.findIndex((section, n) => n > 0 && section.startsWith('--'));
  return sections.slice(1, end === -1 ? undefined : end).map((section) => section.replace(/^[ \t]*\r?\n/, ''));
}

function decodeTransfer(body: string, encoding = '7bit'): Buffer {
  if (/^\s*base64/i.test(encoding)) return Buffer.from(body, 'base64');
  if (/^\s*quoted-printable/i.test(encoding)) return decodeQuotedPrintable(body);
  return Buffer.from(body, 'latin1');
}

/** A part and all nested parts, outermost first. */
export const partsOf = (part: Part): Part[] => [part, ...part.parts.flatMap(partsOf)];

export const isFile = (part: Part): boolean =>
  part.parts.length === 0 && (part.fileName !== '' || !part.type.startsWith('text/'));

export const textOf = (part: Part): string => decodeCharset(part.bytes, part.charset);

/** The part that a mail client displays, if there is one of this type. */
export const bodyOf = (mail: Part, type: 'text/plain' | 'text/html'): Part | undefined =>
  partsOf(mail).find((part) => part.type === type && part.parts.length === 0 && !isFile(part));

const entities: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text of HTML, for a preview. */
export const wordsOfHtml = (markup: string): string =>
  markup
    .replace(/<(style|script|head)\b.*?<\/\1>/gis, ' ')
    .replace(/<(br|\/p|\/div|\/tr|\/h\d|\/li)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_entity, name: string) => entities[name] ?? '');

/** Text of a mail, from its plain text or its HTML. */
export function plainTextOf(mail: Part): string {
  const plain = bodyOf(mail, 'text/plain');
  if (plain) return textOf(plain);
  const markup = bodyOf(mail, 'text/html');
  return markup ? wordsOfHtml(textOf(markup)) : '';
}
