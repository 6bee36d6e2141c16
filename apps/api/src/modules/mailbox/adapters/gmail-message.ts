import type { Mail } from '@kumbara/detection';
import type { GmailMessage } from './gmail-api.ts';
import { cut, readHeader, sentAt } from './mail-header.ts';
import { type Envelope, mostBytes } from './mailbox.ts';

type Part = NonNullable<GmailMessage['payload']>;
type Text = { type: 'text/html' | 'text/plain'; charset: string; data?: string; attachmentId?: string };

/** No mail that people write has more parts; the others are not looked at. */
const mostParts = 200;

export function toEnvelope(message: GmailMessage): Envelope {
  const headers = headersOf(message);
  const { message_id, from, subject } = readHeader(headers);
  const telling = headers.filter(({ name }) => name.toLowerCase() === 'precedence');
  return { id: message.id ?? '', message_id, from, subject, date: arrival(message), headers: telling };
}

/**
 * A message of Gmail's (`format=full`) as detection reads it: one text part, HTML before plain, and attachments by name.
 * @param load gets the part of a text that is too large to come along, as base64url
 */
export async function toMail(message: GmailMessage, load: (attachmentId: string) => Promise<string>): Promise<Mail> {
  const headers = headersOf(message);
  const { text, attachments } = partsOf(message);
  const data = text?.data ?? (text?.attachmentId && (await load(text.attachmentId))) ?? '';
  const words = text ? cut(decode(Buffer.from(data, 'base64url'), text.charset), mostBytes) : '';
  return {
    ...readHeader(headers),
    date: sentAt(headers, arrival(message)),
    ...(text?.type === 'text/html' ? { text: '', html: words } : { text: words }),
    headers,
    attachments,
  };
}

const arrival = ({ internalDate }: GmailMessage) => new Date(Number(internalDate ?? 0)).toISOString();

const headersOf = ({ payload }: GmailMessage): Mail['headers'] =>
  (payload?.headers ?? []).map(({ name, value }) => ({ name: name ?? '', value: (value ?? '').trim() }));

/** The text worth reading and the names of what hangs on the mail. */
function partsOf({ payload }: GmailMessage): { text?: Text; attachments: NonNullable<Mail['attachments']> } {
  const texts: Text[] = [];
  const attachments: NonNullable<Mail['attachments']> = [];
  const open: Part[] = payload ? [payload] : [];
  for (let seen = 0; open.length > 0 && seen < mostParts; seen += 1) {
    const part = open.shift() as Part;
    const type = (part.mimeType ?? '').toLowerCase();
    const isAttached = /^\s*attachment/i.test(field(part, 'content-disposition'));
    if (part.filename || isAttached || type === 'message/rfc822') {
      attachments.push({ ...(part.filename && { name: part.filename }), type });
    } else if (type === 'text/html' || type === 'text/plain') {
      const { data, attachmentId } = part.body ?? {};
      const charset = /charset\s*=\s*"?([^\s";]+)/i.exec(field(part, 'content-type'))?.[1] ?? 'utf-8';
      texts.push({ type, charset, ...(data && { data }), ...(attachmentId && { attachmentId }) });
    } else open.unshift(...(part.parts ?? []));
  }
  const of = (wanted: Text['type']) =>
    texts.find(({ type, data, attachmentId }) => type === wanted && (data || attachmentId));
  const text = of('text/html') ?? of('text/plain');
  return { ...(text && { text }), attachments };
}

const field = ({ headers }: Part, wanted: string) =>
  headers?.find(({ name }) => name?.toLowerCase() === wanted)?.value ?? '';

/**
 * Bytes as text. What is valid UTF-8 beyond ASCII is no other charset, whatever its part says: old charsets hardly ever
 * happen to form it, and Gmail has converted some texts already.
 */
function decode(bytes: Buffer, charset: string): string {
  const isStateful = /^(?:iso-2022|utf-7|hz)/i.test(charset);
  if (!isStateful) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // Another charset, then.
    }
  }
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
