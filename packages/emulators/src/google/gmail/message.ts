import { randomBytes } from 'node:crypto';
import { decodeWords, type HeaderLine } from '#mailbox/headers.ts';
import type { Mail } from '#mailbox/mailbox.ts';
import { isFile, type Part, plainTextOf, textOf } from '#mailbox/mime.ts';
import { labelsOf } from './labels.ts';

/** Sixteen hexadecimal digits that increase with the time of arrival, like Gmail's. */
export const idOf = ({ received, number }: Mail): string =>
  ((BigInt(received.getTime()) << 20n) | BigInt(number)).toString(16).padStart(16, '0');

export const numberOf = (id: string): number | undefined =>
  /^[0-9a-f]{16}$/.test(id) ? Number(BigInt(`0x${id}`) & 0xfffffn) : undefined;

const base64url = (bytes: Buffer | string) => {
  const text = Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
  return text;
};

const decodeHeader = ({ name, value }: HeaderLine): HeaderLine => ({ name, value: decodeWords(value) });

/** Gmail returns texts in UTF-8, whatever charset the header names. */
const textBytes = (part: Part) => Buffer.from(textOf(part));

/** Like Gmail's, the id of an attachment differs in every response. */
const attachmentId = (partId: string) => `ANGjdJ${base64url(`${partId}|${randomBytes(24).toString('hex')}`)}`;
const partIdOf = (id: string): string | undefined =>
  id.startsWith('ANGjdJ') ? Buffer.from(id.slice(6), 'base64url').toString().split('|')[0] : undefined;

function payloadOf(part: Part, partId: string): object {
  const shared = {
    partId,
    mimeType: part.type,
    filename: part.fileName,
    headers: part.headers.map(decodeHeader),
  };
  if (part.parts.length > 0) {
    const parts = part.parts.map((child, n) => payloadOf(child, partId === '' ? String(n) : `${partId}.${n}`));
    return { ...shared, body: { size: 0 }, parts };
  }
  if (isFile(part)) return { ...shared, body: { attachmentId: attachmentId(partId), size: part.bytes.length } };
  const bytes = textBytes(part);
  return { ...shared, body: { size: bytes.length, ...(bytes.length > 0 && { data: base64url(bytes) }) } };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const snippetLength = 200;

/** The beginning of the text, escaped for HTML. */
const snippetOf = (mail: Mail) =>
  plainTextOf(mail.content)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, snippetLength)
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '');

export const formats = ['metadata', 'full'] as const;
export type Format = (typeof formats)[number];

/** The resource of `messages.get`. */
export function messageOf(mail: Mail, format: Format, metadataHeaders: readonly string[]): object {
  const wanted = new Set(metadataHeaders.map((name) => name.toLowerCase()));
  const shared = {
    id: idOf(mail),
    threadId: idOf(mail),
    labelIds: labelsOf(mail),
    snippet: snippetOf(mail),
    historyId: String(mail.changed),
    internalDate: String(mail.received.getTime()),
    sizeEstimate: mail.raw.length,
  };
  if (format === 'full') return { ...shared, payload: payloadOf(mail.content, '') };
  const headers = mail.headers.filter(({ name }) => wanted.has(name.toLowerCase())).map(decodeHeader);
  return { ...shared, payload: { mimeType: mail.content.type, ...(headers.length > 0 && { headers }) } };
}

/** The resource of `messages.attachments.get`. */
export function attachmentOf(mail: Mail, id: string): object | undefined {
  const wanted = partIdOf(id);
  const part = wanted === undefined ? undefined : partAt(mail.content, wanted);
  return part && isFile(part) ? { size: part.bytes.length, data: base64url(part.bytes) } : undefined;
}

const partAt = (part: Part, partId: string): Part | undefined =>
  partId === '' ? part : partId.split('.').reduce((at: Part | undefined, n) => at?.parts[Number(n)], part);
