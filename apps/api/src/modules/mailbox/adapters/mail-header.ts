import type { Mail } from '@kumbara/detection';
import { addressParser, decodeWords } from 'postal-mime';

type Header = Mail['headers'][number];

/** Longer than any legitimate header value. */
const mostCharacters = 10_000;

const all = (headers: readonly Header[], wanted: string) =>
  headers.filter(({ name }) => name.toLowerCase() === wanted).map(({ value }) => value.slice(0, mostCharacters));

/**
 * Parses the header lines of a mail, decoded (RFC 2047). All From fields are kept: a mail with two of them proves no
 * sender, which the caller must be able to see.
 */
export function readHeader(headers: readonly Header[]): Pick<Mail, 'message_id' | 'from' | 'to' | 'subject'> {
  const addresses = (wanted: string) =>
    all(headers, wanted).flatMap((value) =>
      addressParser(value, { flatten: true }).map(({ name, address = '' }) => ({ name, address })),
    );
  return {
    message_id: all(headers, 'message-id')[0]?.trim() ?? '',
    from: addresses('from'),
    to: addresses('to'),
    subject: decodeWords(all(headers, 'subject')[0] ?? ''),
  };
}

/** The mail's own date if it is valid, else the time of arrival: ISO 8601 instants. */
export function sentAt(headers: readonly Header[], arrived: string): string {
  const time = Date.parse(all(headers, 'date')[0]?.replace(/\([^()]*\)/g, '') ?? '');
  return Number.isNaN(time) ? arrived : new Date(time).toISOString();
}

/** Cuts a text to a number of UTF-8 bytes without splitting a character. */
export function cut(text: string, mostBytes: number): string {
  if (Buffer.byteLength(text) <= mostBytes) return text;
  return new TextDecoder().decode(Buffer.from(text).subarray(0, mostBytes)).replace(/\uFFFD$/, '');
}
