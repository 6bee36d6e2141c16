import type { Mail } from '@kumbara/detection';
import { addressParser, decodeWords } from 'postal-mime';

type Header = Mail['headers'][number];

/** Longer than anything honest. */
const mostCharacters = 10_000;

const all = (headers: readonly Header[], wanted: string) =>
  headers.filter(({ name }) => name.toLowerCase() === wanted).map(({ value }) => value.slice(0, mostCharacters));

/**
 * What the header lines of a mail say, decoded (RFC 2047). All From fields count: two of them prove nothing, but that
 * there are two must be seen.
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

/** The mail's own date where it can be read, else when it arrived: ISO 8601 instants. */
export function sentAt(headers: readonly Header[], arrived: string): string {
  const time = Date.parse(all(headers, 'date')[0]?.replace(/\([^()]*\)/g, '') ?? '');
  return Number.isNaN(time) ? arrived : new Date(time).toISOString();
}

/** At most so many bytes of UTF-8, without half a letter at the end. */
export function cut(text: string, mostBytes: number): string {
  if (Buffer.byteLength(text) <= mostBytes) return text;
  return new TextDecoder().decode(Buffer.from(text).subarray(0, mostBytes)).replace(/\uFFFD$/, '');
}
